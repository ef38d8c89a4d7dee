/// The edges of two paths, cut where they meet, with the winding numbers on both sides of each.
///
/// Curves are taken as chords, which remember which part of which curve they are. Vertices lie
/// on a grid; edges that cross are cut at the nearest grid point, again and again until none
/// do. From there on all decisions are exact.
///
/// - Complexity: O(n log n) for edges that are short against the whole, O(n²) at worst.
struct PathArrangement {
  /// A part of a piece of a path, between two vertices.
  struct Edge {
    var start: Int
    var end: Int
    /// The path that the edge belongs to: 0 or 1.
    var owner: Int
    /// The index of the edge's piece in `pieces`.
    var piece: Int
    /// The parameters of the piece at both ends.
    var startParameter: Double
    var endParameter: Double
    /// Times that the first path runs along it, less the times that it runs against it.
    var windings = SIMD2<Int>.zero
  }

  /// Winding numbers of both paths on either side of an edge.
  struct Sides {
    var left: SIMD2<Int>
    var right: SIMD2<Int>
  }

  let grid: PathGrid
  private(set) var pieces: [PathPiece] = []
  private(set) var vertices: [GridPoint] = []
  private(set) var edges: [Edge] = []
  private(set) var sides: [Sides] = []
  /// The edges at each vertex, by angle; see `Spoke`.
  private(set) var spokes: [[Spoke]] = []
  private var indexOfVertex: [GridPoint: Int] = [:]

  /// An edge as seen from one of its ends.
  struct Spoke {
    var edge: Int
    /// Whether the edge starts here.
    var isOutgoing: Bool
  }

  /// The maximum number of rounds of cutting. Two or three are the rule.
  private static let maximumRoundCount = 30

  init?(_ first: CGPath, _ second: CGPath) {
    guard let grid = PathGrid(boxes: [first.boundingBox, second.boundingBox]) else { return nil }
    self.grid = grid
    for (owner, path) in [first, second].enumerated() {
      addEdges(of: path, owner: owner)
    }
    cutCrossings()
    mergeEdges()
    sortSpokes()
    propagateWindings()
  }

  // MARK: Edges

