/// A path that can be added to.
///
/// Where a call needs a current point and there is none, Apple logs an error and leaves the
/// path as it is; here it is left as it is.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates a path without elements.
  public convenience init() {
    self.init(verbs: [], points: [])
  }

  /// Starts a subpath at a point, which becomes the current one.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    verbs.append(.move)
    append(point, transform)
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard prepareForSegment() else { return }
    verbs.append(.line)
    append(point, transform)
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard prepareForSegment() else { return }
    verbs.append(.quad)
    append(control, transform)
    append(end, transform)
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard prepareForSegment() else { return }
    verbs.append(.cubic)
    append(control1, transform)
    append(control2, transform)
    append(end, transform)
  }

  /// Joins the current point to the start of its subpath. A closed subpath stays as it is.
  public func closeSubpath() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Adds a closed subpath that runs from the minimum corner along x. A null rectangle adds no
  /// element.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let (low, high) = (
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)
    )
    move(to: low, transform: transform)
    addLine(to: CGPoint(x: high.x, y: low.y), transform: transform)
    addLine(to: high, transform: transform)
    addLine(to: CGPoint(x: low.x, y: high.y), transform: transform)
    closeSubpath()
  }

  /// Adds rectangles as subpaths, one after the other.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds a subpath of its own: a move to the first point and lines to the rest.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() {
      addLine(to: point, transform: transform)
    }
  }

  /// Adds a closed subpath of four curves that runs from the maximum x towards greater y.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (x, y) = (x0 + (x1 - x0) / 2, y0 + (y1 - y0) / 2)
    let (dx, dy) = ((x1 - x0) / 2 * Self.quarterArc, (y1 - y0) / 2 * Self.quarterArc)
    func curve(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) {
      addCurve(
        to: CGPoint(x: end.0, y: end.1), control1: CGPoint(x: a.0, y: a.1),
        control2: CGPoint(x: b.0, y: b.1), transform: transform)
    }
    move(to: CGPoint(x: x1, y: y), transform: transform)
    curve((x1, y + dy), (x + dx, y1), (x, y1))
    curve((x - dx, y1), (x0, y + dy), (x0, y))
    curve((x0, y - dy), (x - dx, y0), (x, y0))
    curve((x + dx, y0), (x1, y - dy), (x1, y))
    closeSubpath()
  }

  /// Adds a closed subpath whose corners are quarter ellipses. It runs from the middle of the side
  /// of maximum x towards greater y.
  ///
  /// Differs: Apple's call stops the program where the corners are wider or higher than half
  /// the rectangle, or negative; here they are limited to what fits.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    if rect.isNull { return }
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (rx, ry) = (min(cornerWidth, (x1 - x0) / 2), min(cornerHeight, (y1 - y0) / 2))
    guard rx > 0, ry > 0 else { return addRect(rect, transform: transform) }
    // From a corner's end of a control arm to the vertex of the rectangle.
    let (dx, dy) = (rx * (1 - Self.quarterArc), ry * (1 - Self.quarterArc))
    func line(_ x: CGFloat, _ y: CGFloat) {
      addLine(to: CGPoint(x: x, y: y), transform: transform)
    }
    func curve(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) {
      addCurve(
        to: CGPoint(x: end.0, y: end.1), control1: CGPoint(x: a.0, y: a.1),
        control2: CGPoint(x: b.0, y: b.1), transform: transform)
    }
    move(to: CGPoint(x: x1, y: y0 + (y1 - y0) / 2), transform: transform)
    line(x1, y1 - ry)
    curve((x1, y1 - dy), (x1 - dx, y1), (x1 - rx, y1))
    line(x0 + rx, y1)
    curve((x0 + dx, y1), (x0, y1 - dy), (x0, y1 - ry))
    line(x0, y0 + ry)
    curve((x0, y0 + dy), (x0 + dx, y0), (x0 + rx, y0))
    line(x1 - rx, y0)
    curve((x1 - dx, y0), (x1, y0 + dy), (x1, y0 + ry))
    closeSubpath()
  }

  /// Adds all elements of another path, mapped by a transform.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    let (newVerbs, newPoints) = (path.verbs, path.points)
    if verbs.isEmpty, transform.isIdentity {
      // Shared until one of them changes.
      (verbs, points) = (newVerbs, newPoints)
      return
    }
    verbs.append(contentsOf: newVerbs)
    if transform.isIdentity {
      points.append(contentsOf: newPoints)
    } else {
      points.reserveCapacity(points.count + newPoints.count)
      for point in newPoints {
        points.append(point.applying(transform))
      }
    }
  }

  package func removeAll() {
    verbs.removeAll()
    points.removeAll()
  }

  /// The length of a control arm of a quarter circle of radius 1: 4/3 · (√2 − 1).
  package static let quarterArc: CGFloat = 0.5522847498307936

  /// Adds a mapped point. The identity leaves even infinite coordinates as they are.
  private func append(_ point: CGPoint, _ transform: CGAffineTransform) {
    points.append(transform.isIdentity ? point : point.applying(transform))
  }

  /// Makes sure that there is a current point and a subpath that it belongs to.
  private func prepareForSegment() -> Bool {
    guard let last = verbs.last else { return false }
    if last == .close {
      let start = lastSubpathStart
      verbs.append(.move)
      points.append(start)
    }
    return true
  }
}
