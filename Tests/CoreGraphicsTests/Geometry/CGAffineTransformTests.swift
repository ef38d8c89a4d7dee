import CoreGraphics
import Testing

@Suite struct CGAffineTransformTests {
  @Test func `a quarter turn takes x to y`() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect((turn.b, turn.c) == (1, -1))
    #expect((turn.a, turn.d) == (6.123233995736766e-17, 6.123233995736766e-17))
    let point = CGPoint(x: 3, y: 0).applying(turn)
    #expect(point.y == 3)
    #expect(abs(point.x) < 1e-15)
  }

  @Test func `chained calls apply the last one first`() {
    let map = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2).scaledBy(x: 2, y: 3)
    let point = CGPoint(x: 1, y: 1).applying(map)
    #expect(abs(point.x - 7) < 1e-12)
    #expect(abs(point.y - 2) < 1e-12)
    #expect(map.concatenating(map.inverted()).decomposed().scale.width.rounded() == 1)
  }

  @Test func `a singular map inverts to itself`() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test(arguments: [
    CGAffineTransform(a: 2, b: 0.5, c: -0.25, d: 3, tx: 7, ty: 8),
    CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 4),
    CGAffineTransform(a: 0, b: -1, c: 2, d: 5, tx: 1, ty: 1),
    CGAffineTransform(a: 0, b: 0, c: 3, d: 4, tx: 1, ty: 1),
  ])
  func `components make the map again`(map: CGAffineTransform) {
    let again = CGAffineTransform(map.decomposed())
    #expect(abs(again.a - map.a) < 1e-12)
    #expect(abs(again.b - map.b) < 1e-12)
    #expect(abs(again.c - map.c) < 1e-12)
    #expect(abs(again.d - map.d) < 1e-12)
    #expect((again.tx, again.ty) == (map.tx, map.ty))
  }

  @Test func `a flipped axis has a negative scale and no rotation`() {
    let components = CGAffineTransform(scaleX: -2, y: 3).decomposed()
    #expect(components.scale == CGSize(width: -2, height: 3))
    #expect(components.rotation == 0)
  }
}
