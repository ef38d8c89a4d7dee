/// The numbers of a tolerance as `NeighbourhoodLoop` needs them.
struct NeighbourhoodRules {
  let ignoresEdgeNoise: Bool
  /// The difference of samples that is always allowed, in 256ths of a level.
  let slack: UInt32
  /// The slack, in 256ths of the contrast.
  let slackShare: UInt32
  /// The maximum change at an edge, in 256ths of the contrast.
  let edgeShare: UInt32
  /// The maximum shift in 256ths of a pixel; 0 for none.
  let shift: Int32
  let deltaSquared: Float
  /// The square of the ΔE that means may differ by; negative where means do not count.
  let meanDeltaSquared: Float

  /// Nil where the first pass is all.
  init?(_ tolerance: Tolerance) {
    guard
      tolerance.maximumMeanDelta != nil || tolerance.ignoresEdgeNoise
        || tolerance.maximumShift > 0
    else { return nil }
    ignoresEdgeNoise = tolerance.ignoresEdgeNoise
    slack = UInt32(Tolerance.edgeSlack * 256)
    slackShare = UInt32(Tolerance.edgeSlackShare * 256)
    edgeShare = UInt32(Tolerance.edgeShare * 256)
    shift = Int32((tolerance.maximumShift.clamped(to: 0...1) * 256).rounded())
    let delta = tolerance.comparesSamples ? -1 : Float(tolerance.maximumDelta)
    deltaSquared = delta < 0 ? -1 : delta * delta
    let mean = tolerance.maximumMeanDelta.map { Float($0) }
    meanDeltaSquared = mean.map { $0 * $0 } ?? -1
  }
}

/// The second pass of a comparison that looks at what stands around a pixel: takes those out of
/// the mask that are edge noise, explained by a shift, or too faint. Four pixels at a time.
@safe struct NeighbourhoodLoop {
  let reference: PixelRows
  let actual: PixelRows
  let width: Int
  let height: Int
  let rules: NeighbourhoodRules
  let tiles: UnsafeMutablePointer<UInt64>

  private typealias Samples = SIMD16<UInt8>

  /// Some tiles of a row. The rows above and below are in memory, too.
  func run(_ tileRow: Int, _ columns: Range<Int>, _ memo: inout DeltaMemo) {
    let tilesWide = (width + 7) / 8
    // SAFETY: The memory holds two patches of 3 rows of 8 pixels, and only during the closure.
    // `tiles` has one word for each tile, and no other thread has those of these columns.
    unsafe withUnsafeTemporaryAllocation(byteCount: 2 * 3 * 32, alignment: 16) { patches in
      for column in columns {
        let tile = tileRow * tilesWide + column
        let bits = unsafe tiles[tile]
        if bits == 0 { continue }
        var kept: UInt64 = 0
        for group in 0..<16 {
          let nibble = bits &>> UInt64(4 &* group) & 15
          if nibble == 0 { continue }
          let x = 8 &* column &+ 4 &* (group & 1)
          let y = 8 &* tileRow &+ group &>> 1
          unsafe kept |= four(x, y, nibble, patches.baseAddress!, &memo) &<< UInt64(4 &* group)
        }
        unsafe tiles[tile] = kept
      }
    }
  }

  /// Which of four pixels in a row, some of which differ, still do.
  @inline(__always)
  private func four(
    _ x: Int, _ y: Int, _ bits: UInt64, _ patches: UnsafeMutableRawPointer,
    _ memo: inout DeltaMemo
  ) -> UInt64 {
    // SAFETY: With x ≥ 1, x + 5 ≤ width and 1 ≤ y ≤ height − 2 every neighbour of the four pixels
    // is in the image, and its rows are in memory; elsewhere the patches of 96 bytes each have
    // them.
    var p = unsafe reference.base + (y &* reference.stride &+ 4 &* x)
    var q = unsafe actual.base + (y &* actual.stride &+ 4 &* x)
    var pStride = reference.stride
    var qStride = actual.stride
    if x < 1 || x &+ 5 > width || y < 1 || y &+ 2 > height {
      unsafe Self.copyPatch(reference.base, reference.stride, x, y, width, height, patches)
      unsafe Self.copyPatch(actual.base, actual.stride, x, y, width, height, patches + 96)
      unsafe p = unsafe UnsafeRawPointer(patches + 36)
      unsafe q = unsafe UnsafeRawPointer(patches + 96 + 36)
      pStride = 32
      qStride = 32
    }
    var kept = bits
    if rules.ignoresEdgeNoise { kept = unsafe notEdgeNoise(p, pStride, q, qStride, kept) }
    if rules.shift > 0, kept != 0 { kept = unsafe notShifted(p, pStride, q, qStride, kept) }
    if rules.meanDeltaSquared >= 0, kept != 0 {
      kept = unsafe visible(p, pStride, q, qStride, kept, &memo)
    }
    return kept
  }

