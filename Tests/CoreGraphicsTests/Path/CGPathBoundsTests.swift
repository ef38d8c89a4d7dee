import CoreGraphics
import Testing

@Suite struct CGPathBoundsTests {
  @Test func `the bounding box holds control points, that of the path does not`() {
    let quad = path("M 0 0 Q 5 10 10 0")
    #expect(quad.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(quad.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    let cubic = path("M 0 0 C 0 8 10 8 10 0")
    #expect(cubic.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 6))
    let loop = path("M 0 0 C 20 10 -10 10 10 0").boundingBoxOfPath
    #expect(loop.minX == 0 && loop.maxX == 10)
  }

  @Test func `curves that are straight or monotone stay within their ends`() {
    let square = CGRect(x: 0, y: 0, width: 3, height: 3)
    #expect(path("M 0 0 C 1 1 2 2 3 3").boundingBoxOfPath == square)
    #expect(path("M 0 0 Q 1 2 3 3").boundingBoxOfPath == square)
    #expect(circle(5, 5, 5).boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `coordinates that are no number are left out`() {
    let odd = path("M nan 0 L 2 3 L 1 nan")
    #expect(odd.boundingBox == CGRect(x: 1, y: 0, width: 1, height: 3))
    #expect(path("M nan nan").boundingBox.isNull)
  }

  @Test func `the box of a curve holds all of its points`() {
    var numbers = Sequence64(state: 42)
    for _ in 0..<300 {
      let p = (0..<4).map { _ in
        CGPoint(
          x: Double.random(in: -9...9, using: &numbers),
          y: Double.random(in: -9...9, using: &numbers))
      }
      let path = CGMutablePath()
      path.move(to: p[0])
      path.addCurve(to: p[3], control1: p[1], control2: p[2])
      let box = path.boundingBoxOfPath.insetBy(dx: -1e-9, dy: -1e-9)
      for k in 0...50 {
        let t = CGFloat(k) / 50
        let s = 1 - t
        let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
        #expect(
          box.contains(
            CGPoint(
              x: a * p[0].x + b * p[1].x + c * p[2].x + d * p[3].x,
              y: a * p[0].y + b * p[1].y + c * p[2].y + d * p[3].y)))
      }
    }
  }
}
