import CoreGraphics
import Testing

@Suite struct PieceGroupTests: CoversPixels, FillsPaths {
  @Test func `overlaps inside one pixel count once`() {
    // Two halves on top of each other are a half, opposite ones cancel nothing.
    let half = [
      CGPoint(x: 0, y: 0), CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1), CGPoint(x: 0, y: 1),
    ]
    let otherHalf = half.map { CGPoint(x: $0.x + 0.5, y: $0.y) }
    #expect(fill([half, half], 1, 1).alphas == [[128]])
    #expect(fill([half, half.reversed()], 1, 1).alphas == [[0]])
    #expect(fill([half, otherHalf.reversed()], 1, 1).alphas == [[255]])
    #expect(fill([half, half], 1, 1, .evenOdd).alphas == [[0]])
    #expect(fill([half, otherHalf], 1, 1, .evenOdd).alphas == [[255]])
  }

  @Test func `level sides of overlapping shapes count once`() {
    let upper = [
      CGPoint(x: -3, y: 0.5), CGPoint(x: 9, y: 0.5), CGPoint(x: 9, y: 3), CGPoint(x: -3, y: 3),
    ]
    #expect(fill([upper, upper], 3, 1).alphas == [[128, 128, 128]])
  }

  @Test func `a shape inside another one, all within a pixel, is counted by the rule`() {
    let outer = corners(0.125, 0.125, 0.75, 0.75)
    let inner = corners(0.25, 0.25, 0.5, 0.5)
    let (whole, ring) = (level(0.5625), level(0.5625 - 0.25))
    #expect(alphas(polygons(outer, inner), 1, 1) == [[whole]])
    #expect(alphas(polygons(outer, inner), 1, 1, .evenOdd) == [[ring]])
    #expect(alphas(polygons(outer, inner.reversed()), 1, 1) == [[ring]])
  }

  @Test func `rings inside each other take turns`() {
    // The first of eight squares is the pixel, and each is a sixteenth smaller to every side.
    var area = 0.0
    let path = CGMutablePath()
    for ring in 0..<8 {
      let side = 1 - CGFloat(ring) / 8
      path.addRect(CGRect(x: CGFloat(ring) / 16, y: CGFloat(ring) / 16, width: side, height: side))
      area += (ring % 2 == 0 ? 1 : -1) * Double(side * side)
    }
    #expect(alphas(path, 1, 1, .evenOdd) == [[level(area)]])
    #expect(alphas(path, 1, 1) == [[255]])
  }

  /// Left sides, each from the top of the pixel to its bottom, of shapes that go on behind it.
  private func sides(_ places: [(top: CGFloat, bottom: CGFloat)]) -> CGPath {
    let path = CGMutablePath()
    for place in places {
      path.addLines(between: [
        CGPoint(x: place.top, y: 0), CGPoint(x: 3, y: 0), CGPoint(x: 3, y: 1),
        CGPoint(x: place.bottom, y: 1),
      ])
      path.closeSubpath()
    }
    return path
  }

  @Test func `three lines beside each other part the pixel in four`() {
    let upright = sides([(0.25, 0.25), (0.5, 0.5), (0.75, 0.75)])
    #expect(alphas(upright, 4, 1) == [[level(0.75), 255, 255, 0]])
    // The first line's right is covered, not so the second's, but again the third's.
    #expect(alphas(upright, 4, 1, .evenOdd) == [[level(0.5), 255, 255, 0]])
    // From one place at the top they spread, and leave 5/8, 4/8 and 3/8 on their right.
    let spread = sides([(0.5, 0.25), (0.5, 0.5), (0.5, 0.75)])
    #expect(alphas(spread, 4, 1) == [[level(0.625), 255, 255, 0]])
    #expect(alphas(spread, 4, 1, .evenOdd) == [[level(0.625 - 0.5 + 0.375), 255, 255, 0]])
  }

  @Test func `pieces that share an end lie apart`() {
    // Three triangles meet in the middle of the pixel, each of which is a quarter of it.
    let middle = CGPoint(x: 0.5, y: 0.5)
    let left = [middle, CGPoint(x: 0, y: 1), CGPoint(x: 0, y: 0)]
    let right = [middle, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)]
    let upper = [middle, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0)]
    #expect(alphas(polygons(left, right), 1, 1) == [[level(0.5)]])
    #expect(alphas(polygons(left, right.reversed()), 1, 1) == [[level(0.5)]])
    #expect(alphas(polygons(left, upper, right), 1, 1) == [[level(0.75)]])
    #expect(alphas(polygons(left, upper, right.reversed()), 1, 1, .evenOdd) == [[level(0.75)]])
  }

  @Test func `pieces that cross are cut where they do`() {
    // Two bands of half a pixel's width cross in its middle. Together they are three quarters, and
    // a half without what both cover.
    let upright = corners(0.25, 0, 0.5, 1)
    let level = corners(0, 0.25, 1, 0.5)
    #expect(alphas(polygons(upright, level), 1, 1) == [[self.level(0.75)]])
    #expect(alphas(polygons(upright, level), 1, 1, .evenOdd) == [[self.level(0.5)]])
    #expect(alphas(polygons(upright, level.reversed()), 1, 1) == [[self.level(0.5)]])
  }
}
