/// Where columns of a translated line were in the line that its author wrote. Lines are the same.
///
/// Columns are bytes, counted from 1, as the compiler counts them.
package struct ColumnMap: Sendable, Equatable, Codable {
  /// Text of a translated line that stands for other text.
  package struct Piece: Sendable, Equatable, Codable {
    /// The ends of the piece in the translated line, counted from 0.
    package var start: Int
    package var end: Int
    /// The columns of the author's line, counted from 0: where the replaced text began, and where
    /// what follows it is.
    package var old: Int
    package var next: Int
  }

  /// The pieces of each line, in order.
  package private(set) var pieces: [Int: [Piece]] = [:]

  package init() {}

  package mutating func add(line: Int, start: Int, end: Int, old: Int, next: Int) {
    pieces[line, default: []].append(Piece(start: start, end: end, old: old, next: next))
  }

  /// The author's column of a translated line's column.
  package func original(line: Int, column: Int) -> Int {
    var shift = 0
    for piece in pieces[line] ?? [] {
      if column - 1 < piece.start { break }
      if column - 1 < piece.end { return piece.old + 1 }
      shift = piece.next - piece.end
    }
    return column + shift
  }
}
