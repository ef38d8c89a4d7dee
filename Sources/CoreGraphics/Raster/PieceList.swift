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
  private var sorted: [EdgePiece] = []
  private var keys: [UInt64] = []

  mutating func removeAll() {
    sorted.removeAll(keepingCapacity: true)
  }

  /// Puts other pieces in place of what is there, by cell, and in their order otherwise.
  mutating func fill(sorting pieces: [EdgePiece]) {
    keys.removeAll(keepingCapacity: true)
    sorted.removeAll(keepingCapacity: true)
    for index in pieces.indices {
      keys.append(UInt64(UInt32(bitPattern: pieces[index].cell)) << 32 | UInt64(index))
    }
    keys.sort()
    for key in keys {
      sorted.append(pieces[Int(key & 0xffff_ffff)])
    }
  }

  /// Gives the pieces of each cell up to a limit, from a position on.
  ///
  /// - Returns: The position of the first piece beyond.
  func forEachGroup(
    from position: Int, below limit: Int, _ body: (Int, UnsafeBufferPointer<EdgePiece>) -> Void
  ) -> Int {
    // SAFETY: positions are below the count.
    sorted.withUnsafeBufferPointer { sorted in
      var start = position
      while start < sorted.count, sorted[start].cell < limit {
        let cell = sorted[start].cell
        var end = start &+ 1
        while end < sorted.count, sorted[end].cell == cell { end &+= 1 }
        body(Int(cell), UnsafeBufferPointer(rebasing: sorted[start..<end]))
        start = end
      }
      return start
    }
  }

  /// The cell of the piece at a position; beyond all cells behind the last.
  func cell(at position: Int) -> Int {
    position < sorted.count ? Int(sorted[position].cell) : .max
  }
}
