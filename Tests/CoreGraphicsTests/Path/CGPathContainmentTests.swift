import CoreGraphics
import Testing

@Suite struct CGPathContainmentTests {
  @Test func `rules differ where a path covers twice`() {
    let path = path("M 0 0 L 6 0 L 6 6 L 0 6 Z M 2 2 L 4 2 L 4 4 L 2 4 Z")
    #expect(path.grid(6, 6) == Array(repeating: "######", count: 6).joined(separator: "\n"))
    #expect(
      path.grid(6, 6, using: .evenOdd) == """
        ######
        ######
        ##..##
        ##..##
        ######
        ######
        """)
  }

  @Test func `a hole drawn the other way is a hole under both rules`() {
    let path = path("M 0 0 L 6 0 L 6 3 L 0 3 Z M 2 1 L 2 2 L 4 2 L 4 1 Z")
    let expected = "######\n##..##\n######"
    #expect(path.grid(6, 3) == expected)
    #expect(path.grid(6, 3, using: .evenOdd) == expected)
  }

  @Test func `open subpaths count as closed`() {
    #expect(
      path("M 0 0 L 4 0 L 0 4").grid(4, 4) == """
        ###.
        ##..
        #...
        ....
        """)
  }

  @Test func `curves are followed exactly`() {
    let circle = circle(0, 0, 1)
    for k in 0..<360 {
      let (s, c) = DeterministicMath.sinCos(Double(k) * .pi / 180)
      #expect(circle.contains(CGPoint(x: 0.9999 * c, y: 0.9999 * s)))
      #expect(!circle.contains(CGPoint(x: 1.0003 * c, y: 1.0003 * s)))
    }
    // The top of this curve is at y = 0.5 exactly.
    let quad = path("M 0 0 Q 0.5 1 1 0")
    #expect(quad.contains(CGPoint(x: 0.5, y: 0.5 - 1e-12)))
    #expect(!quad.contains(CGPoint(x: 0.5, y: 0.5 + 1e-12)))
  }

  @Test func `a point on an edge belongs to the side of greater coordinates`() {
    let path = path("M 0 0 L 2 0 L 2 2 L 0 2 Z")
    #expect(path.contains(.zero))
    #expect(path.contains(CGPoint(x: 0, y: 1)))
    #expect(!path.contains(CGPoint(x: 2, y: 1)))
    #expect(!path.contains(CGPoint(x: 1, y: 2)))
  }

  @Test func `the transform maps the point`() {
    let path = path("M 0 0 L 2 0 L 2 2 L 0 2 Z")
    #expect(
      path.contains(
        CGPoint(x: 11, y: 1), transform: CGAffineTransform(translationX: -10, y: 0)))
  }

  @Test func `coordinates that are no number contain nothing`() {
    #expect(path("M 0 0 L 2 0 L 2 2 L 0 2 Z").winding(around: CGPoint(x: 1, y: 1)) == 1)
    #expect(!path("M 0 0 L nan 4 C 1 1 nan inf 9 9 Z").contains(CGPoint(x: CGFloat.nan, y: 0)))
    _ = path("M 0 0 L nan 4 C 1 1 nan inf 9 9 Z").contains(CGPoint(x: 1, y: 1))
  }
}
