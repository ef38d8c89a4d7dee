/// Background and border, both in the shape that the corner properties give.
extension CALayer {
  func drawBackground(_ corners: CornerShape, in context: CGContext) {
    guard let backgroundColor, backgroundColor.alpha > 0 else { return }
    context.setFillColor(backgroundColor)
    corners.fill(context)
  }

  /// The border lies inside the bounds; its inner corners are rounded by what the width leaves of
  /// the radius.
  func drawBorder(_ corners: CornerShape, in context: CGContext) {
    guard borderWidth > 0, let borderColor, borderColor.alpha > 0, !bounds.isEmpty else { return }
    context.setFillColor(borderColor)
    guard let inner = corners.inset(by: borderWidth) else { return corners.fill(context) }
    context.beginPath()
    context.addPath(corners.path)
    context.addPath(inner.path)
    context.fillPath(using: .evenOdd)
  }
}
