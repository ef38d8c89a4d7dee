/// A map of the plane with perspective: `[x y w] = [u v 1] · m`, then x and y divided by w.
///
/// A point whose w is not above 0 lies behind the viewer and is seen nowhere.
package struct ProjectiveTransform: Equatable, Sendable {
  /// The matrix by columns: what gives x, y and w. Each holds the factors of u, v and 1.
  package var x: SIMD3<Double>
  package var y: SIMD3<Double>
  package var w: SIMD3<Double>

  package init(x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>) {
    self.x = x
    self.y = y
    self.w = w
  }

  package init(_ map: CGAffineTransform) {
    self.init(x: [map.a, map.c, map.tx], y: [map.b, map.d, map.ty], w: [0, 0, 1])
  }

  /// The map that applies this one first and then `next`.
  package func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
    func column(_ factors: SIMD3<Double>) -> SIMD3<Double> {
      let sum = factors[0] * x + factors[1] * y
      return sum + factors[2] * w
    }
    return ProjectiveTransform(x: column(next.x), y: column(next.y), w: column(next.w))
  }

  /// How far in front of the viewer a point lies, in units of the distance that keeps its size.
  package func depth(at point: CGPoint) -> Double {
    point.x * w[0] + point.y * w[1] + w[2]
  }

  /// Where a point that is not at depth 0 is seen.
  package func project(_ point: CGPoint) -> CGPoint {
    let depth = depth(at: point)
    return CGPoint(
      x: (point.x * x[0] + point.y * x[1] + x[2]) / depth,
      y: (point.x * y[0] + point.y * y[1] + y[2]) / depth)
  }

  package var determinant: Double {
    x[0] * (y[1] * w[2] - y[2] * w[1]) - x[1] * (y[0] * w[2] - y[2] * w[0])
      + x[2] * (y[0] * w[1] - y[1] * w[0])
  }

  package var isFinite: Bool {
    let sum = (x - x) + (y - y) + (w - w)
    return sum == .zero
  }

  /// The map back, whose depths are those of this one inverted; nil where the plane is seen
  /// as a line or a point.
  package func inverted() -> ProjectiveTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite else { return nil }
    // The rows of the adjugate of a matrix given by columns are the columns' cross products.
    let rows = (cross(y, w) / determinant, cross(w, x) / determinant, cross(x, y) / determinant)
    let result = ProjectiveTransform(
      x: [rows.0[0], rows.1[0], rows.2[0]], y: [rows.0[1], rows.1[1], rows.2[1]],
      w: [rows.0[2], rows.1[2], rows.2[2]])
    return result.isFinite ? result : nil
  }

  private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  }

  // MARK: Rectangles

  /// The corners of the part of a rectangle that lies in front of the viewer: up to six points,
  /// none where all of it lies behind.
  package func visibleCorners(of rect: CGRect) -> [CGPoint] {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    let depths = corners.map(depth(at:))
    // Nearer to the eye than this, a point is seen 10,000 times as far from the centre.
    let least = (depths.max() ?? 0) * 1e-4
    guard least > 0, least.isFinite else { return [] }
    var result: [CGPoint] = []
    for index in 0..<4 {
      let (a, b) = (corners[index], corners[(index + 1) % 4])
      let (depthA, depthB) = (depths[index], depths[(index + 1) % 4])
      if depthA >= least { result.append(a) }
      if (depthA >= least) != (depthB >= least) {
        let part = (least - depthA) / (depthB - depthA)
        result.append(CGPoint(x: a.x + part * (b.x - a.x), y: a.y + part * (b.y - a.y)))
      }
    }
    return result
  }

  /// The smallest rectangle around what is seen of a rectangle; null where that is nothing.
  package func boundingBox(of rect: CGRect) -> CGRect {
    let seen = visibleCorners(of: rect).map(project)
    guard let first = seen.first else { return .null }
    var (low, high) = (first, first)
    for point in seen {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// How much a step along u and one along v grow near a point in front of the viewer.
  package func stretch(at point: CGPoint) -> (u: Double, v: Double) {
    let depth = depth(at: point)
    let seen = project(point)
    func length(_ index: Int) -> Double {
      let dx = (x[index] - seen.x * w[index]) / depth
      let dy = (y[index] - seen.y * w[index]) / depth
      return (dx * dx + dy * dy).squareRoot()
    }
    return (length(0), length(1))
  }

  /// Whether the plane is seen from behind near a point: the map is mirrored there.
  package func isMirrored(at point: CGPoint) -> Bool {
    // The Jacobian's determinant is the matrix's over depth³.
    (determinant < 0) != (depth(at: point) < 0)
  }
}
