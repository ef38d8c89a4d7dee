/// Compares an image with its reference, pixel by pixel.
package enum ImageComparison {
  /// Everything there is to say about the difference.
  ///
  /// - Complexity: O(pixels).
  package static func compare(
    _ reference: PixelImage, _ actual: PixelImage, tolerance: Tolerance = .exact
  ) -> ComparisonResult {
    compare(
      reference, actual, tolerance: tolerance,
      rows: RowMap(all: min(reference.height, actual.height)),
      referenceSize: reference.size, actualSize: actual.size)
  }

  /// As if the whole pictures were there: outside the band they are the same.
  static func compare(_ band: RowBand, tolerance: Tolerance) -> ComparisonResult {
    compare(
      band.reference, band.actual, tolerance: tolerance, rows: band.rows,
      referenceSize: band.size, actualSize: band.size)
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
    guard let permitted, !tolerance.looksAround, !tolerance.limitsRegions else {
      return compare(reference, actual, tolerance: tolerance).isMatch
    }
    let scan = PixelScan.compare(
      reference, actual, limit: tolerance.scanLimit, stopsAfter: permitted)
    return scan.mask.count <= permitted
  }

  /// - Parameters:
  ///   - rows: Which of the pictures' rows the images have.
  ///   - referenceSize: The whole pictures' sizes.
  private static func compare(
    _ reference: PixelImage, _ actual: PixelImage, tolerance: Tolerance, rows: RowMap,
    referenceSize: PixelSize, actualSize: PixelSize
  ) -> ComparisonResult {
    var scan = PixelScan.compare(reference, actual, limit: tolerance.scanLimit)
    if tolerance.looksAround {
      scan.replaceTiles(
        NeighbourhoodPass.run(reference, actual, scan.mask, tolerance: tolerance, rows: rows))
    }
    let isSameSize = referenceSize == actualSize
    let margins = Self.margins(referenceSize, actualSize)
    let canvas =
      max(referenceSize.width, actualSize.width) * max(referenceSize.height, actualSize.height)
    let count = scan.mask.count
    let different = count + margins.reduce(0) { $0 + $1.pixels }
    let regions =
      (count == 0 ? [] : RegionFinder.regions(of: scan, reference, actual, rows: rows)) + margins
    var isMatch = isSameSize
    if let permitted = tolerance.permittedPixels(of: canvas), different > permitted {
      isMatch = false
    }
    if isMatch, tolerance.limitsRegions {
      isMatch = holdsRegionLimits(reference, actual, scan.mask, tolerance)
    }
    let worst = scan.worst(of: scan.mask.tiles.indices)
    return ComparisonResult(
      status: isMatch ? .match : isSameSize ? .differ : .size,
      tolerance: tolerance, referenceSize: referenceSize, actualSize: actualSize,
      differentPixels: different, totalPixels: canvas,
      maxDelta: ((worst?.delta ?? 0) * 1e6).rounded() / 1e6,
      maxChannelDelta: scan.maxChannelDelta, worstPixel: (worst?.place).map(rows.place),
      regions: regions.sorted { ($1.pixels, $0.y, $0.x) < ($0.pixels, $1.y, $1.x) },
      mask: rows.embed(
        scan.mask, width: min(referenceSize.width, actualSize.width),
        height: min(referenceSize.height, actualSize.height)))
  }

  private static func holdsRegionLimits(
    _ reference: PixelImage, _ actual: PixelImage, _ mask: DifferenceMask,
    _ tolerance: Tolerance
  ) -> Bool {
    if tolerance.maxRegionArea != nil || tolerance.maxRegionEnergy != nil {
      let greatest = PixelBlobs.Blob(
        pixels: tolerance.maxRegionArea ?? .max, energy: tolerance.maxRegionEnergy ?? .infinity)
      if !PixelBlobs.areAll(in: mask, reference, actual, within: greatest) { return false }
    }
    if let least = tolerance.leastSimilarity {
      return StructuralSimilarity.least(reference, actual) >= least
    }
    return true
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
    comparesSamples || greatestMeanDelta != nil ? -1 : greatestDelta
  }

  /// Whether the verdict needs more than a count of pixels.
  var limitsRegions: Bool {
    maxRegionArea != nil || maxRegionEnergy != nil || leastSimilarity != nil
  }
}