  /// Three rows of eight pixels, the second of the second row at (x, y); those outside repeat
  /// the image's edge.
  private static func copyPatch(
    _ image: UnsafeRawPointer, _ stride: Int, _ x: Int, _ y: Int, _ width: Int, _ height: Int,
    _ patch: UnsafeMutableRawPointer
  ) {
    // SAFETY: The rows and columns that are read are clamped to the image, and at most one row from
    // y, which `ComparisonPass` keeps in memory. What is written ends at 32 · 2 + 4 · 7 + 4 = 96,
    // the patch's size.
    for row in 0..<3 {
      let sourceRow = min(max(y + row - 1, 0), height - 1)
      for column in 0..<8 {
        let sourceColumn = min(max(x + column - 1, 0), width - 1)
        let pixel = unsafe image.loadUnaligned(
          fromByteOffset: sourceRow * stride + 4 * sourceColumn, as: UInt32.self)
        unsafe patch.storeBytes(of: pixel, toByteOffset: 32 * row + 4 * column, as: UInt32.self)
      }
    }
  }

  // SAFETY: The callers add at most one row and one column to a place of `four`, which has all
  // neighbours of four pixels; the four that are loaded are among these.
  @inline(__always)
  private static func load(_ place: UnsafeRawPointer, _ offset: Int) -> Samples {
    unsafe place.loadUnaligned(fromByteOffset: offset, as: Samples.self)
  }

  @inline(__always)
  private static func least(_ a: Samples, _ b: Samples) -> Samples {
    a.replacing(with: b, where: b .< a)
  }

  @inline(__always)
  private static func greatest(_ a: Samples, _ b: Samples) -> Samples {
    a.replacing(with: b, where: b .> a)
  }

  /// The minimum and maximum samples of the 3 × 3 pixels around each of four pixels.
  @inline(__always)
  private static func envelope(
    _ place: UnsafeRawPointer, _ stride: Int
  ) -> (least: Samples, greatest: Samples) {
    // SAFETY: `place` comes from `four` with the eight neighbours of each of its four pixels, and
    // nothing farther away is loaded.
    var low = unsafe load(place, 0)
    var high = low
    for row in -1...1 {
      for column in -1...1 {
        let samples = unsafe load(place, row &* stride &+ 4 &* column)
        low = least(low, samples)
        high = greatest(high, samples)
      }
    }
    return (low, high)
  }

  @inline(__always)
  private static func maximumByte(_ word: UInt32) -> UInt32 {
    max(max(word & 255, word &>> 8 & 255), max(word &>> 16 & 255, word &>> 24))
  }

  private func notEdgeNoise(
    _ p: UnsafeRawPointer, _ pStride: Int, _ q: UnsafeRawPointer, _ qStride: Int, _ bits: UInt64
  ) -> UInt64 {
    // SAFETY: Both places come from `four`, with four pixels and their neighbours. The casts are
    // between vectors of 16 bytes of integers, of which every pattern of bits is a value.
    let around = unsafe Self.envelope(p, pStride)
    let aroundActual = unsafe Self.envelope(q, qStride)
    let old = unsafe Self.load(p, 0)
    let new = unsafe Self.load(q, 0)
    let outside = Self.greatest(
      Self.greatest(
        Self.greatest(around.least, new) &- new, new &- Self.least(around.greatest, new)),
      Self.greatest(
        Self.greatest(aroundActual.least, old) &- old,
        old &- Self.least(aroundActual.greatest, old)))
    let change = Self.greatest(old, new) &- Self.least(old, new)
    let contrast =
      Self.greatest(around.greatest, aroundActual.greatest)
      &- Self.least(around.least, aroundActual.least)
    let outsideWords = unsafe unsafeBitCast(outside, to: SIMD4<UInt32>.self)
    let changeWords = unsafe unsafeBitCast(change, to: SIMD4<UInt32>.self)
    let contrastWords = unsafe unsafeBitCast(contrast, to: SIMD4<UInt32>.self)
    var kept = bits
    for lane in 0..<4 {
      let contrast = Self.maximumByte(contrastWords[lane])
      if 256 &* Self.maximumByte(outsideWords[lane])
        <= max(rules.slack, rules.slackShare &* contrast),
        256 &* Self.maximumByte(changeWords[lane]) < rules.edgeShare &* contrast
      {
        kept &= ~(1 &<< UInt64(lane))
      }
    }
    return kept
  }

