import Foundation
import SnapshotTool

/// A `--filter` or `--skip`, as `swift test` understands it.
package struct TestPattern: Sendable {
  private let expression: NSRegularExpression

  package init(_ text: String, option: String) throws(UsageError) {
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

  package func matches(_ test: ListedTest) -> Bool {
    let range = NSRange(test.name.startIndex..., in: test.name)
    return expression.firstMatch(in: test.name, range: range) != nil
  }
}
