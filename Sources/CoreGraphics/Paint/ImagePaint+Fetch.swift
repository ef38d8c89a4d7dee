extension ImagePaint {
  /// Of 16 bits: 8 before the point, and up to 7 after it.
  private typealias Lanes = SIMD8<UInt16>

  /// Writes the colours of a piece of a row: those at the middles of its pixels. Beyond the
  /// image its outermost pixels go on.
  ///
  /// A pixel's colour depends on its place alone, not on where the piece begins.
  func fetch(x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    guard let source = bitmap.pixels.baseAddress else { return }
    let startU = u &+ ux &* Int64(x) &+ uy &* Int64(y)
    let startV = v &+ vx &* Int64(x) &+ vy &* Int64(y)
    if isInterpolated {
      fetchBlended(source, startU, startV, target, count)
    } else {
      fetchNearest(source, startU, startV, target, count)
    }
    if alpha == 255 { return }
    for index in 0..<count {
      target[index] = PixelMath.scaled(target[index], by: alpha)
    }
  }

  private func fetchNearest(
    _ source: UnsafeMutablePointer<UInt32>, _ startU: Int64, _ startV: Int64,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let (width, height) = (bitmap.width, bitmap.height)
    var (u, v) = (startU, startV)
    for index in 0..<count {
      // SAFETY: both are clamped into the bitmap.
      let column = max(0, min(Int(u &>> 32), width &- 1))
      let row = max(0, min(Int(v &>> 32), height &- 1))
      target[index] = source[row &* width &+ column]
      u &+= ux
      v &+= vx
    }
  }

  private func fetchBlended(
    _ source: UnsafeMutablePointer<UInt32>, _ startU: Int64, _ startV: Int64,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    // Pixels whose four neighbours are all inside.
    let columns = Self.run(startU, ux, below: Int64(bitmap.width &- 1) &<< 32, count)
    let rows = Self.run(startV, vx, below: Int64(bitmap.height &- 1) &<< 32, count)
    let start = min(max(columns.lowerBound, rows.lowerBound), count)
    let pairs = max(0, min(columns.upperBound, rows.upperBound) &- start) / 2
    fetchEdge(source, startU, startV, target, 0..<start)
    fetchPairs(
      source, startU &+ ux &* Int64(start), startV &+ vx &* Int64(start), target + start, pairs)
    fetchEdge(source, startU, startV, target, start + 2 * pairs..<count)
  }

  /// The indices i in 0 ..< count for which start + i · step is in 0 ..< limit.
  private static func run(
    _ start: Int64, _ step: Int64, below limit: Int64, _ count: Int
  ) -> Range<Int> {
    if step == 0 { return start >= 0 && start < limit ? 0..<count : 0..<0 }
    // Counted from the end that lies lower.
    let isRising = step > 0
    let low = isRising ? start : start &+ step &* Int64(count &- 1)
    let stride = abs(step)
    func steps(to value: Int64) -> Int {
      value <= low ? 0 : Int(min((value &- low &- 1) / stride &+ 1, Int64(count)))
    }
    let (first, end) = (steps(to: 0), steps(to: limit))
    if first >= end { return 0..<0 }
    return isRising ? first..<end : count - end..<count - first
  }

  private func fetchEdge(
    _ source: UnsafeMutablePointer<UInt32>, _ startU: Int64, _ startV: Int64,
    _ target: UnsafeMutablePointer<UInt32>, _ range: Range<Int>
  ) {
    for index in range {
      target[index] = atEdge(
        source, startU &+ ux &* Int64(index), startV &+ vx &* Int64(index))
    }
  }

  /// Two pixels at a time, their neighbours read as they lie.
  private func fetchPairs(
    _ source: UnsafeMutablePointer<UInt32>, _ startU: Int64, _ startV: Int64,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let width = bitmap.width
    var (u, v) = (startU, startV)
    let (nextU, nextV) = (u &+ ux, v &+ vx)
    func low(_ value: Int64) -> UInt32 { UInt32(truncatingIfNeeded: value) }
    var partsU = SIMD4(low(u), low(u), low(nextU), low(nextU))
    var partsV = SIMD4(low(v), low(v), low(nextV), low(nextV))
    let stepU = SIMD4(repeating: low(ux &* 2))
    let stepV = SIMD4(repeating: low(vx &* 2))
    for pair in 0..<count {
      // SAFETY: all four neighbours of both pixels are inside.
      let first = source + (Int(v &>> 32) &* width &+ Int(u &>> 32))
      let (otherU, otherV) = (u &+ ux, v &+ vx)
      let second = source + (Int(otherV &>> 32) &* width &+ Int(otherU &>> 32))
      let (even, odd) = Self.blendedRows(
        Self.load(first, second), Self.load(first + width, second + width), partsV)
      UnsafeMutableRawPointer(target + 2 &* pair).storeBytes(
        of: Self.blendedColumns(even, odd, partsU), as: UInt64.self)
      (u, v) = (otherU &+ ux, otherV &+ vx)
      partsU &+= stepU
      partsV &+= stepV
    }
  }

  /// Two pixels from each of two places.
  @inline(__always)
  private static func load(
    _ first: UnsafeMutablePointer<UInt32>, _ second: UnsafeMutablePointer<UInt32>
  ) -> Lanes {
    unsafeBitCast(
      SIMD2(
        UnsafeRawPointer(first).loadUnaligned(as: UInt64.self),
        UnsafeRawPointer(second).loadUnaligned(as: UInt64.self)), to: Lanes.self)
  }

  /// top · (128 − part) + bottom · part, for even bytes and for odd ones: those of the left
  /// and the right neighbour of the first pixel, then of the second.
  ///
  /// - Parameter parts: 32 bits after the point, of which 7 are used, twice for each pixel.
  @inline(__always)
  private static func blendedRows(
    _ top: Lanes, _ bottom: Lanes, _ parts: SIMD4<UInt32>
  ) -> (even: Lanes, odd: Lanes) {
    let sevenths = parts &>> 25
    let part = unsafeBitCast(sevenths | sevenths &<< 16, to: Lanes.self)
    let (topEven, topOdd) = (top & 255, top &>> 8)
    // Differences wrap, but what comes out lies below 2¹⁵.
    return (
      topEven &<< 7 &+ ((bottom & 255) &- topEven) &* part,
      topOdd &<< 7 &+ ((bottom &>> 8) &- topOdd) &* part
    )
  }

  /// The same from left to right with 8 bits, rounded once, and two pixels of it.
  @inline(__always)
  private static func blendedColumns(
    _ even: Lanes, _ odd: Lanes, _ parts: SIMD4<UInt32>
  ) -> UInt64 {
    // 256 − part and part, side by side.
    let part = parts &>> 24
    let weights = unsafeBitCast((part &<< 16) &- part &+ 256, to: SIMD8<Int16>.self)
    let sums = (blended(even, weights) | blended(odd, weights) &<< 8)
    let halves = unsafeBitCast(sums, to: SIMD2<UInt64>.self)
    let pixels = (halves | halves &>> 16) & 0xffff_ffff
    return pixels[0] | pixels[1] &<< 32
  }

  /// Two channels of two pixels, each from its left and its right neighbour.
  @inline(__always)
  private static func blended(_ lanes: Lanes, _ weights: SIMD8<Int16>) -> SIMD4<Int32> {
    let pairs = unsafeBitCast(
      Lanes(lanes[0], lanes[2], lanes[1], lanes[3], lanes[4], lanes[6], lanes[5], lanes[7]),
      to: SIMD8<Int16>.self)
    let products =
      SIMD8<Int32>(truncatingIfNeeded: pairs) &* SIMD8<Int32>(truncatingIfNeeded: weights)
    return (products.evenHalf &+ products.oddHalf &+ (1 &<< 14)) &>> 15
  }

  /// One pixel whose neighbours may lie outside.
  private func atEdge(
    _ source: UnsafeMutablePointer<UInt32>, _ u: Int64, _ v: Int64
  ) -> UInt32 {
    let limitU = Int64(bitmap.width &- 1) &<< 32
    let limitV = Int64(bitmap.height &- 1) &<< 32
    let (u, v) = (max(0, min(u, limitU)), max(0, min(v, limitV)))
    let (column, row) = (Int(u &>> 32), Int(v &>> 32))
    let nextColumn = min(column + 1, bitmap.width - 1)
    let nextRow = min(row + 1, bitmap.height - 1)
    // SAFETY: all four are clamped into the bitmap.
    let (top, bottom) = (source + row * bitmap.width, source + nextRow * bitmap.width)
    func pair(_ left: UInt32, _ right: UInt32) -> Lanes {
      unsafeBitCast(SIMD4(left, right, left, right), to: Lanes.self)
    }
    let (even, odd) = Self.blendedRows(
      pair(top[column], top[nextColumn]), pair(bottom[column], bottom[nextColumn]),
      SIMD4(repeating: UInt32(truncatingIfNeeded: v)))
    return UInt32(
      truncatingIfNeeded: Self.blendedColumns(
        even, odd, SIMD4(repeating: UInt32(truncatingIfNeeded: u))))
  }
}
