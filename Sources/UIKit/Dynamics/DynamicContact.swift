/// A straight line that bodies run against, from one point to another.
struct DynamicEdge {
  let start: DynamicVector
  let end: DynamicVector
}

/// Where two outlines touch: which way the second one is pushed, how deep they overlap, and at
/// which points.
struct DynamicManifold {
  /// From the first to the second, length 1.
  let normal: DynamicVector
  let points: [(place: DynamicVector, depth: Double)]

  /// Nil where they do not overlap. Both are convex and go around the same way.
  init?(_ first: [DynamicVector], _ second: [DynamicVector]) {
    guard let one = Self.leastOverlap(first, second),
      let other = Self.leastOverlap(second, first)
    else { return nil }
    // The same side as before where both are alike, so that contacts do not flicker.
    let isFirst = one.depth <= other.depth + 0.01
    let (reference, incident) = isFirst ? (first, second) : (second, first)
    let edge = isFirst ? one.edge : other.edge
    let start = reference[edge]
    let end = reference[(edge + 1) % reference.count]
    let along = (end - start).direction
    let outward = DynamicVector(along.y, -along.x)
    let side = Self.incidentEdge(of: incident, facing: outward)
    var line = [incident[side], incident[(side + 1) % incident.count]]
    line = Self.clip(line, along, from: start.dot(along), to: end.dot(along))
    let limit = start.dot(outward)
    let touching = line.compactMap { point -> (place: DynamicVector, depth: Double)? in
      let depth = limit - point.dot(outward)
      return depth >= 0 ? (point, depth) : nil
    }
    guard !touching.isEmpty else { return nil }
    normal = isFirst ? outward : -outward
    points = touching
  }

  /// A body against a line, on whichever side of it the body's middle is.
  init?(_ edge: DynamicEdge, _ body: [DynamicVector], middle: DynamicVector) {
    let along = (edge.end - edge.start).direction
    guard along != .zero else { return nil }
    var outward = DynamicVector(along.y, -along.x)
    if (middle - edge.start).dot(outward) < 0 { outward = -outward }
    let (from, to) = (edge.start.dot(along), edge.end.dot(along))
    let limit = edge.start.dot(outward)
    var found: [(place: DynamicVector, depth: Double)] = []
    for point in body {
      let place = point.dot(along)
      let depth = limit - point.dot(outward)
      if depth >= 0, place >= from - 1e-9, place <= to + 1e-9 { found.append((point, depth)) }
    }
    if found.isEmpty {
      // The end of a line may be what touches, in the middle of a side.
      for point in [edge.start, edge.end] {
        guard let depth = Self.depth(of: point, in: body) else { continue }
        found.append((point, depth))
      }
    }
    guard !found.isEmpty else { return nil }
    found.sort { $0.depth > $1.depth }
    normal = outward
    points = Array(found.prefix(2))
  }

  /// How far inside of a polygon a point is; nil outside.
  private static func depth(of point: DynamicVector, in polygon: [DynamicVector]) -> Double? {
    var least = Double.infinity
    for index in polygon.indices {
      let along = (polygon[(index + 1) % polygon.count] - polygon[index]).direction
      let depth = -(point - polygon[index]).dot(DynamicVector(along.y, -along.x))
      if depth < 0 { return nil }
      least = min(least, depth)
    }
    return least
  }

  private static func leastOverlap(
    _ polygon: [DynamicVector], _ other: [DynamicVector]
  ) -> (edge: Int, depth: Double)? {
    var best: (edge: Int, depth: Double)?
    for index in polygon.indices {
      let start = polygon[index]
      let along = (polygon[(index + 1) % polygon.count] - start).direction
      let outward = DynamicVector(along.y, -along.x)
      let nearest = other.reduce(Double.infinity) { min($0, ($1 - start).dot(outward)) }
      if nearest > 0 { return nil }
      if -nearest < best?.depth ?? .infinity { best = (index, -nearest) }
    }
    return best
  }

  private static func incidentEdge(of polygon: [DynamicVector], facing: DynamicVector) -> Int {
    var best = (index: 0, value: Double.infinity)
    for index in polygon.indices {
      let along = (polygon[(index + 1) % polygon.count] - polygon[index]).direction
      let value = DynamicVector(along.y, -along.x).dot(facing)
      if value < best.value { best = (index, value) }
    }
    return best.index
  }

  private static func clip(
    _ line: [DynamicVector], _ along: DynamicVector, from low: Double, to high: Double
  ) -> [DynamicVector] {
    func moved(_ point: DynamicVector, _ other: DynamicVector) -> DynamicVector {
      let (place, place2) = (point.dot(along), other.dot(along))
      let limit = place < low ? low : place > high ? high : place
      let span = place2 - place
      return limit == place || span == 0
        ? point : point + (other - point) * min(max((limit - place) / span, 0), 1)
    }
    return [moved(line[0], line[1]), moved(line[1], line[0])]
  }
}

/// A touch of two bodies, or of one and a line, while it is solved.
struct DynamicContact {
  let first: DynamicBody?
  let second: DynamicBody
  let normal: DynamicVector
  let place: DynamicVector
  let depth: Double
  let elasticity: Double
  let friction: Double
  private var bounce = 0.0
  private var pushed = 0.0
  private var rubbed = 0.0

  /// Slower touches do not bounce, points a second.
  static let leastBounce = 30.0

  @MainActor
  init(
    _ first: DynamicBody?, _ second: DynamicBody, _ normal: DynamicVector, _ place: DynamicVector,
    _ depth: Double
  ) {
    self.first = first
    self.second = second
    self.normal = normal
    self.place = place
    self.depth = depth
    elasticity = max(first?.elasticity ?? 0, second.elasticity)
    friction = first.map { ($0.friction * second.friction).squareRoot() } ?? second.friction
    let speed = (second.velocity(at: place) - (first?.velocity(at: place) ?? .zero)).dot(normal)
    if speed < -Self.leastBounce { bounce = -elasticity * speed }
  }

  @MainActor
  private func effectiveMass(_ direction: DynamicVector) -> Double {
    let arm = (place - second.position).cross(direction)
    var sum = second.inverseMass + arm * arm * second.inverseInertia
    if let first {
      let arm = (place - first.position).cross(direction)
      sum += first.inverseMass + arm * arm * first.inverseInertia
    }
    return sum > 0 ? 1 / sum : 0
  }

  @MainActor
  mutating func solve() {
    let mass = effectiveMass(normal)
    let speed = relative.dot(normal)
    let total = max(pushed + (bounce - speed) * mass, 0)
    push(normal * (total - pushed))
    pushed = total
    guard friction > 0 else { return }
    let along = DynamicVector(-normal.y, normal.x)
    let limit = friction * pushed
    let rub = min(max(rubbed - relative.dot(along) * effectiveMass(along), -limit), limit)
    push(along * (rub - rubbed))
    rubbed = rub
  }

  @MainActor
  private var relative: DynamicVector {
    second.velocity(at: place) - (first?.velocity(at: place) ?? .zero)
  }

  @MainActor
  private func push(_ impulse: DynamicVector) {
    second.push(impulse, at: place)
    first?.push(-impulse, at: place)
  }

  /// Moves the bodies apart, most of what is more than a hair.
  @MainActor
  func separate() {
    let correction = max(depth - 0.05, 0) * 0.2
    let sum = (first?.inverseMass ?? 0) + second.inverseMass
    guard correction > 0, sum > 0 else { return }
    second.position += normal * (correction * second.inverseMass / sum)
    if let first { first.position -= normal * (correction * first.inverseMass / sum) }
  }
}
