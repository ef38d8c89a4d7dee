import SnapshotCore
import TestSupport
import Testing

@Suite struct ComparisonPassTests {
  @Test(arguments: [1, 2, 3, 7])
  func `threads make no difference`(threads: Int) {
    let image = scenery(203, 119, seed: 6)
    let actual = scenery(203, 119, seed: 7)
    for tolerance in [Tolerance.exact, .recommended, Tolerance(maximumDelta: 3)] {
      let one = ImageComparison.compare(image, actual, tolerance: tolerance, threads: 1)
      #expect(
        ImageComparison.compare(image, actual, tolerance: tolerance, threads: threads) == one)
    }
  }
}
