/// Works out what part of a pixel a path covers from all its pieces in there.
///
/// The pixel is cut at the heights where a piece begins, ends or crosses another one. Between
/// two heights the pieces have an order from left to right, the winding number changes by one
/// at each, and what is inside is made of trapezoids.
final class PixelResolver {
  private static let side = 1024.0
  /// Above it rows are sampled instead: the number of crossings grows with its square.
  private static let greatestExactCount = 24
  private static let sampledRowCount = 64
  /// Above it the sum of the cells has to do: time must not grow without bounds.
  private static let greatestCount = 4096

  /// A piece that is not level.
  private struct Line {
    var top: Double
    var bottom: Double
    /// x at height 0, and its growth.
    var x: Double
    var slope: Double
    var sign: Int32

    init(_ piece: EdgePiece) {
      top = Double(piece.y0)
      bottom = Double(piece.y1)
      slope = Double(piece.x1 - piece.x0) / Double(piece.y1 - piece.y0)
      x = Double(piece.x0) - slope * top
      sign = piece.sign
    }

    @inline(__always)
    func x(at y: Double) -> Double { x + slope * y }
  }

  /// A place where the winding number along the pixel's left side changes.
  private struct Jump {
    var y: Int32
    var change: Int32
  }

  private struct Crossing {
    var x: Double
    var sign: Int32
  }

  private let lines: UnsafeMutablePointer<Line>
  private let jumps: UnsafeMutablePointer<Jump>
  private let crossings: UnsafeMutablePointer<Crossing>
  private let heights: UnsafeMutablePointer<Double>
  private var lineCount = 0
  private var jumpCount = 0
  private var heightCount = 0

  init() {
    // SAFETY: a group has `greatestCount` pieces at most; each makes one line, one crossing and
    // two jumps. Heights are the two ends of `greatestExactCount` lines, twice that for jumps,
    // one for every pair, and the pixel's lower side; or those of the sampled rows.
    let most = Self.greatestExactCount
    lines = .allocate(capacity: Self.greatestCount)
    crossings = .allocate(capacity: Self.greatestCount)
    jumps = .allocate(capacity: 2 * Self.greatestCount)
    heights = .allocate(
      capacity: max(4 * most + most * most / 2 + 1, Self.sampledRowCount + 1))
  }

  deinit {
    lines.deallocate()
    crossings.deallocate()
    jumps.deallocate()
    heights.deallocate()
  }

  /// - Parameters:
  ///   - pieces: All that the path has in the pixel, level ones too.
  ///   - sum: The sum of the cells up to this pixel's.
  func coverage(
    _ pieces: UnsafeBufferPointer<EdgePiece>, sum: Int32, _ rule: CGPathFillRule
  ) -> UInt8 {
    if pieces.count > Self.greatestCount || PieceGroup.isPlain(pieces) {
      return Self.coverage(ofSum: sum, rule)
    }
    let isEvenOdd = rule == .evenOdd
    let winding = findLeftSide(pieces, sum)
    heightCount = 0
    if pieces.count <= Self.greatestExactCount {
      findHeights()
    } else {
      for row in 1...Self.sampledRowCount {
        heights[row - 1] = Double(row) * (Self.side / Double(Self.sampledRowCount))
      }
      heightCount = Self.sampledRowCount
    }
    var area = 0.0
    var top = 0.0
    for index in 0..<heightCount where heights[index] > top {
      let height = heights[index]
      area += (height - top) * coveredWidth(at: (top + height) / 2, winding, isEvenOdd)
      top = height
    }
    // In the units of cells: where the sum is right, this is the same number.
    return Self.coverage(ofSum: Int32((max(0, min(area, Self.side * Self.side)) * 2).rounded()))
  }

