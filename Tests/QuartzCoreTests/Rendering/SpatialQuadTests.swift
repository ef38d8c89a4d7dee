import Testing

@testable import QuartzCore

@Suite struct SpatialQuadTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func quad(_ matrix: CATransform3D = CATransform3DIdentity) -> SpatialQuad? {
    SpatialQuad(bounds, under: matrix)
  }

  @Test func `planes at different depths do not cross`() throws {
    let (near, far) = (quad(CATransform3DMakeTranslation(0, 0, 10)), quad())
    #expect(try !#require(near).crosses(#require(far)))
  }

  @Test func `a plane that stands across another one's middle crosses it`() throws {
    // Turned about its left edge, it reaches from 50 before to 50 behind the other one.
    let across = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0), CATransform3DMakeTranslation(50, 20, 50))
    let (one, other) = try (#require(quad()), #require(quad(across)))
    #expect(one.crosses(other) && other.crosses(one))
    // The same beside the other one.
    let beside = CATransform3DConcat(across, CATransform3DMakeTranslation(200, 0, 0))
    #expect(try !one.crosses(#require(quad(beside))))
  }

  @Test func `planes that touch at an edge do not cross`() throws {
    let door = try #require(quad(CATransform3DMakeRotation(.pi / 2, 0, 1, 0)))
    #expect(try !#require(quad()).crosses(door))
  }

  @Test func `what lies behind the viewer or has no area is none`() {
    var behind = CATransform3DIdentity
    behind.m44 = -1
    #expect(quad(behind) == nil)
    #expect(quad(CATransform3DMakeScale(1, 0, 1)) == nil)
  }
}
