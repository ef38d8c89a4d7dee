extension ImagePaint {
  /// Of 16 bits: 8 before the point, or 8 before and 8 after it.
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

  /// Two pixels at a time; inside the image, neighbours are read as they lie.
  private func fetchBlended(
    _ source: UnsafeMutablePointer<UInt32>, _ startU: Int64, _ startV: Int64,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let (width, height) = (bitmap.width, bitmap.height)
    let (columnLimit, rowLimit) = (UInt64(width &- 1), UInt64(height &- 1))
    var (u, v) = (startU, startV)
    var index = 0
    while index < count {
      let (nextU, nextV) = (u &+ ux, v &+ vx)
      let (column, row) = (UInt64(bitPattern: u &>> 32), UInt64(bitPattern: v &>> 32))
      let (nextColumn, nextRow) = (
        UInt64(bitPattern: nextU &>> 32), UInt64(bitPattern: nextV &>> 32)
      )
      if index &+ 1 < count, column < columnLimit, row < rowLimit, nextColumn < columnLimit,
        nextRow < rowLimit
      {
        // SAFETY: column + 1 and row + 1 are inside the bitmap for both.
        let place = Int(truncatingIfNeeded: row) &* width &+ Int(truncatingIfNeeded: column)
        let nextPlace =
          Int(truncatingIfNeeded: nextRow) &* width &+ Int(truncatingIfNeeded: nextColumn)
        let first = Self.column(source + place, width, v)
        let second = Self.column(source + nextPlace, width, nextV)
        UnsafeMutableRawPointer(target + index).storeBytes(
          of: Self.blended(first, second, u, nextU), as: UInt64.self)
        index &+= 2
        u = nextU &+ ux
        v = nextV &+ vx
      } else {
        target[index] = atEdge(source, u, v)
        index &+= 1
        (u, v) = (nextU, nextV)
      }
    }
  }

  /// Two neighbours, each blended with the one below: red and blue of both in four lanes, then
  /// green and alpha.
  @inline(__always)
  private static func column(
    _ pixel: UnsafeMutablePointer<UInt32>, _ width: Int, _ v: Int64
  ) -> Lanes {
    blended(
      UnsafeRawPointer(pixel).loadUnaligned(as: UInt64.self),
      UnsafeRawPointer(pixel + width).loadUnaligned(as: UInt64.self), v)
  }

  @inline(__always)
  private static func spread(_ two: UInt64) -> Lanes {
    let mask: UInt64 = 0x00ff_00ff_00ff_00ff
    return unsafeBitCast(SIMD2(two & mask, (two &>> 8) & mask), to: Lanes.self)
  }

  @inline(__always)
  private static func blended(_ top: UInt64, _ bottom: UInt64, _ v: Int64) -> Lanes {
    let part = UInt16(truncatingIfNeeded: v &>> 24) & 255
    return (spread(top) &* (256 &- part) &+ spread(bottom) &* part &+ 128) &>> 8
  }

  /// Two pixels from two neighbours each.
  @inline(__always)
  private static func blended(
    _ first: Lanes, _ second: Lanes, _ firstU: Int64, _ secondU: Int64
  ) -> UInt64 {
    let a = unsafeBitCast(first, to: SIMD4<UInt32>.self)
    let b = unsafeBitCast(second, to: SIMD4<UInt32>.self)
    let left = unsafeBitCast(SIMD4(a[0], b[0], a[2], b[2]), to: Lanes.self)
    let right = unsafeBitCast(SIMD4(a[1], b[1], a[3], b[3]), to: Lanes.self)
    // 8 bits of u for each pixel's lanes.
    let (one, two) = (
      UInt32(truncatingIfNeeded: firstU &>> 24) & 255,
      UInt32(truncatingIfNeeded: secondU &>> 24) & 255
    )
    let pair = UInt64(one &* 0x0001_0001) | UInt64(two &* 0x0001_0001) &<< 32
    let part = unsafeBitCast(SIMD2(repeating: pair), to: Lanes.self)
    let sum = (left &* (256 &- part) &+ right &* part &+ 128) &>> 8
    let halves = unsafeBitCast(sum, to: SIMD2<UInt64>.self)
    return halves[0] | halves[1] &<< 8
  }

  /// One pixel whose neighbours may lie outside.
  @inline(never)
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
    let lanes = Self.blended(
      UInt64(top[column]) | UInt64(top[nextColumn]) << 32,
      UInt64(bottom[column]) | UInt64(bottom[nextColumn]) << 32, v)
    return UInt32(truncatingIfNeeded: Self.blended(lanes, lanes, u, u))
  }
}
