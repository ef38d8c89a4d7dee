import SnapshotCore
import TestSupport
import Testing
import ToleranceProbes

@Suite struct SensitivityTests {
  /// A grey card with a red dot on white.
  private let card: PixelImage = {
    var bytes = plain(60, 40).bytes
    for y in 8..<32 {
      for x in 10..<50 {
        let isDot = (20..<26).contains(x) && (14..<20).contains(y)
        let color: [UInt8] = isDot ? [200, 30, 30, 255] : [120, 120, 120, 255]
        bytes.replaceSubrange(4 * (y * 60 + x)..<4 * (y * 60 + x) + 4, with: color)
      }
    }
    return PixelImage(width: 60, height: 40, bytes: bytes)
  }()

  @Test func `an exact comparison catches everything`() {
    let sensitivity = Sensitivity(of: card, tolerance: .exact)
    #expect(sensitivity.probes.count == 6)
    #expect(!sensitivity.probes.contains { !$0.isCaught })
    #expect(!sensitivity.isBlind)
  }

  @Test func `a tolerance that cannot fail is called blind`() {
    let sensitivity = Sensitivity(of: card, tolerance: Tolerance(precision: 0))
    #expect(sensitivity.isBlind)
    #expect(sensitivity.description.contains("PASSES  everything 1 pixel to the right"))
  }

  @Test func `what passes is said by its degree`() throws {
    let sensitivity = Sensitivity(
      of: card, tolerance: Tolerance(precision: 0.98, perceptualPrecision: 0.95))
    let step = try #require(sensitivity.probes.first { $0.change == "one colour 1 of 255 off" })
    #expect(!step.isCaught)
    #expect(step.limit == "up to 8 of 255 passes")
    let missing = try #require(sensitivity.probes.last)
    #expect(missing.change == "one of 2 elements missing")
    #expect(missing.limit == "1 pass, the largest 6 × 6 pixels")
  }
}
