import CoreGraphics
import Testing

@Suite struct StrokingTests: OutlinesStrokes {
  @Test func `a line becomes a rectangle`() {
    #expect(stroke("M 1 2 L 5 2", 2).text == "M 1 3 L 5 3 L 5 1 L 1 1 Z")
    let square = stroke("M 1 2 L 5 2", 2, .square)
    #expect(square.boundingBox == CGRect(x: 0, y: 1, width: 6, height: 2))
    let round = stroke("M 1 2 L 5 2", 2, .round)
    #expect(abs(round.area - (8 + .pi)) < 0.06)
    #expect(round.boundingBox == CGRect(x: 0, y: 1, width: 6, height: 2))
  }

  @Test func `a closed subpath has joins all around and a hole`() {
    let frame = stroke("M 0 0 L 10 0 L 10 10 L 0 10 Z", 2)
    #expect(frame.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(abs(frame.area - (144 - 64)) < 0.05)
    #expect(!frame.contains(CGPoint(x: 5, y: 5)))
    // The same with the last side drawn: nothing is joined twice.
    #expect(stroke("M 0 0 L 10 0 L 10 10 L 0 10 L 0 0 Z", 2).text == frame.text)
  }

  @Test(arguments: ["M 5 5 L 5 5", "M 5 5 Z", "M 5 5 C 5 5 5 5 5 5", "M 5 5 Q 5 5 5 5 Z"])
  func `a subpath that leads nowhere is a dot, a square or nothing`(text: String) {
    #expect(stroke(text, 4).isEmpty)
    let square = stroke(text, 4, .square)
    #expect(square.boundingBox == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(abs(square.area - 16) < 0.05)
    let dot = stroke(text, 4, .round)
    #expect(dot.boundingBox == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(abs(dot.area - 4 * .pi) < 0.05)
    #expect(stroke("M 5 5", 4, .round).isEmpty)
  }

  @Test func `a pixel's fraction of a stub makes no spike`() {
    // Where a line meets an arc, rounding can leave a stub at a right angle.
    let path = path("M 0 0 L 10 0 L 10 1e-14 L 20 0")
    let outline = path.copy(
      strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(abs(outline.boundingBox.minY + 2) < 1e-9)
    #expect(abs(outline.boundingBox.maxY - 2) < 1e-9)
  }

  @Test func `the outline of a circle is a ring`() {
    let ring = circle(0, 0, 50).copy(
      strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(abs(ring.area - 2 * .pi * 50 * 10) < 2)
    for point in ring.points {
      let distance = (point.x * point.x + point.y * point.y).squareRoot()
      #expect(abs(abs(distance - 50) - 5) < 0.03)
    }
  }

  @Test func `the transform maps the pen as well`() {
    let outline = path("M 0 0 L 10 0").copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10,
      transform: CGAffineTransform(scaleX: 1, y: 5))
    #expect(outline.boundingBox == CGRect(x: 0, y: -5, width: 10, height: 10))
  }

  @Test func `nothing comes of widths and maps without size`() {
    for width in [0, -1, .nan, .infinity] as [CGFloat] {
      #expect(stroke("M 0 0 L 9 9", width).isEmpty)
    }
    for map in [CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: .nan, y: 1)] {
      let flat = path("M 0 0 L 9 9").strokeOutline(
        width: 1, cap: .round, join: .round, miterLimit: 10, dash: [], phase: 0, transform: map)
      #expect(flat.points.isEmpty)
    }
  }
}
