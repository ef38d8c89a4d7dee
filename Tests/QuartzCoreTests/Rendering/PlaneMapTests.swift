import Testing

@testable import QuartzCore

@Suite struct PlaneMapTests {
  /// Points farther right are farther away: w is 1 + x ⁄ 1000.
  private var perspective: CATransform3D {
    var matrix = CATransform3DIdentity
    matrix.m14 = 0.001
    return matrix
  }

  @Test func `a plane without area or behind the viewer is not seen`() {
    #expect(PlaneMap(CATransform3DMakeScale(0, 1, 1)) == nil)
    var behind = CATransform3DIdentity
    behind.m44 = -1
    #expect(PlaneMap(behind) == nil)
    #expect(PlaneMap(CATransform3DMakeTranslation(.infinity, 0, 0)) == nil)
  }

  @Test func `perspective divides by the distance`() throws {
    let map = try #require(PlaneMap(perspective))
    let box = map.boundingBox(of: CGRect(x: 0, y: 0, width: 250, height: 100))
    // 250 ⁄ 1.25; the near edge keeps its height.
    #expect(abs(box.maxX - 200) < 1e-9 && abs(box.height - 100) < 1e-9)
  }

  @Test func `a point that is seen is found again in the plane`() throws {
    let map = try #require(PlaneMap(perspective))
    let point = try #require(map.unproject(CGPoint(x: 200, y: 80)))
    #expect(abs(point.x - 250) < 1e-9 && abs(point.y - 100) < 1e-9)
    let flat = try #require(PlaneMap(CATransform3DMakeScale(2, 4, 1)))
    #expect(flat.unproject(CGPoint(x: 6, y: 8)) == CGPoint(x: 3, y: 2))
  }

  @Test func `one turn over is seen from behind, two are not`() throws {
    let once = try #require(PlaneMap(CATransform3DMakeScale(-1, 1, 1)))
    let twice = try #require(PlaneMap(CATransform3DMakeScale(-1, -1, 1)))
    #expect(once.isMirrored(at: .zero) && !twice.isMirrored(at: .zero))
  }
}
