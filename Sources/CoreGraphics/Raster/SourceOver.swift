import CRaster

/// Source over destination, the mode that nearly everything is drawn with.
///
/// For a source s with alpha sa, coverage k and destination d, all 0 … 255, every channel becomes
/// `(s·k + d·(255 − sa·k/255)) / 255`, both divisions to the nearest integer. The sum stays
/// below 2¹⁶. One coverage for a run and the same coverage pixel by pixel give the same bytes.
///
/// Four pixels are two vectors of 16-bit lanes: red and blue of each are the low bytes of its
/// two lanes, green and alpha the high ones. No bytes have to be moved to get there and back.
enum SourceOver {
  fileprivate typealias Lanes = SIMD8<UInt16>

  /// How many pixels the C functions take at a time.
  static let width = CRasterMaximumWidth()

  // MARK: One pixel

  /// Spreads a pixel's channels to lanes of 16 bits: red and blue, then green and alpha.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide | wide &<< 24) & 0x00ff_00ff_00ff_00ff
  }

  /// Divides each lane by 255 and puts it back in its place.
  @inline(__always)
  private static func packed(_ sum: UInt64) -> UInt32 {
    let mask: UInt64 = 0x00ff_00ff_00ff_00ff
    let biased = sum &+ 0x0080_0080_0080_0080
    let quotient = ((biased &+ ((biased &>> 8) & mask)) &>> 8) & mask
    return UInt32(truncatingIfNeeded: quotient | quotient &>> 24)
  }

  /// What is left of the destination, of 255.
  @inline(__always)
  private static func rest(_ alpha: UInt32, _ coverage: UInt32) -> UInt64 {
    UInt64(255 &- PixelMath.dividedBy255(alpha &* coverage))
  }

  // MARK: Four pixels

  @inline(__always)
  private static func dividedBy255(_ sum: Lanes) -> Lanes {
    quotient(sum &+ 128)
  }

  /// Takes 257/65,536 of a sum and 128, which is one multiplication for all lanes.
  @inline(__always)
  private static func quotient(_ biased: Lanes) -> Lanes {
    // Lane by lane, because the initialiser that does this is not always inlined.
    @inline(__always)
    func wide(_ lane: Int) -> UInt32 { UInt32(biased[lane]) }
    let product =
      SIMD8(wide(0), wide(1), wide(2), wide(3), wide(4), wide(5), wide(6), wide(7)) &* 257
    @inline(__always)
    func upper(_ lane: Int) -> UInt16 { UInt16(truncatingIfNeeded: product[lane] &>> 16) }
    return Lanes(
      upper(0), upper(1), upper(2), upper(3), upper(4), upper(5), upper(6), upper(7))
  }

  // SAFETY (these 2): The callers have four pixels at the place, and neither the load nor the store
  // needs them to be aligned to 16.
  @inline(__always)
  private static func load(_ pixels: UnsafePointer<UInt32>) -> Lanes {
    unsafe UnsafeRawPointer(pixels).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func store(
    _ redBlue: Lanes, _ greenAlpha: Lanes, to target: UnsafeMutablePointer<UInt32>
  ) {
    unsafe UnsafeMutableRawPointer(target).storeBytes(
      of: redBlue | greenAlpha &<< 8, as: Lanes.self)
  }

  /// Puts each of four bytes into both lanes of a pixel.
  @inline(__always)
  private static func lanes(_ four: UInt32) -> Lanes {
    // SAFETY: The casts are between integers of four or 16 bytes, of which every pattern of bits is
    // a value.
    let b = unsafe unsafeBitCast(four, to: SIMD4<UInt8>.self)
    let sixteen = SIMD16(
      b[0], b[0], b[0], b[0], b[1], b[1], b[1], b[1], b[2], b[2], b[2], b[2], b[3], b[3], b[3],
      b[3])
    return unsafe unsafeBitCast(sixteen, to: Lanes.self) &>> 8
  }

  /// Puts the alpha of each of four pixels into both of its lanes.
  @inline(__always)
  private static func alphas(_ pixels: Lanes) -> Lanes {
    // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of either.
    let alphas = unsafe unsafeBitCast(pixels, to: SIMD4<UInt32>.self) &>> 24
    return unsafe unsafeBitCast(alphas | alphas &<< 16, to: Lanes.self)
  }

  // MARK: One colour

  /// Draws spans in one colour.
  ///
  /// - Parameters:
  ///   - base: The pixel of device column 0 and row 0, whether there is one or not.
  ///   - width: Pixels from a row to the next.
  static func draw(
    _ band: SpanBand, pixel: UInt32, _ base: UnsafeMutablePointer<UInt32>, _ width: Int
  ) {
    // SAFETY: Spans lie in the canvas's bounds, so that adding their place to the address of the
    // device's first pixel leads into the bitmap, which the caller keeps. The band has a span's
    // bytes from its coverage on.
    let (spans, bytes) = unsafe (band.spans, band.bytes)
    let color = Color(pixel)
    for index in 0..<band.spanCount {
      let span = unsafe spans[index]
      let target = unsafe base + (Int(span.y) &* width &+ Int(span.x))
      if span.isUniform {
        unsafe blend(
          target, color, coverage: UInt32(truncatingIfNeeded: span.uniformCoverage),
          Int(span.length))
      } else {
        unsafe blend(target, color, bytes + Int(span.coverage), Int(span.length))
      }
    }
  }

  /// One colour in the forms that loops need.
  struct Color {
    let pixel: UInt32
    fileprivate let four: SIMD4<UInt32>
    fileprivate let redBlue: Lanes
    fileprivate let greenAlpha: Lanes
    fileprivate let alphas: Lanes
    /// All bits if it is opaque.
    fileprivate let opaque: UInt32

    @inline(__always)
    init(_ pixel: UInt32) {
      // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of either.
      self.pixel = pixel
      four = SIMD4(repeating: pixel)
      let lanes = unsafe unsafeBitCast(four, to: Lanes.self)
      redBlue = lanes & 255
      greenAlpha = lanes &>> 8
      alphas = Lanes(repeating: UInt16(truncatingIfNeeded: pixel &>> 24))
      opaque = pixel &>> 24 == 255 ? .max : 0
    }
  }

  /// Lays a colour over pixels that have the same coverage.
  @inline(__always)
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ color: Color, coverage: UInt32, _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels at `target`, and four are read and written from `index`
    // on where index + 4 ≤ count.
    if coverage & color.opaque == 255 {
      unsafe fill(target, color, count)
      return
    }
    let rest = rest(color.pixel &>> 24, coverage)
    let factor = UInt16(truncatingIfNeeded: coverage)
    let redBlue = color.redBlue &* factor &+ 128
    let greenAlpha = color.greenAlpha &* factor &+ 128
    let rests = Lanes(repeating: UInt16(truncatingIfNeeded: rest))
    var index = 0
    while index &+ 4 <= count {
      let old = unsafe load(target + index)
      unsafe store(
        quotient((old & 255) &* rests &+ redBlue),
        quotient((old &>> 8) &* rests &+ greenAlpha), to: target + index)
      index &+= 4
    }
    let added = spread(color.pixel) &* UInt64(coverage)
    while index < count {
      unsafe target[index] = unsafe packed(spread(target[index]) &* rest &+ added)
      index &+= 1
    }
  }

  @inline(__always)
  private static func fill(
    _ target: UnsafeMutablePointer<UInt32>, _ color: Color, _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels at `target`, and four are written from `index` on where
    // index + 4 ≤ count.
    if count > 64 {
      unsafe target.update(repeating: color.pixel, count: count)
      return
    }
    var index = 0
    while index &+ 4 <= count {
      unsafe UnsafeMutableRawPointer(target + index).storeBytes(
        of: color.four, as: SIMD4<UInt32>.self)
      index &+= 4
    }
    while index < count {
      unsafe target[index] = color.pixel
      index &+= 1
    }
  }

  /// Lays one colour through the rows of a small mask, with few runs worth looking for.
  ///
  /// - Parameters:
  ///   - target: The pixel under the mask's first byte, whether there is one or not.
  ///   - width: Pixels from a row to the next.
  ///   - end: Behind the last pixel of the memory.
  ///   - columns: What may be drawn, counted from the mask's first column; `rows` likewise.
  static func draw(
    _ mask: CoverageMask, _ rows: Range<Int>, _ columns: Range<Int>, pixel: UInt32,
    _ target: UnsafeMutablePointer<UInt32>, _ width: Int, end: UnsafeMutablePointer<UInt32>
  ) {
    // SAFETY: Rows and columns lie in the mask and, moved, in the canvas; the address of its first
    // pixel may lie before the bitmap. The mask has three bytes more than it needs, and four pixels
    // are written only before `end`: those that are not covered stay as they are.
    let color = Color(pixel)
    for y in rows {
      let row = unsafe mask.rows[y]
      let first = max(Int(row.outerStart) &- mask.bounds.minX, columns.lowerBound)
      let last = min(Int(row.outerEnd) &- mask.bounds.minX, columns.upperBound)
      let pixels = unsafe target + y &* width
      let coverage = unsafe UnsafeRawPointer(mask.bytes + y &* mask.bounds.width)
      var x = first
      while x &+ 4 <= last {
        let four = unsafe (coverage + x).loadUnaligned(as: UInt32.self)
        unsafe blendFour(pixels + x, color, lanes(four))
        x &+= 4
      }
      if x >= last { continue }
      let left = last &- x
      if unsafe pixels + x + 4 <= end {
        let four = unsafe (coverage + x).loadUnaligned(as: UInt32.self) & (1 &<< (8 &* left) &- 1)
        unsafe blendFour(pixels + x, color, lanes(four))
      } else {
        unsafe blend(pixels + x, color, mask.bytes + (y &* mask.bounds.width &+ x), left)
      }
    }
  }

  @inline(__always)
  private static func blendFour(
    _ target: UnsafeMutablePointer<UInt32>, _ color: Color, _ part: Lanes
  ) {
    // SAFETY: The callers have four pixels at `target`.
    let rest = 255 &- dividedBy255(color.alphas &* part)
    let old = unsafe load(target)
    unsafe store(
      dividedBy255((old & 255) &* rest &+ color.redBlue &* part),
      dividedBy255((old &>> 8) &* rest &+ color.greenAlpha &* part), to: target)
  }

  /// Lays a colour over pixels that have a coverage each.
  @inline(__always)
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ color: Color,
    _ coverage: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels at `target` and as many bytes of coverage, and four of
    // both are read and written from `index` on where index + 4 ≤ count.
    var index = 0
    while index &+ 4 <= count {
      let four = unsafe UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
      if four & color.opaque == .max {
        unsafe UnsafeMutableRawPointer(target + index).storeBytes(
          of: color.four, as: SIMD4<UInt32>.self)
      } else if four != 0 {
        unsafe blendFour(target + index, color, lanes(four))
      }
      index &+= 4
    }
    let wide = spread(color.pixel)
    while index < count {
      let part = unsafe UInt32(coverage[index])
      if part != 0 {
        unsafe target[index] = unsafe packed(
          spread(target[index]) &* rest(color.pixel &>> 24, part) &+ wide &* UInt64(part))
      }
      index &+= 1
    }
  }

  // MARK: A colour for every pixel

  /// Lays pixels over others with whole coverage: the source is added as it is, s · 255 / 255.
  private static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels at both pointers, and C reads and writes no more.
    unsafe CRasterBlend(target, source, count, width)
  }

  /// Lays pixels over others that have the same coverage.
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, coverage: UInt32,
    _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels at both pointers, and four are read and written from
    // `index` on where index + 4 ≤ count.
    if coverage == 255 { return unsafe blend(target, source, count) }
    let part = UInt16(truncatingIfNeeded: coverage)
    var index = 0
    while index &+ 4 <= count {
      let new = unsafe load(source + index)
      let (redBlue, greenAlpha) = (new & 255, new &>> 8)
      let rest = 255 &- dividedBy255(alphas(new) &* part)
      let old = unsafe load(target + index)
      unsafe store(
        dividedBy255((old & 255) &* rest &+ redBlue &* part),
        dividedBy255((old &>> 8) &* rest &+ greenAlpha &* part), to: target + index)
      index &+= 4
    }
    while index < count {
      let pixel = unsafe source[index]
      unsafe target[index] = unsafe packed(
        spread(target[index]) &* rest(pixel &>> 24, coverage) &+ spread(pixel)
          &* UInt64(coverage))
      index &+= 1
    }
  }

  /// Lays pixels of a layer over others, which are copied where they are opaque and left out
  /// where there is nothing.
  ///
  /// - Parameter alpha: The source's channels are multiplied by it before.
  static func lay(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, alpha: UInt32,
    _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels at both pointers, and C reads and writes no more.
    unsafe CRasterLay(target, source, alpha, count, width)
  }

  /// Lays pixels over others that have a coverage each.
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ coverage: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels at both pointers and as many bytes of coverage, and
    // four of each are read from `index` on where index + 4 ≤ count.
    var index = 0
    while index &+ 4 <= count {
      let four = unsafe UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
      if four != 0 {
        let new = unsafe load(source + index)
        let (redBlue, greenAlpha) = (new & 255, new &>> 8)
        let part = lanes(four)
        let rest = 255 &- dividedBy255(alphas(new) &* part)
        let old = unsafe load(target + index)
        unsafe store(
          dividedBy255((old & 255) &* rest &+ redBlue &* part),
          dividedBy255((old &>> 8) &* rest &+ greenAlpha &* part), to: target + index)
      }
      index &+= 4
    }
    while index < count {
      let part = unsafe UInt32(coverage[index])
      if part != 0 {
        let pixel = unsafe source[index]
        unsafe target[index] = unsafe packed(
          spread(target[index]) &* rest(pixel &>> 24, part) &+ spread(pixel) &* UInt64(part))
      }
      index &+= 1
    }
  }
}
