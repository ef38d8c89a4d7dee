import SnapshotCore
import TestSupport
import Testing

@Suite struct ComparisonNumbersTests: ToleranceMatching {
  @Test func `a failure names the tolerance that was not enough`() {
    let result = ImageComparison.compare(
      plain(10, 10), plain(10, 10).with(0xff00_0000, at: (3, 4)),
      tolerance: Tolerance(perceptualPrecision: 0.98))
    #expect(result.description.hasSuffix("The tolerance was: ΔE ≤ 2."))
  }

  @Test func `the description says how many, how much and where`() {
    let result = ImageComparison.compare(
      plain(100, 100), plain(100, 100).with(0xff00_0000, at: (3, 4), (60, 70), (61, 70)))
    #expect(
      result.description
        == "3 of 10,000 pixels differ (0.03 %), greatest difference ΔE 100 (255 of 255) "
        + "at (3, 4), largest of 2 regions 2 × 1 at (60, 70).")
  }
}
