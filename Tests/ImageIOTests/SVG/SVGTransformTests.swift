import Testing

@testable import ImageIO

@Suite struct SVGTransformTests {
  @Test func `transforms apply from the right`() {
    let point = CGPoint(x: 1, y: 2)
    func moved(_ text: String) -> CGPoint? { SVGTransform.parse(text).map { point.applying($0) } }
    #expect(moved("translate(10 20)") == CGPoint(x: 11, y: 22))
    #expect(moved("translate(-10-20)") == CGPoint(x: -9, y: -18))
    #expect(moved("translate(10) scale(2,3)") == CGPoint(x: 12, y: 6))
    #expect(moved("scale(2),translate(1,1)") == CGPoint(x: 4, y: 6))
    #expect(moved("matrix(1 2 3 4 5 6)") == CGPoint(x: 12, y: 16))
    #expect(moved("skewX(0) skewY(0)") == point)
    let turned = moved("rotate(90deg 1 1)")
    #expect(abs((turned?.x ?? 9) - 0) < 1e-9)
    #expect(abs((turned?.y ?? 9) - 1) < 1e-9)
    #expect(SVGTransform.parse("translate(1 2 3)") == nil)
    #expect(SVGTransform.parse("move(1)") == nil)
    #expect(SVGTransform.parse("scale(2") == nil)
  }
}
