extension ImagePaint {
  /// Writes the colours of a piece of a row: those at the middles of its pixels. Beyond the
  /// image its outermost pixels go on.
  ///
  /// A pixel's colour depends on its place alone, not on where the piece begins.
  ///
  /// - Returns: Whether all of them are opaque; `false` may be said of such.
  func fetch(x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) -> Bool {
    // SAFETY: The paint keeps the bitmap, whose pixels are width · height, and the caller has room
    // for `count` pixels at `target`.
    guard let source = unsafe bitmap.pixels.baseAddress else { return false }
    let startU = u &+ ux &* Int64(x) &+ uy &* Int64(y)
    let startV = v &+ vx &* Int64(x) &+ vy &* Int64(y)
    guard isInterpolated else {
      unsafe fetchNearest(source, startU, startV, target, count)
      return false
    }
    let blending = unsafe BilinearBlending(
      source: source, width: bitmap.width, height: bitmap.height, alpha: alpha, ux: ux, vx: vx)
    return unsafe blending.fetch(startU, startV, target, count)
  }

  private func fetchNearest(
    _ source: UnsafeMutablePointer<UInt32>, _ startU: Int64, _ startV: Int64,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    // SAFETY: The column and the row are clamped into the bitmap, which the paint keeps, and the
    // caller has room for `count` pixels at `target`.
    let (width, height) = (bitmap.width, bitmap.height)
    var (u, v) = (startU, startV)
    for index in 0..<count {
      let column = max(0, min(Int(u &>> 32), width &- 1))
      let row = max(0, min(Int(v &>> 32), height &- 1))
      unsafe target[index] = unsafe source[row &* width &+ column]
      u &+= ux
      v &+= vx
    }
    if alpha == 255 { return }
    for index in 0..<count {
      unsafe target[index] = unsafe PixelMath.scaled(target[index], by: alpha)
    }
  }
}

/// Blends each pixel from the four around its place.
///
/// Two rows are blended with 8 bits of their distance; all 16 bits of the sum are kept. Two
/// columns of these are blended with 14 bits, in which the image's alpha is, and the sum is
/// rounded once. Every way through here gives the same bytes.
@safe private struct BilinearBlending {
  private typealias Lanes = SIMD8<UInt16>
  private typealias Words = SIMD4<UInt32>
  private typealias Sums = SIMD4<Int32>

  /// The maximum number of pixels or columns that are kept between the two steps: 1 KiB.
  private static let room = 64

  private let source: UnsafePointer<UInt32>
  private let width: Int
  private let height: Int
  private let ux: Int64
  private let vx: Int64
  /// What both weights of two columns add up to: alpha in 1/16,384.
  private let whole: UInt32
  /// Half a level, and what biased lanes are short of.
  private let half: Int32

  init(
    source: UnsafePointer<UInt32>, width: Int, height: Int, alpha: UInt32, ux: Int64, vx: Int64
  ) {
    // SAFETY: The source is the pixels of a bitmap that `ImagePaint.fetch` keeps for as long as
    // this value is used.
    unsafe self.source = unsafe source
    self.width = width
    self.height = height
    self.ux = ux
    self.vx = vx
    whole = (alpha &* 16_384 &+ 127) / 255
    half = Int32(truncatingIfNeeded: whole) &<< 15 &+ 1 &<< 21
  }

