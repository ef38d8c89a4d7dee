import Foundation

/// What a comparison found in each tile of 8 × 8 pixels.
package struct PixelScan {
  /// The pixels that differ.
  package internal(set) var mask: DifferenceMask
  /// For each tile the square of the greatest ΔE of its pixels, whatever the limit; −1 where its
  /// samples are equal.
  var tileDeltas: [Float]
  /// Where in the tile that is: bit number of the mask.
  var tilePlaces: [UInt8]
  /// For each tile the sums of the samples of its differing pixels, in both pictures.
  var sums: [SIMD4<UInt16>]
  var actualSums: [SIMD4<UInt16>]

  init(width: Int, height: Int) {
    mask = DifferenceMask(width: width, height: height)
    let count = mask.tiles.count
    tileDeltas = [Float](repeating: -1, count: count)
    tilePlaces = [UInt8](repeating: 0, count: count)
    sums = [SIMD4<UInt16>](repeating: .zero, count: count)
    actualSums = sums
  }

  /// Whether two images of one size have the same samples.
  package static func areEqual(_ reference: PixelImage, _ actual: PixelImage) -> Bool {
    guard reference.size == actual.size else { return false }
    if reference.wideSamples != nil || actual.wideSamples != nil {
      return reference.widened == actual.widened
    }
    // SAFETY: both arrays have 4 · width · height bytes, and the sizes are equal.
    return unsafe reference.bytes.withUnsafeBytes { left in
      unsafe actual.bytes.withUnsafeBytes { right in
        unsafe memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
      }
    }
  }

  /// Greatest ΔE and its first place, of all tiles or of some.
  func worst(of tiles: some Sequence<Int>) -> (delta: Double, place: PixelPosition)? {
    var delta: Float = -1
    var place = PixelPosition(x: 0, y: 0)
    for tile in tiles where tileDeltas[tile] >= 0 && tileDeltas[tile] >= delta {
      let bit = Int(tilePlaces[tile])
      let found = PixelPosition(
        x: tile % mask.tilesWide * 8 + bit & 7, y: tile / mask.tilesWide * 8 + bit >> 3)
      if tileDeltas[tile] > delta || (found.y, found.x) < (place.y, place.x) {
        delta = tileDeltas[tile]
        place = found
      }
    }
    return delta < 0 ? nil : (Double(delta).squareRoot(), place)
  }

  /// Adds the pixels whose 16-bit samples differ, but for those that are ignored.
  mutating func addWide(
    _ reference: PixelImage, _ actual: PixelImage, ignoring ignored: DifferenceMask?
  ) {
    let left = reference.widened
    let right = actual.widened
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let i = 8 * (y * reference.width + x)
        let j = 8 * (y * actual.width + x)
        if left[i..<i + 8].elementsEqual(right[j..<j + 8]) { continue }
        if let ignored, ignored.differs(x: x, y: y) { continue }
        let tile = (y >> 3) * mask.tilesWide + x >> 3
        if !mask.differs(x: x, y: y) {
          mask.insert(x: x, y: y)
          sums[tile] &+= reference.samples(x, y)
          actualSums[tile] &+= actual.samples(x, y)
        }
        if tileDeltas[tile] < 0 {
          tileDeltas[tile] = 0
          tilePlaces[tile] = UInt8((y & 7) * 8 + x & 7)
        }
      }
    }
  }
}

extension PixelImage {
  /// The samples at 16 bits, high byte first; those of an 8-bit image times 257.
  fileprivate var widened: [UInt8] { wideSamples ?? bytes.flatMap { [$0, $0] } }

  fileprivate func samples(_ x: Int, _ y: Int) -> SIMD4<UInt16> {
    let pixel = pixel(x, y)
    return SIMD4(
      UInt16(pixel & 255), UInt16(pixel >> 8 & 255), UInt16(pixel >> 16 & 255),
      UInt16(pixel >> 24))
  }
}

/// The pixels of a picture, or those rows of it that are in memory.
@safe struct PixelRows {
  /// Of the picture's first row, whether it is there or not.
  let base: UnsafeRawPointer
  /// Bytes of a row.
  let stride: Int
}

