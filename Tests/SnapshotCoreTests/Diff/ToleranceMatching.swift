import SnapshotCore
import Testing

/// What a suite asks of a tolerance: whether two pictures match.
protocol ToleranceMatching {}

extension ToleranceMatching {
  func matches(
    _ reference: PixelImage, _ actual: PixelImage, _ change: (inout Tolerance) -> Void
  ) -> Bool {
    var tolerance = Tolerance()
    change(&tolerance)
    let result = ImageComparison.compare(reference, actual, tolerance: tolerance)
    #expect(ImageComparison.matches(reference, actual, tolerance: tolerance) == result.isMatch)
    return result.isMatch
  }
}
