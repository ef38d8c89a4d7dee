import CoreGraphics
import Testing

@Suite struct PathArrangementContoursTests {
  func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  @Test func `a hole runs the other way`() {
    let ring = square(0, 0, 6).subtracting(square(2, 2, 2))
    for rule in [CGPathFillRule.winding, .evenOdd] {
      #expect(ring.contains(CGPoint(x: 1, y: 1), using: rule))
      #expect(!ring.contains(CGPoint(x: 3, y: 3), using: rule))
    }
    #expect(ring.verbs.filter { $0 == .move }.count == 2)
  }

  @Test func `a path that crosses itself is normalised`() {
    let bow = path("M 0 0 L 4 4 L 4 0 L 0 4 Z")
    let normal = bow.normalized()
    #expect(normal.grid(4, 4) == bow.grid(4, 4))
    #expect(normal.verbs.filter { $0 == .move }.count == 2)
    let twice = path("M 0 0 L 6 0 L 6 6 L 0 6 Z M 2 2 L 4 2 L 4 4 L 2 4 Z")
    #expect(twice.normalized().text == "M 0 0 L 6 0 L 6 6 L 0 6 Z")
    #expect(twice.normalized(using: .evenOdd).grid(6, 6) == twice.grid(6, 6, using: .evenOdd))
  }

  @Test func `components come with their holes`() {
    let text =
      "M 0 0 L 9 0 L 9 9 L 0 9 Z M 2 2 L 2 7 L 7 7 L 7 2 Z M 4 4 L 5 4 L 5 5 L 4 5 Z "
      + "M 20 0 L 22 0 L 22 2 L 20 2 Z"
    let parts = path(text).componentsSeparated(using: .evenOdd)
    #expect(parts.count == 3)
    #expect(parts.map { $0.verbs.filter { $0 == .move }.count } == [2, 1, 1])
    #expect(parts[0].boundingBox == CGRect(x: 0, y: 0, width: 9, height: 9))
    #expect(CGMutablePath().componentsSeparated().isEmpty)
  }
}
