import CoreGraphics
import Testing

@Suite struct CGAffineTransformComponentsTests {
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
