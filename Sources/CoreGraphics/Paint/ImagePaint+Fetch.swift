extension ImagePaint {
  private typealias Lanes = SIMD8<Int16>

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
        let bytes = Self.blended(first, second, u, nextU)
        UnsafeMutableRawPointer(target + index).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
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

  /// Two neighbours, each blended with the one below, 7 bits after the point.
  @inline(__always)
  private static func column(
    _ pixel: UnsafeMutablePointer<UInt32>, _ width: Int, _ v: Int64
  ) -> Lanes {
    let top = UnsafeRawPointer(pixel).loadUnaligned(as: SIMD8<UInt8>.self)
    let bottom = UnsafeRawPointer(pixel + width).loadUnaligned(as: SIMD8<UInt8>.self)
    return blended(top, bottom, v)
  }

  @inline(__always)
  private static func blended(_ top: SIMD8<UInt8>, _ bottom: SIMD8<UInt8>, _ v: Int64) -> Lanes {
    let part = Int16(truncatingIfNeeded: (v &>> 25) & 127)
    return Lanes(truncatingIfNeeded: top) &* (128 &- part)
      &+ Lanes(truncatingIfNeeded: bottom) &* part
  }

  /// Two pixels from two neighbours each.
  @inline(__always)
  private static func blended(
    _ first: Lanes, _ second: Lanes, _ firstU: Int64, _ secondU: Int64
  ) -> SIMD8<UInt8> {
    let left = Lanes(lowHalf: first.lowHalf, highHalf: second.lowHalf)
    let right = Lanes(lowHalf: first.highHalf, highHalf: second.highHalf)
    // 15 bits of u in four lanes each.
    let ones: UInt64 = 0x0001_0001_0001_0001
    let parts = unsafeBitCast(
      SIMD2(
        UInt64(truncatingIfNeeded: (firstU &>> 17) & 0x7fff) &* ones,
        UInt64(truncatingIfNeeded: (secondU &>> 17) & 0x7fff) &* ones), to: Lanes.self)
    let product =
      SIMD8<Int32>(truncatingIfNeeded: right &- left) &* SIMD8<Int32>(truncatingIfNeeded: parts)
    let half = Lanes(truncatingIfNeeded: product &>> 16)
    return SIMD8<UInt8>(truncatingIfNeeded: (left &+ half &+ half &+ 64) &>> 7)
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
      unsafeBitCast(SIMD2(top[column], top[nextColumn]), to: SIMD8<UInt8>.self),
      unsafeBitCast(SIMD2(bottom[column], bottom[nextColumn]), to: SIMD8<UInt8>.self), v)
    return unsafeBitCast(Self.blended(lanes, lanes, u, u).lowHalf, to: UInt32.self)
  }
}
