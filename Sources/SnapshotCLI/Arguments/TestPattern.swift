import Foundation
import SnapshotTool

/// A `--filter` or `--skip`, as `swift test` understands it.
package struct TestPattern: Sendable {
  private let expression: NSRegularExpression

  package init(_ text: String, option: String) throws(UsageError) {
    // `swift test` takes an empty pattern for no method of XCTest and for every function of Swift
    // Testing. One is mostly a variable of a script that has no value.
    if Self.isEmpty(text) {
      throw UsageError.invalidValue(
        option: option, value: text,
        expected: "a pattern that is not empty and has no empty alternative")
    }
    guard let expression = try? NSRegularExpression(pattern: text) else {
      throw UsageError.invalidValue(option: option, value: text, expected: "a regular expression")
    }
    self.expression = expression
  }

  package static func all(
    _ texts: [String], option: String
  ) throws(UsageError) -> [TestPattern] {
    var patterns: [TestPattern] = []
    for text in texts { patterns.append(try TestPattern(text, option: option)) }
    return patterns
  }

  /// Whether the pattern, or an alternative of it, asks for nothing: ` `, `^$`, `Card|`.
  private static func isEmpty(_ text: String) -> Bool {
    let marks: Set<Character> = ["^", "$", "(", ")", "?", ":"]
    return text.split(separator: "|", omittingEmptySubsequences: false).contains { part in
      part.allSatisfy { $0.isWhitespace || marks.contains($0) }
    }
  }

  package func matches(_ test: ListedTest) -> Bool {
    let range = NSRange(test.name.startIndex..., in: test.name)
    return expression.firstMatch(in: test.name, range: range) != nil
  }
}
