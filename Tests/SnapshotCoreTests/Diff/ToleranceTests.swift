import SnapshotCore
import Testing

@Suite struct ToleranceTests {
  @Test func `numbers outside the range are refused, each with its value and its range`() {
    #expect(Tolerance.exact.problem == nil && Tolerance.recommended.problem == nil)
    #expect(Tolerance(precision: 0, perceptualPrecision: 1).problem == nil)
    #expect(
      Tolerance(precision: 1.5).problem
        == "The tolerance’s precision is 1.5: use 0…1. Nothing was compared.")
    #expect(Tolerance(precision: -1).problem?.contains("precision is -1.0: use 0…1") == true)
    #expect(Tolerance(precision: .nan).problem?.contains("precision is nan: use 0…1") == true)
    #expect(
      Tolerance(perceptualPrecision: 98).problem?
        .contains("perceptualPrecision is 98.0: use 0…1") == true)
    #expect(
      Tolerance(maximumDelta: 101).problem?.contains("maximumDelta is 101.0: use 0…100") == true)
    var tolerance = Tolerance.exact
    tolerance.maxDifferentPixels = -1
    #expect(tolerance.problem?.contains("maxDifferentPixels is -1.0: use 0 or more") == true)
    tolerance.maxDifferentPixels = nil
    tolerance.maximumMeanDelta = .nan
    #expect(tolerance.problem?.contains("maximumMeanDelta is nan: use 0…100") == true)
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
