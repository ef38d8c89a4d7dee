import SnapshotCore
import TestSupport
import Testing

@Suite struct TileSummationTests {
  @Test func `regions say where it is worst and what the colours were`() throws {
    let result = ImageComparison.compare(
      plain(40, 40), plain(40, 40).with(0xff00_00ff, at: (3, 4)).with(0xffff_fffe, at: (4, 4)))
    let region = try #require(result.regions.first)
    #expect(region.worst == PixelPosition(x: 3, y: 4))
    #expect(region.maxDelta == result.maxDelta)
    #expect(region.meanReference == "#ffffffff")
    #expect(region.meanActual == "#ff8080ff")
  }
}