  /// Writes the colours of a piece of a row.
  ///
  /// - Returns: Whether all pixels are opaque.
  func fetch(
    _ startU: Int64, _ startV: Int64, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) -> Bool {
    // SAFETY: There is room for the lanes of `room` columns, and a piece has no more pixels; it
    // lives for the closure. The caller has room for `count` pixels at `target`.
    unsafe withUnsafeTemporaryAllocation(of: Words.self, capacity: Self.room) { lanes in
      guard let lanes = lanes.baseAddress else { return false }
      if vx == 0, abs(ux) <= 2 << 32 {
        return unsafe fetchLevel(startU, startV, lanes, target, count)
      }
      var isOpaque = true
      let inside = pixelsInside(startU, startV, count)
      for start in stride(from: 0, to: count, by: Self.room) {
        let length = min(Self.room, count - start)
        let (u, v) = (startU &+ ux &* Int64(start), startV &+ vx &* Int64(start))
        let low = max(0, min(length, inside.lowerBound - start))
        let high = max(low, min(length, inside.upperBound - start))
        unsafe blendClampedRows(u, v, lanes, 0..<low)
        unsafe blendRows(u, v, lanes, low..<high)
        unsafe blendClampedRows(u, v, lanes, high..<length)
        isOpaque =
          unsafe blendColumns(u, target + start, length) { index, _ in unsafe lanes + index }
          && isOpaque
      }
      return isOpaque
    }
  }

  /// The pixels whose four neighbours are all in the image.
  private func pixelsInside(_ startU: Int64, _ startV: Int64, _ count: Int) -> Range<Int> {
    let columns = Self.run(startU, ux, below: Int64(width &- 1) &<< 32, count)
    let rows = Self.run(startV, vx, below: Int64(height &- 1) &<< 32, count)
    let start = max(columns.lowerBound, rows.lowerBound)
    return start..<max(start, min(columns.upperBound, rows.upperBound))
  }

