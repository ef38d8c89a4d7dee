/// A shape layer's path: filled, then stroked.
extension CAShapeLayer {
  func drawPath(in context: CGContext) {
    guard let path, !path.isEmpty else { return }
    if let fillColor, fillColor.alpha > 0 {
      context.setFillColor(fillColor)
      context.beginPath()
      context.addPath(path)
      context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard isStroked, let strokeColor, let line = strokedPath else { return }
    context.setStrokeColor(strokeColor)
    context.setLineWidth(lineWidth)
    context.setLineCap(contextLineCap)
    context.setLineJoin(contextLineJoin)
    context.setMiterLimit(miterLimit)
    context.setLineDash(
      phase: lineDashPhase,
      lengths: (lineDashPattern ?? []).map {
        CGFloat($0.doubleValue)
      })
    context.beginPath()
    context.addPath(line)
    context.strokePath()
  }

  /// The rectangle around fill and stroke; nil where the shape draws neither.
  var pathExtent: CGRect? {
    guard let path, !path.isEmpty else { return nil }
    let box = path.controlPointBox
    if isStroked {
      // A miter reaches up to its limit times half the width, a square cap √2 times.
      let reach = lineWidth / 2 * max(lineJoin == .miter ? miterLimit : 1, 1.5)
      return box.insetBy(dx: -reach, dy: -reach)
    }
    return (fillColor?.alpha ?? 0) > 0 ? box : nil
  }

  private var isStroked: Bool { (strokeColor?.alpha ?? 0) > 0 && lineWidth > 0 }

  /// The part of the path that is stroked. Its ends lie at shares of the whole length, of which
  /// what falls on a curve is a share of the curve's parameter: where Apple's pictures have them.
  private var strokedPath: CGPath? {
    guard strokeStart > 0 || strokeEnd < 1 else { return path }
    let (start, end) = (max(strokeStart, 0), min(strokeEnd, 1))
    return start < end ? path?.trimmed(from: start, to: end, isEven: false) : nil
  }

  private var contextLineCap: CGLineCap {
    switch lineCap {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }

  private var contextLineJoin: CGLineJoin {
    switch lineJoin {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
