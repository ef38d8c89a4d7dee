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
    return reference.bytes.withUnsafeBytes { left in
      actual.bytes.withUnsafeBytes { right in
        memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
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
struct PixelRows {
  /// Of the picture's first row, whether it is there or not.
  let base: UnsafeRawPointer
  /// Bytes of a row.
  let stride: Int
}

/// The first pass of a comparison, for some rows of tiles: rows by `memcmp`, rows that differ eight
/// pixels at a time, and only pixels that differ one by one.
struct ScanLoop {
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
      let a = reference.base + y * reference.stride
      let b = actual.base + y * actual.stride
      if memcmp(a, b, width * 4) == 0 { continue }
      let shift = UInt64(8 * (y & 7))
      var x = 0
      while x < width {
        let count = min(8, width - x)
        if count == 8, Self.areEqual(a + 4 * x, b + 4 * x) {
          x += 8
          continue
        }
        let tile = firstTile + x >> 3
        var bits: UInt64 = 0
        for lane in 0..<count {
          let p = a.loadUnaligned(fromByteOffset: 4 &* (x &+ lane), as: UInt32.self)
          let q = b.loadUnaligned(fromByteOffset: 4 &* (x &+ lane), as: UInt32.self)
          if p == q { continue }
          let delta = memo.deltaSquared(p, q)
          if delta > limitSquared { bits |= 1 &<< UInt64(lane) }
          if delta > deltas[tile] {
            deltas[tile] = delta
            places[tile] = UInt8(truncatingIfNeeded: 8 &* (y & 7) &+ lane)
          }
        }
        tiles[tile] |= bits &<< shift
        x += 8
      }
    }
  }

  /// Eight pixels.
  @inline(__always)
  private static func areEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
    let first =
      a.loadUnaligned(as: SIMD2<UInt64>.self) ^ b.loadUnaligned(as: SIMD2<UInt64>.self)
    let second =
      a.loadUnaligned(fromByteOffset: 16, as: SIMD2<UInt64>.self)
      ^ b.loadUnaligned(fromByteOffset: 16, as: SIMD2<UInt64>.self)
    let both = first | second
    return both[0] | both[1] == 0
  }
}

/// ΔE of pairs of pixels, with the last ones kept: pictures repeat few pairs of colours.
///
/// One thread uses it at a time.
struct DeltaMemo: @unchecked Sendable {
  private(set) var maxChannelDelta: UInt32 = 0
  private let tables: ColorTables
  private let keys: UnsafeMutablePointer<UInt64>
  private let deltas: UnsafeMutablePointer<Float>

  private static let bits: UInt64 = 11

  init() {
    tables = ColorDifference.shared.tables
    // SAFETY: an index has `bits` bits. Whoever made it calls `deallocate`.
    keys = .allocate(capacity: 1 << Int(Self.bits))
    deltas = .allocate(capacity: 1 << Int(Self.bits))
    // No pair has the key 0: equal pixels are never asked for.
    keys.initialize(repeating: 0, count: 1 << Int(Self.bits))
    deltas.initialize(repeating: 0, count: 1 << Int(Self.bits))
  }

  func deallocate() {
    keys.deallocate()
    deltas.deallocate()
  }

  /// The square of ΔE of two pixels that are not the same.
  @inline(__always)
  mutating func deltaSquared(_ reference: UInt32, _ actual: UInt32) -> Float {
    let key = UInt64(reference) &<< 32 | UInt64(actual)
    let slot = Int((key &* 0x9e37_79b9_7f4a_7c15) &>> (64 &- Self.bits))
    // SAFETY: the slot has `bits` bits.
    if keys[slot] == key { return deltas[slot] }
    return missed(reference, actual, key, slot)
  }

  @inline(never)
  private mutating func missed(
    _ reference: UInt32, _ actual: UInt32, _ key: UInt64, _ slot: Int
  ) -> Float {
    let delta = tables.deltaSquared(reference: reference, actual: actual)
    keys[slot] = key
    deltas[slot] = delta
    for shift: UInt32 in [0, 8, 16, 24] {
      let p = reference &>> shift & 255
      let q = actual &>> shift & 255
      maxChannelDelta = max(maxChannelDelta, p > q ? p &- q : q &- p)
    }
    return delta
  }
}

/// The memory of `ColorDifference`'s tables, and its arithmetic: here, where the loop is that
/// runs it for every pixel that differs. The memory is never given back.
struct ColorTables: @unchecked Sendable {
  /// Linear light of an 8-bit sRGB sample.
  private let linear: UnsafePointer<Float>
  /// f(t) of CIELAB at t = index / `steps`.
  private let cubeRoot: UnsafePointer<Float>
  private let steps: Int

  init(linear: [Float], cubeRoot: [Float], steps: Int) {
    // SAFETY: 256 and `steps` + 2 values, written here and never again.
    func copy(_ values: [Float]) -> UnsafePointer<Float> {
      let memory = UnsafeMutablePointer<Float>.allocate(capacity: values.count)
      memory.initialize(from: values, count: values.count)
      return UnsafePointer(memory)
    }
    self.linear = copy(linear)
    self.cubeRoot = copy(cubeRoot)
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
    let red = linear[Int(pixel & 255)]
    let green = linear[Int(pixel &>> 8 & 255)]
    let blue = linear[Int(pixel &>> 16 & 255)]
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
    let low = cubeRoot[index]
    return low + (cubeRoot[index &+ 1] - low) * (position - Float(index))
  }
}
