import CRaster

/// What an edge does in one row: from top to bottom, in 1/1024 pixel, x from the left of the
/// bounds. It may reach beyond them.
struct RowPart {
  let x0: Int32
  let x1: Int32
  /// The number of the row's first cell.
  private let row: Int32
  /// The upper end, then from bit 12 on the lower one, both from the top of the row; two bits for
  /// where it goes on from the part before, one for whether it is cut; from bit 28 on the sign + 1.
  private var heights: UInt32

  /// - Parameters:
  ///   - top: 0 … 1024, like `bottom`.
  ///   - sign: 1 where the path goes down, −1 where it goes up, 0 where it is level and goes from
  ///     x0 to x1.
  ///   - row: The number of the row's first cell.
  @inline(__always)
  init(_ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32, _ sign: Int32, _ row: Int) {
    self.x0 = x0
    self.x1 = x1
    self.row = Int32(truncatingIfNeeded: row)
    heights = UInt32(bitPattern: top | bottom &<< 12 | (sign &+ 1) &<< 28)
  }

  private var top: Int32 { Int32(bitPattern: heights & 0xfff) }
  private var bottom: Int32 { Int32(bitPattern: heights &>> 12 & 0xfff) }
  @inline(__always) var height: Int32 { bottom &- top }
  @inline(__always) var sign: Int32 { Int32(bitPattern: heights &>> 28) &- 1 }
  @inline(__always) var firstCell: Int { Int(truncatingIfNeeded: row) }

  /// Whether it reaches beyond the bounds.
  @inline(__always) var isCut: Bool {
    get { heights & 1 &<< 26 != 0 }
    set { heights |= newValue ? 1 &<< 26 : 0 }
  }

  /// Notes that it goes on, at an end of it, from the part before in that cell.
  @inline(__always)
  mutating func goOn(from x: Int32) {
    heights |= x <= min(x0, x1) ? 1 &<< 24 : 1 &<< 25
  }

  /// Whether it goes on in its leftmost cell.
  @inline(__always) var goesOnLeft: Bool { heights & 1 &<< 24 != 0 }
  /// Whether it goes on in its rightmost cell.
  @inline(__always) var goesOnRight: Bool { heights & 1 &<< 25 != 0 }

  /// A bit for each of its cells, one or two, where it does not go on.
  @inline(__always)
  func newBits(isOne: Bool) -> UInt64 {
    let shared = UInt64(heights &>> 24 & 3)
    return isOne ? 1 & ~(shared | shared &>> 1) : 3 & ~shared
  }

  /// y grows by this / 2³² for every unit of x, from the top whichever way that is.
  @inline(__always)
  static func columnSlope(_ height: Int32, _ width: Int32) -> Int64 {
    CRasterTruncated(Double(height) / Double(width) * 4_294_967_296)
  }

  /// The cells that it passes through, as far as the column behind the last one.
  @inline(__always)
  func cells(below columnCount: Int) -> (lowerBound: Int, upperBound: Int) {
    let first = min(Int(truncatingIfNeeded: max(min(x0, x1), 0) &>> 10), columnCount)
    let last = min(Int(truncatingIfNeeded: (max(x0, x1) &- 1) &>> 10), columnCount)
    let start = Int(truncatingIfNeeded: row)
    return (start &+ first, start &+ max(first, last) &+ 1)
  }

  /// The piece in one of its cells.
  func piece(in cell: Int) -> EdgePiece {
    let left = Int32(truncatingIfNeeded: cell &- Int(row)) &<< 10
    let (from, to) = (clamped(x0, left), clamped(x1, left))
    if sign == 0 || from == x0 && to == x1 {
      return EdgePiece(
        x0: from &- left, y0: top, x1: to &- left, y1: bottom, sign: sign)
    }
    return EdgePiece(
      x0: from &- left, y0: y(at: from), x1: to &- left, y1: y(at: to), sign: sign)
  }

  /// The pieces of a part in one column or two.
  ///
  /// - Returns: If it is in one, that twice.
  @inline(__always)
  func pieces(inTwo isTwo: Bool) -> (left: EdgePiece, right: EdgePiece) {
    let start = min(x0, x1) & ~1023
    let (from, to) = (x0 &- start, x1 &- start)
    if !isTwo {
      let piece = EdgePiece(x0: from, y0: top, x1: to, y1: bottom, sign: sign)
      return (piece, piece)
    }
    let y = sign == 0 ? top : y(at: start &+ 1024)
    let isRightward = x0 < x1
    let upper = EdgePiece(
      x0: isRightward ? from : from &- 1024, y0: top, x1: isRightward ? 1024 : 0, y1: y,
      sign: sign)
    let lower = EdgePiece(
      x0: isRightward ? 0 : 1024, y0: y, x1: isRightward ? to &- 1024 : to, y1: bottom,
      sign: sign)
    return isRightward ? (upper, lower) : (lower, upper)
  }

  /// y of a place between both ends.
  private func y(at x: Int32) -> Int32 {
    if x == x0 { return top }
    if x == x1 { return bottom }
    let slope = Self.columnSlope(height, abs(x1 &- x0))
    let distance = Int64((x &- x0).magnitude)
    return top &+ Int32(truncatingIfNeeded: (distance &* slope &+ roundingHalf) &>> 32)
  }

  /// Of a part that reaches beyond the left side, the height of what lies there.
  var heightLeftOfBounds: Int32 {
    x0 < x1 ? y(at: 0) &- top : bottom &- y(at: 0)
  }

  @inline(__always)
  private func clamped(_ x: Int32, _ left: Int32) -> Int32 {
    max(left, min(x, left &+ 1024))
  }
}
