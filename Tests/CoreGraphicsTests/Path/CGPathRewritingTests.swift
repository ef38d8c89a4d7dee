import CoreGraphics
import Testing

@Suite struct CGPathRewritingTests {
  @Test func `reversing draws every subpath backwards, the last first`() {
    #expect(
      path("M 0 0 L 1 0 Q 2 0 2 1 C 3 1 4 1 4 2 M 7 7 L 8 7").reversed().text
        == "M 8 7 L 7 7 M 4 2 C 4 1 3 1 2 1 Q 2 0 1 0 L 0 0")
    #expect(path("M 0 0 L 1 0 L 1 1 Z").reversed().text == "M 1 1 L 1 0 L 0 0 Z")
    #expect(path("M 5 5").reversed().text == "M 5 5")
    #expect(CGMutablePath().reversed().isEmpty)
  }

  @Test func `reversing turns the winding around`() {
    let circle = circle(5, 5, 4)
    let center = CGPoint(x: 5, y: 5)
    #expect(circle.reversed().winding(around: center) == -circle.winding(around: center))
    #expect(circle.reversed().reversed().boundingBoxOfPath == circle.boundingBoxOfPath)
  }

  @Test func `flattening leaves lines within the threshold`() {
    let flat = circle(0, 0, 10).flattened(threshold: 0.1)
    #expect(!flat.verbs.contains(.cubic))
    #expect(flat.verbs.last == .close)
    #expect(flat.points.count < circle(0, 0, 10).flattened(threshold: 0.001).points.count)
    #expect(circle(0, 0, 10).flattened(threshold: -1).points.count > 20)
  }
}
