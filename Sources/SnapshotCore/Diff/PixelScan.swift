import Foundation

/// The loops over pixels of a comparison: rows by `memcmp`, rows that differ eight pixels at a
/// time, and only pixels that differ one by one.
package struct PixelScan {
  /// Differing pixels: any sample differs, or ΔE is above the limit.
  package private(set) var different = 0
  package private(set) var maxDelta = 0.0
  package private(set) var maxChannelDelta = 0
  package private(set) var worstPixel: PixelPosition?
  package private(set) var mask: DifferenceMask

  /// ΔE above which a pixel differs; negative: every pixel whose samples differ.
  private let limit: Double
  /// The scan ends early once more pixels differ.
  private let stopsAfter: Int

  // UI pictures repeat few pairs of colours.
  private var lastReference: UInt32 = 0
  private var lastActual: UInt32 = 0
  private var lastDelta = 0.0

  private init(width: Int, height: Int, limit: Double, stopsAfter: Int) {
    mask = DifferenceMask(width: width, height: height)
    self.limit = limit
    self.stopsAfter = stopsAfter
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

  /// Compares the part that both images have, their top left corners on each other.
  ///
  /// - Parameter stopsAfter: Once more than so many pixels differ, the rest is not looked at
  ///   and the numbers are of what was seen.
  /// - Complexity: O(pixels); about 10 GB/s where they are equal.
  package static func compare(
    _ reference: PixelImage, _ actual: PixelImage, tolerance: Tolerance, stopsAfter: Int = .max
  ) -> PixelScan {
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    var scan = PixelScan(
      width: width, height: height,
      limit: tolerance.comparesSamples ? -1 : tolerance.greatestDelta, stopsAfter: stopsAfter)
    ColorDifference.shared.withTables { tables in
      reference.bytes.withUnsafeBytes { left in
        actual.bytes.withUnsafeBytes { right in
          scan.rows(
            left, reference.width * 4, right, actual.width * 4, width, height, tables)
        }
      }
    }
    if tolerance.comparesSamples, reference.wideSamples != nil || actual.wideSamples != nil {
      scan.wideRows(reference, actual, width, height)
    }
    scan.different = scan.mask.count
    return scan
  }

  private mutating func rows(
    _ reference: UnsafeRawBufferPointer, _ referenceStride: Int,
    _ actual: UnsafeRawBufferPointer, _ actualStride: Int,
    _ width: Int, _ height: Int, _ tables: ColorTables
  ) {
    // SAFETY: an image has height rows of stride bytes, width · 4 ≤ both strides, height ≤ both
    // heights; every load is of whole pixels at x < width. The mask has a tile for each of them.
    let left = reference.baseAddress!
    let right = actual.baseAddress!
    var tiles = mask.tiles
    let tilesWide = mask.tilesWide
    tiles.withUnsafeMutableBufferPointer { tiles in
      for y in 0..<height {
        let a = left + y * referenceStride
        let b = right + y * actualStride
        if memcmp(a, b, width * 4) == 0 { continue }
        let tileRow = (y >> 3) * tilesWide
        let shift = UInt64(8 * (y & 7))
        var x = 0
        while x + 8 <= width {
          let p = a.loadUnaligned(fromByteOffset: 4 * x, as: SIMD8<UInt32>.self)
          let q = b.loadUnaligned(fromByteOffset: 4 * x, as: SIMD8<UInt32>.self)
          if any(p .!= q) {
            var bits: UInt64 = 0
            for lane in 0..<8 where p[lane] != q[lane] {
              if counts(p[lane], q[lane], x + lane, y, tables) { bits |= 1 << UInt64(lane) }
            }
            tiles[tileRow + x >> 3] |= bits << shift
            different += bits.nonzeroBitCount
          }
          x += 8
        }
        while x < width {
          let p = a.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
          let q = b.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)
          if p != q, counts(p, q, x, y, tables) {
            tiles[tileRow + x >> 3] |= 1 << (shift + UInt64(x & 7))
            different += 1
          }
          x += 1
        }
        if different > stopsAfter { return }
      }
    }
    mask.tiles = tiles
  }

  /// Takes in a pair of pixels that are not the same, and says whether it counts as different.
  private mutating func counts(
    _ reference: UInt32, _ actual: UInt32, _ x: Int, _ y: Int, _ tables: ColorTables
  ) -> Bool {
    if reference != lastReference || actual != lastActual {
      lastReference = reference
      lastActual = actual
      lastDelta = tables.delta(reference: reference, actual: actual)
      noteChannel(reference & 255, actual & 255)
      noteChannel(reference >> 8 & 255, actual >> 8 & 255)
      noteChannel(reference >> 16 & 255, actual >> 16 & 255)
      noteChannel(reference >> 24, actual >> 24)
    }
    if lastDelta > maxDelta || worstPixel == nil {
      maxDelta = lastDelta
      worstPixel = PixelPosition(x: x, y: y)
    }
    return lastDelta > limit
  }

  private mutating func noteChannel(_ reference: UInt32, _ actual: UInt32) {
    let delta = reference > actual ? reference - actual : actual - reference
    if Int(delta) > maxChannelDelta { maxChannelDelta = Int(delta) }
  }

  /// Adds the pixels whose 16-bit samples differ.
  private mutating func wideRows(
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
        if worstPixel == nil { worstPixel = PixelPosition(x: x, y: y) }
      }
    }
  }
}

