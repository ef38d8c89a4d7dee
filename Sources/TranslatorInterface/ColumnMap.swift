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
    /// The author's code for which the piece was written, where that stands somewhere else.
    package var origin: Origin?
  }

  /// A place in a file of the author's; line and column are counted from 1.
  package struct Origin: Sendable, Equatable, Codable {
    package var path: String
    package var line: Int
    package var column: Int

    package init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }
  }

  /// The pieces of each line, in order.
  package private(set) var pieces: [Int: [Piece]] = [:]

  package init() {}

  package mutating func add(
    line: Int, start: Int, end: Int, old: Int, next: Int, origin: Origin? = nil
  ) {
    pieces[line, default: []].append(
      Piece(start: start, end: end, old: old, next: next, origin: origin))
  }

  /// The author's code for which the text at a column of a translated line was written; nil where
  /// the line is the author's, or the text stands in its own place.
  package func origin(line: Int, column: Int) -> Origin? {
    pieces[line]?.first { $0.start <= column - 1 && column - 1 < $0.end }?.origin
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
