import SnapshotCore
import TestSupport
import Testing

@Suite struct PixelBlobsTests: ToleranceMatching {
  private let gray = plain(24, 24, 0xff80_8080)

  @Test func `every limit that is set holds`() {
    let three = gray.with(0xff00_0000, at: (1, 1), (2, 2), (20, 3))
    #expect(matches(gray, three) { $0.maxRegionArea = 2 })
    #expect(!matches(gray, three) { $0.maxRegionArea = 1 })
    #expect(
      !matches(gray, three) {
        $0.maxRegionArea = 2
        $0.maxDifferentPixels = 2
      })
    #expect(matches(gray, three) { $0.maxRegionEnergy = 300 })
    #expect(!matches(gray, three) { $0.maxRegionEnergy = 100 })
  }

  @Test func `pixels that touch at a corner stand together, those two apart do not`() {
    let bow = gray.with(0xff00_0000, at: (3, 3), (4, 4), (5, 3), (8, 3))
    #expect(matches(gray, bow) { $0.maxRegionArea = 3 })
    #expect(!matches(gray, bow) { $0.maxRegionArea = 2 })
    // A ring is one region, however its rows are joined.
    let ring = gray.with(
      0xff00_0000, at: (3, 3), (4, 3), (5, 3), (3, 4), (5, 4), (3, 5), (4, 5), (5, 5))
    #expect(matches(gray, ring) { $0.maxRegionArea = 8 })
    #expect(!matches(gray, ring) { $0.maxRegionArea = 7 })
  }
}
