import SnapshotCore
import Testing

@Suite struct ToleranceTests {
  @Test func `numbers outside the range are clamped`() {
    #expect(Tolerance(precision: 2, perceptualPrecision: .nan) == .exact)
    #expect(Tolerance(precision: -1).precision == 0)
  }

  @Test func `a hundredth of the pixels is a hundredth in spite of rounding`() {
    #expect(Tolerance(precision: 0.99).permittedPixels(of: 100) == 1)
    #expect(Tolerance(precision: 0.99).permittedPixels(of: 99) == 0)
    #expect(Tolerance.exact.permittedPixels(of: 1 << 28) == 0)
    #expect(Tolerance(perceptualPrecision: 0.98).maximumDelta == 2)
  }

  @Test func `it describes itself`() {
    #expect(Tolerance.exact.description == "exact")
    #expect(
      Tolerance(precision: 0.999, perceptualPrecision: 0.98).description
        == "ΔE ≤ 2 on 99.9 % of the pixels")
    #expect(
      Tolerance(precision: 0.5).description == "equal samples on 50 % of the pixels")
  }

  @Test func `the description has every limit with its unit`() {
    #expect(
      Tolerance.recommended.description
        == "ΔE ≤ 8, mean ΔE of 3 × 3 ≤ 1.3, edge noise ignored, ΔE sum of a region ≤ 45")
  }
}
