import Foundation
import SnapshotCore
import TranslatorInterface

/// Turns what the compiler says of translated sources into what it would say of the author's:
/// columns, and the lines that it quotes. Macros, as Swift Testing's are, know of translated files
/// alone: their places become the author's, too.
package struct AuthorLines: Sendable {
  private let columns: [String: ColumnMap]
  /// The translated files by path, and by name.
  private let byPath: [String: TranslationResponse.File]
  private let byName: [String: [TranslationResponse.File]]
  /// Lines in front of the author's first one in a translated file.
  private static let headerLineCount = 2

  /// The file that the last message was about, and its lines.
  private var path: String?
  private var lines: [String] = []
  /// The line that was quoted last.
  private var quoted: Int?
  /// Whether what is quoted is the translator's, and the author's code was quoted in its place.
  private var isElsewhere = false

  package init(_ files: [TranslationResponse.File]) {
    columns = Dictionary(
      files.map { ($0.path, $0.columns) }, uniquingKeysWith: { first, _ in first })
    byPath = Dictionary(
      files.map { ($0.translatedPath, $0) }, uniquingKeysWith: { first, _ in first })
    byName = Dictionary(grouping: files) { RelativePath.name($0.translatedPath) }
  }

  /// The author's file and line of a place in a translated file; the place itself where it is in
  /// none.
  package func author(file: String, line: Int) -> (file: String, line: Int) {
    guard let known = byPath[file] else { return (file, line) }
    return (known.path, max(line - Self.headerLineCount, 1))
  }

  /// The line with the author's file, line and column in place of a translated file's.
  private func withAuthorPlace(_ line: String) -> String {
    let mark = TranslationRequest.Module.suffix + ":"
    guard let found = line.firstRange(of: mark) else { return line }
    let end = line.index(before: found.upperBound)
    let before = line[..<end]
    let starts = [
      before.firstIndex(of: "/"), before.ranges(of: " at ").last?.upperBound, before.startIndex,
    ]
    for start in starts.compactMap({ $0 }) {
      let name = String(before[start...])
      let files = byPath[name].map { [$0] } ?? byName[name] ?? []
      guard let file = files.first else { continue }
      let shown = name.contains("/") ? file.path : RelativePath.name(file.path)
      let rest = line[found.upperBound...]
      let numbers = rest.prefix { $0.isNumber || $0 == ":" }.split(separator: ":").map { Int($0) }
      guard let row = numbers.first ?? nil else { return line[..<start] + shown + line[end...] }
      let authorRow = max(row - Self.headerLineCount, 1)
      var place = "\(authorRow)"
      if numbers.count > 1, let column = numbers[1] {
        let map = files.count == 1 ? file.columns : ColumnMap()
        place += ":\(map.original(line: authorRow, column: column))"
      }
      let tail = rest.drop { $0.isNumber || $0 == ":" }
      let separator = rest.dropLast(tail.count).hasSuffix(":") ? ":" : ""
      return line[..<start] + shown + ":" + place + separator + tail
    }
    return line
  }

  /// What one line of a compiler's output is for the author: one line, more where it is about code
  /// that the translator wrote, and none where it quotes such code.
  package mutating func originals(_ line: String) -> [String] {
    if let message = messageElsewhere(line) { return message }
    let shown = original(line)
    if isElsewhere {
      if path != nil { return [] }
      isElsewhere = false
    }
    return [shown]
  }

  /// `path:line:column: error: …` about code that was written for some of the author's: the message
  /// names that.
  private mutating func messageElsewhere(_ line: String) -> [String]? {
    let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let map = columns[String(parts[0])], let row = Int(parts[1]),
      let column = Int(parts[2])
    else { return nil }
    isElsewhere = false
    guard let origin = map.origin(line: row, column: column) else { return nil }
    path = String(parts[0])
    isElsewhere = true
    let source = (try? FileAccess.read(origin.path)).map { String(decoding: $0, as: UTF8.self) }
    let lines = source?.components(separatedBy: "\n") ?? []
    let number = String(origin.line)
    let margin = String(repeating: " ", count: number.count)
    return ["\(origin.path):\(origin.line):\(origin.column):\(parts[3])"]
      + (lines.indices.contains(origin.line - 1)
        ? [
          "\(number) | \(lines[origin.line - 1])",
          "\(margin) | " + String(repeating: " ", count: max(origin.column - 1, 0))
            + "`-\(parts[3])",
        ] : [])
  }

  /// One line of a compiler's output, as it is for the author.
  package mutating func original(_ line: String) -> String {
    let line = withAuthorPlace(line)
    if let message = message(line) { return message }
    guard path != nil, let bar = line.firstIndex(of: "|") else {
      path = nil
      return line
    }
    let margin = line[..<bar].trimmingCharacters(in: .whitespaces)
    if margin.isEmpty { return marker(line, bar) }
    guard let number = Int(margin) else {
      path = nil
      return line
    }
    return quotation(line, bar, number)
  }

  /// `path:line:column: error: …`, with the author's column.
  private mutating func message(_ line: String) -> String? {
    let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
    guard parts.count == 4, let map = columns[String(parts[0])], let row = Int(parts[1]),
      let column = Int(parts[2])
    else { return nil }
    if path != String(parts[0]) {
      path = String(parts[0])
      lines =
        (try? FileAccess.read(String(parts[0])))
        .map { String(decoding: $0, as: UTF8.self).components(separatedBy: "\n") } ?? []
    }
    quoted = nil
    return "\(parts[0]):\(row):\(map.original(line: row, column: column)):\(parts[3])"
  }

  /// ` 14 |   let card = Card()`, with the author's line of that number.
  private mutating func quotation(_ line: String, _ bar: String.Index, _ number: Int) -> String {
    let row = number - Self.headerLineCount
    quoted = row
    let width = line.distance(from: line.startIndex, to: bar) - 1
    let text = String(max(row, 0))
    let margin = String(repeating: " ", count: max(width - text.count, 0)) + text
    guard lines.indices.contains(row - 1) else { return "" }
    return "\(margin) | \(lines[row - 1])"
  }

  /// `    |        ^- error: …` below the author's column.
  private func marker(_ line: String, _ bar: String.Index) -> String {
    guard let quoted, let path, let map = columns[path] else { return line }
    let rest = line[line.index(after: bar)...]
    guard let mark = rest.firstIndex(where: { $0 != " " }) else { return line }
    // A space stands between the bar and the first column.
    let column = rest.distance(from: rest.startIndex, to: mark)
    let original = map.original(line: quoted, column: column)
    return line[...bar] + String(repeating: " ", count: max(original, 1)) + rest[mark...]
  }
}
