import SnapshotCLI
import SnapshotCore
import Testing

@Suite struct ToleranceArgumentTests {
  @Test func `words, a ΔE, and a ΔE with a share are tolerances`() throws {
    #expect(try ToleranceArgument.parse("exact") == .exact)
    #expect(try ToleranceArgument.parse("recommended") == .recommended)
    #expect(try ToleranceArgument.parse("2") == Tolerance(greatestDelta: 2))
    #expect(
      try ToleranceArgument.parse("2,0.1%")
        == Tolerance(greatestDelta: 2, differingFraction: 0.001))
  }

  @Test func `a list sets what it names`() throws {
    let tolerance = try ToleranceArgument.parse("pixels=3,region=2,energy=45,edges=yes,ssim=0.9")
    #expect(tolerance.maxDifferentPixels == 3)
    #expect(tolerance.maxRegionArea == 2)
    #expect(tolerance.maxRegionEnergy == 45)
    #expect(tolerance.ignoresEdgeNoise)
    #expect(tolerance.leastSimilarity == 0.9)
    #expect(
      try ToleranceArgument.parse("precision=0.99,perceptual=0.98")
        == Tolerance(precision: 0.99, perceptualPrecision: 0.98))
  }

  @Test(arguments: [
    "", "much", "-1", "101", "nan", "2,3", "2,0.1%,1", "precision=2", "pixels=-1", "pixels=1.5",
    "edges=maybe", "frob=1", "precision=0.9,precision=0.9", "pixelmatch=0.1,odiff=0.1", "=",
  ])
  func `what is none is refused`(_ text: String) {
    #expect(throws: UsageError.self) { try ToleranceArgument.parse(text) }
  }

  @Test func `a box has four whole numbers and an area`() throws {
    #expect(
      try ToleranceArgument.area("-1,2,3,4") == .box(x: -1, y: 2, width: 3, height: 4))
    for text in ["1,2,3", "1,2,3,4,5", "1,2,0,4", "a,2,3,4", "1.5,2,3,4", "1,2,3,9999999999"] {
      #expect(throws: UsageError.self) { try ToleranceArgument.area(text) }
    }
  }
}
