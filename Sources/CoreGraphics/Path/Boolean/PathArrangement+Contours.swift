extension PathArrangement {
  /// A closed boundary with the inside on its left.
  struct Contour {
    /// The edges in order, with whether each is followed from its start.
    var steps: [(edge: Int, isForward: Bool)]
    /// The area in square grid units: above 0 for the outside of an area, below 0 for a hole.
    var area: Double
  }

  /// The boundaries of the points whose winding numbers satisfy a condition.
  ///
  /// Slivers no wider than rounding are left out.
  func contours(where isInside: (SIMD2<Int>) -> Bool) -> [Contour] {
    // 1 for an edge with the inside on its left, −1 for one with the inside on its right.
    var direction = sides.map { side -> Int in
      let (left, right) = (isInside(side.left), isInside(side.right))
      return left == right ? 0 : left ? 1 : -1
    }
    var contours: [Contour] = []
    for first in edges.indices where direction[first] != 0 {
      var steps: [(edge: Int, isForward: Bool)] = []
      var edge = first
      while direction[edge] != 0 {
        let isForward = direction[edge] > 0
        direction[edge] = 0
        steps.append((edge, isForward))
        guard let next = next(after: edge, isForward: isForward, direction) else { break }
        edge = next
      }
      let contour = Contour(steps: steps, area: area(of: steps))
      let length = steps.reduce(0) { $0 + self.length(of: $1.edge) }
      if abs(contour.area) > 2 * length { contours.append(contour) }
    }
    return contours
  }

  /// The edge that continues a boundary: the first one clockwise from where it came, through
  /// the inside.
  private func next(after edge: Int, isForward: Bool, _ direction: [Int]) -> Int? {
    let vertex = isForward ? edges[edge].end : edges[edge].start
    let around = spokes[vertex]
    guard let position = around.firstIndex(where: { $0.edge == edge }) else { return nil }
    for step in 1...around.count {
      let spoke = around[(position + around.count - step) % around.count]
      if direction[spoke.edge] != 0, (direction[spoke.edge] > 0) == spoke.isOutgoing {
        return spoke.edge
      }
    }
    return nil
  }

  private func length(of edge: Int) -> Double {
    let (a, b) = (vertices[edges[edge].start], vertices[edges[edge].end])
    let (dx, dy) = (Double(b.x - a.x), Double(b.y - a.y))
    return (dx * dx + dy * dy).squareRoot()
  }

  private func area(of steps: [(edge: Int, isForward: Bool)]) -> Double {
    guard let first = steps.first else { return 0 }
    let origin = vertices[edges[first.edge].start]
    var twice = 0.0
    for (edge, isForward) in steps {
      let (a, b) = (vertices[edges[edge].start], vertices[edges[edge].end])
      let cross =
        Double(a.x - origin.x) * Double(b.y - origin.y)
        - Double(b.x - origin.x) * Double(a.y - origin.y)
      twice += isForward ? cross : -cross
    }
    return twice / 2
  }

  // MARK: Output

  /// Adds a contour as a closed subpath. Neighbouring parts of one curve become one curve.
  func add(_ contour: Contour, to path: CGMutablePath) {
    let steps = contour.steps
    // Start where one piece ends and another begins.
    let start =
      steps.indices.first { !continues(steps[($0 + steps.count - 1) % steps.count], steps[$0]) }
      ?? 0
    var runs: [(piece: Int, from: Double, to: Double, end: Int)] = []
    for offset in steps.indices {
      let step = steps[(start + offset) % steps.count]
      let (from, to, end) = parameters(of: step)
      let previous = steps[(start + offset + steps.count - 1) % steps.count]
      if offset > 0, continues(previous, step), !runs.isEmpty {
        runs[runs.count - 1].to = to
        runs[runs.count - 1].end = end
      } else {
        runs.append((edges[step.edge].piece, from, to, end))
      }
    }
    let first = steps[start]
    let firstVertex = first.isForward ? edges[first.edge].start : edges[first.edge].end
    path.move(to: point(firstVertex))
    for (index, run) in runs.enumerated() {
      let piece = pieces[run.piece]
      let end = point(run.end)
      let isLast = index == runs.count - 1
      switch piece.verb {
      case .quad:
        let part = piece.part(from: run.from, to: run.to).points
        path.addQuadCurve(to: end, control: CGPoint(x: part[1].x, y: part[1].y))
      case .cubic:
        let part = piece.part(from: run.from, to: run.to).points
        path.addCurve(
          to: end, control1: CGPoint(x: part[1].x, y: part[1].y),
          control2: CGPoint(x: part[2].x, y: part[2].y))
      default: if !isLast { path.addLine(to: end) }
      }
    }
    path.closeSubpath()
  }

  private func parameters(
    of step: (edge: Int, isForward: Bool)
  ) -> (from: Double, to: Double, end: Int) {
    let edge = edges[step.edge]
    return step.isForward
      ? (edge.startParameter, edge.endParameter, edge.end)
      : (edge.endParameter, edge.startParameter, edge.start)
  }

  /// Whether one step follows the other along the same piece, in the same direction.
  private func continues(
    _ a: (edge: Int, isForward: Bool), _ b: (edge: Int, isForward: Bool)
  ) -> Bool {
    guard a.edge != b.edge, edges[a.edge].piece == edges[b.edge].piece else { return false }
    let (first, second) = (parameters(of: a), parameters(of: b))
    return abs(first.to - second.from) < 1e-9
      && (first.to > first.from) == (second.to > second.from)
  }

  private func point(_ vertex: Int) -> CGPoint {
    let position = grid.position(vertices[vertex])
    return CGPoint(x: position.x, y: position.y)
  }

  // MARK: Nesting

  /// Each outer contour with the holes in it.
  func components(of contours: [Contour]) -> [[Contour]] {
    let outer = contours.filter { $0.area > 0 }
    var components = outer.map { [$0] }
    for hole in contours where hole.area < 0 {
      let holders = outer.indices.filter {
        outer[$0].area > -hole.area && contains(outer[$0], hole)
      }
      if let smallest = holders.min(by: { outer[$0].area < outer[$1].area }) {
        components[smallest].append(hole)
      }
    }
    return components
  }

  /// Whether a contour goes around another one. Edges of the arrangement meet at vertices
  /// alone, so that the middle of one lies on no other.
  private func contains(_ outer: Contour, _ inner: Contour) -> Bool {
    guard let step = inner.steps.first else { return false }
    let (a, b) = (vertices[edges[step.edge].start], vertices[edges[step.edge].end])
    // In half grid units.
    let (x, y) = (a.x + b.x, a.y + b.y)
    var isInside = false
    for (edge, _) in outer.steps {
      let (p, q) = (vertices[edges[edge].start], vertices[edges[edge].end])
      guard (2 * p.y <= y) != (2 * q.y <= y) else { continue }
      let crossing = Double(p.x) * 2
        + Double(q.x - p.x) * 2 * Double(y - 2 * p.y) / Double(2 * (q.y - p.y))
      if crossing < Double(x) { isInside.toggle() }
    }
    return isInside
  }
}
