import CoreGraphics
import Testing

@Suite struct StrokingTests {
  func stroke(
    _ text: String, _ width: CGFloat, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter,
    limit: CGFloat = 10
  ) -> CGPath {
    path(text).copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit)
  }

  @Test func `a line becomes a rectangle`() {
    #expect(stroke("M 1 2 L 5 2", 2).text == "M 1 3 L 5 3 L 5 1 L 1 1 Z")
    let square = stroke("M 1 2 L 5 2", 2, .square)
    #expect(square.boundingBox == CGRect(x: 0, y: 1, width: 6, height: 2))
    let round = stroke("M 1 2 L 5 2", 2, .round)
    #expect(abs(round.area - (8 + .pi)) < 0.06)
    #expect(round.boundingBox == CGRect(x: 0, y: 1, width: 6, height: 2))
  }

  @Test func `joins follow their style`() {
    let corner = "M 0 0 L 10 0 L 10 10"
    // Two arms, less the square that they share, and the corner's outer quarter.
    #expect(abs(stroke(corner, 4).area - (40 + 40 - 4 + 4)) < 0.05)
    #expect(abs(stroke(corner, 4, .butt, .bevel).area - (40 + 40 - 4 + 2)) < 0.05)
    #expect(abs(stroke(corner, 4, .butt, .round).area - (40 + 40 - 4 + .pi)) < 0.03)
    #expect(stroke(corner, 4).boundingBox == CGRect(x: 0, y: -2, width: 12, height: 12))
  }

  @Test func `a miter beyond its limit becomes a bevel`() {
    let corner = "M 0 0 L 10 0 L 10 10"
    // The miter of a right angle is √2 times as long as the line is wide.
    #expect(abs(stroke(corner, 4, limit: 1.415).area - 80) < 0.05)
    #expect(abs(stroke(corner, 4, limit: 1.414).area - 78) < 0.05)
    #expect(abs(stroke(corner, 4, limit: 0).area - 78) < 0.05)
  }

  @Test func `a closed subpath has joins all around and a hole`() {
    let frame = stroke("M 0 0 L 10 0 L 10 10 L 0 10 Z", 2)
    #expect(frame.boundingBox == CGRect(x: -1, y: -1, width: 12, height: 12))
    #expect(abs(frame.area - (144 - 64)) < 0.05)
    #expect(!frame.contains(CGPoint(x: 5, y: 5)))
    // The same with the last side drawn: nothing is joined twice.
    #expect(stroke("M 0 0 L 10 0 L 10 10 L 0 10 L 0 0 Z", 2).text == frame.text)
  }

  @Test func `a pen wider than the shape leaves no hole`() {
    for text in ["M 0 0 L 10 0 L 10 10 L 0 10 Z", "M 0 0 L 10 0 L 5 8 Z", "M 0 0 L 9 1 L 0 2 Z"] {
      let blot = stroke(text, 30, .butt, .bevel)
      for k in 0...40 {
        #expect(blot.contains(CGPoint(x: CGFloat(k) / 4, y: CGFloat(k) / 13)))
      }
    }
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

  @Test func `caps stand across the tangent of a curve's end`() {
    let outline = stroke("M 0 0 C 0 30 30 60 60 60", 20)
    #expect(outline.points.contains { abs($0.x + 10) < 1e-9 && abs($0.y) < 1e-9 })
    #expect(outline.points.contains { abs($0.x - 60) < 1e-9 && abs($0.y - 70) < 1e-9 })
    #expect(outline.points.contains { abs($0.x - 60) < 1e-9 && abs($0.y - 50) < 1e-9 })
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

  @Test func `points that are not finite are skipped`() {
    #expect(stroke("M 0 0 L nan 5 L 10 0 L inf 3", 2).text == "M 0 1 L 10 1 L 10 -1 L 0 -1 Z")
    #expect(stroke("M nan 0 L 10 0", 2).isEmpty)
    let wild = "M 0 0 C 1e30 1e30 -1e30 5 3 4 L 1e300 1e300 Q 5 5 -1e308 1e308 Z"
    #expect(stroke(wild, 1e30, .round, .round).points.count < 100_000)
  }

  @Test func `hundreds of thousands of segments are outlined`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    for k in 1...300_000 {
      path.addLine(to: CGPoint(x: CGFloat(k % 1000), y: CGFloat(k / 500)))
    }
    let flat = path.strokeOutline(
      width: 40, cap: .round, join: .round, miterLimit: 10, dash: [], phase: 0,
      transform: .identity)
    #expect(flat.points.count > 600_000)
    #expect(flat.points.count < 20_000_000)
  }
}

extension CGPath {
  /// The area that winds at least once, by 1,500 rows of exact crossings: for polygons.
  var area: CGFloat {
    let box = boundingBox
    let rows = 1500
    let height = box.height / CGFloat(rows)
    var total: CGFloat = 0
    var edges: [(CGPoint, CGPoint)] = []
    var start = CGPoint.zero
    var index = 0
    for verb in verbs {
      switch verb {
      case .move: start = points[index]
      case .line: edges.append((points[index - 1], points[index]))
      default: edges.append((points[index - 1], start))
      }
      index += verb.pointCount
    }
    for row in 0..<rows {
      let y = box.minY + (CGFloat(row) + 0.5) * height
      let hits = edges.filter { ($0.0.y <= y) != ($0.1.y <= y) }.map { a, b in
        (x: a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y), turn: b.y > a.y ? 1 : -1)
      }.sorted { $0.x < $1.x }
      var winding = 0
      for (hit, next) in zip(hits, hits.dropFirst()) {
        winding += hit.turn
        if winding != 0 { total += (next.x - hit.x) * height }
      }
    }
    return total
  }
}
