/// Source over destination, the mode that nearly everything is drawn with.
///
/// For a source s with alpha sa, coverage k and destination d, all 0 … 255, every channel becomes
/// `(s·k + d·(255 − sa·k/255)) / 255`, both divisions to the nearest integer. The sum stays
/// below 2¹⁶. One coverage for a run and the same coverage pixel by pixel give the same bytes.
///
/// Four pixels are two vectors of 16-bit lanes: red and blue of each are the low bytes of its
/// two lanes, green and alpha the high ones. No bytes have to be moved to get there and back.
enum SourceOver {
  private typealias Lanes = SIMD8<UInt16>

  // MARK: One pixel

  /// A pixel's channels in lanes of 16 bits: red and blue, then green and alpha.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide | wide &<< 24) & 0x00ff_00ff_00ff_00ff
  }

  /// Each lane divided by 255 and put back in its place.
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
    let biased = sum &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  @inline(__always)
  private static func load(_ pixels: UnsafePointer<UInt32>) -> Lanes {
    UnsafeRawPointer(pixels).loadUnaligned(as: Lanes.self)
  }

  @inline(__always)
  private static func store(
    _ redBlue: Lanes, _ greenAlpha: Lanes, to target: UnsafeMutablePointer<UInt32>
  ) {
    UnsafeMutableRawPointer(target).storeBytes(
      of: redBlue | greenAlpha &<< 8, as: Lanes.self)
  }

  /// Four bytes, each in both lanes of a pixel.
  @inline(__always)
  private static func lanes(_ four: UInt32) -> Lanes {
    let ones: UInt64 = 0x0001_0001_0001_0001
    let pairs = SIMD2(UInt64(four & 0xffff) &* ones, UInt64(four &>> 16) &* ones)
    return (unsafeBitCast(pairs, to: Lanes.self) &* Lanes(256, 256, 1, 1, 256, 256, 1, 1)) &>> 8
  }

  /// The alpha of four pixels, each in both lanes.
  @inline(__always)
  private static func alphas(_ greenAlpha: Lanes) -> Lanes {
    let words = unsafeBitCast(greenAlpha, to: SIMD4<UInt32>.self)
    return unsafeBitCast(words &>> 16 | words & 0xffff_0000, to: Lanes.self)
  }

  @inline(__always)
  private static func constant(_ pixel: UInt32) -> (redBlue: Lanes, greenAlpha: Lanes) {
    let pixels = unsafeBitCast(SIMD4(repeating: pixel), to: Lanes.self)
    return (pixels & 255, pixels &>> 8)
  }

  // MARK: One colour

  /// One colour, the same coverage everywhere.
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, pixel: UInt32, coverage: UInt32, _ count: Int
  ) {
    let rest = rest(pixel &>> 24, coverage)
    if rest == 0 {
      target.update(repeating: pixel, count: count)
      return
    }
    var index = 0
    if count >= 4 {
      let source = constant(pixel)
      let factor = UInt16(truncatingIfNeeded: coverage)
      let (redBlue, greenAlpha) = (source.redBlue &* factor, source.greenAlpha &* factor)
      let rest = Lanes(repeating: UInt16(truncatingIfNeeded: rest))
      // SAFETY: four pixels from `index` on are inside as long as index + 4 ≤ count.
      while index &+ 4 <= count {
        let old = load(target + index)
        store(
          dividedBy255((old & 255) &* rest &+ redBlue),
          dividedBy255((old &>> 8) &* rest &+ greenAlpha), to: target + index)
        index &+= 4
      }
    }
    let added = spread(pixel) &* UInt64(coverage)
    while index < count {
      target[index] = packed(spread(target[index]) &* rest &+ added)
      index &+= 1
    }
  }

  /// One colour with a coverage for every pixel.
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, pixel: UInt32,
    _ coverage: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    let alpha = pixel &>> 24
    var index = 0
    if count >= 4 {
      let opaque: UInt32 = alpha == 255 ? .max : 0
      let source = constant(pixel)
      let alpha = Lanes(repeating: UInt16(truncatingIfNeeded: alpha))
      // SAFETY: four bytes and pixels from `index` on are inside as long as index + 4 ≤ count.
      while index &+ 4 <= count {
        let four = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
        if four == 0 {
          index &+= 4
          continue
        }
        if four & opaque == .max {
          UnsafeMutableRawPointer(target + index).storeBytes(
            of: SIMD4(repeating: pixel), as: SIMD4<UInt32>.self)
          index &+= 4
          continue
        }
        let part = lanes(four)
        let rest = 255 &- dividedBy255(alpha &* part)
        let old = load(target + index)
        store(
          dividedBy255((old & 255) &* rest &+ source.redBlue &* part),
          dividedBy255((old &>> 8) &* rest &+ source.greenAlpha &* part), to: target + index)
        index &+= 4
      }
    }
    let wide = spread(pixel)
    while index < count {
      let part = UInt32(coverage[index])
      if part != 0 {
        target[index] = packed(
          spread(target[index]) &* rest(alpha, part) &+ wide &* UInt64(part))
      }
      index &+= 1
    }
  }

  // MARK: A colour for every pixel

  /// The same coverage everywhere.
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, coverage: UInt32,
    _ count: Int
  ) {
    let part = UInt16(truncatingIfNeeded: coverage)
    var index = 0
    // SAFETY: four pixels from `index` on are inside as long as index + 4 ≤ count.
    while index &+ 4 <= count {
      let new = load(source + index)
      let (redBlue, greenAlpha) = (new & 255, new &>> 8)
      let rest = 255 &- dividedBy255(alphas(greenAlpha) &* part)
      let old = load(target + index)
      store(
        dividedBy255((old & 255) &* rest &+ redBlue &* part),
        dividedBy255((old &>> 8) &* rest &+ greenAlpha &* part), to: target + index)
      index &+= 4
    }
    while index < count {
      let pixel = source[index]
      target[index] = packed(
        spread(target[index]) &* rest(pixel &>> 24, coverage) &+ spread(pixel)
          &* UInt64(coverage))
      index &+= 1
    }
  }

  /// A coverage for every pixel.
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ coverage: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    var index = 0
    // SAFETY: four bytes and pixels from `index` on are inside as long as index + 4 ≤ count.
    while index &+ 4 <= count {
      let four = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
      if four != 0 {
        let new = load(source + index)
        let (redBlue, greenAlpha) = (new & 255, new &>> 8)
        let part = lanes(four)
        let rest = 255 &- dividedBy255(alphas(greenAlpha) &* part)
        let old = load(target + index)
        store(
          dividedBy255((old & 255) &* rest &+ redBlue &* part),
          dividedBy255((old &>> 8) &* rest &+ greenAlpha &* part), to: target + index)
      }
      index &+= 4
    }
    while index < count {
      let part = UInt32(coverage[index])
      if part != 0 {
        let pixel = source[index]
        target[index] = packed(
          spread(target[index]) &* rest(pixel &>> 24, part) &+ spread(pixel) &* UInt64(part))
      }
      index &+= 1
    }
  }
}
