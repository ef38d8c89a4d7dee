/// Every blend mode, on runs of premultiplied pixels.
///
/// - Source: ISO 32000-1, 11.3.5 for the modes up to luminosity; Porter and Duff, "Compositing
///   Digital Images", 1984, for the others.
enum BlendKernels {
  /// Blends `source` into `target`. Where coverage is below 255, that much of the result is
  /// mixed into what was there.
  ///
  /// - Parameter coverage: One for every pixel; or nil, and `uniform` is that of all.
  static func blend(
    _ mode: CGBlendMode, _ target: UnsafeMutablePointer<UInt32>,
    _ source: UnsafeMutablePointer<UInt32>, _ coverage: UnsafeMutablePointer<UInt8>?,
    _ uniform: UInt32, _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels at `target` and at `source`, which do not overlap, and
    // as many bytes of coverage where that is not nil: all are handed on as they are.
    switch mode {
    case .normal:
      if let coverage = unsafe coverage {
        unsafe SourceOver.blend(target, source, coverage, count)
      } else {
        unsafe SourceOver.blend(target, source, coverage: uniform, count)
      }
    case .clear: unsafe mix(target, source, coverage, uniform, count) { _, _ in 0 }
    case .copy: unsafe mix(target, source, coverage, uniform, count) { s, _ in s }
    case .sourceIn:
      unsafe mix(target, source, coverage, uniform, count) { PixelMath.scaled($0, by: $1 &>> 24) }
    case .sourceOut:
      unsafe mix(target, source, coverage, uniform, count) {
        PixelMath.scaled($0, by: 255 &- $1 &>> 24)
      }
    case .sourceAtop:
      unsafe mix(target, source, coverage, uniform, count) {
        sum($0, $1 &>> 24, $1, 255 &- $0 &>> 24)
      }
    case .destinationOver:
      unsafe mix(target, source, coverage, uniform, count) {
        $1 &+ PixelMath.scaled($0, by: 255 &- $1 &>> 24)
      }
    case .destinationIn:
      if unsafe coverage == nil, uniform == 255 { return unsafe keep(target, source, count) }
      unsafe mix(target, source, coverage, uniform, count) { PixelMath.scaled($1, by: $0 &>> 24) }
    case .destinationOut:
      unsafe mix(target, source, coverage, uniform, count) {
        PixelMath.scaled($1, by: 255 &- $0 &>> 24)
      }
    case .destinationAtop:
      unsafe mix(target, source, coverage, uniform, count) {
        sum($0, 255 &- $1 &>> 24, $1, $0 &>> 24)
      }
    case .xor:
      unsafe mix(target, source, coverage, uniform, count) {
        sum($0, 255 &- $1 &>> 24, $1, 255 &- $0 &>> 24)
      }
    case .plusLighter:
      unsafe mix(target, source, coverage, uniform, count) { s, d in
        channels { min(channel(s, $0) &+ channel(d, $0), 255) }
      }
    case .plusDarker: unsafe mix(target, source, coverage, uniform, count, plusDarker)
    case .hue, .saturation, .color, .luminosity:
      unsafe nonSeparable(mode, target, source, coverage, uniform, count)
    default: unsafe separable(mode, target, source, coverage, uniform, count)
    }
  }

  // MARK: Loops

  /// Writes what `operation` makes of source and destination, or mixes it in.
  @inline(__always)
  private static func mix(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafeMutablePointer<UInt32>,
    _ coverage: UnsafeMutablePointer<UInt8>?, _ uniform: UInt32, _ count: Int,
    _ operation: (UInt32, UInt32) -> UInt32
  ) {
    // SAFETY: The caller has `count` elements in every buffer that is not nil, and every index is
    // below that.
    if unsafe coverage == nil, uniform == 255 {
      for index in 0..<count {
        unsafe target[index] = unsafe operation(source[index], target[index])
      }
      return
    }
    for index in 0..<count {
      let part = unsafe coverage.map { unsafe UInt32($0[index]) } ?? uniform
      let old = unsafe target[index]
      unsafe target[index] = unsafe sum(operation(source[index], old), part, old, 255 &- part)
    }
  }

  /// Does destination in with whole coverage: the mode that masks are laid over layers with.
  private static func keep(
    _ target: UnsafeMutablePointer<UInt32>, _ source: UnsafePointer<UInt32>, _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels in both buffers, and four are read and written from
    // `index` on where index + 4 ≤ count. The cast is between 16 bytes of integers.
    typealias Lanes = SIMD8<UInt16>
    @inline(__always)
    func quotient(_ product: Lanes) -> Lanes {
      let biased = product &+ 128
      return biased &+ biased &>> 8
    }
    var index = 0
    while index &+ 4 <= count {
      let alphas =
        unsafe UnsafeRawPointer(source + index).loadUnaligned(as: SIMD4<UInt32>.self) &>> 24
      let factors = unsafe unsafeBitCast(alphas | alphas &<< 16, to: Lanes.self)
      let old = unsafe UnsafeRawPointer(target + index).loadUnaligned(as: Lanes.self)
      let redBlue = quotient((old & 255) &* factors) &>> 8
      let greenAlpha = quotient((old &>> 8) &* factors) & 0xff00
      unsafe UnsafeMutableRawPointer(target + index).storeBytes(
        of: redBlue | greenAlpha, as: Lanes.self)
      index &+= 4
    }
    while index < count {
      unsafe target[index] = unsafe PixelMath.scaled(target[index], by: source[index] &>> 24)
      index &+= 1
    }
  }

