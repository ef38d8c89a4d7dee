import SnapshotCore

/// The tests that a Swift source declares, found by reading its words: enough to choose them
/// with a filter.
package struct TestSource: Sendable {
  /// Types with tests, from the outermost in: `["CardTests", "Shadows"]`.
  package private(set) var types: [[String]] = []
  /// Test functions outside of types.
  package private(set) var functions: [String] = []
  /// Whether every brace was closed: otherwise more tests may be declared than were found.
  package private(set) var isWhole = true

  private static let typeWords: Set<String> = ["struct", "class", "enum", "actor", "extension"]
  private static let memberWords: Set<String> = [
    "func", "var", "let", "subscript", "init", "override", "final", "static", "private", "open",
    "public", "package", "internal", "fileprivate", "nonisolated", "async",
  ]

  package init(_ text: String) {
    var scopes: [[String]] = []
    var opening: [String] = []
    var isTest = false
    let words = SourceWords.of(text)
    for (index, word) in words.enumerated() {
      let next = index + 1 < words.count ? words[index + 1] : ""
      switch word {
      case "{":
        scopes.append(opening)
        opening = []
      case "}":
        if scopes.popLast() == nil { isWhole = false }
        opening = []
      case "@Test":
        isTest = true
      case "func":
        let path = scopes.flatMap(\.self)
        let isMethod = next.hasPrefix("test") && !path.isEmpty
        if isTest || isMethod { note(function: next, in: path) }
        isTest = false
      case _ where Self.typeWords.contains(word) && !Self.memberWords.contains(next):
        if Self.isName(next) { opening = Self.names(words[(index + 1)...]) }
      default: break
      }
    }
    if !scopes.isEmpty { isWhole = false }
  }

  /// Filters for these tests in a test target; nil where the file declares none, or some may have
  /// been overlooked.
  package func patterns(module: String) -> [String]? {
    if !isWhole || types.isEmpty && functions.isEmpty { return nil }
    let head = "^" + TestFilter.escaped(module) + "\\."
    // Swift Testing nests with a slash, XCTest with a point.
    return types.map { head + $0.map(TestFilter.escaped).joined(separator: "[./]") + "/" }
      + functions.map { head + TestFilter.escaped($0) + "\\(" }
  }

  private mutating func note(function: String, in path: [String]) {
    if path.isEmpty {
      if !functions.contains(function) { functions.append(function) }
    } else if !types.contains(path) {
      types.append(path)
    }
  }

  private static func isName(_ word: String) -> Bool {
    word.first.map { $0 == "_" || $0 == "`" || $0.isLetter } ?? false
  }

  /// `A . B` at the start of the words.
  private static func names(_ words: ArraySlice<String>) -> [String] {
    var names: [String] = []
    var rest = words
    while let name = rest.first, isName(name) {
      names.append(name)
      rest = rest.dropFirst()
      guard rest.first == "." else { break }
      rest = rest.dropFirst()
    }
    return names
  }
}
