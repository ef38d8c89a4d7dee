/// Source over destination, the mode that nearly everything is drawn with.
///
/// For a source s with alpha sa, coverage k and destination d, all 0 … 255, every channel becomes
/// `(s·k + d·(255 − sa·k/255)) / 255`, both divisions to the nearest integer. The sum stays
/// below 2¹⁶. One coverage for a run and the same coverage pixel by pixel give the same bytes.
enum SourceOver {
  private typealias Lanes = SIMD8<UInt16>

  /// A pixel's channels in lanes of 16 bits: red and blue, then green and alpha.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide | wide &<< 24) & 0x00ff_00ff_00ff_00ff
  }

  /// Each lane divided by 255 and put back in its place.
  @inline(__always)
  private static func packed(_ sum: UInt64) -> UInt32 {
    let biased = sum &+ 0x0080_0080_0080_0080
    let quotient = ((biased &+ ((biased &>> 8) & 0x00ff_00ff_00ff_00ff)) &>> 8)
      & 0x00ff_00ff_00ff_00ff
    return UInt32(truncatingIfNeeded: quotient | quotient &>> 24)
  }

  @inline(__always)
  private static func rest(_ alpha: UInt32, _ coverage: UInt32) -> UInt64 {
    UInt64(255 &- PixelMath.dividedBy255(alpha &* coverage))
  }

  /// What 8 lanes of 16 bits are after division by 255, in the low byte of each.
  @inline(__always)
  private static func dividedBy255(_ sum: Lanes) -> Lanes {
    let biased = sum &+ 128
    return (biased &+ (biased &>> 8)) &>> 8
  }

  /// The same number in the four lanes of one pixel and another in those of the next.
  @inline(__always)
  private static func lanes(_ first: UInt64, _ second: UInt64) -> Lanes {
    let ones: UInt64 = 0x0001_0001_0001_0001
    return unsafeBitCast(SIMD2(first &* ones, second &* ones), to: Lanes.self)
  }

  @inline(__always)
  private static func load(_ pixels: UnsafeRawPointer) -> (Lanes, Lanes) {
    let bytes = pixels.loadUnaligned(as: SIMD16<UInt8>.self)
    return (
      Lanes(truncatingIfNeeded: bytes.lowHalf), Lanes(truncatingIfNeeded: bytes.highHalf)
    )
  }

  @inline(__always)
  private static func store(_ low: Lanes, _ high: Lanes, to target: UnsafeMutableRawPointer) {
    target.storeBytes(
      of: SIMD16(
        lowHalf: SIMD8<UInt8>(truncatingIfNeeded: low),
        highHalf: SIMD8<UInt8>(truncatingIfNeeded: high)), as: SIMD16<UInt8>.self)
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
    let added = spread(pixel) &* UInt64(coverage)
    var index = 0
    if count >= 4 {
      // Channels of the vectors lie in memory order.
      let source = SIMD4<UInt8>(
        truncatingIfNeeded: SIMD4(pixel, pixel &>> 8, pixel &>> 16, pixel &>> 24))
      let added =
        Lanes(truncatingIfNeeded: SIMD8(lowHalf: source, highHalf: source))
        &* UInt16(truncatingIfNeeded: coverage)
      let rest = Lanes(repeating: UInt16(truncatingIfNeeded: rest))
      // SAFETY: four pixels from `index` on are inside as long as index + 4 ≤ count.
      while index &+ 4 <= count {
        let raw = UnsafeMutableRawPointer(target + index)
        let (low, high) = load(raw)
        store(
          dividedBy255(low &* rest &+ added), dividedBy255(high &* rest &+ added), to: raw)
        index &+= 4
      }
    }
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
    let wide = spread(pixel)
    var index = 0
    if count >= 4 {
      let isOpaque = alpha == 255
      let bytes = SIMD4<UInt8>(
        truncatingIfNeeded: SIMD4(pixel, pixel &>> 8, pixel &>> 16, pixel &>> 24))
      let source = Lanes(truncatingIfNeeded: SIMD8(lowHalf: bytes, highHalf: bytes))
      // SAFETY: four bytes and pixels from `index` on are inside as long as index + 4 ≤ count.
      while index &+ 4 <= count {
        let four = UnsafeRawPointer(coverage + index).loadUnaligned(as: UInt32.self)
        if four == 0 {
          index &+= 4
          continue
        }
        let raw = UnsafeMutableRawPointer(target + index)
        if four == .max, isOpaque {
          raw.storeBytes(of: SIMD4(repeating: pixel), as: SIMD4<UInt32>.self)
          index &+= 4
          continue
        }
        let (a, b) = (four & 255, four &>> 8 & 255)
        let (c, d) = (four &>> 16 & 255, four &>> 24)
        let (low, high) = load(raw)
        store(
          dividedBy255(
            low &* lanes(rest(alpha, a), rest(alpha, b))
              &+ source &* lanes(UInt64(a), UInt64(b))),
          dividedBy255(
            high &* lanes(rest(alpha, c), rest(alpha, d))
              &+ source &* lanes(UInt64(c), UInt64(d))), to: raw)
        index &+= 4
      }
    }
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
    let part = UInt64(coverage)
    var index = 0
    // SAFETY: four pixels from `index` on are inside as long as index + 4 ≤ count.
    while index &+ 4 <= count {
      let four = UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self)
      let raw = UnsafeMutableRawPointer(target + index)
      let alphas = four &>> 24
      if coverage == 255, alphas == SIMD4(repeating: 255) {
        raw.storeBytes(of: four, as: SIMD4<UInt32>.self)
        index &+= 4
        continue
      }
      let (sourceLow, sourceHigh) = load(source + index)
      let (low, high) = load(raw)
      let factor = Lanes(repeating: UInt16(truncatingIfNeeded: coverage))
      store(
        dividedBy255(
          low &* lanes(rest(alphas.x, coverage), rest(alphas.y, coverage))
            &+ sourceLow &* factor),
        dividedBy255(
          high &* lanes(rest(alphas.z, coverage), rest(alphas.w, coverage))
            &+ sourceHigh &* factor), to: raw)
      index &+= 4
    }
    while index < count {
      let pixel = source[index]
      target[index] = packed(
        spread(target[index]) &* rest(pixel &>> 24, coverage) &+ spread(pixel) &* part)
      index &+= 1
    }
  }

  /// A coverage for every pixel.
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>,
    _ coverage: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    for index in 0..<count {
      let part = UInt32(coverage[index])
      if part == 0 { continue }
      let pixel = source[index]
      target[index] = packed(
        spread(target[index]) &* rest(pixel &>> 24, part) &+ spread(pixel) &* UInt64(part))
    }
  }
}