  /// Takes out what a shift explains in either direction: a colour that lies between a pixel's
  /// and what is so far on the way to a neighbour's.
  private func notShifted(
    _ p: UnsafeRawPointer, _ pStride: Int, _ q: UnsafeRawPointer, _ qStride: Int, _ bits: UInt64
  ) -> UInt64 {
    // SAFETY: Both places come from `four` with four pixels and their neighbours, and `lane` is
    // below four.
    var kept = bits
    for lane in 0..<4 where bits &>> UInt64(lane) & 1 != 0 {
      let old = unsafe p + 4 &* lane
      let new = unsafe q + 4 &* lane
      if unsafe reaches(old, pStride, new.loadUnaligned(as: UInt32.self))
        && reaches(new, qStride, old.loadUnaligned(as: UInt32.self))
      {
        kept &= ~(1 &<< UInt64(lane))
      }
    }
    return kept
  }

  /// Whether some shift of up to the limit can turn the middle of 3 × 3 pixels into `pixel`.
  private func reaches(_ place: UnsafeRawPointer, _ stride: Int, _ pixel: UInt32) -> Bool {
    // SAFETY: `place` is one of the four pixels of `four`, whose eight neighbours are in the image
    // or in a patch.
    let center = unsafe Self.wide(place.loadUnaligned(as: UInt32.self))
    var low = center &* 256
    var high = low
    for row in -1...1 {
      for column in -1...1 {
        let neighbour = unsafe Self.wide(
          place.loadUnaligned(fromByteOffset: row &* stride &+ 4 &* column, as: UInt32.self))
        let moved = center &* 256 &+ (neighbour &- center) &* rules.shift
        low = low.replacing(with: moved, where: moved .< low)
        high = high.replacing(with: moved, where: moved .> high)
      }
    }
    // A sample is rounded: half a step either way.
    let sought = Self.wide(pixel) &* 256
    return all(sought .>= low &- 128) && all(sought .<= high &+ 128)
  }

  @inline(__always)
  private static func wide(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(
      Int32(pixel & 255), Int32(pixel &>> 8 & 255), Int32(pixel &>> 16 & 255),
      Int32(pixel &>> 24))
  }

  /// Keeps pixels that are too far apart themselves, or stand where the means are.
  private func visible(
    _ p: UnsafeRawPointer, _ pStride: Int, _ q: UnsafeRawPointer, _ qStride: Int,
    _ bits: UInt64, _ memo: inout DeltaMemo
  ) -> UInt64 {
    // SAFETY: Both places come from `four` with four pixels and their neighbours, and `lane` is
    // below four.
    var kept: UInt64 = 0
    for lane in 0..<4 where bits &>> UInt64(lane) & 1 != 0 {
      let old = unsafe p + 4 &* lane
      let new = unsafe q + 4 &* lane
      let own = unsafe memo.deltaSquared(
        old.loadUnaligned(as: UInt32.self), new.loadUnaligned(as: UInt32.self))
      if own > rules.deltaSquared {
        kept |= 1 &<< UInt64(lane)
        continue
      }
      let (before, after) = unsafe Self.means(Self.sums(old, pStride), Self.sums(new, qStride))
      if before != after, memo.deltaSquared(before, after) > rules.meanDeltaSquared {
        kept |= 1 &<< UInt64(lane)
      }
    }
    return kept
  }

  /// The sums of 3 × 3 pixels.
  @inline(__always)
  private static func sums(_ place: UnsafeRawPointer, _ stride: Int) -> SIMD4<Int32> {
    // SAFETY: `place` is one of the four pixels of `four`, whose eight neighbours are in the image
    // or in a patch. Nine samples of 255 fit 16 bits, so two sums share a word.
    var even: UInt32 = 0
    var odd: UInt32 = 0
    for row in -1...1 {
      for column in -1...1 {
        let pixel = unsafe place.loadUnaligned(
          fromByteOffset: row &* stride &+ 4 &* column, as: UInt32.self)
        even &+= pixel & 0xff_00ff
        odd &+= pixel &>> 8 & 0xff_00ff
      }
    }
    return SIMD4(
      Int32(even & 0xffff), Int32(odd & 0xffff), Int32(even &>> 16), Int32(odd &>> 16))
  }

  /// The means as pixels. What changed is rounded towards zero, and not two means to different
  /// sides: the mean of noise is less than a level.
  @inline(__always)
  private static func means(
    _ before: SIMD4<Int32>, _ after: SIMD4<Int32>
  ) -> (UInt32, UInt32) {
    var first: UInt32 = 0
    var second: UInt32 = 0
    for lane in 0..<4 {
      let old = (before[lane] &+ 4) / 9
      let new = min(max(old &+ (after[lane] &- before[lane]) / 9, 0), 255)
      first |= UInt32(truncatingIfNeeded: old) &<< UInt32(8 &* lane)
      second |= UInt32(truncatingIfNeeded: new) &<< UInt32(8 &* lane)
    }
    return (first, second)
  }
}
