import CoreGraphics
import Testing

@Suite struct DashingTests {
  /// Boxes of the dashes of a thin butt stroke, `x0...x1` each for a horizontal line.
  func dashes(
    _ text: String, _ lengths: [CGFloat], phase: CGFloat = 0, cap: CGLineCap = .butt,
    width: CGFloat = 2
  ) -> [CGRect] {
    let flat = path(text).strokeOutline(
      width: width, cap: cap, join: .miter, miterLimit: 10, dash: lengths, phase: phase,
      transform: .identity)
    let ends = flat.subpathStarts.dropFirst().map(Int.init) + [flat.points.count]
    return zip(flat.subpathStarts.map(Int.init), ends).map { start, end in
      let path = CGMutablePath()
      path.addLines(between: Array(flat.points[start..<end]))
      return path.boundingBox
    }
  }

  func spans(_ lengths: [CGFloat], phase: CGFloat = 0) -> [[CGFloat]] {
    dashes("M 0 0 L 20 0", lengths, phase: phase).map { [$0.minX, $0.maxX] }
  }

  @Test func `strokes and gaps take turns`() {
    #expect(spans([5, 3]) == [[0, 5], [8, 13], [16, 20]])
    #expect(spans([4]) == [[0, 4], [8, 12], [16, 20]])
    #expect(spans([2, 3, 4]) == [[0, 2], [5, 9], [11, 14], [18, 20]])
  }

  @Test func `the phase moves the pattern back, below zero forward`() {
    #expect(spans([5, 3], phase: 2) == [[0, 3], [6, 11], [14, 19]])
    #expect(spans([5, 3], phase: 6) == [[2, 7], [10, 15], [18, 20]])
    #expect(spans([5, 3], phase: -2) == [[2, 7], [10, 15], [18, 20]])
    #expect(spans([5, 3], phase: 8 * 1000 + 2) == spans([5, 3], phase: 2))
    #expect(spans([5, 3], phase: .nan) == spans([5, 3]))
  }

  @Test func `a pattern that ends with the line leaves no dot behind`() {
    #expect(spans([5, 5]) == [[0, 5], [10, 15]])
    #expect(dashes("M 0 0 L 10 0 L 20 0", [5, 5], cap: .round).count == 2)
  }

  @Test func `patterns without length or sense are solid`() {
    for lengths in [[], [0], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1]] as [[CGFloat]] {
      #expect(spans(lengths) == [[0, 20]])
    }
  }

  @Test func `strokes of no length are dots and squares along the path`() {
    #expect(dashes("M 0 0 L 20 0", [0, 5]).isEmpty)
    #expect(
      dashes("M 0 0 L 20 0", [0, 8], cap: .round).map(\.midX) == [0, 8, 16])
    let diagonal = dashes("M 0 0 L 20 20", [0, 100], cap: .square)
    #expect(diagonal.map { ($0.width * 1000).rounded() } == [2828])
  }

  @Test func `each subpath starts the pattern anew`() {
    let boxes = dashes("M 0 0 L 7 0 M 0 10 L 7 10", [5, 3])
    #expect(boxes.map(\.maxX) == [5, 5])
  }

  @Test func `dashes bend around corners and join across a closed start`() {
    #expect(
      dashes("M 0 0 L 10 0 L 10 10", [12, 1, 100]) == [
        CGRect(x: 0, y: -1, width: 11, height: 3), CGRect(x: 9, y: 3, width: 2, height: 7),
      ])
    let frame = dashes("M 0 0 L 10 0 L 10 10 L 0 10 Z", [4, 6], phase: 2)
    // Two before the corner and two after it, mitered.
    #expect(frame.count == 4)
    #expect(frame.contains(CGRect(x: -1, y: -1, width: 3, height: 3)))
    #expect(dashes("M 0 0 L 10 0 L 10 10 L 0 10 Z", [50, 1]).count == 2)
  }

  @Test func `dashes of a circle are of one length`() {
    let flat = circle(0, 0, 100).strokeOutline(
      width: 2, cap: .butt, join: .miter, miterLimit: 10, dash: [10 * .pi], phase: 0,
      transform: .identity)
    #expect(flat.subpathStarts.count == 10)
    // The first point of every dash lies at its angle on the outer or inner edge.
    for (index, start) in flat.subpathStarts.enumerated() {
      let point = flat.points[Int(start)]
      let angle = DeterministicMath.atan2(point.y.native, point.x.native)
      let turn = (angle / (2 * .pi) * 10 + 10).truncatingRemainder(dividingBy: 10)
      // Four cubic curves are 0.014 % longer than their circle.
      #expect(abs(turn - turn.rounded()) < 0.0015, "dash \(index) at \(turn)")
    }
  }

  @Test func `more dashes than anyone could see are a solid line`() {
    #expect(spans([1e-9, 1e-9]) == [[0, 20]])
    #expect(dashes("M 0 0 L 1e30 0", [1, 1]).count == 1)
  }
}
