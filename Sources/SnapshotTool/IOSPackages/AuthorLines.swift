import Foundation
import SnapshotCore
import TranslatorInterface

/// Turns what the compiler says of translated sources into what it would say of the author's:
/// columns, and the lines that it quotes.
package struct AuthorLines: Sendable {
  private let columns: [String: ColumnMap]
  /// Lines in front of the author's first one in a translated file.
  private static let headerLineCount = 2

  /// The file that the last message was about, and its lines.
  private var path: String?
  private var lines: [String] = []
  /// The line that was quoted last.
  private var quoted: Int?

  /// - Parameter columns: The column maps by the author's path.
  package init(_ columns: [String: ColumnMap]) {
    self.columns = columns
  }

  /// One line of a compiler's output, as it is for the author.
  package mutating func original(_ line: String) -> String {
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
        (FileManager.default.contents(atPath: String(parts[0])))
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
