import SnapshotCore
import Testing

@Suite struct RegionFinderTests {
  private func regions(
    _ width: Int, _ height: Int, _ places: [(x: Int, y: Int)]
  ) -> [ComparisonResult.Region] {
    var mask = DifferenceMask(width: width, height: height)
    for place in places { mask.insert(x: place.x, y: place.y) }
    return RegionFinder.regions(of: mask)
  }

  @Test func `an empty mask has no regions`() {
    #expect(regions(20, 20, []).isEmpty)
  }

  @Test func `the box is tight`() {
    #expect(
      regions(64, 64, [(10, 12), (13, 20), (11, 15)])
        == [.init(x: 10, y: 12, width: 4, height: 9, pixels: 3)])
  }

  @Test func `neighbours across a tile's corner are one region`() {
    #expect(
      regions(64, 64, [(7, 7), (8, 8)]) == [.init(x: 7, y: 7, width: 2, height: 2, pixels: 2)])
  }

  @Test func `pixels sixteen apart are two regions, more pixels first`() {
    #expect(
      regions(64, 64, [(0, 0), (40, 40), (41, 40)])
        == [
          .init(x: 40, y: 40, width: 2, height: 1, pixels: 2),
          .init(x: 0, y: 0, width: 1, height: 1, pixels: 1),
        ])
  }
}