/// The first pass of a comparison, for some rows of tiles: rows by `memcmp`, rows that differ eight
/// pixels at a time, and only pixels that differ one by one.
@safe struct ScanLoop {
  let reference: PixelRows
  let actual: PixelRows
  let width: Int
  let height: Int
  /// Square of the ΔE above which a pixel differs; negative: every one whose samples differ.
  let limitSquared: Float
  let tiles: UnsafeMutablePointer<UInt64>
  let deltas: UnsafeMutablePointer<Float>
  let places: UnsafeMutablePointer<UInt8>

  /// One row of tiles.
  func run(_ tileRow: Int, _ memo: inout DeltaMemo) {
    // SAFETY: the rows of these tiles are in memory, width · 4 ≤ both strides; every load is of
    // whole pixels at x < width. There is one element for each tile, and no other thread has
    // these rows of tiles.
    let firstTile = tileRow * ((width + 7) / 8)
    for y in tileRow * 8..<min(tileRow * 8 + 8, height) {
      let a = unsafe reference.base + y * reference.stride
      let b = unsafe actual.base + y * actual.stride
      if unsafe memcmp(a, b, width * 4) == 0 { continue }
      let line = y & 7
      var x = 0
      while x &+ 8 <= width {
        let old = unsafe Eight(a + 4 &* x)
        let new = unsafe Eight(b + 4 &* x)
        if old != new {
          memo.note(old, new)
          let tile = firstTile &+ x &>> 3
          if old.isFlat, new.isFlat {
            unsafe run(a + 4 &* x, b + 4 &* x, 1, isFlat: true, tile, line, &memo)
          } else {
            unsafe run(a + 4 &* x, b + 4 &* x, 8, isFlat: false, tile, line, &memo)
          }
        }
        x &+= 8
      }
      if x < width {
        for rest in x..<width {
          unsafe memo.note(
            a.loadUnaligned(fromByteOffset: 4 &* rest, as: UInt32.self),
            b.loadUnaligned(fromByteOffset: 4 &* rest, as: UInt32.self))
        }
        unsafe run(
          a + 4 &* x, b + 4 &* x, width &- x, isFlat: false, firstTile &+ x &>> 3, line, &memo)
      }
    }
  }

  /// Up to eight pixels of a tile's line; one that stands for eight where they are flat.
  @inline(__always)
  private func run(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ count: Int, isFlat: Bool, _ tile: Int,
    _ line: Int, _ memo: inout DeltaMemo
  ) {
    // SAFETY: `count` pixels from `a` and `b` on are there.
    var greatest = unsafe deltas[tile]
    var bits: UInt64 = 0
    for lane in 0..<count {
      let p = unsafe a.loadUnaligned(fromByteOffset: 4 &* lane, as: UInt32.self)
      let q = unsafe b.loadUnaligned(fromByteOffset: 4 &* lane, as: UInt32.self)
      if p == q { continue }
      let delta = memo.deltaSquared(p, q)
      if delta > limitSquared { bits |= 1 &<< UInt64(lane) }
      if delta > greatest {
        greatest = delta
        unsafe places[tile] = UInt8(truncatingIfNeeded: 8 &* line &+ lane)
      }
    }
    unsafe deltas[tile] = greatest
    if isFlat { bits &*= 255 }
    unsafe tiles[tile] |= bits &<< UInt64(8 &* line)
  }
}

/// Eight pixels in a row.
struct Eight: Equatable {
  fileprivate let first: SIMD4<UInt32>
  fileprivate let second: SIMD4<UInt32>

