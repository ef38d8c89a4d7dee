import SnapshotCore
import TestSupport
import Testing

@Suite struct PixelmatchMetricTests {
  private func count(
    _ reference: PixelImage, _ actual: PixelImage, _ metric: PixelmatchMetric
  ) -> Int {
    var tolerance = Tolerance()
    tolerance.pixelmatch = metric
    let result = ImageComparison.compare(reference, actual, tolerance: tolerance)
    #expect(
      ImageComparison.matches(reference, actual, tolerance: tolerance) == result.isMatch)
    return result.differentPixels
  }

  @Test func `black and white are √(0.5053 · 255² ÷ 35,215) apart`() {
    let black = plain(3, 3, 0xff00_0000)
    #expect(count(black, plain(3, 3), .odiff(threshold: 0.965)) == 9)
    #expect(count(black, plain(3, 3), .odiff(threshold: 0.967)) == 0)
  }

  @Test func `white is transparent over white, not over a checkerboard`() {
    #expect(count(plain(3, 3), plain(3, 3, 0), .odiff(threshold: 0.1)) == 0)
    #expect(count(plain(3, 3), plain(3, 3, 0), .pixelmatch(threshold: 0.1)) == 9)
  }

  @Test func `a smoothed edge is no difference to pixelmatch, and one to odiff`() {
    func edge(_ mixed: UInt32) -> PixelImage {
      var image = plain(9, 9)
      for y in 0..<9 {
        for x in 0..<4 { image = image.with(0xff00_0000, at: (x, y)) }
        image = image.with(0xff00_0000 | mixed * 0x01_0101, at: (4, y))
      }
      return image
    }
    #expect(count(edge(90), edge(190), .pixelmatch(threshold: 0.1)) == 0)
    #expect(count(edge(90), edge(190), .odiff(threshold: 0.1)) == 9)
    // A speck on a plain area is no edge.
    let speck = plain(9, 9).with(0xff80_8080, at: (4, 4))
    #expect(count(plain(9, 9), speck, .pixelmatch(threshold: 0.1)) == 1)
  }
}
