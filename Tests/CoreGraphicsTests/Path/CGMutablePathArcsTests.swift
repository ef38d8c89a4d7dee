import CoreGraphics
import Testing

@Suite struct CGMutablePathArcsTests {
  func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGMutablePath {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 10, startAngle: start * .pi, endAngle: end * .pi,
      clockwise: clockwise)
    return path
  }

  @Test func `clockwise false runs from x to y`() {
    #expect(arc(0, 0.5, clockwise: false).text == "M 10 0 C 10 5.523 5.523 10 0 10")
    #expect(
      arc(0, 0.5, clockwise: true).text
        == "M 10 0 C 10 -5.523 5.523 -10 0 -10 C -5.523 -10 -10 -5.523 -10 0 "
        + "C -10 5.523 -5.523 10 0 10")
  }

  @Test(arguments: [(0.0, 2.0), (0, -2), (-0.5, 1.5), (1, 7), (0.25, 2.25)])
  func `a whole turn or more is the whole circle in either direction`(
    start: Double, end: Double
  ) {
    for clockwise in [false, true] {
      let path = arc(start, end, clockwise: clockwise)
      #expect(path.verbs == [.move, .cubic, .cubic, .cubic, .cubic])
      let (first, last) = (path.points[0], path.currentPoint)
      #expect(abs(first.x - last.x) < 1e-9 && abs(first.y - last.y) < 1e-9)
      #expect(path.contains(.zero))
    }
  }

  @Test func `the end moves by whole turns into the direction of the arc`() {
    #expect(arc(0, -0.5, clockwise: false).verbs.count == 4)
    #expect(arc(0, -0.5, clockwise: true).verbs.count == 2)
    #expect(arc(1.5, 0, clockwise: false).text == "M 0 -10 C 5.523 -10 10 -5.523 10 0")
    #expect(arc(0.5, 0.5, clockwise: false).text == "M 0 10")
  }

  @Test func `every point of an arc lies on its circle`() {
    for k in 1...40 {
      let path = arc(0.3, 0.3 + Double(k) * 0.05, clockwise: false)
      for t in stride(from: 0, through: 1, by: 0.125) {
        let p = path.points
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        let x = a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x
        let y = a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y
        #expect(abs((x * x + y * y).squareRoot() - 10) < 0.003)
      }
    }
  }

  @Test func `an arc is joined to the current point`() {
    let path = path("M 20 0")
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
    #expect(path.text == "M 20 0 L 10 0 C 10 -5.523 5.523 -10 0 -10")
    path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: 100)
    #expect(path.verbs.filter { $0 == .cubic }.count == 5)
  }

  @Test func `an arc between tangents touches both`() {
    let path = path("M 0 0")
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(path.text == "M 0 0 L 6 0 C 8.209 0 10 1.791 10 4")
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 10), tangent2End: CGPoint(x: 20, y: 10), radius: 2)
    #expect(path.text.hasSuffix("L 10 8 C 10 9.105 10.895 10 12 10"))
  }

  @Test func `tangents that coincide give a line to the corner`() {
    for (end, radius) in [(CGPoint(x: 20, y: 0), 5.0), (.zero, 5), (CGPoint(x: 10, y: 9), 0)] {
      let path = path("M 0 0")
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: radius)
      #expect(path.text == "M 0 0 L 10 0")
    }
  }

  @Test func `tangents are mapped with the arc`() {
    let path = path("M 0 0")
    path.addArc(
      tangent1End: CGPoint(x: 5, y: 0), tangent2End: CGPoint(x: 5, y: 5), radius: 2,
      transform: CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.text == "M 0 0 L 6 0 C 8.209 0 10 1.791 10 4")
  }

  @Test func `angles that are no numbers add nothing`() {
    #expect(arc(.nan, 1, clockwise: true).isEmpty)
    #expect(arc(0, .infinity, clockwise: true).verbs.count <= 5)
    #expect(arc(-.infinity, .infinity, clockwise: false).isEmpty)
  }
}
