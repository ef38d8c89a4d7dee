extension CGContext {
  /// Fills the clip with a gradient whose colours lie on lines across the way from `start` to
  /// `end`.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    if page != nil,
      shadeOnPage(gradient, options, type: 2, [start.x, start.y, end.x, end.y])
    {
      return
    }
    let (dx, dy) = ((end.x - start.x).native, (end.y - start.y).native)
    let square = dx * dx + dy * dy
    let inverse = state.ctm.inverted()
    guard square > 0, square.isFinite, isInvertible else { return }
    let (ux, uy) = (dx / square, dy / square)
    // t of a device point: the inverse transform and the projection in one.
    let stepX = inverse.a.native * ux + inverse.b.native * uy
    let stepY = inverse.c.native * ux + inverse.d.native * uy
    let origin =
      (inverse.tx.native - start.x.native) * ux + (inverse.ty.native - start.y.native) * uy
    draw(gradient, .linear(LinearGradient(origin: origin, dx: stepX, dy: stepY)), options)
  }

  /// Fills the clip with circles that go over from one to another.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    guard startRadius >= 0, endRadius >= 0 else { return }
    let places = [
      startCenter.x, startCenter.y, startRadius, endCenter.x, endCenter.y, endRadius,
    ]
    if page != nil, shadeOnPage(gradient, options, type: 3, places) { return }
    draw(
      gradient,
      .radial(
        x0: startCenter.x.native, y0: startCenter.y.native, r0: startRadius.native,
        x1: endCenter.x.native, y1: endCenter.y.native, r1: endRadius.native), options)
  }

  /// Fills the clip with circles that go over from one to another, again and again.
  ///
  /// - Parameters:
  ///   - startRadius: Below 0 where the pattern begins at circles that are not there.
  ///   - isReflected: Whether every second time goes back.
  /// - Returns: Whether it did: on pages there are no such patterns, nor about one centre.
  package func drawRadialPattern(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: Double, endCenter: CGPoint,
    endRadius: Double, isReflected: Bool
  ) -> Bool {
    guard page == nil, startCenter != endCenter else { return false }
    draw(
      gradient,
      .radial(
        x0: startCenter.x.native, y0: startCenter.y.native, r0: startRadius,
        x1: endCenter.x.native, y1: endCenter.y.native, r1: endRadius),
      [.drawsBeforeStartLocation, .drawsAfterEndLocation],
      pattern: isReflected ? .reflected : .repeated)
    return true
  }

  /// Fills the clip with colours around a point.
  ///
  /// - Parameter angle: Where the gradient begins and ends: radians from the x axis towards
  ///   the y axis, in which direction the colours follow each other.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    draw(
      gradient, .conic(x: center.x.native, y: center.y.native, angle: angle.native),
      [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private var isInvertible: Bool {
    let determinant = state.ctm.a * state.ctm.d - state.ctm.b * state.ctm.c
    return determinant != 0 && determinant.isFinite
  }

  private func draw(
    _ gradient: CGGradient, _ shape: GradientPaint.Shape, _ options: CGGradientDrawingOptions,
    pattern: GradientPaint.Pattern? = nil
  ) {
    guard isInvertible, !state.clip.isEmpty else { return }
    let paint = GradientPaint(
      gradient: gradient, shape: shape, inverse: state.ctm.inverted(),
      alpha: state.alpha.native, options: options, pattern: pattern)
    draw(.everything, with: .gradient(paint))
  }
}
