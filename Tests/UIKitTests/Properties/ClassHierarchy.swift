import Foundation

/// The public classes of QuartzCore and UIKit with all their initialisers, private ones included:
/// what is inherited depends on those as well.
struct ClassHierarchy {
  struct Class {
    /// As in `UIImage.Configuration`.
    let name: String
    /// The mangled name without its prefix, which finds the type at run time.
    let mangledName: String
    let isGeneric: Bool
    var superclass: String?
    /// The names of initialisers, such as `init(frame:)`.
    var designated: Set<String> = []
    var convenience: Set<String> = []
    var hasPublicInit = false
  }

  static let root = "s:10Foundation8NSObjectC"

  /// By the compiler's precise identifiers.
  private(set) var classes: [String: Class] = [:]
  private var publicIDs: Set<String> = []

  init(_ graphs: [SymbolGraph]) {
    var owners: [String: String] = [:]
    for graph in graphs {
      for symbol in graph.symbols where symbol.kind.identifier == "swift.class" {
        let id = symbol.identifier.precise
        let name = symbol.pathComponents.joined(separator: ".")
        owners[name] = id
        classes[id] = Class(
          name: name, mangledName: String(id.dropFirst(2)),
          isGeneric: symbol.declaration.contains("<"))
        if ["open", "public"].contains(symbol.accessLevel) { publicIDs.insert(id) }
      }
    }
    for graph in graphs {
      for relationship in graph.relationships where relationship.kind == "inheritsFrom" {
        classes[relationship.source]?.superclass = relationship.target
      }
      for symbol in graph.symbols where symbol.kind.identifier == "swift.init" {
        guard let owner = owners[symbol.owner] else { continue }
        let words = (symbol.declarationFragments ?? []).map(\.spelling)
        if words.contains("convenience") {
          classes[owner]?.convenience.insert(symbol.name)
        } else {
          classes[owner]?.designated.insert(symbol.name)
        }
        if symbol.name == "init()", ["open", "public"].contains(symbol.accessLevel) {
          classes[owner]?.hasPublicInit = true
        }
      }
    }
  }

  static func load() throws -> ClassHierarchy {
    ClassHierarchy(try SymbolGraph.graphs(access: "private"))
  }

  /// The public classes below `NSObject`, by name.
  var objects: [(id: String, value: Class)] {
    publicIDs.filter { isBelowRoot($0) }
      .compactMap { id in classes[id].map { (id, $0) } }
      .sorted { $0.1.name < $1.1.name }
  }

  /// Whether `Name()` makes an object, by Swift's rules of inheritance: a class without designated
  /// initialisers inherits all, and one that overrides all of its superclass's inherits those for
  /// convenience.
  func hasInit(_ id: String) -> Bool {
    guard let described = classes[id], let above = described.superclass else {
      return id == Self.root
    }
    if described.hasPublicInit { return true }
    if described.designated.isEmpty { return hasInit(above) }
    let own = described.designated.union(described.convenience)
    return own.isSuperset(of: designated(above)) && hasInit(above)
  }

  private func designated(_ id: String) -> Set<String> {
    guard let described = classes[id] else { return ["init()"] }
    if !described.designated.isEmpty { return described.designated }
    return described.superclass.map(designated) ?? []
  }

  private func isBelowRoot(_ id: String) -> Bool {
    var next = classes[id]?.superclass
    while let current = next {
      if current == Self.root { return true }
      next = classes[current]?.superclass
    }
    return false
  }
}
