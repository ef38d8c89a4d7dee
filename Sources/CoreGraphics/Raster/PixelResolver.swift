/// Works out what part of a pixel a path covers from all its pieces in there.
///
/// The pixel is cut at the heights where a piece begins or ends, and where two of them cross.
/// Between two heights the pieces have an order from left to right, the winding number changes
/// by one at each, and what is inside is made of trapezoids.
final class PixelResolver {
  private static let side = 1024.0
  /// Above it rows are sampled instead: the number of crossings grows with its square.
  private static let greatestExactCount = 24
  private static let sampledRowCount = 64

  /// A piece that is not level.
  private struct Line {
    var top: Int32
    var bottom: Int32
    var sign: Int32
    /// x at height 0, and its growth.
    var x: Double
    var slope: Double

    @inline(__always)
    init(_ piece: EdgePiece) {
      top = piece.y0
      bottom = piece.y1
      sign = piece.sign
      slope = Double(piece.x1 &- piece.x0) / Double(piece.y1 &- piece.y0)
      x = Double(piece.x0) - slope * Double(piece.y0)
    }

    @inline(__always)
    func x(at y: Double) -> Double { x + slope * y }
  }

  /// A place where the winding number along the pixel's left side changes.
  private struct Jump {
    var y: Int32
    var change: Int32
  }

  /// A line between two heights.
  private struct Crossing {
    /// Twice x in the middle.
    var key: Double
    var x0: Double
    var x1: Double
    var sign: Int32
    var line: Int32 = 0
  }

  private let lines: UnsafeMutablePointer<Line>
  private let jumps: UnsafeMutablePointer<Jump>
  private let crossings: UnsafeMutablePointer<Crossing>
  private let heights: UnsafeMutablePointer<Int32>
  private let cuts: UnsafeMutablePointer<Double>
  /// The first line that begins in a row, and the one after each line.
  private let rowHeads: UnsafeMutablePointer<Int32>
  private let nexts: UnsafeMutablePointer<Int32>
  private var lineCount = 0
  private var jumpCount = 0
  private var heightCount = 0

  init() {
    // SAFETY: a group has `greatestGroup` pieces at most; each makes one line, one crossing and
    // two jumps, and no line is listed twice. Heights are the two ends of `greatestExactCount`
    // lines, two jumps for each and the pixel's lower side; cuts are one for every pair of them
    // and the end.
    let most = Self.greatestExactCount
    lines = .allocate(capacity: PieceList.greatestGroup)
    crossings = .allocate(capacity: PieceList.greatestGroup)
    jumps = .allocate(capacity: 2 * PieceList.greatestGroup)
    heights = .allocate(capacity: 4 * most + 1)
    cuts = .allocate(capacity: most * most / 2 + 1)
    rowHeads = .allocate(capacity: Self.sampledRowCount)
    nexts = .allocate(capacity: PieceList.greatestGroup)
  }

  deinit {
    lines.deallocate()
    crossings.deallocate()
    jumps.deallocate()
    heights.deallocate()
    cuts.deallocate()
    rowHeads.deallocate()
    nexts.deallocate()
  }

  /// - Parameters:
  ///   - pieces: All that the path has in the pixel, level ones too.
  ///   - sum: The sum of the cells up to this pixel's.
  func coverage(
    _ pieces: UnsafeMutableBufferPointer<EdgePiece>, sum: Int32, isEvenOdd: Bool
  ) -> UInt8 {
    if PieceGroup.isPlain(UnsafeBufferPointer(pieces)) {
      return Self.coverage(ofSum: sum, isEvenOdd)
    }
    let winding = findLeftSide(pieces, sum)
    let area =
      pieces.count <= Self.greatestExactCount
      ? exactArea(winding, isEvenOdd) : sampledArea(winding, isEvenOdd)
    // In the units of cells: where the sum is right, this is the same number.
    let doubled = max(0, min(area, Self.side * Self.side)) * 2
    // Adding 1.5 · 2⁵² leaves the nearest integer in the low bits.
    let bits = (doubled + 6_755_399_441_055_744).bitPattern
    return Self.coverage(ofSum: Int32(truncatingIfNeeded: bits), false)
  }