  // MARK: Pixels

  @inline(__always)
  private static func channel(_ pixel: UInt32, _ shift: UInt32) -> UInt32 {
    (pixel &>> shift) & 255
  }

  @inline(__always)
  private static func channels(_ operation: (UInt32) -> UInt32) -> UInt32 {
    operation(0) | operation(8) &<< 8 | operation(16) &<< 16 | operation(24) &<< 24
  }

  /// Gives (a · p + b · q) / 255 in every channel, rounded once, at most 255.
  @inline(__always)
  private static func sum(_ a: UInt32, _ p: UInt32, _ b: UInt32, _ q: UInt32) -> UInt32 {
    channels {
      min(PixelMath.dividedBy255(channel(a, $0) &* p &+ channel(b, $0) &* q), 255)
    }
  }

  /// Adds the two kinds of darkness.
  @inline(__always)
  private static func plusDarker(_ s: UInt32, _ d: UInt32) -> UInt32 {
    let (sa, da) = (s &>> 24, d &>> 24)
    let alpha = min(sa &+ da, 255)
    func darker(_ shift: UInt32) -> UInt32 {
      let darkness = (sa &- channel(s, shift)) &+ (da &- channel(d, shift))
      return (darkness < alpha ? alpha &- darkness : 0) &<< shift
    }
    return darker(0) | darker(8) | darker(16) | alpha &<< 24
  }

  // MARK: Separable modes

  private static func separable(
    _ mode: CGBlendMode, _ target: UnsafeMutablePointer<UInt32>,
    _ source: UnsafeMutablePointer<UInt32>, _ coverage: UnsafeMutablePointer<UInt8>?,
    _ uniform: UInt32, _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels at `target` and at `source`, and as many bytes of
    // coverage where that is not nil: all are handed on as they are.
    @inline(__always)
    func run(_ term: (Int32, Int32, Int32, Int32) -> Int32) {
      unsafe mix(target, source, coverage, uniform, count) { s, d in
        separable(s, d, term)
      }
    }
    switch mode {
    case .multiply: run { s, _, d, _ in s &* d }
    case .screen: run { s, sa, d, da in s &* da &+ d &* sa &- s &* d }
    case .overlay: run { s, sa, d, da in hardLight(d, da, s, sa) }
    case .darken: run { s, sa, d, da in min(s &* da, d &* sa) }
    case .lighten: run { s, sa, d, da in max(s &* da, d &* sa) }
    case .colorDodge: run(colorDodge)
    case .colorBurn: run(colorBurn)
    case .softLight: run(softLight)
    case .hardLight: run(hardLight)
    case .difference: run { s, sa, d, da in abs(s &* da &- d &* sa) }
    case .exclusion: run { s, sa, d, da in s &* da &+ d &* sa &- 2 &* s &* d }
    default: break
    }
  }

  /// Gives s·(1 − da) + d·(1 − sa) + sa·da·B, where `term` gives the last part, times 255².
  @inline(__always)
  private static func separable(
    _ s: UInt32, _ d: UInt32, _ term: (Int32, Int32, Int32, Int32) -> Int32
  ) -> UInt32 {
    let (sa, da) = (Int32(s &>> 24), Int32(d &>> 24))
    let alpha = sa &+ da &- (Int32(PixelMath.dividedBy255(UInt32(sa &* da))))
    func blended(_ shift: UInt32) -> UInt32 {
      let (sc, dc) = (Int32(channel(s, shift)), Int32(channel(d, shift)))
      let value = sc &* (255 &- da) &+ dc &* (255 &- sa) &+ term(sc, sa, dc, da)
      let byte = min(max((value &+ 127) / 255, 0), alpha)
      return UInt32(byte) &<< shift
    }
    return blended(0) | blended(8) | blended(16) | UInt32(alpha) &<< 24
  }

  @inline(__always)
  private static func hardLight(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    2 &* s <= sa ? 2 &* s &* d : sa &* da &- 2 &* (da &- d) &* (sa &- s)
  }

  @inline(__always)
  private static func colorDodge(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    if d == 0 { return 0 }
    if s >= sa { return sa &* da }
    return min(sa &* da, d &* sa &* sa / (sa &- s))
  }

  @inline(__always)
  private static func colorBurn(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    if d >= da { return sa &* da }
    if s <= 0 { return 0 }
    return sa &* da &- min(sa &* da, (da &- d) &* sa &* sa / s)
  }

