extension CGPath {
  /// Whether a point lies inside. Open subpaths count as closed.
  ///
  /// Curves are followed exactly and not by their flattened form. A point on an edge belongs
  /// to the side of greater x or y.
  ///
  /// - Parameter transform: Maps the point before it is looked at.
  /// - Complexity: O(n) in elements.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let count = winding(around: point.applying(transform))
    return rule == .winding ? count != 0 : count & 1 != 0
  }

  /// How often the path winds around a point, from the x axis towards the y axis.
  package func winding(around point: CGPoint) -> Int {
    guard point.x.isFinite, point.y.isFinite else { return 0 }
    var counter = CrossingCounter(point: point)
    var index = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    for verb in verbs {
      switch verb {
      case .move:
        counter.addLine(current, start)
        start = points[index]
      case .line: counter.addLine(current, points[index])
      case .quad:
        counter.addCurve([current, points[index], points[index + 1]])
      case .cubic:
        counter.addCurve([current, points[index], points[index + 1], points[index + 2]])
      case .close: counter.addLine(current, start)
      }
      index += verb.pointCount
      current = verb == .close ? start : points[index - 1]
    }
    counter.addLine(current, start)
    return counter.winding
  }
}

/// Adds up the edges that a ray from a point towards smaller x crosses, with their direction.
private struct CrossingCounter {
  let point: CGPoint
  var winding = 0

  init(point: CGPoint) {
    self.point = point
  }

  mutating func addLine(_ a: CGPoint, _ b: CGPoint) {
    // Half open: an end that is level with the point belongs to the edge above it alone.
    guard (a.y <= point.y) != (b.y <= point.y) else { return }
    let isDownwards = b.y > a.y
    if min(a.x, b.x) > point.x { return }
    if max(a.x, b.x) > point.x {
      // The side of the line, by the sign of an area: exact enough without a division.
      let area = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
      // On the line counts as crossed.
      guard isDownwards ? area <= 0 : area >= 0 else { return }
    }
    winding += isDownwards ? -1 : 1
  }

  /// Halves the curve until each half is plainly beside the point or as short as a rounding
  /// error; what is plainly beside it is crossed as often as its chord.
  mutating func addCurve(_ controls: [CGPoint], depth: Int = 0) {
    let (first, last) = (controls[0], controls[controls.count - 1])
    let level = controls.filter { $0.y <= point.y }.count
    if level == 0 || level == controls.count { return }
    if controls.allSatisfy({ $0.x > point.x }) { return }
    if depth == 48 || controls.allSatisfy({ $0.x <= point.x }) {
      return addLine(first, last)
    }
    // de Casteljau's scheme at one half.
    var left = [first]
    var right = [last]
    var row = controls
    while row.count > 1 {
      row = zip(row, row.dropFirst()).map {
        CGPoint(x: ($0.x + $1.x) / 2, y: ($0.y + $1.y) / 2)
      }
      left.append(row[0])
      right.append(row[row.count - 1])
    }
    addCurve(left, depth: depth + 1)
    addCurve(right.reversed(), depth: depth + 1)
  }
}