  /// The indices i in 0 ..< count for which start + i · step is in 0 ..< limit.
  private static func run(
    _ start: Int64, _ step: Int64, below limit: Int64, _ count: Int
  ) -> Range<Int> {
    let isIn = { (value: Int64) in value >= 0 && value < limit }
    // Mostly all of them are.
    if isIn(start), isIn(start &+ step &* Int64(count &- 1)) { return 0..<count }
    if step == 0 { return 0..<0 }
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

  // MARK: Arithmetic

  /// The part of the lower row in 1/256, in all lanes.
  @inline(__always)
  private static func rowPart(_ v: Int64) -> Lanes {
    // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of eight lanes.
    let part = (UInt64(bitPattern: v) &>> 24) & 255
    return unsafe unsafeBitCast(SIMD2(repeating: part &* 0x0001_0001_0001_0001), to: Lanes.self)
  }

  /// top · (256 − part) + bottom · part, less 32,768 so that it fits a signed lane: channels of
  /// the left column beside those of the right one.
  @inline(__always)
  private static func blended(_ top: UInt64, _ bottom: UInt64, _ part: Lanes) -> Words {
    let (top, bottom) = (widened(top), widened(bottom))
    // The difference wraps around, the sum does not.
    let sum = (top &<< 8 &+ (bottom &- top) &* part) ^ 0x8000
    // As words: shuffles of lanes move to the operands, where they are three.
    func words(_ lanes: SIMD4<UInt16>) -> Words {
      Words(UInt32(lanes.x), UInt32(lanes.y), UInt32(lanes.z), UInt32(lanes.w))
    }
    return words(sum.lowHalf) | words(sum.highHalf) &<< 16
  }

  // Lane by lane, because the initialisers that do this are not always inlined.

  // SAFETY (these 2): The casts are from eight or 16 bytes of integers to as many bytes, of which
  // every pattern of bits is a value.
  @inline(__always)
  private static func widened(_ bytes: UInt64) -> Lanes {
    let b = unsafe unsafeBitCast(bytes, to: SIMD8<UInt8>.self)
    return Lanes(
      UInt16(b[0]), UInt16(b[1]), UInt16(b[2]), UInt16(b[3]), UInt16(b[4]), UInt16(b[5]),
      UInt16(b[6]), UInt16(b[7]))
  }

  @inline(__always)
  private static func widened(_ words: Words) -> SIMD8<Int32> {
    let w = unsafe unsafeBitCast(words, to: SIMD8<Int16>.self)
    return SIMD8(
      Int32(w[0]), Int32(w[1]), Int32(w[2]), Int32(w[3]), Int32(w[4]), Int32(w[5]), Int32(w[6]),
      Int32(w[7]))
  }

  /// The weights of the left and the right column, side by side.
  @inline(__always)
  private func columnWeights(_ parts: Words) -> Words {
    let right = ((parts &>> 18) &* (whole & 0x7fff) &+ 8192) &>> 14
    return (right &<< 16) &+ (whole &- right)
  }

  /// Sums of products of neighbours, as levels.
  @inline(__always)
  private func levels(_ lanes: Words, _ weights: Words, _ index: Int) -> Sums {
    let products = Self.widened(lanes) &* Self.widened(Words(repeating: weights[index]))
    return (products.evenHalf &+ products.oddHalf &+ half) &>> 22
  }

  @inline(__always)
  private static func bytes(_ a: Sums, _ b: Sums, _ c: Sums, _ d: Sums) -> SIMD16<UInt8> {
    @inline(__always)
    func byte(_ sum: Int32) -> UInt8 { UInt8(truncatingIfNeeded: sum) }
    return SIMD16(
      byte(a.x), byte(a.y), byte(a.z), byte(a.w), byte(b.x), byte(b.y), byte(b.z), byte(b.w),
      byte(c.x), byte(c.y), byte(c.z), byte(c.w), byte(d.x), byte(d.y), byte(d.z), byte(d.w))
  }

  // MARK: Rows

  /// Blends the rows about pixels all of whose neighbours are inside.
  private func blendRows(
    _ startU: Int64, _ startV: Int64, _ lanes: UnsafeMutablePointer<Words>, _ range: Range<Int>
  ) {
    // SAFETY: The caller's range has only pixels for which the place, the one to its right and both
    // below are inside, as `pixelsInside` says, and lies within the room for lanes.
    var u = startU &+ ux &* Int64(range.lowerBound)
    var v = startV &+ vx &* Int64(range.lowerBound)
    let lineLength = 4 &* width
    for index in range {
      let place = unsafe UnsafeRawPointer(source + (Int(v &>> 32) &* width &+ Int(u &>> 32)))
      unsafe lanes[index] = unsafe Self.blended(
        place.loadUnaligned(as: UInt64.self),
        (place + lineLength).loadUnaligned(as: UInt64.self), Self.rowPart(v))
      u &+= ux
      v &+= vx
    }
  }

  /// Blends the rows about pixels whose neighbours may lie outside.
  private func blendClampedRows(
    _ startU: Int64, _ startV: Int64, _ lanes: UnsafeMutablePointer<Words>, _ range: Range<Int>
  ) {
    // SAFETY: The caller's range lies within the room for lanes.
    for index in range {
      let (u, v) = (startU &+ ux &* Int64(index), startV &+ vx &* Int64(index))
      unsafe lanes[index] = blendedRows(Int(u &>> 32), v)
    }
  }

  /// A column and the next one, the image's outermost pixels where they lie beyond it.
  private func blendedRows(_ column: Int, _ v: Int64) -> Words {
    // SAFETY: Both columns and the row are clamped into the image.
    let row = Int(v &>> 32)
    func pair(_ row: Int) -> UInt64 {
      let line = unsafe source + max(0, min(row, height &- 1)) &* width
      let left = unsafe line[max(0, min(column, width &- 1))]
      let right = unsafe line[max(0, min(column &+ 1, width &- 1))]
      return UInt64(right) &<< 32 | UInt64(left)
    }
    return Self.blended(pair(row), pair(row &+ 1), Self.rowPart(v))
  }

  // MARK: Along a row

  /// Blends the rows once for each column.
  private func fetchLevel(
    _ startU: Int64, _ v: Int64, _ lanes: UnsafeMutablePointer<Words>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) -> Bool {
    // SAFETY: A piece of `length` pixels moves by at most room − 2 columns, so that its first and
    // last column are at most `room` columns with all between, for which the lanes have room. The
    // caller has room for `count` pixels at `target`.
    let limit = ux == 0 ? count : Int((Int64(Self.room - 2) << 32) / abs(ux)) + 1
    var index = 0
    var isOpaque = true
    while index < count {
      let length = min(limit, count - index)
      let u = startU &+ ux &* Int64(index)
      let end = u &+ ux &* Int64(length &- 1)
      let first = Int(min(u, end) &>> 32)
      unsafe blendRows(v, first, lanes, Int(max(u, end) &>> 32) - first + 1)
      isOpaque =
        unsafe blendColumns(u, target + index, length) { _, column in
          unsafe lanes + (column &- first)
        }
        && isOpaque
      index += length
    }
    return isOpaque
  }

  private func blendRows(
    _ v: Int64, _ first: Int, _ lanes: UnsafeMutablePointer<Words>, _ count: Int
  ) {
    // SAFETY: Both rows are clamped into the image, and columns from `start` to `end` are in it
    // with the ones to their right. The caller has room for `count` lanes.
    let row = Int(v &>> 32)
    let part = Self.rowPart(v)
    let top = unsafe source + max(0, min(row, height &- 1)) &* width
    let bottom = unsafe source + max(0, min(row &+ 1, height &- 1)) &* width
    let start = max(0, min(count, -first))
    let end = max(start, min(count, width &- 1 &- first))
    for index in 0..<start { unsafe lanes[index] = blendedRows(first &+ index, v) }
    for index in start..<end {
      unsafe lanes[index] = unsafe Self.blended(
        UnsafeRawPointer(top + (first &+ index)).loadUnaligned(as: UInt64.self),
        UnsafeRawPointer(bottom + (first &+ index)).loadUnaligned(as: UInt64.self), part)
    }
    for index in end..<count { unsafe lanes[index] = blendedRows(first &+ index, v) }
  }

  // MARK: Columns

  /// Blends two columns for each pixel.
  ///
  /// - Parameter place: Where the lanes of a pixel are, by its index and its column.
  /// - Returns: Whether all pixels are opaque.
  @inline(__always)
  private func blendColumns(
    _ startU: Int64, _ target: UnsafeMutablePointer<UInt32>, _ count: Int,
    _ place: (Int, Int) -> UnsafeMutablePointer<Words>
  ) -> Bool {
    // SAFETY: The caller gives the place of lanes that were written for each index below `count`
    // and its column, and has room for `count` pixels. Sixteen bytes are written where there are
    // four pixels left.
    var u = startU
    var common = SIMD16<UInt8>(repeating: .max)
    var parts = Words(
      UInt32(truncatingIfNeeded: u), UInt32(truncatingIfNeeded: u &+ ux),
      UInt32(truncatingIfNeeded: u &+ 2 &* ux), UInt32(truncatingIfNeeded: u &+ 3 &* ux))
    let step = Words(repeating: UInt32(truncatingIfNeeded: 4 &* ux))
    var index = 0
    while index < count {
      let weights = columnWeights(parts)
      @inline(__always)
      func level(_ lane: Int) -> Sums {
        let column = Int((u &+ Int64(lane) &* ux) &>> 32)
        return unsafe levels(place(index &+ lane, column).pointee, weights, lane)
      }
      if index &+ 4 <= count {
        let bytes = Self.bytes(level(0), level(1), level(2), level(3))
        unsafe UnsafeMutableRawPointer(target + index).storeBytes(of: bytes, as: SIMD16<UInt8>.self)
        common &= bytes
      } else {
        for lane in 0..<count &- index {
          let sum = level(lane)
          let bytes = Self.bytes(sum, sum, sum, sum)
          unsafe target[index &+ lane] = unsafe unsafeBitCast(bytes, to: Words.self).x
          common &= bytes
        }
      }
      u &+= 4 &* ux
      parts &+= step
      index &+= 4
    }
    return common[3] & common[7] & common[11] & common[15] == 255
  }
}