  /// Finds the lines, jumps and heights, and the winding number at the top left corner.
  ///
  /// What the sum has beside the areas of these pieces is the integral of the winding number
  /// along the left side, which the jumps alone leave open by a whole number.
  private func findLeftSide(
    _ pieces: UnsafeMutableBufferPointer<EdgePiece>, _ sum: Int32
  ) -> Int32 {
    lineCount = 0
    jumpCount = 0
    var rest = sum
    var integral: Int32 = 0
    for index in 0..<pieces.count {
      let piece = pieces[index]
      rest &-= (piece.y1 &- piece.y0) &* piece.sign &* (2048 &- piece.x0 &- piece.x1)
      // A path that enters takes its direction with it, one that leaves gives it back.
      let change = piece.sign == 0 ? 1 : piece.sign
      if piece.x0 == 0 {
        jumps[jumpCount] = Jump(y: piece.y0, change: 0 &- change)
        jumpCount &+= 1
        integral &+= change &* (1024 &- piece.y0)
      }
      if piece.x1 == 0 {
        jumps[jumpCount] = Jump(y: piece.y1, change: change)
        jumpCount &+= 1
        integral &-= change &* (1024 &- piece.y1)
      }
      if piece.y0 == piece.y1 { continue }
      lines[lineCount] = Line(piece)
      lineCount &+= 1
    }
    return ((rest &>> 11) &+ integral &+ 512) &>> 10
  }

  // MARK: Exactly

  private func exactArea(_ winding: Int32, _ isEvenOdd: Bool) -> Double {
    heightCount = 0
    insert(1024)
    for index in 0..<jumpCount { insert(jumps[index].y) }
    for index in 0..<lineCount {
      insert(lines[index].top)
      insert(lines[index].bottom)
    }
    var area = 0.0
    var top: Int32 = 0
    for index in 0..<heightCount where heights[index] > top {
      area += areaBetween(top, heights[index], winding, isEvenOdd)
      top = heights[index]
    }
    return area
  }

