/// Compares an image with its reference, pixel by pixel.
package enum ImageComparison {
  /// Everything there is to say about the difference.
  ///
  /// - Complexity: O(pixels).
  package static func compare(
    _ reference: PixelImage, _ actual: PixelImage, tolerance: Tolerance = .exact
  ) -> ComparisonResult {
    let scan = PixelScan.compare(reference, actual, tolerance: tolerance)
    let isSameSize = reference.size == actual.size
    let margins = Self.margins(reference.size, actual.size)
    let canvas =
      max(reference.width, actual.width) * max(reference.height, actual.height)
    let different = scan.different + margins.reduce(0) { $0 + $1.pixels }
    let regions = (RegionFinder.regions(of: scan.mask) + margins)
      .sorted { ($1.pixels, $0.y, $0.x) < ($0.pixels, $1.y, $1.x) }
    let isMatch = isSameSize && different <= tolerance.permittedPixels(of: canvas)
    return ComparisonResult(
      status: isMatch ? .match : isSameSize ? .differ : .size,
      tolerance: tolerance, referenceSize: reference.size, actualSize: actual.size,
      differentPixels: different, totalPixels: canvas,
      maxDelta: (scan.maxDelta * 1e6).rounded() / 1e6, maxChannelDelta: scan.maxChannelDelta,
      worstPixel: scan.worstPixel, regions: regions, mask: scan.mask)
  }

  /// The verdict alone. Equal images cost one pass over the memory; others end as soon as more
  /// pixels differ than the tolerance allows.
  package static func matches(
    _ reference: PixelImage, _ actual: PixelImage, tolerance: Tolerance = .exact
  ) -> Bool {
    guard reference.size == actual.size else { return false }
    if PixelScan.areEqual(reference, actual) { return true }
    if tolerance == .exact { return false }
    let permitted = tolerance.permittedPixels(of: reference.size.pixelCount)
    let scan = PixelScan.compare(
      reference, actual, tolerance: tolerance, stopsAfter: permitted)
    return scan.different <= permitted
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
