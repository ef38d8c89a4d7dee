import TranslatorInterface

/// What the sources of a module declare, as far as translating them, or a module that imports
/// them, needs it. Only what is active in a build for iOS counts.
package struct ModuleIndex: Sendable, Equatable, Codable {
  package let name: String
  /// Whether a file of it imports UIKit: then every file sees it.
  var usesUIKit = false
  /// Whether a test expects to fail.
  var expectsFailures = false
  /// The types by qualified name.
  var types: [String: TypeEntry] = [:]
  /// Types that are left out of it and of the modules that it imports, each with the framework that
  /// it lacks.
  var absentTypes: [String: String] = [:]

  package init(name: String) { self.name = name }

  /// - Parameter files: What the module's files say, in their order.
  init(name: String, files: [FileIndex], dependencies: [ModuleIndex]) {
    self.name = name
    for file in files {
      for name in file.types.keys.sorted() {
        guard let entry = file.types[name] else { continue }
        types[name, default: TypeEntry(kind: .extended)].add(entry)
      }
    }
    for file in files { absentTypes.merge(file.absentTypes) { first, _ in first } }
    absentTypes = absentTypes.filter { name, _ in types[name].map { $0.kind == .extended } ?? true }
    for module in dependencies { absentTypes.merge(module.absentTypes) { first, _ in first } }
    for name in types.keys where !isReachable(name) { types[name]?.isReachable = false }
    expectsFailures = files.contains(where: \.expectsFailures)
    let imports = files.reduce(into: Set<String>()) { $0.formUnion($1.imports) }
    let brings = ["UIKit", "SnapshotTesting"]
    usesUIKit =
      brings.contains(where: imports.contains)
      // On iOS, XCTest brings UIKit to the tests of what uses it.
      || (imports.contains("XCTest") && dependencies.contains(where: \.usesUIKit))
      // A header that Xcode or CocoaPods makes for all files has brought it.
      || files.contains { file in
        file.unimportedNames.contains { name in !files.contains { $0.types[name] != nil } }
      }
  }

  /// What is inside of a generic type, or of an extension of one, is generic as well.
  private func isReachable(_ name: String) -> Bool {
    var outer = name
    while let end = outer.lastIndex(of: ".") {
      outer = String(outer[..<end])
      if let entry = types[outer], entry.kind != .extended, !entry.isReachable { return false }
    }
    return true
  }

  /// A class, structure, enumeration, actor or protocol, with what its extensions add to it. The
  /// types of other modules that this module extends are here too, without a declaration.
  struct TypeEntry: Sendable, Equatable, Codable {
    enum Kind: String, Sendable, Codable { case classType, protocolType, other, extended }

    var kind: Kind
    /// The word that declares it: `struct`, `class` and the like.
    var introducer = ""
    var isFinal = false
    var isPublic = false
    var isOpen = false
    var isObjC = false
    /// Whether selectors can find it at run time: it is not generic, and not in a function.
    var isReachable = true
    /// The inherited types as they are written: the superclass first, if there is one.
    var inherited: [String] = []
    var methods: [MethodEntry] = []
    var properties: [PropertyEntry] = []
    /// Labels of convenience initialisers for Objective-C that extensions have.
    var initializers: [[String]] = []

    /// Adds what another file says of the type.
    mutating func add(_ other: TypeEntry) {
      if other.kind != .extended {
        kind = other.kind
        introducer = other.introducer
        isFinal = other.isFinal
        isPublic = other.isPublic
        isOpen = other.isOpen
        isObjC = other.isObjC
        isReachable = other.isReachable
      }
      inherited += other.inherited
      methods += other.methods
      properties += other.properties
      initializers += other.initializers
    }

    /// Whether a message can find something of its body.
    var hasMessages: Bool {
      methods.contains { ($0.isObjC || $0.isDelegateMethod) && !$0.isInExtension }
        || properties.contains { $0.isObjC && !$0.isInExtension }
    }
  }

  struct MethodEntry: Sendable, Equatable, Codable {
    var base: String
    var labels: [String]
    /// The types of the parameters as they are written.
    var parameterTypes: [String]
    var result: String?
    var isStatic = false
    var isOverride = false
    var isOptional = false
    var isObjC = false
    var isInExtension = false
    /// Whether a closure that it takes captures `self` without saying so.
    var capturesSelf = false
    var objectiveCName: String
    /// The effects of the function: `throws`, `async`, or empty.
    var effects = ""
    /// Modifiers that stand before `func` in the class's body, where an extension's method is
    /// declared there; with the signature, and the arguments that hand on its parameters.
    var hoisted: Hoisted?

    struct Hoisted: Sendable, Equatable, Codable {
      var declaration: String
      var arguments: String
      /// Where the extension's method stands.
      var origin: ColumnMap.Origin?
    }

    /// What an extension's member is called, which the class's own forwards to. A class and its
    /// subclass may each have one.
    static func extensionName(of base: String, in type: String) -> String {
      "__extension_\(type.replacing(".", with: "_"))_\(base)"
    }

    /// Whether it may be one of UIKit's optional requirements.
    var isDelegateMethod: Bool { !isStatic && DelegateMethods.contains(base) }
    /// The name with its labels: `tapped(_:for:)`.
    var fullName: String { base + "(" + labels.map { $0 + ":" }.joined() + ")" }
    /// The property that has the method, where it is an optional requirement.
    var optionalName: String { "__optional_" + ([base] + labels).joined(separator: "_") }
    /// The type of that property, without the question mark.
    var closureType: String {
      let effect = effects.isEmpty ? "" : effects + " "
      return "(" + parameterTypes.joined(separator: ", ") + ") " + effect + "-> "
        + (result ?? "Void")
    }
  }

  struct PropertyEntry: Sendable, Equatable, Codable {
    var name: String
    var type: String?
    var isStatic = false
    var isOverride = false
    var isOptional = false
    var isObjC = false
    var isInExtension = false
    var isSettable = false
    /// The name in `@objc(name)`.
    var objectiveCName: String?
    /// Whether it has `willSet` and `didSet`, and their names for the value.
    var observers: [Observer] = []

    struct Observer: Sendable, Equatable, Codable {
      /// `willSet` or `didSet`.
      var kind: String
      var value: String
    }
    /// The hoisted declaration, as `MethodEntry.Hoisted.declaration` has it.
    var hoistedDeclaration: String?
    /// Where it stands, if it is of an extension and an override.
    var origin: ColumnMap.Origin?
  }
}

