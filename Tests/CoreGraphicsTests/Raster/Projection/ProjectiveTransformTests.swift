import CoreGraphics
import Testing

@Suite struct ProjectiveTransformTests {
  /// A plane turned about the y axis: what is right lies farther back.
  private let turned = ProjectiveTransform(x: [0.8, 0, 3], y: [0, 1, 0], w: [0.002, 0, 1])

  private func expectNear(
    _ a: CGPoint, _ b: CGPoint, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(a.x - b.x) < 1e-9 && abs(a.y - b.y) < 1e-9, "\(a) is not \(b)",
      sourceLocation: location)
  }

  @Test func `points are divided by their depth`() {
    expectNear(turned.project(CGPoint(x: 500, y: 10)), CGPoint(x: 201.5, y: 5))
    #expect(turned.depth(at: CGPoint(x: 500, y: 10)) == 2)
  }

  @Test func `the inverse leads back, at the inverted depth`() throws {
    let back = try #require(turned.inverted())
    for point in [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: -40), CGPoint(x: -300, y: 7)] {
      let seen = turned.project(point)
      expectNear(back.project(seen), point)
      #expect(abs(back.depth(at: seen) * turned.depth(at: point) - 1) < 1e-9)
    }
  }

  @Test func `a plane seen from its edge has no inverse`() {
    let edge = ProjectiveTransform(x: [1, 0, 0], y: [2, 0, 0], w: [0, 0, 1])
    #expect(edge.inverted() == nil)
  }

  @Test func `the first map applies first`() {
    let moved = ProjectiveTransform(CGAffineTransform(translationX: 10, y: 0))
    expectNear(
      moved.concatenating(turned).project(.zero), turned.project(CGPoint(x: 10, y: 0)))
    expectNear(turned.concatenating(moved).project(.zero), CGPoint(x: 13, y: 0))
  }

  @Test func `only the part in front of the viewer has a bounding box`() {
    // Depth 0 lies at x = −500.
    let all = turned.boundingBox(of: CGRect(x: -600, y: 0, width: 700, height: 10))
    #expect(all.maxX < 90 && all.minX < -10_000 && all.minX.isFinite)
    #expect(turned.boundingBox(of: CGRect(x: -900, y: 0, width: 100, height: 10)).isNull)
  }

  @Test func `the stretch is that of a small step`() {
    let point = CGPoint(x: 40, y: 30)
    let (u, v) = turned.stretch(at: point)
    func length(_ dx: Double, _ dy: Double) -> Double {
      let (a, b) = (
        turned.project(point), turned.project(CGPoint(x: point.x + dx, y: point.y + dy))
      )
      return ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot() / 1e-5
    }
    #expect(abs(u - length(1e-5, 0)) < 1e-3 && abs(v - length(0, 1e-5)) < 1e-3)
  }

  @Test func `a mirror image is seen from behind`() {
    let mirror = ProjectiveTransform(CGAffineTransform(scaleX: -1, y: 1))
    #expect(!turned.isMirrored(at: .zero))
    #expect(mirror.concatenating(turned).isMirrored(at: .zero))
  }
}