  /// Finds the lines and jumps, and the winding number at the top left corner.
  ///
  /// What the sum has beside the areas of these pieces is the integral of the winding number
  /// along the left side, which the jumps alone leave open by a whole number.
  private func findLeftSide(_ pieces: UnsafeBufferPointer<EdgePiece>, _ sum: Int32) -> Int32 {
    lineCount = 0
    jumpCount = 0
    var rest = sum
    for piece in pieces {
      rest &-= (piece.y1 &- piece.y0) &* piece.sign &* (2048 &- piece.x0 &- piece.x1)
      // A path that enters takes its direction with it, one that leaves gives it back.
      let change = piece.sign == 0 ? 1 : piece.sign
      if piece.x0 == 0 { append(Jump(y: piece.y0, change: -change)) }
      if piece.x1 == 0 { append(Jump(y: piece.y1, change: change)) }
      if piece.y0 == piece.y1 { continue }
      lines[lineCount] = Line(piece)
      lineCount += 1
    }
    var integral = rest >> 11
    for index in 0..<jumpCount {
      integral &-= jumps[index].change &* (1024 &- jumps[index].y)
    }
    return (integral &+ 512) >> 10
  }

  @inline(__always)
  private func append(_ jump: Jump) {
    jumps[jumpCount] = jump
    jumpCount += 1
  }

  /// Where the order of lines or their number changes, from the top.
  private func findHeights() {
    insert(Self.side)
    for index in 0..<jumpCount { insert(Double(jumps[index].y)) }
    for first in 0..<lineCount {
      let a = lines[first]
      insert(a.top)
      insert(a.bottom)
      for second in 0..<first {
        let b = lines[second]
        let top = max(a.top, b.top)
        let bottom = min(a.bottom, b.bottom)
        if top >= bottom { continue }
        let upper = a.x(at: top) - b.x(at: top)
        let lower = a.x(at: bottom) - b.x(at: bottom)
        if upper * lower < 0 {
          insert(top + (bottom - top) * (upper / (upper - lower)))
        }
      }
    }
  }

  /// Keeps the heights sorted, each once.
  @inline(__always)
  private func insert(_ height: Double) {
    var position = heightCount
    while position > 0, heights[position &- 1] > height { position &-= 1 }
    if position > 0, heights[position &- 1] == height { return }
    var index = heightCount
    while index > position {
      heights[index] = heights[index &- 1]
      index &-= 1
    }
    heights[position] = height
    heightCount &+= 1
  }

  /// How much of the pixel's width is inside at one height.
  private func coveredWidth(at y: Double, _ topWinding: Int32, _ isEvenOdd: Bool) -> Double {
    var winding = topWinding
    for index in 0..<jumpCount where Double(jumps[index].y) < y {
      winding &+= jumps[index].change
    }
    var count = 0
    for index in 0..<lineCount where lines[index].top < y && y < lines[index].bottom {
      let crossing = Crossing(x: lines[index].x(at: y), sign: lines[index].sign)
      var position = count
      while position > 0, crossings[position &- 1].x > crossing.x {
        crossings[position] = crossings[position &- 1]
        position &-= 1
      }
      crossings[position] = crossing
      count &+= 1
    }
    var width = 0.0
    var from = 0.0
    for index in 0..<count {
      if isEvenOdd ? winding & 1 != 0 : winding != 0 { width += crossings[index].x - from }
      winding &+= crossings[index].sign
      from = crossings[index].x
    }
    if isEvenOdd ? winding & 1 != 0 : winding != 0 { width += Self.side - from }
    return width
  }

  private static func coverage(ofSum sum: Int32, _ rule: CGPathFillRule = .winding) -> UInt8 {
    let whole: Int32 = 1 << 21
    var area = Int32(truncatingIfNeeded: min(sum.magnitude, UInt32(whole)))
    if rule == .evenOdd {
      area = sum & (2 * whole - 1)
      if area > whole { area = 2 * whole - area }
    }
    return UInt8(truncatingIfNeeded: (area * 255 + whole / 2) >> 21)
  }
}
