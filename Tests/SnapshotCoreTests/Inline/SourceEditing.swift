import Testing

@testable import SnapshotCore

/// Applies edits to source whose calls are named `check`.
protocol SourceEditing {}

extension SourceEditing {
  /// The edit of the call number `index` from 0: its `(` or `{` follows the name.
  func edit(
    _ source: String, _ text: String?, call index: Int = 0, label: String = "matches",
    old: [String] = [], offset: Int = 0, had: Bool = false
  ) throws -> InlineEdit {
    let places = source.ranges(of: "check")
    let end = places[index].upperBound
    let start = try #require(source[end...].firstIndex { $0 != " " })
    let before = source[..<start]
    let line = before.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    let lineStart = before.lastIndex { $0.isNewline }.map { before.index(after: $0) }
    return InlineEdit(
      line: line, column: before[(lineStart ?? before.startIndex)...].utf8.count + 1,
      label: label, oldLabels: old, offset: offset, hadExpectation: had, text: text)
  }
}