  @inline(__always)
  private static func softLight(_ s: Int32, _ sa: Int32, _ d: Int32, _ da: Int32) -> Int32 {
    if sa == 0 || da == 0 { return 0 }
    // The destination's straight colour in 1/65,535.
    let cb = Int64(min(d, da)) &* 65_535 / Int64(da)
    let one: Int64 = 65_535
    let twice = Int64(2 &* s &- sa)
    let change: Int64
    if twice <= 0 {
      change = cb &* (one &- cb) / one
    } else if 4 &* cb <= one {
      let inner = ((16 &* cb &- 12 &* one) &* cb / one &+ 4 &* one) &* cb / one
      change = inner &- cb
    } else {
      change = Int64((Double(cb) * 65_535).squareRoot()) &- cb
    }
    // sa·da·(cb + (2cs − 1)·change), 2cs − 1 being twice/sa.
    return Int32((Int64(sa) &* cb &+ twice &* change) &* Int64(da) / one)
  }

  // MARK: Non-separable modes

  private static func nonSeparable(
    _ mode: CGBlendMode, _ target: UnsafeMutablePointer<UInt32>,
    _ source: UnsafeMutablePointer<UInt32>, _ coverage: UnsafeMutablePointer<UInt8>?,
    _ uniform: UInt32, _ count: Int
  ) {
    // SAFETY: The caller has `count` pixels at `target` and at `source`, and as many bytes of
    // coverage where that is not nil: all are handed on as they are.
    @inline(__always)
    func run(_ term: (SIMD4<Int32>, SIMD4<Int32>) -> SIMD4<Int32>) {
      unsafe mix(target, source, coverage, uniform, count) { s, d in
        let (sa, da) = (Int32(s &>> 24), Int32(d &>> 24))
        let (sc, dc) = (colors(s), colors(d))
        let alpha = sa &+ da &- (Int32(PixelMath.dividedBy255(UInt32(sa &* da))))
        // Both colours times both alphas: 0 … sa·da.
        let inner = clipped(term(sc &* da, dc &* sa), limit: sa &* da)
        let value = sc &* (255 &- da) &+ dc &* (255 &- sa) &+ inner &+ 127
        func byte(_ value: Int32) -> UInt32 {
          let byte = min(max(value / 255, 0), alpha)
          return UInt32(byte)
        }
        return byte(value.x) | byte(value.y) &<< 8 | byte(value.z) &<< 16 | UInt32(alpha) &<< 24
      }
    }
    switch mode {
    case .hue: run { s, d in withLuminosity(withSaturation(s, saturation(d)), luminosity(d)) }
    case .saturation:
      run { s, d in withLuminosity(withSaturation(d, saturation(s)), luminosity(d)) }
    case .color: run { s, d in withLuminosity(s, luminosity(d)) }
    default: run { s, d in withLuminosity(d, luminosity(s)) }
    }
  }

  @inline(__always)
  private static func colors(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(channel(pixel, 0)), Int32(channel(pixel, 8)), Int32(channel(pixel, 16)), 0)
  }

  /// Gives 0.3 red + 0.59 green + 0.11 blue.
  @inline(__always)
  private static func luminosity(_ c: SIMD4<Int32>) -> Int32 {
    (30 &* c.x &+ 59 &* c.y &+ 11 &* c.z &+ 50) / 100
  }

  @inline(__always)
  private static func saturation(_ c: SIMD4<Int32>) -> Int32 {
    max(c.x, c.y, c.z) &- min(c.x, c.y, c.z)
  }

  @inline(__always)
  private static func withLuminosity(_ c: SIMD4<Int32>, _ target: Int32) -> SIMD4<Int32> {
    c &+ (target &- luminosity(c))
  }

  /// Stretches the components to a range of 0 … `target`.
  @inline(__always)
  private static func withSaturation(_ c: SIMD4<Int32>, _ target: Int32) -> SIMD4<Int32> {
    let low = min(c.x, c.y, c.z)
    let range = Int64(max(c.x, c.y, c.z) &- low)
    if range == 0 { return SIMD4(repeating: 0) }
    func stretched(_ value: Int32) -> Int32 {
      Int32((Int64(value &- low) &* Int64(target) &+ range / 2) / range)
    }
    return SIMD4(stretched(c.x), stretched(c.y), stretched(c.z), 0)
  }

  /// Brings components into 0 … `limit` and keeps their luminosity.
  @inline(__always)
  private static func clipped(_ c: SIMD4<Int32>, limit: Int32) -> SIMD4<Int32> {
    let light = luminosity(c)
    var result = c
    let low = min(c.x, c.y, c.z)
    if low < 0 { result = moved(result, light, by: light, of: light &- low) }
    let high = max(result.x, result.y, result.z)
    if high > limit { result = moved(result, light, by: limit &- light, of: high &- light) }
    return result
  }

  /// Gives light + (c − light) · part / whole.
  @inline(__always)
  private static func moved(
    _ c: SIMD4<Int32>, _ light: Int32, by part: Int32, of whole: Int32
  ) -> SIMD4<Int32> {
    if whole <= 0 { return SIMD4(repeating: light) }
    func one(_ value: Int32) -> Int32 {
      light &+ Int32(Int64(value &- light) &* Int64(part) / Int64(whole))
    }
    return SIMD4(one(c.x), one(c.y), one(c.z), 0)
  }
}
