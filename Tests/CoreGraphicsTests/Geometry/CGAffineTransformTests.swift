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
}
