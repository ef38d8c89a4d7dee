/// What can be said of the pieces of one pixel without cutting any.
///
/// A piece that no other one crosses or touches, but for sharing an end, has one winding number
/// along its left side and another along its right. What it changes is then covered or not to
/// the right of all of it, and the area there is a whole number.
enum PieceGroup {
  /// Takes pieces that lie on each other for one, whose sign is the sum of theirs.
  ///
  /// - Returns: How many are left; those that cancel each other are not.
  @inline(__always)
  static func merge(_ pieces: UnsafeMutableBufferPointer<EdgePiece>) -> Int {
    // SAFETY: Indices are below the buffer's count, and what is left is never more than was read.
    var count = 0
    for index in 0..<pieces.count {
      let piece = unsafe pieces[index]
      var other = 0
      while other < count, unsafe !piece.liesOn(pieces[other]) { other &+= 1 }
      if other == count {
        unsafe pieces[count] = piece
        count &+= 1
        continue
      }
      unsafe pieces[other].sign &+= piece.sign
      if piece.sign != 0, unsafe pieces[other].sign == 0 {
        count &-= 1
        unsafe pieces[other] = unsafe pieces[count]
      }
    }
    return count
  }

  /// Twice the area that is covered, as far as pieces lie apart.
  ///
  /// - Parameters:
  ///   - left: Twice the area that would be covered if the pixel were as its left side.
  ///   - winding: The winding number at the top left corner.
  ///   - mask: The bits of a winding number that make a point covered.
  /// - Returns: Nil where pieces cross or touch each other.
  @inline(__always)
  static func doubledArea(
    _ pieces: UnsafeBufferPointer<EdgePiece>, left: Int32,
    windingAt: (_ doubledHeight: Int32) -> Int32, mask: Int32
  ) -> Int32? {
    // SAFETY: The indices are those of the buffer, which the caller keeps during the call.
    for index in pieces.indices {
      var bits: Int32 = -1
      for other in 0..<index { unsafe bits &= apartBits(pieces[index], pieces[other]) }
      if bits >= 0 { return nil }
    }
    var area = left
    for index in pieces.indices {
      let piece = unsafe pieces[index]
      if piece.sign == 0 { continue }
      // Twice the place in the middle.
      let (x, y) = (piece.x0 &+ piece.x1, piece.y0 &+ piece.y1)
      var winding = windingAt(y)
      for other in pieces.indices where other != index {
        unsafe winding &+= pieces[other].sign & pieces[other].leftBits(ofDoubled: x, y)
      }
      let change: Int32 =
        ((winding &+ piece.sign) & mask != 0 ? 1 : 0) &- (winding & mask != 0 ? 1 : 0)
      area &+= change &* (piece.y1 &- piece.y0) &* (2048 &- x)
    }
    return area
  }

  /// Says whether two pieces have no point in common, or one end alone. There are no branches:
  /// which way they would go can hardly be foreseen.
  ///
  /// - Returns: Below 0 where that is so; else it may be that it was not found out.
  @inline(__always)
  static func apartBits(_ a: EdgePiece, _ b: EdgePiece) -> Int32 {
    // The sign bits say whether something is so.
    let rows = (a.y1 &- b.y0) | (b.y1 &- a.y0)
    let (first, second) = (a.side(b.x0, b.y0), a.side(b.x1, b.y1))
    let (third, fourth) = (b.side(a.x0, a.y0), b.side(a.x1, a.y1))
    let below = first & second | third & fourth
    let above = (0 &- first) & (0 &- second) | (0 &- third) & (0 &- fourth)
    // Two that share one end and have not the same direction.
    let (firstIsOn, secondIsOn) = (zeroBits(first), zeroBits(second))
    let upper = firstIsOn & ~secondIsOn & a.endBits(b.x0, b.y0)
    let lower = secondIsOn & ~firstIsOn & a.endBits(b.x1, b.y1)
    return rows | below | above | upper | lower
  }

  /// Gives all bits for 0, and none for another number.
  @inline(__always)
  fileprivate static func zeroBits(_ value: Int32) -> Int32 { value == 0 ? -1 : 0 }
}

extension EdgePiece {
  @inline(__always)
  fileprivate func liesOn(_ other: EdgePiece) -> Bool {
    (x0 ^ other.x0) | (y0 ^ other.y0) | (x1 ^ other.x1) | (y1 ^ other.y1) == 0
  }

  /// Gives all bits if an end is there, and none else.
  @inline(__always)
  fileprivate func endBits(_ x: Int32, _ y: Int32) -> Int32 {
    PieceGroup.zeroBits((x ^ x0) | (y ^ y0)) | PieceGroup.zeroBits((x ^ x1) | (y ^ y1))
  }

  /// 0 for a point on the line through the piece, else below 0 on one side of it.
  @inline(__always)
  fileprivate func side(_ x: Int32, _ y: Int32) -> Int32 {
    (x1 &- x0) &* (y &- y0) &- (x &- x0) &* (y1 &- y0)
  }

  /// Gives all bits if the piece passes to the left of a place, which is in half units.
  @inline(__always)
  func leftBits(ofDoubled x: Int32, _ y: Int32) -> Int32 {
    let isBelowTop = 2 &* y0 &- y &- 1
    let isAboveBottom = y &- 2 &* y1
    let isLeft = (x1 &- x0) &* (y &- 2 &* y0) &- (x &- 2 &* x0) &* (y1 &- y0)
    return (isBelowTop & isAboveBottom & isLeft) &>> 31
  }
}
