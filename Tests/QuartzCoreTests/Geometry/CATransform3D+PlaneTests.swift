import QuartzCore
import Testing

@Suite struct CATransform3DPlaneTests {
  @Test func `affine maps go in and out of six places`() {
    let map = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    let matrix = CATransform3DMakeAffineTransform(map)
    #expect(matrix.m11 == 2 && matrix.m12 == 3 && matrix.m21 == 4 && matrix.m22 == 5)
    #expect(matrix.m41 == 6 && matrix.m42 == 7 && matrix.m33 == 1 && matrix.m44 == 1)
    #expect(CATransform3DIsAffine(matrix))
    #expect(CATransform3DGetAffineTransform(matrix) == map)
  }

  @Test func `depth and perspective are not affine`() {
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    #expect(!CATransform3DIsAffine(perspective))
  }

  @Test func `the affine map near a point has its value and its slope`() {
    var matrix = CATransform3DIdentity
    matrix.m34 = -1 / 400
    matrix = CATransform3DRotate(matrix, 0.6, 0, 1, 0)
    let centre = CGPoint(x: 30, y: 40)
    let affine = matrix.planeAffineTransform(near: centre)
    let step = 1e-5
    for offset in [CGPoint(x: 0, y: 0), CGPoint(x: step, y: 0), CGPoint(x: 0, y: step)] {
      let point = CGPoint(x: centre.x + offset.x, y: centre.y + offset.y)
      let (exact, near) = (matrix.project(point), point.applying(affine))
      #expect(abs(exact.x - near.x) < 1e-9 && abs(exact.y - near.y) < 1e-9)
    }
  }
}