extension PixelImage {
  /// The samples at 16 bits, high byte first; those of an 8-bit image times 257.
  fileprivate var widened: [UInt8] { wideSamples ?? bytes.flatMap { [$0, $0] } }
}

/// The memory of `ColorDifference`'s tables, and its arithmetic: here, where the loop is that
/// runs it for every pixel that differs.
struct ColorTables {
  let linear: UnsafeBufferPointer<Double>
  let cubeRoot: UnsafeBufferPointer<Double>
  /// Steps of `cubeRoot` over 0…1.
  let steps: Int

  private struct Lab {
    var lightness: Double
    var a: Double
    var b: Double
  }

  /// ΔE of two pixels, each with R in the lowest byte and straight alpha in the highest.
  func delta(reference: UInt32, actual: UInt32) -> Double {
    if reference == actual { return 0 }
    if (reference & actual) >> 24 == 255 {
      return delta(lab(reference), lab(actual))
    }
    let overWhite = delta(
      lab(composite(reference, over: 255)), lab(composite(actual, over: 255)))
    let overBlack = delta(lab(composite(reference, over: 0)), lab(composite(actual, over: 0)))
    return max(overWhite, overBlack)
  }

  private func delta(_ reference: Lab, _ actual: Lab) -> Double {
    let referenceChroma = (reference.a * reference.a + reference.b * reference.b).squareRoot()
    let actualChroma = (actual.a * actual.a + actual.b * actual.b).squareRoot()
    let lightness = reference.lightness - actual.lightness
    let chroma = referenceChroma - actualChroma
    let a = reference.a - actual.a
    let b = reference.b - actual.b
    let hueSquared = max(a * a + b * b - chroma * chroma, 0)
    let chromaWeight = 1 + 0.045 * referenceChroma
    let hueWeight = 1 + 0.015 * referenceChroma
    let sum =
      lightness * lightness + (chroma / chromaWeight) * (chroma / chromaWeight)
      + hueSquared / (hueWeight * hueWeight)
    return sum.squareRoot()
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

  private func lab(_ pixel: UInt32) -> Lab {
    // SAFETY: every index is a byte, and the table has 256 values.
    let red = linear[Int(pixel & 255)]
    let green = linear[Int(pixel >> 8 & 255)]
    let blue = linear[Int(pixel >> 16 & 255)]
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
  private func root(_ t: Double) -> Double {
    let position = t * Double(steps)
    let index = min(Int(position), steps)
    // SAFETY: 0 ≤ index ≤ steps, and the table has steps + 2 values.
    let low = cubeRoot[index]
    return low + (cubeRoot[index + 1] - low) * (position - Double(index))
  }
}
