extension CGPath {
  /// The smallest rectangle that contains all points, control points too; null without any.
  public var boundingBox: CGRect {
    var box = Extent()
    for point in points {
      box.add(point)
    }
    return box.rect
  }

  /// The smallest rectangle that contains all lines and curves; null without any.
  public var boundingBoxOfPath: CGRect {
    var box = Extent()
    var index = 0
    for verb in verbs {
      switch verb {
      case .close: break
      case .move, .line: box.add(points[index])
      case .quad: box.add(points[index - 1], points[index], points[index + 1])
      case .cubic:
        box.add(points[index - 1], points[index], points[index + 1], points[index + 2])
      }
      index += verb.pointCount
    }
    return box.rect
  }
}

/// A rectangle that grows to contain points; coordinates that are no number are left out.
private struct Extent {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  var rect: CGRect {
    guard minX <= maxX, minY <= maxY else { return .null }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  mutating func add(_ point: CGPoint) {
    add(x: point.x)
    add(y: point.y)
  }

  /// A quadratic curve, whose extremes lie at its ends or where a derivative is zero.
  mutating func add(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint) {
    add(p2)
    func extreme(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> CGFloat? {
      let t = (a - b) / (a - 2 * b + c)
      guard t > 0, t < 1 else { return nil }
      return (1 - t) * ((1 - t) * a + t * b) + t * ((1 - t) * b + t * c)
    }
    if let x = extreme(p0.x, p1.x, p2.x) { add(x: x) }
    if let y = extreme(p0.y, p1.y, p2.y) { add(y: y) }
  }

  /// Adds a cubic curve, whose extremes lie at its ends or where a derivative is zero.
  mutating func add(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
    add(p3)
    for t in Self.extremes(p0.x, p1.x, p2.x, p3.x) {
      add(x: Self.value(t, p0.x, p1.x, p2.x, p3.x))
    }
    for t in Self.extremes(p0.y, p1.y, p2.y, p3.y) {
      add(y: Self.value(t, p0.y, p1.y, p2.y, p3.y))
    }
  }

  private mutating func add(x: CGFloat) {
    if x < minX { minX = x }
    if x > maxX { maxX = x }
  }

  private mutating func add(y: CGFloat) {
    if y < minY { minY = y }
    if y > maxY { maxY = y }
  }

  private static func value(
    _ t: CGFloat, _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> CGFloat {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }

  /// The parameters inside (0, 1) where the derivative is zero.
  private static func extremes(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> [CGFloat] {
    // B'/3 = u + 2vt + wt².
    let u = b - a
    let v = (c - b) - u
    let w = (d - a) - 3 * (c - b)
    let discriminant = v * v - u * w
    guard discriminant >= 0 else { return [] }
    // Adding numbers of one sign loses no digits; the other root is u over it.
    let q = v < 0 ? -v + discriminant.squareRoot() : -v - discriminant.squareRoot()
    return [q / w, u / q].filter { $0 > 0 && $0 < 1 }
  }
}