  // SAFETY: the caller has eight pixels there.
  @inline(__always)
  init(_ place: UnsafeRawPointer) {
    first = unsafe place.loadUnaligned(as: SIMD4<UInt32>.self)
    second = unsafe place.loadUnaligned(fromByteOffset: 16, as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func isZero(_ words: SIMD4<UInt32>) -> Bool {
    let pair = unsafe unsafeBitCast(words, to: SIMD2<UInt64>.self)
    return pair[0] | pair[1] == 0
  }

  @inline(__always)
  static func == (left: Eight, right: Eight) -> Bool {
    isZero((left.first ^ right.first) | (left.second ^ right.second))
  }

  /// Whether all eight are the same.
  @inline(__always)
  var isFlat: Bool {
    let one = SIMD4(repeating: first[0])
    return Self.isZero((first ^ one) | (second ^ one))
  }
}

/// ΔE of pairs of pixels, with what was worked out last kept: pictures repeat few colours, and
/// fewer pairs of them.
///
/// One thread uses it at a time.
@safe struct DeltaMemo: @unchecked Sendable {
  private let tables: ColorTables
  private let keys: UnsafeMutablePointer<UInt64>
  private let deltas: UnsafeMutablePointer<Float>
  private var channelDeltas = SIMD16<UInt8>()

  private static let pairBits: UInt64 = 11

  init() {
    tables = ColorDifference.shared.tables
    // SAFETY: an index has as many bits. Whoever made it calls `deallocate`.
    unsafe keys = .allocate(capacity: 1 << Int(Self.pairBits))
    unsafe deltas = .allocate(capacity: 1 << Int(Self.pairBits))
    // No pair has the key 0: equal pixels are never asked for.
    unsafe keys.initialize(repeating: 0, count: 1 << Int(Self.pairBits))
    unsafe deltas.initialize(repeating: 0, count: 1 << Int(Self.pairBits))
  }

  func deallocate() {
    unsafe keys.deallocate()
    unsafe deltas.deallocate()
  }

  // MARK: Samples

  /// Greatest difference of a sample among the noted pixels.
  var maxChannelDelta: UInt32 { UInt32(channelDeltas.max()) }

  @inline(__always)
  mutating func note(_ reference: Eight, _ actual: Eight) {
    unsafe note(
      unsafeBitCast(reference.first, to: SIMD16<UInt8>.self),
      unsafeBitCast(actual.first, to: SIMD16<UInt8>.self))
    unsafe note(
      unsafeBitCast(reference.second, to: SIMD16<UInt8>.self),
      unsafeBitCast(actual.second, to: SIMD16<UInt8>.self))
  }

  @inline(__always)
  private mutating func note(_ p: SIMD16<UInt8>, _ q: SIMD16<UInt8>) {
    let delta = p.replacing(with: q, where: q .> p) &- p.replacing(with: q, where: q .< p)
    channelDeltas.replace(with: delta, where: delta .> channelDeltas)
  }

  @inline(__always)
  fileprivate mutating func note(_ reference: UInt32, _ actual: UInt32) {
    unsafe note(
      unsafeBitCast(SIMD4(reference, 0, 0, 0), to: SIMD16<UInt8>.self),
      unsafeBitCast(SIMD4(actual, 0, 0, 0), to: SIMD16<UInt8>.self))
  }

  // MARK: ΔE

  /// The square of ΔE of two pixels that are not the same.
  @inline(__always)
  func deltaSquared(_ reference: UInt32, _ actual: UInt32) -> Float {
    let key = UInt64(reference) &<< 32 | UInt64(actual)
    let slot = Int((key &* 0x9e37_79b9_7f4a_7c15) &>> (64 &- Self.pairBits))
    // SAFETY: the slot has `pairBits` bits.
    if unsafe keys[slot] == key { return unsafe deltas[slot] }
    return missed(reference, actual, key, slot)
  }

  @inline(never)
  private func missed(
    _ reference: UInt32, _ actual: UInt32, _ key: UInt64, _ slot: Int
  ) -> Float {
    let delta = tables.deltaSquared(reference: reference, actual: actual)
    unsafe keys[slot] = key
    unsafe deltas[slot] = delta
    return delta
  }
}

/// The memory of `ColorDifference`'s tables, and its arithmetic: here, where the loop is that
/// runs it for every pixel that differs. The memory is never given back.
@safe struct ColorTables: @unchecked Sendable {
  /// Linear light of an 8-bit sRGB sample.
  private let linear: UnsafePointer<Float>
  /// f(t) of CIELAB at t = index / `steps`.
  private let cubeRoot: UnsafePointer<Float>
  private let steps: Int

  init(linear: [Float], cubeRoot: [Float], steps: Int) {
    // SAFETY: 256 and `steps` + 2 values, written here and never again.
    func copy(_ values: [Float]) -> UnsafePointer<Float> {
      let memory = UnsafeMutablePointer<Float>.allocate(capacity: values.count)
      unsafe memory.initialize(from: values, count: values.count)
      return unsafe UnsafePointer(memory)
    }
    unsafe self.linear = unsafe copy(linear)
    unsafe self.cubeRoot = unsafe copy(cubeRoot)
    self.steps = steps
  }

  private struct Lab {
    var lightness: Float
    var a: Float
    var b: Float
  }

  /// Square of ΔE of two pixels, each with R in the lowest byte and straight alpha in the
  /// highest.
  func deltaSquared(reference: UInt32, actual: UInt32) -> Float {
    if reference == actual { return 0 }
    if (reference & actual) >> 24 == 255 {
      return deltaSquared(lab(reference), lab(actual))
    }
    let overWhite = deltaSquared(
      lab(composite(reference, over: 255)), lab(composite(actual, over: 255)))
    let overBlack = deltaSquared(
      lab(composite(reference, over: 0)), lab(composite(actual, over: 0)))
    return max(overWhite, overBlack)
  }

  @inline(__always)
  private func deltaSquared(_ reference: Lab, _ actual: Lab) -> Float {
    let referenceChroma = (reference.a * reference.a + reference.b * reference.b).squareRoot()
    let actualChroma = (actual.a * actual.a + actual.b * actual.b).squareRoot()
    let lightness = reference.lightness - actual.lightness
    let chroma = referenceChroma - actualChroma
    let a = reference.a - actual.a
    let b = reference.b - actual.b
    let hueSquared = max(a * a + b * b - chroma * chroma, 0)
    let weightedChroma = chroma / (1 + 0.045 * referenceChroma)
    let hueWeight = 1 + 0.015 * referenceChroma
    return lightness * lightness + weightedChroma * weightedChroma
      + hueSquared / (hueWeight * hueWeight)
  }

  /// The pixel laid over an opaque grey, as the display would show it: whole 8-bit samples.
  private func composite(_ pixel: UInt32, over background: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    let rest = background * (255 - alpha) + 127
    let red = ((pixel & 255) * alpha + rest) / 255
    let green = ((pixel >> 8 & 255) * alpha + rest) / 255
    let blue = ((pixel >> 16 & 255) * alpha + rest) / 255
    return red | green << 8 | blue << 16
  }

  @inline(__always)
  private func lab(_ pixel: UInt32) -> Lab {
    // SAFETY: every index is a byte, and the table has 256 values.
    let red = unsafe linear[Int(pixel & 255)]
    let green = unsafe linear[Int(pixel &>> 8 & 255)]
    let blue = unsafe linear[Int(pixel &>> 16 & 255)]
    // IEC 61966-2-1's matrix, each row divided by its sum, which is the white point.
    let x = root(
      0.4124564 / 0.95047 * red + 0.3575761 / 0.95047 * green + 0.1804375 / 0.95047 * blue)
    let y = root(
      0.2126729 / 1.0000001 * red + 0.7151522 / 1.0000001 * green + 0.0721750 / 1.0000001 * blue)
    let z = root(
      0.0193339 / 1.08883 * red + 0.1191920 / 1.08883 * green + 0.9503041 / 1.08883 * blue)
    return Lab(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// f(t) between two points of the table; `t` is 0…1 but for rounding.
  @inline(__always)
  private func root(_ t: Float) -> Float {
    let position = t * Float(steps)
    let index = min(Int(position), steps)
    // SAFETY: 0 ≤ index ≤ steps, and the table has steps + 2 values.
    let low = unsafe cubeRoot[index]
    return unsafe low + (cubeRoot[index &+ 1] - low) * (position - Float(index))
  }
}
