/// A layer's bounds in the depth of a `CATransformLayer`, after perspective: planes stay planes.
struct SpatialQuad {
  private let corners: [SIMD3<Double>]
  private let normal: SIMD3<Double>

  /// Makes the bounds in space; nil where a corner lies behind the viewer, or the layer is seen
  /// edge on in all directions.
  init?(_ bounds: CGRect, under m: CATransform3D) {
    var corners: [SIMD3<Double>] = []
    for (x, y) in [
      (bounds.minX, bounds.minY), (bounds.maxX, bounds.minY), (bounds.maxX, bounds.maxY),
      (bounds.minX, bounds.maxY),
    ] {
      let w = Double(x * m.m14 + y * m.m24 + m.m44)
      guard w > 0 else { return nil }
      corners.append(
        SIMD3(
          Double(x * m.m11 + y * m.m21 + m.m41), Double(x * m.m12 + y * m.m22 + m.m42),
          Double(x * m.m13 + y * m.m23 + m.m43)) / w)
    }
    let normal = Self.cross(corners[1] - corners[0], corners[3] - corners[0])
    let length = (normal * normal).sum().squareRoot()
    guard length > 1e-9, length.isFinite else { return nil }
    self.corners = corners
    self.normal = normal / length
  }

  /// Whether the quads run through each other. Quads that only touch do not.
  func crosses(_ other: SpatialQuad) -> Bool {
    hasEdge(through: other) || other.hasEdge(through: self)
  }

  /// The points by which an edge must lie on both sides of a plane.
  private static let tolerance = 0.01

  private func hasEdge(through other: SpatialQuad) -> Bool {
    let heights = corners.map { (($0 - other.corners[0]) * other.normal).sum() }
    for index in corners.indices {
      let next = (index + 1) % corners.count
      let (a, b) = (heights[index], heights[next])
      guard min(a, b) < -Self.tolerance, max(a, b) > Self.tolerance else { continue }
      let point = corners[index] + (corners[next] - corners[index]) * (a / (a - b))
      if other.contains(point) { return true }
    }
    return false
  }

  /// Whether a point of the plane lies inside or on an edge.
  private func contains(_ point: SIMD3<Double>) -> Bool {
    corners.indices.allSatisfy { index in
      let edge = corners[(index + 1) % corners.count] - corners[index]
      let length = (edge * edge).sum().squareRoot()
      let height = (Self.cross(edge, point - corners[index]) * normal).sum()
      return height >= -Self.tolerance * length
    }
  }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