  private mutating func addEdges(of path: CGPath, owner: Int) {
    // A chord strays by 2¹⁰ grid steps at most: 1 in 130,000 of the extent.
    let tolerance = 1024 / grid.scale
    for track in path.tracks {
      var last = track.start
      let end = track.pieces.last?.points.last ?? last
      for piece in track.pieces + [PathPiece(verb: .line, points: [end, track.start])] {
        guard piece.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }), last.x.isFinite,
          last.y.isFinite
        else {
          last = piece.points.last ?? last
          continue
        }
        pieces.append(piece)
        addChords(of: piece, owner: owner, tolerance: tolerance)
        last = piece.points.last ?? last
      }
    }
  }

  private mutating func addChords(of piece: PathPiece, owner: Int, tolerance: Double) {
    let count = piece.chordCount(tolerance: tolerance)
    var start = vertex(grid.point(piece.points[0]))
    for k in 1...count {
      let t = Double(k) / Double(count)
      let end = vertex(grid.point(piece.point(at: t)))
      if start != end {
        edges.append(
          Edge(
            start: start, end: end, owner: owner, piece: pieces.count - 1,
            startParameter: Double(k - 1) / Double(count), endParameter: t))
      }
      start = end
    }
  }

  private mutating func vertex(_ point: GridPoint) -> Int {
    if let index = indexOfVertex[point] { return index }
    vertices.append(point)
    indexOfVertex[point] = vertices.count - 1
    return vertices.count - 1
  }

  // MARK: Cutting

  private mutating func cutCrossings() {
    for _ in 0..<Self.maximumRoundCount {
      let cuts = findCuts()
      if cuts.isEmpty { return }
      apply(cuts)
    }
  }

  private struct Cut {
    var edge: Int
    var vertex: Int
  }

  /// Pairs of edges whose boxes meet, by a sweep along x.
  private mutating func findCuts() -> [Cut] {
    var cuts: [Cut] = []
    let boxes = edges.map { edge -> (minX: Int64, maxX: Int64, minY: Int64, maxY: Int64) in
      let (a, b) = (vertices[edge.start], vertices[edge.end])
      return (min(a.x, b.x), max(a.x, b.x), min(a.y, b.y), max(a.y, b.y))
    }
    let order = edges.indices.sorted {
      (boxes[$0].minX, $0) < (boxes[$1].minX, $1)
    }
    var active: [Int] = []
    for index in order {
      let box = boxes[index]
      active.removeAll { boxes[$0].maxX < box.minX }
      for other in active
      where boxes[other].minY <= box.maxY && box.minY <= boxes[other].maxY {
        findCuts(other, index, into: &cuts)
      }
      active.append(index)
    }
    return cuts
  }

  private mutating func findCuts(_ first: Int, _ second: Int, into cuts: inout [Cut]) {
    let (e, f) = (edges[first], edges[second])
    let (p, q) = (vertices[e.start], vertices[e.end])
    let (r, s) = (vertices[f.start], vertices[f.end])
    let (d1, d2) = (GridPoint.orientation(p, q, r), GridPoint.orientation(p, q, s))
    let (d3, d4) = (GridPoint.orientation(r, s, p), GridPoint.orientation(r, s, q))
    if d1.signum() * d2.signum() < 0, d3.signum() * d4.signum() < 0 {
      let t = Double(d3) / (Double(d3) - Double(d4))
      let crossing = vertex(
        GridPoint(
          // In range: t is 0…1, since d3 and d4 differ in sign.
          x: p.x + Int64((Double(q.x - p.x) * t).rounded()),
          y: p.y + Int64((Double(q.y - p.y) * t).rounded())))
      if crossing != e.start, crossing != e.end { cuts.append(Cut(edge: first, vertex: crossing)) }
      if crossing != f.start, crossing != f.end {
        cuts.append(Cut(edge: second, vertex: crossing))
      }
      return
    }
    if d1 == 0, r.isWithin(p, q) { cuts.append(Cut(edge: first, vertex: f.start)) }
    if d2 == 0, s.isWithin(p, q) { cuts.append(Cut(edge: first, vertex: f.end)) }
    if d3 == 0, p.isWithin(r, s) { cuts.append(Cut(edge: second, vertex: e.start)) }
    if d4 == 0, q.isWithin(r, s) { cuts.append(Cut(edge: second, vertex: e.end)) }
  }

  private mutating func apply(_ cuts: [Cut]) {
    var cutsOfEdge: [[Int]] = Array(repeating: [], count: edges.count)
    for cut in cuts {
      cutsOfEdge[cut.edge].append(cut.vertex)
    }
    var result: [Edge] = []
    result.reserveCapacity(edges.count + cuts.count)
    for (edge, cuts) in zip(edges, cutsOfEdge) {
      guard !cuts.isEmpty else {
        result.append(edge)
        continue
      }
      let (a, b) = (vertices[edge.start], vertices[edge.end])
      let (dx, dy) = (b.x - a.x, b.y - a.y)
      let square = Double(dx * dx + dy * dy)
      func share(_ vertex: Int) -> Double {
        let p = vertices[vertex]
        return Double((p.x - a.x) * dx + (p.y - a.y) * dy) / square
      }
      var rest = edge
      for (vertex, share) in cuts.map({ ($0, share($0)) }).sorted(by: {
        ($0.1, $0.0) < ($1.1, $1.0)
      }) where vertex != rest.start {
        let parameter =
          edge.startParameter + (edge.endParameter - edge.startParameter) * min(max(share, 0), 1)
        var head = rest
        head.end = vertex
        head.endParameter = parameter
        result.append(head)
        rest.start = vertex
        rest.startParameter = parameter
      }
      if rest.start != rest.end { result.append(rest) }
    }
    edges = result
  }

  // MARK: Winding

  private struct Ends: Hashable {
    var low: Int
    var high: Int
  }

  /// Edges with the same ends become one, which runs from the lower vertex to the higher.
  private mutating func mergeEdges() {
    var indexOfEnds: [Ends: Int] = [:]
    var merged: [Edge] = []
    for edge in edges where edge.start != edge.end {
      var edge = edge
      let direction = edge.start < edge.end ? 1 : -1
      if direction < 0 {
        swap(&edge.start, &edge.end)
        swap(&edge.startParameter, &edge.endParameter)
      }
      edge.windings[edge.owner] = direction
      let ends = Ends(low: edge.start, high: edge.end)
      if let index = indexOfEnds[ends] {
        merged[index].windings[edge.owner] += direction
      } else {
        indexOfEnds[ends] = merged.count
        merged.append(edge)
      }
    }
    edges = merged.filter { $0.windings != .zero }
  }

  private mutating func sortSpokes() {
    spokes = Array(repeating: [], count: vertices.count)
    for (index, edge) in edges.enumerated() {
      spokes[edge.start].append(Spoke(edge: index, isOutgoing: true))
      spokes[edge.end].append(Spoke(edge: index, isOutgoing: false))
    }
    for vertex in spokes.indices where spokes[vertex].count > 1 {
      let center = vertices[vertex]
      spokes[vertex] = spokes[vertex].sorted {
        isBefore(direction(of: $0, from: center), direction(of: $1, from: center))
      }
    }
  }

  func farEnd(of spoke: Spoke) -> Int {
    spoke.isOutgoing ? edges[spoke.edge].end : edges[spoke.edge].start
  }

  private func direction(of spoke: Spoke, from center: GridPoint) -> GridPoint {
    let end = vertices[farEnd(of: spoke)]
    return GridPoint(x: end.x - center.x, y: end.y - center.y)
  }

  /// Order by angle from just above −π to π: no two spokes of a vertex have the same one.
  private func isBefore(_ a: GridPoint, _ b: GridPoint) -> Bool {
    func isLower(_ p: GridPoint) -> Bool { p.y < 0 }
    if isLower(a) != isLower(b) { return isLower(a) }
    let cross = a.x * b.y - a.y * b.x
    return cross == 0 ? a.x > b.x : cross > 0
  }

  /// Walks through each connected part from its leftmost vertex, on whose left only other
  /// parts count.
  private mutating func propagateWindings() {
    sides = Array(repeating: Sides(left: .zero, right: .zero), count: edges.count)
    var isVisited = Array(repeating: false, count: vertices.count)
    let order = vertices.indices.filter { !spokes[$0].isEmpty }.sorted {
      (vertices[$0].x, vertices[$0].y) < (vertices[$1].x, vertices[$1].y)
    }
    for seed in order where !isVisited[seed] {
      // The sector after the last spoke holds the direction of smaller x.
      var stack = [(vertex: seed, spoke: spokes[seed].count - 1, after: winding(leftOf: seed))]
      isVisited[seed] = true
      while let (vertex, first, after) = stack.popLast() {
        var current = after
        for step in 1...spokes[vertex].count {
          let spoke = spokes[vertex][(first + step) % spokes[vertex].count]
          let edge = edges[spoke.edge]
          // Counter-clockwise across a spoke, from its right to its left.
          let right = current
          current = spoke.isOutgoing ? right &+ edge.windings : right &- edge.windings
          sides[spoke.edge] =
            spoke.isOutgoing
            ? Sides(left: current, right: right) : Sides(left: right, right: current)
          let next = farEnd(of: spoke)
          guard !isVisited[next] else { continue }
          isVisited[next] = true
          let twin = spokes[next].firstIndex { $0.edge == spoke.edge } ?? 0
          stack.append((next, twin, right))
        }
      }
    }
  }

  /// Winding numbers just beside a vertex in the direction of smaller x.
  private func winding(leftOf vertex: Int) -> SIMD2<Int> {
    let point = vertices[vertex]
    var winding = SIMD2<Int>.zero
    for edge in edges {
      let (a, b) = (vertices[edge.start], vertices[edge.end])
      guard (a.y <= point.y) != (b.y <= point.y) else { continue }
      let side = GridPoint.orientation(a, b, point)
      // An edge that rises passes on the left of the point if the point is on its right.
      if b.y > a.y {
        if side < 0 { winding = winding &- edge.windings }
      } else if side > 0 {
        winding = winding &+ edge.windings
      }
    }
    return winding
  }
}
