import CoreGraphics
import Testing

@Suite struct CGPathBooleanTests {
  func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  @Test func `squares that overlap`() {
    let (a, b) = (square(0, 0, 4), square(2, 2, 4))
    #expect(
      a.union(b).grid(6, 6) == """
        ####..
        ####..
        ######
        ######
        ..####
        ..####
        """)
    #expect(a.union(b).text == "M 0 0 L 4 0 L 4 2 L 6 2 L 6 6 L 2 6 L 2 4 L 0 4 Z")
    #expect(a.intersection(b).text == "M 4 2 L 4 4 L 2 4 L 2 2 Z")
    #expect(a.subtracting(b).text == "M 0 0 L 4 0 L 4 2 L 2 2 L 2 4 L 0 4 Z")
    #expect(
      a.symmetricDifference(b).grid(6, 6, using: .evenOdd) == """
        ####..
        ####..
        ##..##
        ##..##
        ..####
        ..####
        """)
    #expect(a.intersects(b))
  }

  @Test func `squares that touch or lie apart do not overlap`() {
    #expect(square(0, 0, 2).union(square(2, 0, 2)).text == "M 0 0 L 2 0 L 4 0 L 4 2 L 2 2 L 0 2 Z")
    #expect(square(0, 0, 2).intersection(square(2, 0, 2)).isEmpty)
    #expect(!square(0, 0, 2).intersects(square(2, 0, 2)))
    #expect(!square(0, 0, 2).intersects(square(2, 2, 2)))
    let apart = square(0, 0, 2).union(square(5, 5, 2))
    #expect(apart.text == "M 0 0 L 2 0 L 2 2 L 0 2 Z M 5 5 L 7 5 L 7 7 L 5 7 Z")
    #expect(square(0, 0, 2).subtracting(square(0, 0, 2)).isEmpty)
  }

  @Test func `curves stay curves and are cut where they cross`() {
    let lens = circle(0, 0, 5).intersection(circle(6, 0, 5))
    #expect(Set(lens.verbs) == [.move, .cubic, .close])
    #expect(lens.verbs.count == 6)
    let box = lens.boundingBoxOfPath
    #expect(abs(box.minX - 1) < 0.002 && abs(box.maxX - 5) < 0.002)
    // The circles cross where x is 3.
    #expect(abs(box.maxY - 4) < 0.003)
    let same = circle(0, 0, 5).union(circle(0, 0, 5))
    #expect(same.text == circle(0, 0, 5).text)
  }

  @Test func `lines are cut at the outline of an area`() {
    let line = path("M 0 3 L 10 3")
    let box = square(2, 2, 4)
    #expect(line.lineIntersection(box).text == "M 2 3 L 6 3")
    #expect(line.lineSubtracting(box).text == "M 0 3 L 2 3 M 6 3 L 10 3")
    #expect(path("M 3 3 L 4 4").lineIntersection(box).text == "M 3 3 L 4 4")
    #expect(path("M 30 3 L 40 4").lineIntersection(box).isEmpty)
    let arc = circle(0, 0, 5).lineIntersection(square(0, 0, 50))
    #expect(arc.verbs == [.move, .cubic])
    #expect(abs(arc.boundingBoxOfPath.minX) < 0.001)
  }

  @Test func `paths without area give nothing`() {
    #expect(path("M 0 0 L 5 5").union(path("M 0 5 L 5 0")).isEmpty)
    #expect(CGMutablePath().union(CGMutablePath()).isEmpty)
    #expect(square(0, 0, 4).union(CGMutablePath()).text == square(0, 0, 4).text)
  }

  @Test func `wild coordinates are survived`() {
    let wild = path("M 0 0 L nan 5 L 1e30 0 C inf 0 0 1e30 5 5 Q -1e200 3 2 2 Z M 1e-300 0 L 0 1")
    _ = wild.union(square(0, 0, 4))
    _ = wild.normalized()
    _ = wild.lineIntersection(square(0, 0, 4))
    #expect(path("M 0 0 L 1e30 0 L 1e30 1e30 Z").union(CGMutablePath()).verbs.count == 4)
    #expect(path("M 0 0 L 1e300 0 L 0 1e300 Z").normalized().isEmpty)
  }
}