/// The indexes of a module and of those that it imports, as one.
struct ProgramIndex {
  private let modules: [ModuleIndex]
  /// Qualified names by the last component.
  private let qualifiedNames: [String: [String]]
  /// Classes of the module itself by each class that they inherit from. It is looked up for every
  /// member of an extension.
  private var subclassNames: [String: [String]] = [:]

  /// Methods that extensions add to classes of other modules, for Objective-C, by base name.
  private(set) var foreignMethods: [String: [(type: String, entry: ModuleIndex.MethodEntry)]] = [:]

  /// Properties that extensions add to classes of other modules, for Objective-C, by name.
  private(set) var foreignProperties:
    [String: (type: String, entry: ModuleIndex.PropertyEntry)] = [:]

  /// - Parameter modules: The module itself first.
  init(_ modules: [ModuleIndex]) {
    self.modules = modules
    var names: [String: [String]] = [:]
    for name in modules.flatMap({ $0.types.keys.sorted() }) {
      let last = String(name.split(separator: ".").last ?? "")
      if names[last]?.contains(name) != true { names[last, default: []].append(name) }
    }
    qualifiedNames = names
    for name in Set(modules.flatMap(\.types.keys)).sorted() {
      guard let entry = entry(name), entry.kind == .extended else { continue }
      for method in entry.methods where method.isObjC && !method.isOverride {
        foreignMethods[method.base, default: []].append((name, method))
      }
      for property in entry.properties
      where property.isObjC && property.isInExtension && !property.isStatic && !property.isOverride
        && property.type != nil && foreignProperties[property.name] == nil
      {
        foreignProperties[property.name] = (name, property)
      }
    }
    for name in own.keys.sorted() {
      for (superclass, _) in superclassChain(name) where superclass != name {
        subclassNames[superclass, default: []].append(name)
      }
    }
  }

