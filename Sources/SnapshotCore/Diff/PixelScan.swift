import Foundation

/// The first pass of a comparison: rows by `memcmp`, rows that differ eight pixels at a time, and
/// only pixels that differ one by one.
///
/// Large images are scanned by two threads, each its half of the rows of tiles: the result is the
/// same.
package struct PixelScan {
  /// The pixels that differ: any sample differs, or ΔE is above the limit.
  package private(set) var mask: DifferenceMask
  package private(set) var maxChannelDelta = 0
  /// For each tile of the mask the greatest ΔE of its pixels, whatever the limit; −1 where its
  /// samples are equal.
  private(set) var tileDeltas: [Float]
  /// Where in the tile that is: bit number of the mask.
  private(set) var tilePlaces: [UInt8]

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

  /// Pixels from which on a second thread is worth its start.
  private static let parallelPixels = 1 << 18

  /// Compares the part that both images have, their top left corners on each other.
  ///
  /// - Parameters:
  ///   - limit: ΔE above which a pixel differs; negative: every pixel whose samples differ.
  ///   - stopsAfter: Once more than so many pixels differ, the rest is not looked at and the
  ///     numbers are of what was seen.
  ///   - threads: Into so many parts the rows are divided; nothing for what the size is worth.
  /// - Complexity: O(pixels); about 10 GB/s where they are equal.
  package static func compare(
    _ reference: PixelImage, _ actual: PixelImage, limit: Double, stopsAfter: Int = .max,
    threads: Int? = nil
  ) -> PixelScan {
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    var scan = PixelScan(width: width, height: height)
    let tilesHigh = scan.mask.tilesHigh
    let parts = min(threads ?? (width * height >= parallelPixels ? 2 : 1), tilesHigh)
    let maxima = scan.withMemory { tiles, deltas, places in
      ColorDifference.shared.withTables { tables in
        reference.bytes.withUnsafeBytes { left in
          actual.bytes.withUnsafeBytes { right in
            let loop = ScanLoop(
              reference: left.baseAddress!, referenceStride: reference.width * 4,
              actual: right.baseAddress!, actualStride: actual.width * 4, width: width,
              height: height, limitSquared: limit < 0 ? -1 : Float(limit * limit),
              stopsAfter: stopsAfter, tables: tables, tiles: tiles, deltas: deltas,
              places: places)
            return Parallel.map(parts) { part in
              loop.run(part * tilesHigh / parts..<(part + 1) * tilesHigh / parts)
            }
          }
        }
      }
    }
    scan.maxChannelDelta = Int(maxima.max() ?? 0)
    if limit < 0, reference.wideSamples != nil || actual.wideSamples != nil {
      scan.addWide(reference, actual, width, height)
    }
    return scan
  }

  private init(width: Int, height: Int) {
    mask = DifferenceMask(width: width, height: height)
    tileDeltas = [Float](repeating: -1, count: mask.tiles.count)
    tilePlaces = [UInt8](repeating: 0, count: mask.tiles.count)
  }

  private mutating func withMemory<Result>(
    _ body: (
      UnsafeMutablePointer<UInt64>, UnsafeMutablePointer<Float>, UnsafeMutablePointer<UInt8>
    ) -> Result
  ) -> Result {
    // SAFETY: the three have one element for each tile, and the pointers live for this call.
    mask.tiles.withUnsafeMutableBufferPointer { tiles in
      tileDeltas.withUnsafeMutableBufferPointer { deltas in
        tilePlaces.withUnsafeMutableBufferPointer { places in
          body(tiles.baseAddress!, deltas.baseAddress!, places.baseAddress!)
        }
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

  /// Takes pixels out that turned out not to differ.
  mutating func replaceTiles(_ tiles: [UInt64]) {
    mask.tiles = tiles
  }

  /// Adds the pixels whose 16-bit samples differ.
  private mutating func addWide(
    _ reference: PixelImage, _ actual: PixelImage, _ width: Int, _ height: Int
  ) {
    let left = reference.widened
    let right = actual.widened
    for y in 0..<height {
      for x in 0..<width {
        let i = 8 * (y * reference.width + x)
        let j = 8 * (y * actual.width + x)
        if left[i..<i + 8].elementsEqual(right[j..<j + 8]) { continue }
        mask.insert(x: x, y: y)
        let tile = (y >> 3) * mask.tilesWide + x >> 3
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
}

/// The loop over the pixels, for a part of the rows.
private struct ScanLoop {
  let reference: UnsafeRawPointer
  let referenceStride: Int
  let actual: UnsafeRawPointer
  let actualStride: Int
  let width: Int
  let height: Int
  /// Square of the ΔE above which a pixel differs; negative: every one whose samples differ.
  let limitSquared: Float
  let stopsAfter: Int
  let tables: ColorTables
  let tiles: UnsafeMutablePointer<UInt64>
  let deltas: UnsafeMutablePointer<Float>
  let places: UnsafeMutablePointer<UInt8>

  /// Scans some rows of tiles; returns the greatest difference of two samples.
  func run(_ tileRows: Range<Int>) -> UInt32 {
    // SAFETY: an image has height rows of stride bytes, width · 4 ≤ both strides; every load is of
    // whole pixels at x < width, y < height. There is one element for each tile, and no other
    // thread has these rows of tiles.
    let tilesWide = (width + 7) / 8
    var memo = DeltaMemo(tables)
    defer { memo.deallocate() }
    var different = 0
    for y in tileRows.lowerBound * 8..<min(tileRows.upperBound * 8, height) {
      let a = reference + y * referenceStride
      let b = actual + y * actualStride
      if memcmp(a, b, width * 4) == 0 { continue }
      let firstTile = (y >> 3) * tilesWide
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
        different += bits.nonzeroBitCount
        x += 8
      }
      if different > stopsAfter { break }
    }
    return memo.maxChannelDelta
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
struct DeltaMemo {
  private(set) var maxChannelDelta: UInt32 = 0
  private let tables: ColorTables
  private let keys: UnsafeMutablePointer<UInt64>
  private let deltas: UnsafeMutablePointer<Float>

  private static let bits: UInt64 = 11

  init(_ tables: ColorTables) {
    self.tables = tables
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
/// runs it for every pixel that differs.
struct ColorTables: @unchecked Sendable {
  let linear: UnsafeBufferPointer<Float>
  let cubeRoot: UnsafeBufferPointer<Float>
  /// Steps of `cubeRoot` over 0…1.
  let steps: Int

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
    let linear = linear.baseAddress!
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
    let table = cubeRoot.baseAddress!
    let low = table[index]
    return low + (table[index &+ 1] - low) * (position - Float(index))
  }
}
