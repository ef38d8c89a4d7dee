/// A quick look at the pieces of one pixel: whether the sum of the cells is right there.
///
/// It is where the winding number has two neighbouring values at most. The two sides of a thin
/// line are the case that is met all the time: two ways through the pixel in opposite directions,
/// one beside or above the other.
enum PieceGroup {
  /// What the pieces of one direction have in common.
  private struct Way {
    var low: Int32 = .max
    var high: Int32 = .min
    var length: Int32 = 0

    @inline(__always)
    mutating func add(_ from: Int32, _ to: Int32, _ length: Int32) {
      low = min(low, from, to)
      high = max(high, from, to)
      self.length &+= length
    }
  }

  /// - Returns: Whether the sum is right; `false` may mean that it was not found out.
  static func isPlain(_ pieces: UnsafeBufferPointer<EdgePiece>) -> Bool {
    // SAFETY: read during the call alone, at indices of the buffer.
    unsafe pieces.count <= 8 && (isUpright(pieces) || isLevel(pieces))
  }

  /// The way down on one side and the way up on the other, that on the left from the top of the
  /// pixel to its bottom, and nothing passes through the left side.
  private static func isUpright(_ pieces: UnsafeBufferPointer<EdgePiece>) -> Bool {
    var (down, up) = (Way(), Way())
    for index in pieces.indices {
      let piece = unsafe pieces[index]
      if piece.x0 == 0 || piece.x1 == 0 || piece.sign == 0 { return false }
      if piece.sign > 0 {
        down.add(piece.x0, piece.x1, piece.y1 &- piece.y0)
      } else {
        up.add(piece.x0, piece.x1, piece.y1 &- piece.y0)
      }
      for other in 0..<index where unsafe pieces[other].sign == piece.sign {
        if unsafe max(pieces[other].y0, piece.y0) < min(pieces[other].y1, piece.y1) { return false }
      }
    }
    return down.high <= up.low && down.length == 1024
      || up.high <= down.low && up.length == 1024
  }

  /// The way right and the way left, one above the other, the upper one from side to side, and
  /// nothing passes through the upper side.
  private static func isLevel(_ pieces: UnsafeBufferPointer<EdgePiece>) -> Bool {
    var (right, left) = (Way(), Way())
    for index in pieces.indices {
      let piece = unsafe pieces[index]
      if piece.y0 == 0 || piece.x0 == piece.x1 { return false }
      let isRight = goesRight(piece)
      let width = abs(piece.x1 &- piece.x0)
      if isRight {
        right.add(piece.y0, piece.y1, width)
      } else {
        left.add(piece.y0, piece.y1, width)
      }
      for other in 0..<index where unsafe goesRight(pieces[other]) == isRight {
        let (a, b) = unsafe (pieces[other], piece)
        if max(min(a.x0, a.x1), min(b.x0, b.x1)) < min(max(a.x0, a.x1), max(b.x0, b.x1)) {
          return false
        }
      }
    }
    return right.high <= left.low && right.length == 1024
      || left.high <= right.low && left.length == 1024
  }

  @inline(__always)
  private static func goesRight(_ piece: EdgePiece) -> Bool {
    (piece.x0 < piece.x1) == (piece.sign >= 0)
  }
}
