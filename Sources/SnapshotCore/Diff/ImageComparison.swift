/// Compares an image with its reference, pixel by pixel.
package enum ImageComparison {
  /// Everything there is to say about the difference.
  ///
  /// - Parameter threads: The number of parts that the work is divided into; nil derives it from
  ///   the size. The result does not depend on it.
  /// - Complexity: O(pixels); about 10 GB/s where they are equal.
  package static func compare(
    _ reference: PixelImage, _ actual: PixelImage, tolerance: Tolerance = .exact,
    threads: Int? = nil
  ) -> ComparisonResult {
    var pass = ComparisonPass(
      width: min(reference.width, actual.width), height: min(reference.height, actual.height),
      tolerance: tolerance, threads: threads)
    withRows(reference, actual) { left, right in
      pass.run(0..<pass.scan.mask.tilesHigh, left, right)
    }
    if reference.wideSamples != nil || actual.wideSamples != nil {
      pass.addWide(reference, actual)
    }
    return result(
      of: pass, tolerance, reference.size, actual.size,
      isSimilar: {
        guard let least = tolerance.minimumSimilarity else { return true }
        return StructuralSimilarity.least(reference, actual) >= least
      })
  }

  private static func withRows(
    _ reference: PixelImage, _ actual: PixelImage, _ body: (PixelRows, PixelRows) -> Void
  ) {
    // SAFETY: A picture has at least one pixel, so that no array is empty, and 4 · width bytes
    // in each row. Both are kept alive and unchanged for this call, which the closure does not
    // outlive.
    unsafe reference.bytes.withUnsafeBytes { left in
      unsafe actual.bytes.withUnsafeBytes { right in
        unsafe body(
          PixelRows(base: left.baseAddress!, stride: 4 * reference.width),
          PixelRows(base: right.baseAddress!, stride: 4 * actual.width))
      }
    }
  }

  /// The verdict alone. Equal images cost one pass over the memory; others end as soon as more
  /// pixels differ than the tolerance allows.
  package static func matches(
    _ reference: PixelImage, _ actual: PixelImage, tolerance: Tolerance = .exact
  ) -> Bool {
    guard reference.size == actual.size else { return false }
    if reference.hasSameSamples(as: actual) { return true }
    if tolerance == .exact { return reference.looksLike(actual) }
    if reference.wideSamples != nil || actual.wideSamples != nil {
      return compare(reference, actual, tolerance: tolerance).isMatch
    }
    var pass = ComparisonPass(
      width: reference.width, height: reference.height, tolerance: tolerance)
    let permitted = tolerance.permittedPixels(of: reference.size.pixelCount) ?? .max
    var isMatch = true
    withRows(reference, actual) { left, right in
      let count = pass.scan.mask.tilesHigh
      let step = max(1, earlyExitPixels / (8 * reference.width))
      for start in stride(from: 0, to: count, by: step) {
        pass.run(start..<min(start + step, count), left, right)
        isMatch = pass.differentPixels <= permitted && pass.holdsRegionLimits
        if !isMatch { return }
      }
    }
    guard isMatch, let least = tolerance.minimumSimilarity else { return isMatch }
    return StructuralSimilarity.least(reference, actual) >= least
  }

  /// The number of pixels that are looked at between two looks at the limits.
  private static let earlyExitPixels = 1 << 18

  /// - Parameters:
  ///   - pass: Over all rows that both have.
  ///   - isSimilar: Asked where every other limit holds.
  static func result(
    of pass: ComparisonPass, _ tolerance: Tolerance, _ referenceSize: PixelSize,
    _ actualSize: PixelSize, isSimilar: () -> Bool
  ) -> ComparisonResult {
    let isSameSize = referenceSize == actualSize
    let margins = Self.margins(referenceSize, actualSize)
    let canvas =
      max(referenceSize.width, actualSize.width) * max(referenceSize.height, actualSize.height)
    let different = pass.differentPixels + margins.reduce(0) { $0 + $1.pixels }
    let regions = RegionFinder.regions(of: pass.scan) + margins
    let permitted = tolerance.permittedPixels(of: canvas) ?? .max
    let isMatch =
      isSameSize && different <= permitted && pass.holdsRegionLimits && isSimilar()
    let worst = pass.scan.worst(of: pass.scan.mask.tiles.indices)
    return ComparisonResult(
      status: isMatch ? .match : isSameSize ? .differ : .size,
      tolerance: tolerance, referenceSize: referenceSize, actualSize: actualSize,
      differentPixels: different, totalPixels: canvas,
      maxDelta: ((worst?.delta ?? 0) * 1e6).rounded() / 1e6,
      maxChannelDelta: pass.maxChannelDelta, worstPixel: worst?.place,
      regions: regions.sorted { ($1.pixels, $0.y, $0.x) < ($0.pixels, $1.y, $1.x) },
      mask: pass.scan.mask)
  }

  /// What only one of two images of different sizes has: a strip on the right, one below.
  private static func margins(
    _ reference: PixelSize, _ actual: PixelSize
  ) -> [ComparisonResult.Region] {
    let width = min(reference.width, actual.width)
    let height = min(reference.height, actual.height)
    let wider = reference.width > actual.width ? reference : actual
    let taller = reference.height > actual.height ? reference : actual
    var strips: [ComparisonResult.Region] = []
    if wider.width > width {
      strips.append(strip(x: width, y: 0, width: wider.width - width, height: wider.height))
    }
    if taller.height > height {
      strips.append(strip(x: 0, y: height, width: width, height: taller.height - height))
    }
    return strips
  }

  private static func strip(
    x: Int, y: Int, width: Int, height: Int
  ) -> ComparisonResult.Region {
    ComparisonResult.Region(x: x, y: y, width: width, height: height, pixels: width * height)
  }
}

extension Tolerance {
  /// ΔE above which the first pass takes a pixel for different; negative: with any other sample.
  var scanLimit: Double {
    comparesSamples || maximumMeanDelta != nil || pixelmatch != nil ? -1 : maximumDelta
  }

  /// Whether a few rows at a time are not enough.
  var needsWholePictures: Bool { minimumSimilarity != nil || pixelmatch != nil }
}
