/// Two pieces of one pixel, as most marked pixels have.
///
/// It says the same as `PieceArrangement`, for two pieces that lie apart and nearly without
/// branches: which way they would go can hardly be foreseen.
///
/// A piece that no other one crosses or touches, but for sharing an end, has one winding number
/// along its left side and another along its right. What it changes is then covered or not to
/// the right of all of it, and the area there is a whole number.
struct PiecePair {
  private let a: EdgePiece
  private let b: EdgePiece

  init(_ a: EdgePiece, _ b: EdgePiece) {
    (self.a, self.b) = (a, b)
  }

  /// Twice the area that is covered, as far as the pieces lie apart.
  ///
  /// - Parameter sum: The sum of the cells up to this pixel's.
  /// - Returns: Nil where the pieces cross or touch each other, and where one is level.
  @inline(__always)
  func doubledArea(_ sum: Int32, _ isEvenOdd: Bool) -> Int32? {
    guard a.sign &* b.sign != 0, Self.apartBits(a, b) < 0 else { return nil }
    let jumps = (Jump(upperOf: a), Jump(lowerOf: a), Jump(upperOf: b), Jump(lowerOf: b))
    let rest = sum &- a.doubledArea &- b.doubledArea
    let integral =
      jumps.0.integral &+ jumps.1.integral &+ jumps.2.integral &+ jumps.3.integral
    let top = ((rest &>> 11) &- integral &+ 512) &>> 10
    // The parity, or all bits.
    let mask: Int32 = isEvenOdd ? 1 : -1
    let hasJumps = a.x0 == 0 || a.x1 == 0 || b.x0 == 0 || b.x1 == 0
    let left = hasJumps ? Jump.height(jumps, top, mask) : Self.isInside(top, mask) &<< 10
    return left &<< 11 &+ change(a, b, jumps, top, mask) &+ change(b, a, jumps, top, mask)
  }

  /// Says whether two pieces have no point in common, or one end alone. There are no branches:
  /// which way they would go can hardly be foreseen.
  ///
  /// - Returns: Below 0 where that is so; else it may be that it was not found out.
  @inline(__always)
  private static func apartBits(_ a: EdgePiece, _ b: EdgePiece) -> Int32 {
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

  /// Gives 1 for a winding number that counts as inside, and 0 for another.
  @inline(__always)
  private static func isInside(_ winding: Int32, _ mask: Int32) -> Int32 {
    winding & mask != 0 ? 1 : 0
  }

  /// Twice the area by which a piece changes what is covered to the right of it.
  @inline(__always)
  private func change(
    _ piece: EdgePiece, _ other: EdgePiece, _ jumps: (Jump, Jump, Jump, Jump), _ top: Int32,
    _ mask: Int32
  ) -> Int32 {
    // Twice the place in the middle.
    let (x, y) = (piece.x0 &+ piece.x1, piece.y0 &+ piece.y1)
    let left =
      top &+ jumps.0.change(at: y) &+ jumps.1.change(at: y) &+ jumps.2.change(at: y)
      &+ jumps.3.change(at: y)
    let winding = left &+ other.sign & other.leftBits(ofDoubled: x, y)
    return piece.change(winding, mask) &* (piece.y1 &- piece.y0) &* (2048 &- x)
  }
}

/// How the winding number along the pixel's left side changes at an end of a piece.
private struct Jump {
  let y: Int32
  /// 0 where the end is elsewhere.
  let change: Int32

  @inline(__always)
  init(upperOf piece: EdgePiece) {
    y = piece.y0
    change = piece.x0 == 0 ? 0 &- piece.sign : 0
  }

  @inline(__always)
  init(lowerOf piece: EdgePiece) {
    y = piece.y1
    change = piece.x1 == 0 ? piece.sign : 0
  }

  @inline(__always)
  private init(_ y: Int32, _ change: Int32) {
    (self.y, self.change) = (y, change)
  }

  /// What it adds to the winding numbers of all rows together.
  @inline(__always) var integral: Int32 { change &* (1024 &- y) }

  /// What it adds at a height, given in half units.
  @inline(__always)
  func change(at doubledHeight: Int32) -> Int32 {
    change & ~((doubledHeight &- 2 &* y) &>> 31)
  }

  @inline(__always)
  private static func sort(_ a: inout Jump, _ b: inout Jump) {
    let isInOrder = a.y <= b.y
    let (upper, lower) = (
      Jump(isInOrder ? a.y : b.y, isInOrder ? a.change : b.change),
      Jump(isInOrder ? b.y : a.y, isInOrder ? b.change : a.change)
    )
    (a, b) = (upper, lower)
  }

  /// How much of the left side is covered.
  @inline(__always)
  static func height(_ jumps: (Jump, Jump, Jump, Jump), _ top: Int32, _ mask: Int32) -> Int32 {
    var (a, b, c, d) = jumps
    sort(&a, &b)
    sort(&c, &d)
    sort(&a, &c)
    sort(&b, &d)
    sort(&b, &c)
    let second = top &+ a.change
    let third = second &+ b.change
    let fourth = third &+ c.change
    let fifth = fourth &+ d.change
    var height = top & mask != 0 ? a.y : 0
    height &+= second & mask != 0 ? b.y &- a.y : 0
    height &+= third & mask != 0 ? c.y &- b.y : 0
    height &+= fourth & mask != 0 ? d.y &- c.y : 0
    height &+= fifth & mask != 0 ? 1024 &- d.y : 0
    return height
  }
}

extension EdgePiece {
  /// Gives all bits if an end is there, and none else.
  @inline(__always)
  fileprivate func endBits(_ x: Int32, _ y: Int32) -> Int32 {
    PiecePair.zeroBits((x ^ x0) | (y ^ y0)) | PiecePair.zeroBits((x ^ x1) | (y ^ y1))
  }

  /// 0 for a point on the line through the piece, else below 0 on one side of it.
  @inline(__always)
  fileprivate func side(_ x: Int32, _ y: Int32) -> Int32 {
    (x1 &- x0) &* (y &- y0) &- (x &- x0) &* (y1 &- y0)
  }

  /// Gives all bits if the piece passes to the left of a place, which is in half units.
  @inline(__always)
  fileprivate func leftBits(ofDoubled x: Int32, _ y: Int32) -> Int32 {
    let isBelowTop = 2 &* y0 &- y &- 1
    let isAboveBottom = y &- 2 &* y1
    let isLeft = (x1 &- x0) &* (y &- 2 &* y0) &- (x &- 2 &* x0) &* (y1 &- y0)
    return (isBelowTop & isAboveBottom & isLeft) &>> 31
  }

  /// Twice the area to its right, times the sign.
  @inline(__always)
  fileprivate var doubledArea: Int32 { (y1 &- y0) &* sign &* (2048 &- x0 &- x1) }
}