  /// Keeps the heights sorted, each once.
  @inline(__always)
  private func insert(_ height: Int32) {
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

  /// The winding number on the left side below a height where it may change.
  @inline(__always)
  private func winding(below height: Int32, _ topWinding: Int32) -> Int32 {
    var winding = topWinding
    for index in 0..<jumpCount where jumps[index].y <= height {
      winding &+= jumps[index].change
    }
    return winding
  }

  /// What is covered between two heights, no piece having an end between them.
  private func areaBetween(
    _ top: Int32, _ bottom: Int32, _ topWinding: Int32, _ isEvenOdd: Bool
  ) -> Double {
    let winding = winding(below: top, topWinding)
    let (y0, y1) = (Double(top), Double(bottom))
    var count = 0
    for index in 0..<lineCount where lines[index].top <= top && bottom <= lines[index].bottom {
      let (x0, x1) = (lines[index].x(at: y0), lines[index].x(at: y1))
      insert(Crossing(key: x0 + x1, x0: x0, x1: x1, sign: lines[index].sign), count)
      count &+= 1
    }
    for index in 1..<max(count, 1)
    where crossings[index &- 1].x0 > crossings[index].x0
      || crossings[index &- 1].x1 > crossings[index].x1
    {
      return cutArea(count, winding, isEvenOdd) * (y1 - y0)
    }
    return coveredWidth(count, winding, isEvenOdd) * (y1 - y0)
  }

  /// Keeps lines sorted by their middles.
  @inline(__always)
  private func insert(_ crossing: Crossing, _ count: Int) {
    var position = count
    while position > 0, crossings[position &- 1].key > crossing.key {
      crossings[position] = crossings[position &- 1]
      position &-= 1
    }
    crossings[position] = crossing
  }

  /// How much of the pixel's width is inside in the middle.
  @inline(__always)
  private func coveredWidth(_ count: Int, _ leftWinding: Int32, _ isEvenOdd: Bool) -> Double {
    // The parity, or all bits.
    let mask: Int32 = isEvenOdd ? 1 : -1
    var winding = leftWinding
    var width = 0.0
    var from = 0.0
    for index in 0..<count {
      let x = crossings[index].key
      if winding & mask != 0 { width += x - from }
      winding &+= crossings[index].sign
      from = x
    }
    if winding & mask != 0 { width += 2 * Self.side - from }
    return width / 2
  }

  /// The mean of the covered width where lines cross each other.
  private func cutArea(_ count: Int, _ winding: Int32, _ isEvenOdd: Bool) -> Double {
    var cutCount = 0
    for first in 0..<count {
      let a = crossings[first]
      for second in 0..<first {
        let b = crossings[second]
        let (upper, lower) = (a.x0 - b.x0, a.x1 - b.x1)
        if upper * lower < 0 {
          insert(upper / (upper - lower), cutCount)
          cutCount &+= 1
        }
      }
    }
    cuts[cutCount] = 1
    var area = 0.0
    var from = 0.0
    for cut in 0...cutCount where cuts[cut] > from {
      let middle = (from + cuts[cut]) / 2
      for index in 0..<count {
        var crossing = crossings[index]
        crossing.key = 2 * (crossing.x0 + (crossing.x1 - crossing.x0) * middle)
        insert(crossing, index)
      }
      area += coveredWidth(count, winding, isEvenOdd) * (cuts[cut] - from)
      from = cuts[cut]
    }
    return area
  }

  @inline(__always)
  private func insert(_ cut: Double, _ count: Int) {
    var position = count
    while position > 0, cuts[position &- 1] > cut {
      cuts[position] = cuts[position &- 1]
      position &-= 1
    }
    cuts[position] = cut
  }

  // MARK: By rows

  /// Lines are taken up in the row where they begin and stay in order from row to row.
  private func sampledArea(_ winding: Int32, _ isEvenOdd: Bool) -> Double {
    listByRow()
    let height = Self.side / Double(Self.sampledRowCount)
    var area = 0.0
    var count = 0
    for row in 0..<Self.sampledRowCount {
      var new = rowHeads[row]
      while new >= 0 {
        crossings[count].line = new
        count &+= 1
        new = nexts[Int(new)]
      }
      let y = (Double(row) + 0.5) * height
      var left = winding
      for index in 0..<jumpCount where Double(jumps[index].y) < y {
        left &+= jumps[index].change
      }
      count = moveCrossings(count, to: row, y)
      area += height * coveredWidth(count, left, isEvenOdd)
    }
    return area
  }

  /// Lists the lines by the first row whose middle they reach.
  private func listByRow() {
    rowHeads.update(repeating: -1, count: Self.sampledRowCount)
    for index in 0..<lineCount {
      // Middles are at 16 · row + 8.
      let first = Int(lines[index].top &+ 8) &>> 4
      if first >= Int(lines[index].bottom &+ 7) &>> 4 { continue }
      nexts[index] = rowHeads[first]
      rowHeads[first] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Gives the crossings their places in a row, without those of lines that have ended.
  ///
  /// - Returns: How many are left.
  private func moveCrossings(_ count: Int, to row: Int, _ y: Double) -> Int {
    var left = 0
    for index in 0..<count {
      let number = crossings[index].line
      let line = lines[Int(number)]
      if Int(line.bottom &+ 7) &>> 4 <= row { continue }
      let x = line.x(at: y)
      insert(Crossing(key: 2 * x, x0: x, x1: x, sign: line.sign, line: number), left)
      left &+= 1
    }
    return left
  }

  static func coverage(ofSum sum: Int32, _ isEvenOdd: Bool) -> UInt8 {
    let whole: Int32 = 1 << 21
    var area = Int32(truncatingIfNeeded: min(sum.magnitude, UInt32(whole)))
    if isEvenOdd {
      area = sum & (2 &* whole &- 1)
      if area > whole { area = 2 &* whole &- area }
    }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ whole / 2) &>> 21)
  }
}
