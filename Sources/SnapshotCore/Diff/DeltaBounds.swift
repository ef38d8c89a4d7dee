/// How far apart two pixels can be at most whose samples differ by a few of 255: what is not above
/// what was found already need not be worked out.
///
/// There is a bound for each of 16 × 16 × 16 boxes of reference colours, and for which samples grow
/// and which shrink. They are worked out when they are first asked for.
///
/// Source: the mean value theorem, see `DeltaSlope`.
@safe struct DeltaBounds {
  /// The number of steps of a ΔE of 1.
  static let unit: Float = 32
  /// The maximum difference of samples that there is a bound for.
  static let maximumStep = 4
  private static let unknown: UInt8 = 255
  /// The number of bounds: one for each box and each of four ways, as growing and shrinking are the
  /// same.
  private static let count = 4 << 12

  /// The bounds for a difference of one of 255.
  private let slopes: UnsafeMutablePointer<UInt8>
  /// The colours of flat areas.
  private let surroundings: UnsafeMutablePointer<Surroundings>

  /// A colour, how often it was asked for, and the square of the maximum ΔE around it.
  private struct Surroundings {
    var pixel: UInt32 = 0
    var count: UInt32 = 0
    var greatest: Float = 0
  }

  /// The maximum difference of samples around a colour.
  private static let surroundingStep = 2
  private static let surroundingBits: UInt32 = 8
  /// How often a colour has to be asked for until its surroundings are worth their 124 colours.
  private static let worth: UInt32 = 32

  init() {
    // SAFETY: Both tables are allocated and filled whole here, and belong to whoever made the
    // value, who calls `deallocate` at last.
    unsafe slopes = .allocate(capacity: Self.count)
    unsafe slopes.initialize(repeating: Self.unknown, count: Self.count)
    unsafe surroundings = .allocate(capacity: 1 << Int(Self.surroundingBits))
    unsafe surroundings.initialize(
      repeating: Surroundings(), count: 1 << Int(Self.surroundingBits))
  }

  func deallocate() {
    // SAFETY: The owner calls this once, after the last use: both tables come from `init`.
    unsafe slopes.deallocate()
    unsafe surroundings.deallocate()
  }

  // MARK: - Flat areas

  /// The square of the maximum ΔE from one colour to any that differs as little as eight pixels do;
  /// nil where they differ by more, or where it is not known.
  @inline(__always)
  func greatest(around old: Eight, _ new: Eight) -> Float? {
    let pixel = old.first[0]
    guard pixel >= 0xff00_0000, Self.areWithin(UInt8(Self.surroundingStep), old.steps(to: new))
    else { return nil }
    guard Eight.isZero(~(new.first & new.second) & 0xff00_0000) else { return nil }
    let slot = Int((pixel &* 0x9e37_79b1) &>> (32 &- Self.surroundingBits))
    // SAFETY: The slot is the top `surroundingBits` bits of a 32-bit product, and the table has
    // 2^`surroundingBits` elements.
    if unsafe surroundings[slot].pixel == pixel && surroundings[slot].count >= Self.worth {
      return unsafe surroundings[slot].greatest
    }
    return count(pixel, slot)
  }

  @inline(never)
  private func count(_ pixel: UInt32, _ slot: Int) -> Float? {
    // SAFETY: The slot comes from `greatest(around:_:)`, where it has `surroundingBits` bits, and
    // one thread alone uses the table.
    guard unsafe surroundings[slot].pixel == pixel else {
      unsafe surroundings[slot] = Surroundings(pixel: pixel, count: 1)
      return nil
    }
    unsafe surroundings[slot].count += 1
    guard unsafe surroundings[slot].count == Self.worth else { return nil }
    let greatest = Self.greatest(around: pixel)
    unsafe surroundings[slot].greatest = greatest
    return greatest
  }

  private static func greatest(around pixel: UInt32) -> Float {
    let tables = ColorDifference.shared.tables
    func samples(_ shift: UInt32) -> ClosedRange<UInt32> {
      let sample = Int(pixel >> shift & 255)
      return UInt32(max(sample - surroundingStep, 0))...UInt32(min(sample + surroundingStep, 255))
    }
    var greatest: Float = 0
    for red in samples(0) {
      for green in samples(8) {
        for blue in samples(16) {
          let actual = red | green << 8 | blue << 16 | 0xff00_0000
          greatest = max(greatest, tables.deltaSquared(reference: pixel, actual: actual))
        }
      }
    }
    return greatest
  }

