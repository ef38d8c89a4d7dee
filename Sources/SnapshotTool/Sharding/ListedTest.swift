import SnapshotCore

/// A test function as `swift test list` names it: `CardTests.ShadowTests/soft()`.
package struct ListedTest: Sendable, Hashable, Comparable {
  /// The whole name. All cases of a parametrised function have one, and so have functions that
  /// differ in their types alone.
  package let name: String
  /// The test target.
  package let module: String
  /// Types and function, outermost first, as they are written: raw identifiers in backticks.
  package let components: [String]

  /// Reads a line of the list of tests; nil where it names no test.
  package init?(_ line: some StringProtocol) {
    let module = line.prefix { $0 == "_" || $0.isLetter || $0.isNumber }
    guard let first = module.first, !first.isNumber,
      line.dropFirst(module.count).first == "."
    else { return nil }
    var components = Self.split(line.dropFirst(module.count + 1))
    // Where names are ambiguous Swift Testing adds `File.swift:12:3`.
    if components.count > 1, components[components.count - 2].hasSuffix(")") {
      components.removeLast()
    }
    guard let function = components.last, !components.contains("") else { return nil }
    // A function of Swift Testing ends with its labels; a method of XCTest has a class.
    guard function.hasSuffix(")") || (components.count == 2 && Self.isWord(function)) else {
      return nil
    }
    name = module + "." + components.joined(separator: "/")
    self.module = String(module)
    self.components = components
  }

  /// The outermost type of the test; nil for a function outside of types.
  package var suite: String? { components.count > 1 ? components[0] : nil }

  package static func < (left: ListedTest, right: ListedTest) -> Bool { left.name < right.name }

  /// The tests in what `swift test list` printed, its build's output among it: each once, by name.
  package static func all(in output: some StringProtocol) -> [ListedTest] {
    Set(output.split(whereSeparator: \.isNewline).compactMap { ListedTest($0) }).sorted()
  }

  private static func isWord(_ text: String) -> Bool {
    text.allSatisfy { $0 == "_" || $0.isLetter || $0.isNumber }
  }

  /// Splits a path at the slashes that do not stand in backticks.
  private static func split(_ path: some StringProtocol) -> [String] {
    var parts = [""]
    var isRaw = false
    for character in path {
      if character == "`" { isRaw.toggle() }
      if character == "/", !isRaw {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
