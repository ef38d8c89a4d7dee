import CoreGraphics
import Testing

@Suite struct CGMutablePathTests {
  @Test func `segments without a current point are ignored`() {
    let path = CGMutablePath()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: .zero, control: .zero)
    path.addCurve(to: .zero, control1: .zero, control2: .zero)
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 0), radius: 1)
    path.closeSubpath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
  }

  @Test func `a line after a close starts where the closed subpath started`() {
    let path = path("M 1 2 L 3 2 L 3 4 Z")
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
    path.closeSubpath()
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(path.text == "M 1 2 L 3 2 L 3 4 Z M 1 2 L 9 9")
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func `each call maps its own points`() {
    let map = CGAffineTransform(translationX: 10, y: 0)
    let path = CGMutablePath()
    path.move(to: .zero, transform: map)
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 2, y: 2), control: CGPoint(x: 1, y: 2), transform: map)
    path.addRects([CGRect(x: 0, y: 0, width: 1, height: 1)], transform: map)
    path.addLines(between: [.zero, CGPoint(x: 0, y: 5)], transform: map)
    path.addLines(between: [])
    #expect(
      path.text
        == "M 10 0 L 1 1 Q 11 2 12 2 M 10 0 L 11 0 L 11 1 L 10 1 Z M 10 0 L 10 5")
  }

  @Test func `paths are appended with their subpaths`() {
    let path = path("M 0 0 L 1 0")
    path.addPath(path, transform: CGAffineTransform(translationX: 5, y: 5))
    #expect(path.text == "M 0 0 L 1 0 M 5 5 L 6 5")
  }
}
