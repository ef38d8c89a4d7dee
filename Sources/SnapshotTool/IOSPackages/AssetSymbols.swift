import Foundation
import SnapshotCore
import TranslatorInterface

/// The Swift names that Xcode 15 and later make of a target's asset catalogs: `ImageResource.logo`,
/// `UIColor.accent`.
///
/// Source: "Xcode 15 Release Notes", Asset Catalogs; for what the notes do not say, the names that
/// Xcode makes. A set's name is cut at what is neither letter nor digit, and put together with
/// capitals; "Color" and "Image" at its end are left out; folders that provide a namespace are
/// enumerations.
package struct AssetSymbols {
  enum Kind: String, CaseIterable {
    case image = "imageset"
    case color = "colorset"

    /// Symbols are images.
    init?(setExtension: String) {
      self.init(rawValue: setExtension == "symbolset" ? "imageset" : setExtension)
    }

    var resource: String { self == .image ? "ImageResource" : "ColorResource" }
    var view: String { self == .image ? "UIImage" : "UIColor" }
    var suffix: String { self == .image ? "Image" : "Color" }
  }

  struct Symbol: Equatable {
    let kind: Kind
    /// The name in the catalog: `Brand/Primary Color`.
    let name: String
    /// `["Brand"]`
    let scope: [String]
    /// `primary`
    let identifier: String
  }

  private(set) var symbols: [Symbol] = []
  /// The number of folders that were looked into.
  private var visited = 0

  /// Finds the sets of catalogs; nil where none gets a name.
  package init?(catalogs: [String]) {
    for catalog in catalogs.sorted() { visit(catalog, prefix: "", scope: [], depth: 0) }
    symbols.sort { ($0.kind.rawValue, $0.name) < ($1.kind.rawValue, $1.name) }
    // Of two sets whose names differ in what is cut neither has a symbol: Xcode warns.
    var counts: [String: Int] = [:]
    for symbol in symbols { counts[Self.key(symbol), default: 0] += 1 }
    symbols.removeAll { counts[Self.key($0), default: 0] > 1 }
    if symbols.isEmpty { return nil }
  }

  private static func key(_ symbol: Symbol) -> String {
    symbol.kind.rawValue + " " + (symbol.scope + [symbol.identifier]).joined(separator: ".")
  }

  private mutating func visit(_ folder: String, prefix: String, scope: [String], depth: Int) {
    // More than a catalog has: a folder that leads back to itself.
    visited += 1
    guard depth < 32, visited < 10_000 else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder + "/" + name
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count > 1, let kind = Kind(setExtension: String(parts[parts.count - 1])) {
        let base = parts.dropLast().joined(separator: ".")
        guard let identifier = Self.identifier(of: base, without: kind.suffix) else { continue }
        symbols.append(
          Symbol(kind: kind, name: prefix + base, scope: scope, identifier: identifier))
      } else if parts.count == 1, FileAccess.isFolder(path) {
        let isNamespace = Self.providesNamespace(path)
        let type = isNamespace ? Self.identifier(of: name, without: nil).map(Self.capitalized) : nil
        visit(
          path, prefix: isNamespace ? prefix + name + "/" : prefix,
          scope: type.map { scope + [$0] } ?? scope, depth: depth + 1)
      }
    }
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?

      enum CodingKeys: String, CodingKey {
        case providesNamespace = "provides-namespace"
      }
    }

    var properties: Properties?
  }

  private static func providesNamespace(_ folder: String) -> Bool {
    guard let bytes = try? FileAccess.read(folder + "/Contents.json") else { return false }
    let contents = try? JSONDecoder().decode(Contents.self, from: Data(bytes))
    return contents?.properties?.providesNamespace ?? false
  }

  /// `my-logo 2` is `myLogo2`, `URLIcon` is `urlIcon`, `24h` is `_24h`; nil where no character is
  /// left.
  static func identifier(of name: String, without suffix: String?) -> String? {
    var name = name
    if let suffix, name.count > suffix.count, name.hasSuffix(suffix) {
      name = String(name.dropLast(suffix.count))
    }
    let words = name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    guard let first = words.first else { return nil }
    var text = lowered(first)
    for word in words.dropFirst() { text += capitalized(word) }
    if text.first?.isNumber == true { text = "_" + text }
    // Numbers such as ½ are no part of a name.
    return text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue } ? text : nil
  }

  /// A word that begins with capitals begins small: the last of several stays with what follows.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    let isWhole = capitals.count == word.count || capitals.count < 2
    let count = isWhole ? capitals.count : capitals.count - 1
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]

  /// Names of static members that sources declare, whatever their type.
  static func staticMembers(ofFiles paths: [String]) -> Set<String> {
    var names: Set<String> = []
    let pattern = /\b(?:static|class)\s+(?:let|var)\s+`?(\w+)/
    for path in paths {
      guard let bytes = try? FileAccess.read(path) else { continue }
      for match in String(decoding: bytes, as: UTF8.self).matches(of: pattern) {
        names.insert(String(match.1))
      }
    }
    return names
  }

  private static func quoted(_ identifier: String) -> String {
    keywords.contains(identifier) ? "`\(identifier)`" : identifier
  }

  /// What stands in the mirrored target beside its translated sources.
  ///
  /// - Parameter isDeclared: Whether the target's own sources declare a static member of the name:
  ///   extensions of `UIColor` and `UIImage` leave it alone.
  package func text(isDeclared: (String) -> Bool) -> String {
    var lines = ["Foundation", "UIKit"].map { "import " + $0 } + [""]
    for kind in Kind.allCases {
      let own = symbols.filter { $0.kind == kind }
      guard !own.isEmpty else { continue }
      lines.append("extension \(kind.resource) {")
      lines += Self.members(own, depth: 0) { symbol in
        "static let \(Self.quoted(symbol.identifier)) = \(kind.resource)("
          + "name: \(SwiftLiteral.quoted(symbol.name)), bundle: Bundle.module)"
      }
      lines += ["}", "", "extension \(kind.view) {"]
      let free = own.filter {
        !$0.scope.isEmpty
          || !isDeclared($0.identifier) && !Self.systemNames.contains($0.identifier)
      }
      lines += Self.members(free, depth: 0) { symbol in
        let path = ([kind.resource] + symbol.scope + [Self.quoted(symbol.identifier)])
          .joined(separator: ".")
        return "static var \(Self.quoted(symbol.identifier)): \(kind.view) { "
          + "\(kind.view)(resource: \(path)) }"
      }
      lines += ["}", ""]
    }
    return lines.joined(separator: "\n")
  }

  /// Colours of UIKit and Core Foundation's that a symbol may not hide.
  private static let systemNames: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "red", "separator", "tint", "white", "yellow", "add", "remove", "checkmark",
    "actions", "strokedCheckmark",
  ]

  private static func members(
    _ symbols: [Symbol], depth: Int, _ declaration: (Symbol) -> String
  ) -> [String] {
    let indent = String(repeating: "  ", count: depth + 1)
    var lines: [String] = []
    for symbol in symbols where symbol.scope.count == depth {
      lines.append(indent + declaration(symbol))
    }
    var seen: Set<String> = []
    for symbol in symbols where symbol.scope.count > depth {
      let scope = symbol.scope[depth]
      guard seen.insert(scope).inserted else { continue }
      lines.append(indent + "enum \(scope) {")
      let inner = symbols.filter { $0.scope.count > depth && $0.scope[depth] == scope }
      lines += members(inner, depth: depth + 1, declaration)
      lines.append(indent + "}")
    }
    return lines
  }
}
