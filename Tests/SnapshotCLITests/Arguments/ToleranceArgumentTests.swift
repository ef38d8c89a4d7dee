import SnapshotCLI
import SnapshotCore
import Testing

@Suite struct ToleranceArgumentTests {
  @Test func `every form is read`() throws {
    #expect(try ToleranceArgument.parse("exact") == .exact)
    #expect(try ToleranceArgument.parse("2").maximumDelta == 2)
    let share = try ToleranceArgument.parse("2.3,0.5%")
    #expect(share.maximumDelta == 2.3)
    #expect(share.permittedPixels(of: 1000) == 5)
    #expect(
      try ToleranceArgument.parse("precision=0.9,perceptual=0.98")
        == Tolerance(precision: 0.9, perceptualPrecision: 0.98))
    #expect(try ToleranceArgument.parse("perceptual=0.5") == Tolerance(perceptualPrecision: 0.5))
    #expect(try ToleranceArgument.parse("recommended") == .recommended)
    let all = try ToleranceArgument.parse(
      "perceptual=0.92,mean=1.1,edges=yes,energy=45,pixels=9,region=4,shift=0.25,ssim=0.9")
    #expect(all.maximumDelta == 8)
    #expect(all.maximumMeanDelta == 1.1)
    #expect(all.ignoresEdgeNoise)
    #expect(all.maxRegionEnergy == 45)
    #expect(all.maxDifferentPixels == 9)
    #expect(all.maxRegionArea == 4)
    #expect(all.maximumShift == 0.25)
    #expect(all.minimumSimilarity == 0.9)
  }

  @Test func `an ignored box is four numbers`() throws {
    #expect(
      try ToleranceArgument.area("1,2,3,4") == .box(x: 1, y: 2, width: 3, height: 4))
    for text in ["", "1,2,3", "1,2,0,4", "a,b,c,d", "1,2,3,99999999999"] {
      #expect(throws: UsageError.self) { try ToleranceArgument.area(text) }
    }
  }

  @Test(arguments: [
    "", "-1", "101", "nan", "2,1", "2,101%", "2,1%,3", "precision=2", "precision", "a=1",
    "precision=0.5,precision=0.5", "pixelmatch=0.1,odiff=0.1", "pixels=-1", "pixels=1.5",
    "edges=maybe", "shift=2",
  ])
  func `anything else is an error`(text: String) {
    #expect(throws: UsageError.self) { try ToleranceArgument.parse(text) }
  }
}
