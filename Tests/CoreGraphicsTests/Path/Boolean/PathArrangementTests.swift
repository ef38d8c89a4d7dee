import CoreGraphics
import Testing

/// Operations on random paths against the question that they answer, point by point.
@Suite struct PathArrangementTests {
  typealias Numbers = Sequence64

  /// Whole coordinates make edges coincide, vertices touch edges and curves share ends.
  func randomPath(_ numbers: inout Numbers, whole: Bool) -> CGMutablePath {
    func point(_ numbers: inout Numbers) -> CGPoint {
      if whole {
        return CGPoint(
          x: CGFloat(Int.random(in: 0...8, using: &numbers)) * 10,
          y: CGFloat(Int.random(in: 0...8, using: &numbers)) * 10)
      }
      return CGPoint(
        x: CGFloat.random(in: 0...80, using: &numbers),
        y: CGFloat.random(in: 0...80, using: &numbers))
    }
    let path = CGMutablePath()
    for _ in 0..<Int.random(in: 1...3, using: &numbers) {
      path.move(to: point(&numbers))
      for _ in 0..<Int.random(in: 2...6, using: &numbers) {
        switch Int.random(in: 0..<5, using: &numbers) {
        case 0:
          let control = point(&numbers)
          path.addQuadCurve(to: point(&numbers), control: control)
        case 1:
          let (a, b) = (point(&numbers), point(&numbers))
          path.addCurve(to: point(&numbers), control1: a, control2: b)
        default: path.addLine(to: point(&numbers))
        }
      }
      path.closeSubpath()
    }
    return path
  }

  /// Whether all points within a small distance agree on lying inside.
  func isClear(_ path: CGPath, _ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    let inside = path.contains(point, using: rule)
    return [(0.02, 0), (-0.02, 0), (0, 0.02), (0, -0.02)].allSatisfy { dx, dy in
      path.contains(CGPoint(x: point.x + dx, y: point.y + dy), using: rule) == inside
    }
  }

  @Test(arguments: [false, true], [CGPathFillRule.winding, .evenOdd])
  func `areas are combined as their points are`(whole: Bool, rule: CGPathFillRule) {
    var numbers = Numbers(state: whole ? 11 : 22)
    for _ in 0..<8 {
      let a = randomPath(&numbers, whole: whole)
      let b = randomPath(&numbers, whole: whole)
      let results = [
        a.union(b, using: rule), a.intersection(b, using: rule), a.subtracting(b, using: rule),
        a.symmetricDifference(b, using: rule), a.normalized(using: rule),
      ]
      for _ in 0..<60 {
        let point = CGPoint(
          x: CGFloat.random(in: 0...80, using: &numbers),
          y: CGFloat.random(in: 0...80, using: &numbers))
        guard isClear(a, point, rule), isClear(b, point, rule) else { continue }
        let (inA, inB) = (a.contains(point, using: rule), b.contains(point, using: rule))
        let expected = [inA || inB, inA && inB, inA && !inB, inA != inB, inA]
        for (index, result) in results.enumerated() {
          let count = result.winding(around: point)
          #expect(
            count == (expected[index] ? 1 : 0),
            "\(index) at \(point.x) \(point.y) of \(a.text) and \(b.text)")
        }
      }
    }
  }

  @Test func `lines are split into what is inside and what is outside`() {
    var numbers = Numbers(state: 5)
    for _ in 0..<8 {
      let a = randomPath(&numbers, whole: false)
      let b = randomPath(&numbers, whole: false)
      let whole = a.tracks.reduce(0) { $0 + $1.length }
      let (inside, outside) = (a.lineIntersection(b), a.lineSubtracting(b))
      let sum = [inside, outside].reduce(0) { $0 + $1.tracks.reduce(0) { $0 + $1.length } }
      #expect(abs(sum - whole) < 1e-4 * whole)
      for (part, isInside) in [(inside, true), (outside, false)] {
        guard let point = part.points.first, isClear(b, point, .winding) else { continue }
        #expect(b.contains(point) == isInside)
      }
    }
  }
}
