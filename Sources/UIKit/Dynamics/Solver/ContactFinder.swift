/// The place where two outlines touch.
struct Contact {
  /// The direction from the first to the second body, of length 1.
  var normal: Vector
  var points: [(place: Vector, depth: Double)]
}

/// Finds contacts of circles, convex polygons and segments (polygons of two corners).
///
/// Source: the separating axis theorem; the incident edge is clipped against the sides of the
/// reference edge (E. Catto, "Contact Manifolds", GDC 2007).
enum ContactFinder {
  enum Outline {
    case circle(Vector, radius: Double)
    case polygon([Vector])
  }

  static func contact(_ a: Outline, _ b: Outline) -> Contact? {
    switch (a, b) {
    case (.circle(let p, let r), .circle(let q, let s)):
      return circles(p, r, q, s)
    case (.polygon(let points), .circle(let center, let radius)):
      return polygonCircle(points, center, radius)
    case (.circle(let center, let radius), .polygon(let points)):
      return polygonCircle(points, center, radius).map {
        Contact(normal: -$0.normal, points: $0.points)
      }
    case (.polygon(let points), .polygon(let others)):
      return polygons(points, others)
    }
  }

  private static func circles(_ p: Vector, _ r: Double, _ q: Vector, _ s: Double) -> Contact? {
    let way = q - p
    let distance = way.length
    guard distance < r + s else { return nil }
    let normal = distance > 1e-9 ? way * (1 / distance) : Vector(0, 1)
    return Contact(
      normal: normal, points: [(p + normal * (r - (r + s - distance) / 2), r + s - distance)])
  }

  private static func polygonCircle(
    _ points: [Vector], _ center: Vector, _ radius: Double
  ) -> Contact? {
    var best = (separation: -Double.infinity, edge: 0)
    for edge in points.indices {
      let separation = normal(points, edge).dot(center - points[edge])
      if separation > best.separation { best = (separation, edge) }
    }
    guard best.separation < radius else { return nil }
    let (a, b) = (points[best.edge], points[(best.edge + 1) % points.count])
    let side = b - a
    let share = (center - a).dot(side) / max(side.lengthSquared, 1e-12)
    if best.separation < 0 || share > 0 && share < 1 {
      let normal = normal(points, best.edge)
      return Contact(
        normal: normal,
        points: [(center - normal * best.separation, radius - best.separation)])
    }
    let corner = share <= 0 ? a : b
    let way = center - corner
    let distance = way.length
    guard distance < radius, distance > 1e-9 else { return nil }
    return Contact(normal: way * (1 / distance), points: [(corner, radius - distance)])
  }

  private static func normal(_ points: [Vector], _ edge: Int) -> Vector {
    let side = points[(edge + 1) % points.count] - points[edge]
    // The direction outwards, since corners go clockwise in a space whose y points down.
    return Vector(side.y, -side.x).normalized
  }

  /// The edge of `points` with the maximum distance to `others`; negative if they overlap.
  private static func separation(
    _ points: [Vector], _ others: [Vector]
  ) -> (separation: Double, edge: Int) {
    var best = (separation: -Double.infinity, edge: 0)
    for edge in points.indices {
      let normal = normal(points, edge)
      var nearest = Double.infinity
      for other in others { nearest = min(nearest, normal.dot(other - points[edge])) }
      if nearest > best.separation { best = (nearest, edge) }
    }
    return best
  }

  private static func polygons(_ a: [Vector], _ b: [Vector]) -> Contact? {
    let ofA = separation(a, b)
    guard ofA.separation < 0 else { return nil }
    let ofB = separation(b, a)
    guard ofB.separation < 0 else { return nil }
    // The first polygon keeps its role unless the second is clearly better, so that it does not
    // alternate.
    let isFlipped = ofB.separation > ofA.separation + 0.05
    let (reference, incident, edge) = isFlipped ? (b, a, ofB.edge) : (a, b, ofA.edge)
    let normal = normal(reference, edge)
    let (first, second) = (reference[edge], reference[(edge + 1) % reference.count])
    var clipped = incidentEdge(incident, against: normal)
    let along = (second - first).normalized
    clipped = clip(clipped, -along, -along.dot(first))
    clipped = clip(clipped, along, along.dot(second))
    let points = clipped.compactMap { place -> (place: Vector, depth: Double)? in
      let separation = normal.dot(place - first)
      return separation < 0 ? (place - normal * (separation / 2), -separation) : nil
    }
    guard !points.isEmpty else { return nil }
    return Contact(normal: isFlipped ? -normal : normal, points: points)
  }

  private static func incidentEdge(_ points: [Vector], against normal: Vector) -> [Vector] {
    var best = (dot: Double.infinity, edge: 0)
    for edge in points.indices {
      let dot = self.normal(points, edge).dot(normal)
      if dot < best.dot { best = (dot, edge) }
    }
    return [points[best.edge], points[(best.edge + 1) % points.count]]
  }

  /// The part of a segment on the inner side of a line.
  private static func clip(_ segment: [Vector], _ normal: Vector, _ offset: Double) -> [Vector] {
    guard segment.count == 2 else { return segment }
    let (a, b) = (normal.dot(segment[0]) - offset, normal.dot(segment[1]) - offset)
    var kept: [Vector] = []
    if a <= 0 { kept.append(segment[0]) }
    if b <= 0 { kept.append(segment[1]) }
    if a * b < 0 { kept.append(segment[0] + (segment[1] - segment[0]) * (a / (a - b))) }
    return kept
  }
}
