extension CGMutablePath {
  /// An arc of a circle, joined to the current point by a line if there is one.
  ///
  /// It is made of cubic curves of at most a quarter turn each.
  ///
  /// - Parameters:
  ///   - startAngle: Radians from the x axis towards the y axis.
  ///   - endAngle: Moved by whole turns until the arc runs in the wanted direction. Where it is
  ///     a whole turn or more away from `startAngle`, the arc is the whole circle.
  ///   - clockwise: In a space whose y axis points up. With y down, as UIKit has it, `true`
  ///     runs counter-clockwise on the screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addArc(
      center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
  }

  /// An arc that turns by `delta` radians: from the x axis towards the y axis if that is above
  /// zero. More than a whole turn is a whole turn.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = min(max(delta, -Self.fullTurn), Self.fullTurn)
    addArc(
      center: center, radius: radius, startAngle: startAngle, sweep: sweep, transform: transform)
  }

  /// An arc that touches two lines: from the current point to `tangent1End`, and from there to
  /// `tangent2End`; with a line from the current point to where it begins.
  ///
  /// Where the lines coincide or the radius is 0 there is no such arc, and a line leads to
  /// `tangent1End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    if isEmpty { return }
    let start = currentPoint.applying(transform.inverted())
    let corner = tangent1End
    guard let first = Self.direction(from: corner, to: start),
      let second = Self.direction(from: corner, to: tangent2End), radius > 0
    else { return addLine(to: corner, transform: transform) }
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    // Half the angle at the corner has the tangent |cross| / (1 + dot).
    guard abs(cross) > 1e-9, 1 + dot > 0 else {
      return addLine(to: corner, transform: transform)
    }
    let distance = radius * (1 + dot) / abs(cross)
    let begin = CGPoint(x: corner.x + first.dx * distance, y: corner.y + first.dy * distance)
    let end = CGPoint(x: corner.x + second.dx * distance, y: corner.y + second.dy * distance)
    // The centre lies off the first line, on the side of the second.
    let side: CGFloat = cross > 0 ? 1 : -1
    let center = CGPoint(
      x: begin.x - first.dy * radius * side, y: begin.y + first.dx * radius * side)
    let startAngle = DeterministicMath.atan2(
      (begin.y - center.y).native, (begin.x - center.x).native)
    let turn = DeterministicMath.acos(max(-1, min(1, -dot.native)))
    addArc(
      center: center, radius: radius, startAngle: CGFloat(startAngle),
      sweep: -side * CGFloat(turn), transform: transform, begin: begin, end: end)
  }

  private static let fullTurn = 2 * CGFloat.pi

  /// The signed angle of an arc; a hair less than a whole turn counts as one.
  private static func sweep(
    from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> CGFloat {
    let difference = end - start
    if abs(difference) >= fullTurn - 1e-12 { return clockwise ? -fullTurn : fullTurn }
    if clockwise { return difference > 0 ? difference - fullTurn : difference }
    return difference < 0 ? difference + fullTurn : difference
  }

  /// The unit vector from one point to another; nil where both are the same or not finite.
  private static func direction(from a: CGPoint, to b: CGPoint) -> CGVector? {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard length > 0, length.isFinite else { return nil }
    return CGVector(dx: dx / length, dy: dy / length)
  }

  /// - Parameters:
  ///   - begin: The exact first point, where it is known better than by its angle.
  ///   - end: The exact last point.
  private func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat,
    transform: CGAffineTransform, begin: CGPoint? = nil, end: CGPoint? = nil
  ) {
    // An angle that is no number has no first point.
    guard startAngle.isFinite, sweep.isFinite else { return }
    // In range: the sweep is at most a full turn.
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = (sweep / CGFloat(count)).native
    let arm = radius * CGFloat(4 / 3.0 * DeterministicMath.tan(step / 4))
    var (sine, cosine) = DeterministicMath.sinCos(startAngle.native)
    func point(_ s: Double, _ c: Double) -> CGPoint {
      CGPoint(x: center.x + radius * CGFloat(c), y: center.y + radius * CGFloat(s))
    }
    var from = begin ?? point(sine, cosine)
    if isEmpty {
      move(to: from, transform: transform)
    } else {
      addLine(to: from, transform: transform)
    }
    if sweep == 0 { return }
    for index in 1...count {
      let (nextSine, nextCosine) = DeterministicMath.sinCos(
        startAngle.native + step * Double(index))
      let to = index == count ? end ?? point(nextSine, nextCosine) : point(nextSine, nextCosine)
      addCurve(
        to: to,
        control1: CGPoint(x: from.x - arm * CGFloat(sine), y: from.y + arm * CGFloat(cosine)),
        control2: CGPoint(x: to.x + arm * CGFloat(nextSine), y: to.y - arm * CGFloat(nextCosine)),
        transform: transform)
      (from, sine, cosine) = (to, nextSine, nextCosine)
    }
  }
}
