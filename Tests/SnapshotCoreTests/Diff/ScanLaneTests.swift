import SnapshotCore
import TestSupport
import Testing

@Suite struct ScanLaneTests: FarthestPixelFinding {
  @Test func `each region has its own farthest pixel`() {
    let reference = plain(120, 24, 0xff80_8080)
    var actual = reference
    // Faint ones to the right of a strong one, and below another.
    for x in stride(from: 0, to: 120, by: 20) {
      actual = actual.with(x == 0 ? 0xff00_00ff : 0xff80_8082, at: (x, 3), (x + 1, 4))
      actual = actual.with(0xff80_8083, at: (x + 2, 5))
    }
    let result = ImageComparison.compare(reference, actual)
    #expect(result.regions.count == 6)
    for region in result.regions {
      let inside = farthest(reference, actual) { x, y in
        (region.x..<region.x + region.width).contains(x)
          && (region.y..<region.y + region.height).contains(y)
      }
      #expect(region.worst == inside.place)
    }
  }
}
