import QuartzCore
import Testing

@Suite struct CATransform3DTests {
  private func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    zip([a.row1, a.row2, a.row3, a.row4], [b.row1, b.row2, b.row3, b.row4]).allSatisfy { x, y in
      (0..<4).allSatisfy { abs(x[$0] - y[$0]) < 1e-12 }
    }
  }

  @Test func `a new matrix is all zeros`() {
    let zero = CATransform3D()
    #expect(zero.row1 == .zero && zero.row4 == .zero)
    #expect(!CATransform3DIsIdentity(zero))
  }

  @Test func `a quarter turn about z takes x to y`() {
    let turn = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let point = turn.project(CGPoint(x: 1, y: 0))
    #expect(abs(point.x) < 1e-12 && abs(point.y - 1) < 1e-12)
  }

  @Test func `a half turn about y mirrors x and turns away`() {
    let turn = CATransform3DMakeRotation(.pi, 0, 1, 0)
    #expect(abs(turn.m11 + 1) < 1e-12 && abs(turn.m22 - 1) < 1e-12 && abs(turn.m33 + 1) < 1e-12)
  }

  @Test func `the length of a rotation axis does not matter`() {
    let long = CATransform3DMakeRotation(0.7, 10, 20, 30)
    let short = CATransform3DMakeRotation(0.7, 1, 2, 3)
    #expect(isNear(long, short))
  }

  @Test func `a rotation about no axis is none`() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func `translate, scale and rotate come before the given matrix`() {
    let scaled = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4)
    #expect(scaled.project(CGPoint(x: 1, y: 1)) == CGPoint(x: 12, y: 23))
    let moved = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 10, 20, 30)
    #expect(moved.project(CGPoint(x: 1, y: 1)) == CGPoint(x: 22, y: 63))
    let turned = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), .pi, 0, 0, 1)
    #expect(abs(turned.project(CGPoint(x: 1, y: 0)).x - 4) < 1e-12)
  }

  @Test func `concatenation applies the first matrix first`() {
    let both = CATransform3DConcat(
      CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(2, 2, 2))
    #expect(both.project(.zero) == CGPoint(x: 2, y: 0))
  }

  @Test func `a matrix times its inverse is the identity`() {
    var matrix = CATransform3DMakeRotation(0.3, 1, 2, -1)
    matrix = CATransform3DScale(CATransform3DTranslate(matrix, 3, -4, 5), 2, 0.5, -1)
    matrix.m34 = -1 / 500
    let product = CATransform3DConcat(matrix, CATransform3DInvert(matrix))
    #expect(isNear(product, CATransform3DIdentity))
  }

  @Test func `an inverse may need rows in another order`() {
    let swap = CATransform3D(rows: [0, 1, 0, 0], [1, 0, 0, 0], [0, 0, 0, 1], [0, 0, 1, 0])
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(swap), swap))
  }

  @Test func `a matrix without an inverse inverts to itself`() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    let broken = CATransform3DMakeScale(.nan, 1, 1)
    #expect(CATransform3DInvert(broken).m11.isNaN)
  }
}
