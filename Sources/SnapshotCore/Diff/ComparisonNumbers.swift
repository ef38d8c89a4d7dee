/// A comparison's numbers, as `ComparisonResult` has them, for messages and records.
package struct ComparisonNumbers: Sendable, Codable, Equatable {
  /// Regions kept; the rest is only counted.
  package static let maximumRegions = 50

  package var status: ComparisonResult.Status
  package var referenceSize: PixelSize
  package var actualSize: PixelSize
  package var differentPixels: Int
  package var totalPixels: Int
  package var maxDelta: Double
  package var maxChannelDelta: Int
  package var worstPixel: PixelPosition?
  package var regions: [ComparisonResult.Region]
  package var regionCount: Int

  package init(_ result: ComparisonResult) {
    status = result.status
    referenceSize = result.referenceSize
    actualSize = result.actualSize
    differentPixels = result.differentPixels
    totalPixels = result.totalPixels
    maxDelta = result.maxDelta
    maxChannelDelta = result.maxChannelDelta
    worstPixel = result.worstPixel
    regions = Array(result.regions.prefix(Self.maximumRegions))
    regionCount = result.regions.count
  }

  /// One line: how many pixels differ, how much and where.
  package var text: String { text(nil) }

  func text(_ tolerance: Tolerance?) -> String {
    switch status {
    case .match where differentPixels == 0 && maxDelta == 0:
      return "Same pixels, \(referenceSize)."
    case .match:
      let limit = tolerance.map { " (\($0))" } ?? ""
      return "Within the tolerance\(limit): \(differenceText)."
    case .differ:
      guard let tolerance, tolerance != .exact else { return differenceText + "." }
      return "\(differenceText). The tolerance was: \(tolerance)."
    case .size:
      return "The size is \(actualSize) pixels, the reference’s \(referenceSize)."
    }
  }

  private var differenceText: String {
    var text = NumberText.grouped(differentPixels) + " of " + NumberText.grouped(totalPixels)
    text += " pixels differ (" + NumberText.percent(differentPixels, of: totalPixels) + ")"
    text += ", greatest difference ΔE " + NumberText.decimal(maxDelta, places: 2)
    text += " (\(maxChannelDelta) of 255)"
    if let worstPixel { text += " at \(worstPixel)" }
    if let first = regions.first {
      text += regionCount == 1 ? ", all in " : ", largest of \(regionCount) regions "
      text += "\(first.width) × \(first.height) at (\(first.x), \(first.y))"
    }
    return text
  }
}
