import CoreGraphics
import Testing

/// Outlines of random paths against what a stroke is by definition: the points no farther from
/// the path than half the width.
@Suite struct StrokeOutlinerTests: OutlinesStrokes {
  typealias Numbers = Sequence64

  func randomPoint(_ numbers: inout Numbers) -> CGPoint {
    CGPoint(
      x: CGFloat.random(in: 0...100, using: &numbers),
      y: CGFloat.random(in: 0...100, using: &numbers))
  }

  func randomPath(_ numbers: inout Numbers) -> CGMutablePath {
    let path = CGMutablePath()
    path.move(to: randomPoint(&numbers))
    for _ in 0..<Int.random(in: 1...4, using: &numbers) {
      switch Int.random(in: 0..<6, using: &numbers) {
      case 0, 1: path.addLine(to: randomPoint(&numbers))
      case 2:
        let control = randomPoint(&numbers)
        path.addQuadCurve(to: randomPoint(&numbers), control: control)
      case 3:
        // A curve whose arms coincide with its ends.
        let point = randomPoint(&numbers)
        path.addCurve(to: point, control1: path.currentPoint, control2: point)
      default:
        let (a, b) = (randomPoint(&numbers), randomPoint(&numbers))
        path.addCurve(to: randomPoint(&numbers), control1: a, control2: b)
      }
    }
    if Bool.random(using: &numbers) { path.closeSubpath() }
    return path
  }

  /// Distance of a point from a polyline.
  func distance(_ p: CGPoint, _ line: FlatPath) -> CGFloat {
    var best = CGFloat.infinity
    for (a, b) in zip(line.points, line.points.dropFirst() + line.points.prefix(1)) {
      if b == line.points[0], !line.closed[0] { continue }
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = dx * dx + dy * dy
      let t = square > 0 ? max(0, min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / square)) : 0
      let (ex, ey) = (a.x + t * dx - p.x, a.y + t * dy - p.y)
      best = min(best, ex * ex + ey * ey)
    }
    return best.squareRoot()
  }

  @Test(arguments: [0.3, 2, 9, 30, 120.0])
  func `round strokes cover what is near the path and nothing else`(width: Double) {
    var numbers = Numbers(state: 7)
    for _ in 0..<16 {
      let path = randomPath(&numbers)
      let fine = path.flattened(.identity, tolerancePixels: 0.001)
      let outline = CGPath(
        flat: path.strokeOutline(
          width: width, cap: .round, join: .round, miterLimit: 10, dash: [], phase: 0,
          transform: .identity))
      for _ in 0..<120 {
        let point = randomPoint(&numbers)
        let near = distance(point, fine) - width / 2
        if abs(near) < 0.12 { continue }
        #expect(
          outline.contains(point) == (near < 0),
          "\(path.text) width \(width) at \(point.x) \(point.y), \(near) from the edge")
      }
    }
  }

  @Test(arguments: [CGLineJoin.miter, .bevel, .round], [2.0, 15, 60])
  func `outlines wind in one direction alone`(join: CGLineJoin, width: Double) {
    var numbers = Numbers(state: 99)
    for _ in 0..<10 {
      let path = randomPath(&numbers)
      let flat = path.strokeOutline(
        width: width, cap: .square, join: join, miterLimit: 10, dash: [], phase: 0,
        transform: .identity)
      let outline = CGPath(flat: flat)
      for _ in 0..<120 {
        let point = CGPoint(
          x: CGFloat.random(in: -40...140, using: &numbers),
          y: CGFloat.random(in: -40...140, using: &numbers))
        #expect(outline.winding(around: point) <= 0, "\(path.text) at \(point.x) \(point.y)")
      }
    }
  }

  @Test func `every chord is covered over its full width`() {
    var numbers = Numbers(state: 3)
    for _ in 0..<25 {
      let path = randomPath(&numbers)
      let width = CGFloat.random(in: 1...50, using: &numbers)
      let outline = path.copy(
        strokingWithWidth: width, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
      let fine = path.flattened(.identity, tolerancePixels: 0.001)
      for (a, b) in zip(fine.points, fine.points.dropFirst()) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0.02 else { continue }
        for side in [-0.48, -0.2, 0.01, 0.3, 0.49] {
          let offset = side * width
          guard abs(offset) < width / 2 - 0.1 else { continue }
          let point = CGPoint(
            x: (a.x + b.x) / 2 - dy / length * offset,
            y: (a.y + b.y) / 2 + dx / length * offset)
          #expect(outline.contains(point), "\(path.text) width \(width)")
        }
      }
    }
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

  @Test func `a pen wider than the shape leaves no hole`() {
    for text in ["M 0 0 L 10 0 L 10 10 L 0 10 Z", "M 0 0 L 10 0 L 5 8 Z", "M 0 0 L 9 1 L 0 2 Z"] {
      let blot = stroke(text, 30, .butt, .bevel)
      for k in 0...40 {
        #expect(blot.contains(CGPoint(x: CGFloat(k) / 4, y: CGFloat(k) / 13)))
      }
    }
  }

  @Test func `caps stand across the tangent of a curve's end`() {
    let outline = stroke("M 0 0 C 0 30 30 60 60 60", 20)
    #expect(outline.points.contains { abs($0.x + 10) < 1e-9 && abs($0.y) < 1e-9 })
    #expect(outline.points.contains { abs($0.x - 60) < 1e-9 && abs($0.y - 70) < 1e-9 })
    #expect(outline.points.contains { abs($0.x - 60) < 1e-9 && abs($0.y - 50) < 1e-9 })
  }
}
