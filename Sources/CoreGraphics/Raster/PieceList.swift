/// The part of an edge in one cell, from top to bottom, in 1/1024 pixel from the cell's corner.
struct EdgePiece {
  var cell: Int32
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// 1 where the path goes down, −1 where it goes up, 0 where it is level and goes from x0 to
  /// x1.
  var sign: Int32
}

/// Pieces of edges, by cell once they are sorted.
struct PieceList {
  private var pieces: [EdgePiece] = []
  private var sorted: [EdgePiece] = []
  private var keys: [UInt64] = []

  mutating func removeAll() {
    pieces.removeAll(keepingCapacity: true)
    sorted.removeAll(keepingCapacity: true)
  }

  mutating func append(_ more: [EdgePiece]) {
    pieces.append(contentsOf: more)
  }

  /// By cell, and in their order otherwise.
  mutating func sort() {
    keys.removeAll(keepingCapacity: true)
    for index in pieces.indices {
      keys.append(UInt64(UInt32(bitPattern: pieces[index].cell)) << 32 | UInt64(index))
    }
    keys.sort()
    for key in keys {
      sorted.append(pieces[Int(key & 0xffff_ffff)])
    }
  }

  /// Whether the piece at a position belongs to a row.
  func hasPieces(from position: Int, row: Int, _ stride: Int) -> Bool {
    position < sorted.count && Int(sorted[position].cell) < (row + 1) * stride
  }

  /// The pieces from a position on that share a cell.
  func group(from position: Int) -> (cell: Int, pieces: ArraySlice<EdgePiece>)? {
    guard position < sorted.count else { return nil }
    let cell = sorted[position].cell
    var end = position + 1
    while end < sorted.count, sorted[end].cell == cell { end += 1 }
    return (Int(cell), sorted[position..<end])
  }
}
