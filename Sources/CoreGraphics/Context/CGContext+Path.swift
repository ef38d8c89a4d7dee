extension CGContext {
  // MARK: Building the current path

  /// Empties the current path; drawing does so, too.
  public func beginPath() {
    currentPath.removeAll()
  }

  /// Begins a subpath at a point of user space.
  public func move(to point: CGPoint) {
    currentPath.move(to: point, transform: prepareToAdd())
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint) {
    currentPath.addLine(to: point, transform: prepareToAdd())
  }

  /// Adds a subpath of straight lines through the points.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: prepareToAdd())
  }

  /// Adds a cubic Bézier curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(
      to: end, control1: control1, control2: control2, transform: prepareToAdd())
  }

  /// Adds a quadratic Bézier curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: prepareToAdd())
  }

  /// Closes the current subpath with a line to its start.
  public func closePath() {
    currentPath.closeSubpath()
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) {
    currentPath.addRect(rect, transform: prepareToAdd())
  }

  /// Adds closed rectangles, one subpath each.
  public func addRects(_ rects: [CGRect]) {
    currentPath.addRects(rects, transform: prepareToAdd())
  }

  /// Adds the ellipse that touches the rectangle's sides.
  public func addEllipse(in rect: CGRect) {
    currentPath.addEllipse(in: rect, transform: prepareToAdd())
  }

  /// Adds an arc of a circle, after a line from the current point to its start.
  ///
  /// - Parameter clockwise: In a space whose y points up; counter-clockwise to the eye where the
  ///   current transform flips it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise, transform: prepareToAdd())
  }

  /// Adds an arc that touches the line to `end1` and the line from there to `end2`.
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
    currentPath.addArc(
      tangent1End: end1, tangent2End: end2, radius: radius, transform: prepareToAdd())
  }

  /// Adds a path of user space.
  public func addPath(_ path: CGPath) {
    currentPath.addPath(path, transform: prepareToAdd())
  }

  // MARK: Asking about it

  /// Whether the current path has no elements.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The point that the next line begins at, in user space.
  public var currentPointOfPath: CGPoint { userPath.currentPoint }

  /// The rectangle around all points and control points of the current path, in user space.
  public var boundingBoxOfPath: CGRect { userPath.boundingBox }

  /// A copy of the current path in user space; nil where it is empty.
  public var path: CGPath? { currentPath.isEmpty ? nil : userPath.copy() }

  /// - Parameter point: The point, in user space.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    switch mode {
    case .fill: userPath.contains(point, using: .winding)
    case .eoFill: userPath.contains(point, using: .evenOdd)
    case .stroke: strokedPath.contains(point, using: .winding)
    case .fillStroke:
      userPath.contains(point, using: .winding) || strokedPath.contains(point, using: .winding)
    case .eoFillStroke:
      userPath.contains(point, using: .evenOdd) || strokedPath.contains(point, using: .winding)
    }
  }

  /// Makes the current path the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let outline = strokedPath
    pathTransform = state.ctm
    currentPath = CGMutablePath()
    currentPath.addPath(outline)
  }

  // MARK: Spaces

  /// The current path in the user space of now.
  var userPath: CGPath {
    if pathTransform == state.ctm { return currentPath }
    return currentPath.applying(pathTransform.concatenating(state.ctm.inverted()))
  }

  /// Points keep their place when the transform changes between them: those that are there go
  /// to device space then.
  ///
  /// - Returns: The transform of the points to add.
  private func prepareToAdd() -> CGAffineTransform {
    if currentPath.isEmpty {
      pathTransform = state.ctm
      return .identity
    }
    if pathTransform == state.ctm { return .identity }
    // The path stays the same object: callers have it already when they ask for the transform.
    currentPath.transformPoints(by: pathTransform)
    pathTransform = .identity
    return state.ctm
  }
}
