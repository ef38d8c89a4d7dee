import CoreGraphics
import Testing

@Suite struct PathPieceTests {
  @Test(arguments: [0.1, 0.3, 0.77, 0.999])
  func `an arc's share of the length is its share of the angle`(share: Double) {
    let end = circle(0, 0, 100).trimmed(from: 0, to: share).currentPoint
    let angle = DeterministicMath.atan2(end.y.native, end.x.native) / (2 * .pi)
    #expect(abs((angle < 0 ? angle + 1 : angle) - share) < 2e-5)
  }

  @Test func `coordinates that are not finite have no length`() {
    let path = path("M 0 0 L 10 0 L nan 5 M 0 5 C 1e30 0 inf 0 3 3 M 0 9 L 10 9")
    #expect(path.trimmed(from: 0, to: 0.5).text.hasPrefix("M 0 0 L 10 0"))
    #expect(path.trimmed(from: 0.5, to: 0.75).text.hasSuffix("M 0 9 L 5 9"))
  }
}