  /// The module's own types.
  var own: [String: ModuleIndex.TypeEntry] { modules.first?.types ?? [:] }

  /// The import of a type of one of these modules that this project has a type of the same name as,
  /// without there being one on iOS: the package's counts.
  func importOfOwnType(_ name: String, imported: Set<String>) -> String? {
    guard OwnTypes.names.contains(name), own[name] == nil else { return nil }
    let owners = modules.dropFirst().filter { module in
      guard let entry = module.types[name], entry.kind != .extended else { return false }
      return entry.isPublic && imported.contains(module.name)
    }
    guard let owner = owners.first, owners.count == 1, let entry = owner.types[name] else {
      return nil
    }
    let kind = entry.introducer == "actor" ? "class" : entry.introducer
    return "\(kind) \(owner.name).\(name)"
  }

  /// Whether a test of the module, or of one that it imports, expects to fail.
  var expectsFailures: Bool { modules.contains(where: \.expectsFailures) }

  /// The type that a name means, from inside the type `scope`.
  func qualifiedName(_ name: String, in scope: String?) -> String? {
    let plain = String(name.prefix { $0 != "<" })
    var outer = scope
    while let current = outer {
      let candidate = current + "." + plain
      if entry(candidate) != nil { return candidate }
      outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    if entry(plain) != nil { return plain }
    // `Module.Type`, and nested types that are named from an extension of theirs.
    let last = String(plain.split(separator: ".").last ?? "")
    let candidates = qualifiedNames[last] ?? []
    return candidates.first { $0 == plain || plain.hasSuffix("." + $0) }
      ?? (candidates.count == 1 && !plain.contains(".") ? candidates[0] : nil)
  }

  /// All that the modules say of a type.
  func entry(_ qualifiedName: String) -> ModuleIndex.TypeEntry? {
    var found: ModuleIndex.TypeEntry?
    for module in modules {
      guard let entry = module.types[qualifiedName] else { continue }
      guard var known = found else {
        found = entry
        continue
      }
      if known.kind == .extended { known.kind = entry.kind }
      known.isFinal = known.isFinal || entry.isFinal
      known.isReachable = known.isReachable && entry.isReachable
      known.inherited += entry.inherited
      known.methods += entry.methods
      known.properties += entry.properties
      found = known
    }
    return found
  }

  /// A class and its superclasses, as far as the modules declare them, from the class up.
  func superclassChain(_ qualifiedName: String) -> [(name: String, entry: ModuleIndex.TypeEntry)] {
    var chain: [(String, ModuleIndex.TypeEntry)] = []
    var next: String? = qualifiedName
    while let name = next, let entry = entry(name), !chain.contains(where: { $0.0 == name }) {
      chain.append((name, entry))
      next = entry.inherited.lazy.compactMap { self.qualifiedName($0, in: name) }
        .first { self.entry($0)?.kind == .classType && $0 != name }
    }
    return chain
  }

  /// Protocols of the modules that a type conforms to by its own declarations, with those that
  /// they refine.
  func protocols(of qualifiedName: String) -> [String] {
    var found: [String] = []
    var pending = (entry(qualifiedName)?.inherited ?? []).compactMap {
      self.qualifiedName($0, in: qualifiedName)
    }
    while let name = pending.popLast() {
      guard let entry = entry(name), entry.kind == .protocolType, !found.contains(name) else {
        continue
      }
      found.append(name)
      pending += entry.inherited.compactMap { self.qualifiedName($0, in: name) }
    }
    return found.sorted()
  }

  /// Classes of the module itself that inherit from a class, directly or not.
  func subclasses(of qualifiedName: String) -> [String] { subclassNames[qualifiedName] ?? [] }

  /// Every optional requirement, by the names of their protocols.
  func optionalMethods() -> [ModuleIndex.MethodEntry] {
    modules.flatMap { module in
      module.types.sorted { $0.key < $1.key }.map(\.value).filter { $0.kind == .protocolType }
        .flatMap { $0.methods.filter(\.isOptional) }
    }
  }

  /// Whether a type of the module itself has a property of this name.
  func hasProperty(_ name: String) -> Bool {
    own.values.contains { $0.properties.contains { $0.name == name && !$0.isOptional } }
  }
}