  // MARK: - Boxes

  /// A ΔE in this unit, and below by more than any rounding.
  static func reach(_ deltaSquared: Float) -> Int {
    deltaSquared > 0 ? max(0, Int(unit * deltaSquared.squareRoot() - 0.25)) : 0
  }

  /// One bit for each of the pixels that may be farther apart than `reach`.
  @inline(__always)
  func beyond(_ reach: Int, _ old: Eight, _ new: Eight) -> UInt64 {
    // SAFETY: `indices` sets the bits 0 to 13 alone, and there are 4 << 12 slopes.
    if reach == 0 { return 255 }
    let opaque = old.first & old.second & new.first & new.second
    guard Eight.isZero(~opaque & 0xff00_0000) else { return 255 }
    let steps = old.steps(to: new)
    guard Self.areWithin(UInt8(Self.maximumStep), steps) else { return 255 }
    let limit = UInt8(clamping: reach &>> (Self.areWithin(2, steps) ? 1 : 2))
    let low = Self.indices(old.first, new.first)
    let high = Self.indices(old.second, new.second)
    if limit == Self.unknown { return 0 }
    var greatest = greatest(low, high)
    if greatest == Self.unknown {
      work(low)
      work(high)
      greatest = self.greatest(low, high)
    }
    if greatest <= limit { return 0 }
    var bits: UInt64 = 0
    for lane in 0..<4 {
      if unsafe slopes[Int(low[lane])] > limit { bits |= 1 &<< UInt64(lane) }
      if unsafe slopes[Int(high[lane])] > limit { bits |= 16 &<< UInt64(lane) }
    }
    return bits
  }

  @inline(__always)
  private func greatest(_ low: SIMD4<UInt32>, _ high: SIMD4<UInt32>) -> UInt8 {
    // SAFETY: The indices come from `indices`, which sets the bits 0 to 13 alone, and there are 4
    // << 12 slopes.
    var greatest: UInt8 = 0
    for lane in 0..<4 {
      greatest = unsafe max(greatest, max(slopes[Int(low[lane])], slopes[Int(high[lane])]))
    }
    return greatest
  }

  @inline(__always)
  private static func areWithin(_ limit: UInt8, _ steps: SIMD16<UInt8>) -> Bool {
    // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of four words.
    // The highest bit says that a byte is more.
    let beyond = steps | (steps &+ (127 &- limit))
    return unsafe Eight.isZero(unsafeBitCast(beyond, to: SIMD4<UInt32>.self) & 0x8080_8080)
  }

  /// The box of the reference, and whether green and blue go another way than red.
  @inline(__always)
  private static func indices(
    _ reference: SIMD4<UInt32>, _ actual: SIMD4<UInt32>
  ) -> SIMD4<UInt32> {
    // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of either.
    let p = unsafe unsafeBitCast(reference, to: SIMD16<UInt8>.self)
    let q = unsafe unsafeBitCast(actual, to: SIMD16<UInt8>.self)
    let signs = unsafe unsafeBitCast(
      SIMD16<UInt8>.zero.replacing(with: 255, where: q .> p), to: SIMD4<UInt32>.self)
    let ways = ((signs &>> 8) ^ signs) & 1 | ((signs &>> 16) ^ signs) & 2
    let box = (reference &>> 2) & 0x3c | (reference &>> 6) & 0x3c0 | (reference &>> 10) & 0x3c00
    return box | ways
  }

  /// Works out the bounds that are not known.
  @inline(never)
  private func work(_ indices: SIMD4<UInt32>) {
    // SAFETY: The indices have 14 bits; with the lower two cleared, the four ways from there on are
    // still among the 4 << 12 slopes. One thread alone uses them.
    for lane in 0..<4 {
      let first = Int(indices[lane] & ~3)
      guard unsafe slopes[first] == Self.unknown else { continue }
      let box = [first >> 2 & 15, first >> 6 & 15, first >> 10 & 15].map { 16 * $0...16 * $0 + 15 }
      let slope = DeltaSlope(box, steps: Self.maximumStep)
      for way in 0..<4 {
        let bound = slope.bound(green: way & 1 == 0, blue: way & 2 == 0)
        unsafe slopes[first + way] = UInt8(Int(bound * Self.unit) + 1)
      }
    }
  }
}
