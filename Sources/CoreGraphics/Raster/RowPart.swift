import CRaster

/// What an edge does in one row. It is a structure of C, whose kernels read many at a time.
typealias RowPart = CRasterPart

extension RowPart {
  /// - Parameters:
  ///   - top: 0 … 1024, like `bottom`.
  ///   - sign: 1 where the path goes down, −1 where it goes up, 0 where it is level and goes from
  ///     x0 to x1.
  ///   - row: The number of the row's first cell.
  @inline(__always)
  init(_ x0: Int32, _ top: Int32, _ x1: Int32, _ bottom: Int32, _ sign: Int32, _ row: Int) {
    self.init(
      x0: x0, x1: x1, row: Int32(truncatingIfNeeded: row),
      heights: UInt32(bitPattern: top | bottom &<< 12 | (sign &+ 1) &<< 28))
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

  /// The cells that it passes through, as far as the column behind the last one.
  @inline(__always)
  func cells(below columnCount: Int) -> (lowerBound: Int, upperBound: Int) {
    let first = min(Int(truncatingIfNeeded: max(min(x0, x1), 0) &>> 10), columnCount)
    let last = min(Int(truncatingIfNeeded: (max(x0, x1) &- 1) &>> 10), columnCount)
    let start = Int(truncatingIfNeeded: row)
    return (start &+ first, start &+ max(first, last) &+ 1)
  }

  /// Its first cell, and how many others it passes through, if it is not cut; below 0 for one on
  /// the side of two.
  @inline(__always)
  var columns: (first: Int, others: Int) {
    let first = min(x0, x1) &>> 10
    let others = (max(x0, x1) &- 1) &>> 10 &- first
    return (firstCell &+ Int(truncatingIfNeeded: first), Int(truncatingIfNeeded: others))
  }

  /// Whether kernels set the bits of its cells one after the other.
  @inline(__always)
  func hasLongLinks(_ first: Int, _ others: Int) -> Bool {
    isCut || others > 1 || others == 1 && first & 63 == 63
  }

  /// The piece in the first or the second cell of a part in one or two.
  @inline(__always)
  func piece(inSecond isSecond: Bool, others: Int) -> EdgePiece {
    let left = min(x0, x1) & ~1023 &+ (isSecond ? 1024 : 0)
    let (from, to) = (x0 &- left, x1 &- left)
    if others <= 0 { return EdgePiece(x0: from, y0: top, x1: to, y1: bottom, sign: sign) }
    let side: Int32 = isSecond ? 0 : 1024
    let grown = (side &- from).magnitude
    let slope = CRasterSlope(height, abs(x1 &- x0))
    let y = top &+ Int32(truncatingIfNeeded: (Int64(grown) &* slope &+ roundingHalf) &>> 32)
    return (x0 < x1) != isSecond
      ? EdgePiece(x0: from, y0: top, x1: side, y1: y, sign: sign)
      : EdgePiece(x0: side, y0: y, x1: to, y1: bottom, sign: sign)
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

  /// y of a place between both ends.
  private func y(at x: Int32) -> Int32 {
    if x == x0 { return top }
    if x == x1 { return bottom }
    let slope = CRasterSlope(height, abs(x1 &- x0))
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
