/// Works out what part of a pixel a path covers from all its pieces in there.
///
/// The pixel is cut at the heights where a piece begins, ends or crosses another one. Between
/// two heights the pieces have an order from left to right, the winding number changes by one
/// at each, and what is inside is made of trapezoids.
struct PixelResolver {
  private static let side = 1024.0
  /// Above it rows are sampled instead: the number of crossings grows with its square.
  private static let greatestExactCount = 24
  private static let sampledRowCount = 64
  /// Above it the sum of the cells has to do: time must not grow without bounds.
  private static let greatestCount = 4096

  private struct Crossing {
    var x: Double
    var sign: Int32
  }

  /// Where the winding number along the pixel's left side changes.
  private var jumps: [(y: Int32, change: Int32)] = []
  private var heights: [Double] = []
  private var crossings: [Crossing] = []

  /// - Parameters:
  ///   - pieces: All that the path has in the pixel, level ones too.
  ///   - sum: The sum of the cells up to this pixel's.
  mutating func coverage(
    _ pieces: ArraySlice<EdgePiece>, sum: Int32, _ rule: CGPathFillRule
  ) -> UInt8 {
    if pieces.count > Self.greatestCount { return Self.coverage(ofSum: sum, rule) }
    let winding = findLeftSide(pieces, sum)
    heights.removeAll(keepingCapacity: true)
    if pieces.count <= Self.greatestExactCount {
      findHeights(pieces)
    } else {
      let step = Self.side / Double(Self.sampledRowCount)
      heights.append(contentsOf: (0...Self.sampledRowCount).map { Double($0) * step })
    }
    var area = 0.0
    var top = 0.0
    for height in heights where height > top {
      area += (height - top) * coveredWidth(pieces, at: (top + height) / 2, winding, rule)
      top = height
    }
    // In the units of cells: where the sum is right, this is the same number.
    return Self.coverage(ofSum: Int32((max(0, min(area, Self.side * Self.side)) * 2).rounded()))
  }

  /// Finds the jumps, and the winding number at the top left corner.
  ///
  /// What the sum has beside the areas of these pieces is the integral of the winding number
  /// along the left side, which the jumps alone leave open by a whole number.
  private mutating func findLeftSide(_ pieces: ArraySlice<EdgePiece>, _ sum: Int32) -> Int32 {
    jumps.removeAll(keepingCapacity: true)
    var rest = sum
    for piece in pieces {
      rest &-= (piece.y1 - piece.y0) &* piece.sign &* (2048 - piece.x0 - piece.x1)
      // A path that enters takes its direction with it, one that leaves gives it back.
      let change = piece.sign == 0 ? 1 : piece.sign
      if piece.x0 == 0 { jumps.append((piece.y0, -change)) }
      if piece.x1 == 0 { jumps.append((piece.y1, change)) }
    }
    var integral = rest >> 11
    for jump in jumps {
      integral &-= jump.change &* (1024 - jump.y)
    }
    return (integral &+ 512) >> 10
  }

  /// Where the order of pieces or their number changes, from the top.
  private mutating func findHeights(_ pieces: ArraySlice<EdgePiece>) {
    heights.append(Self.side)
    for piece in pieces {
      heights.append(Double(piece.y0))
      heights.append(Double(piece.y1))
    }
    for first in pieces.indices where pieces[first].sign != 0 {
      let a = pieces[first]
      for second in pieces.indices[(first + 1)...] where pieces[second].sign != 0 {
        let b = pieces[second]
        let top = Double(max(a.y0, b.y0))
        let bottom = Double(min(a.y1, b.y1))
        if top >= bottom { continue }
        let upper = Self.x(a, at: top) - Self.x(b, at: top)
        let lower = Self.x(a, at: bottom) - Self.x(b, at: bottom)
        if upper * lower < 0 {
          heights.append(top + (bottom - top) * (upper / (upper - lower)))
        }
      }
    }
    heights.sort()
  }

  @inline(__always)
  private static func x(_ piece: EdgePiece, at y: Double) -> Double {
    let part = (y - Double(piece.y0)) / Double(piece.y1 - piece.y0)
    return Double(piece.x0) + Double(piece.x1 - piece.x0) * part
  }

  /// How much of the pixel's width is inside at one height.
  private mutating func coveredWidth(
    _ pieces: ArraySlice<EdgePiece>, at y: Double, _ topWinding: Int32, _ rule: CGPathFillRule
  ) -> Double {
    var winding = topWinding
    for jump in jumps where Double(jump.y) < y {
      winding &+= jump.change
    }
    crossings.removeAll(keepingCapacity: true)
    for piece in pieces
    where piece.sign != 0 && Double(piece.y0) < y && y < Double(piece.y1) {
      let crossing = Crossing(x: Self.x(piece, at: y), sign: piece.sign)
      var position = crossings.count
      crossings.append(crossing)
      while position > 0, crossings[position - 1].x > crossing.x {
        crossings[position] = crossings[position - 1]
        position -= 1
      }
      crossings[position] = crossing
    }
    var width = 0.0
    var from = 0.0
    for crossing in crossings {
      if Self.isInside(winding, rule) { width += crossing.x - from }
      winding &+= crossing.sign
      from = crossing.x
    }
    if Self.isInside(winding, rule) { width += Self.side - from }
    return width
  }

  @inline(__always)
  private static func isInside(_ winding: Int32, _ rule: CGPathFillRule) -> Bool {
    rule == .evenOdd ? winding & 1 != 0 : winding != 0
  }

  private static func coverage(ofSum sum: Int32, _ rule: CGPathFillRule = .winding) -> UInt8 {
    let whole: Int32 = 1 << 21
    var area = Int32(truncatingIfNeeded: min(sum.magnitude, UInt32(whole)))
    if rule == .evenOdd {
      area = sum & (2 * whole - 1)
      if area > whole { area = 2 * whole - area }
    }
    return UInt8((area * 255 + whole / 2) >> 21)
  }
}
