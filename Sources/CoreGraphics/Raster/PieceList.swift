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

/// Pieces of edges by cell.
struct PieceList {
  private static let digitBits = 10

  private var sorted: [EdgePiece] = []
  /// A cell and the index of a piece.
  private var keys: [UInt64] = []
  private var otherKeys: [UInt64] = []
  private var counts = [Int](repeating: 0, count: 1 << digitBits)

  mutating func removeAll() {
    sorted.removeAll(keepingCapacity: true)
  }

  /// Puts other pieces in place of what is there, by cell, and in their order otherwise.
  mutating func fill(sorting pieces: [EdgePiece]) {
    keys.removeAll(keepingCapacity: true)
    sorted.removeAll(keepingCapacity: true)
    var greatest: UInt64 = 0
    for index in pieces.indices {
      let cell = UInt64(UInt32(bitPattern: pieces[index].cell))
      keys.append(cell &<< 32 | UInt64(truncatingIfNeeded: index))
      greatest = max(greatest, cell)
    }
    if keys.count < 64 {
      sortByInsertion()
    } else {
      sortByDigits(greatest)
    }
    for key in keys {
      sorted.append(pieces[Int(truncatingIfNeeded: key & 0xffff_ffff)])
    }
  }

  private mutating func sortByInsertion() {
    // SAFETY: positions stay between 0 and the count.
    keys.withUnsafeMutableBufferPointer { keys in
      for index in keys.indices.dropFirst() {
        let key = keys[index]
        var position = index
        while position > 0, keys[position &- 1] > key {
          keys[position] = keys[position &- 1]
          position &-= 1
        }
        keys[position] = key
      }
    }
  }

  /// Sorts by the digits of the cells from the lowest on, which keeps the order of the rest.
  private mutating func sortByDigits(_ greatest: UInt64) {
    otherKeys.removeAll(keepingCapacity: true)
    otherKeys.append(contentsOf: keys)
    var shift: UInt64 = 32
    while greatest >> (shift - 32) > 0 {
      sortByDigit(shift)
      swap(&keys, &otherKeys)
      shift += UInt64(Self.digitBits)
    }
  }

  /// Writes `keys`, sorted by one digit, to `otherKeys`.
  private mutating func sortByDigit(_ shift: UInt64) {
    let mask: UInt64 = 1 << UInt64(Self.digitBits) - 1
    for index in counts.indices { counts[index] = 0 }
    for key in keys { counts[Int(truncatingIfNeeded: key &>> shift & mask)] += 1 }
    var sum = 0
    for index in counts.indices {
      let count = counts[index]
      counts[index] = sum
      sum += count
    }
    for key in keys {
      let digit = Int(truncatingIfNeeded: key &>> shift & mask)
      otherKeys[counts[digit]] = key
      counts[digit] += 1
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
