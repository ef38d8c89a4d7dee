import CoreGraphics
import Foundation

extension CTLine {
  /// Draws the line with all that its attributes ask for.
  ///
  /// - Parameters:
  ///   - origin: The left end of the baseline, in user space.
  ///   - transform: From the line's space, y upwards, to user space, but for `origin`.
  package func draw(
    in context: CGContext, at origin: CGPoint,
    transform: CGAffineTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
  ) {
    let place = transform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y))
    for run in runs { drawBackground(run, place, context) }
    for run in runs {
      switch run.kind {
      case .text: drawText(run, place, context)
      case .attachment:
        let bounds = run.attachmentBounds.offsetBy(dx: run.x, dy: run.style.baselineOffset)
        run.style.attachment?.draw(in: bounds.applying(place), context: context)
      case .tab: drawLines(run, place, context)
      case .separator: break
      }
    }
  }

  private func drawBackground(_ run: CTRun, _ place: CGAffineTransform, _ context: CGContext) {
    guard let color = run.style.color(TextAttribute.backgroundColor), run.width > 0 else { return }
    let box = CGRect(x: run.x, y: -descent, width: run.width, height: ascent + descent)
    context.saveGState()
    context.setFillColor(color)
    context.fill(box.applying(place))
    context.restoreGState()
  }

  private func drawText(_ run: CTRun, _ place: CGAffineTransform, _ context: CGContext) {
    let style = run.style
    context.saveGState()
    defer { context.restoreGState() }
    let shadow = (style.attributes[TextAttribute.shadow] as? any TextShadowConvertible)?.textShadow
    if let shadow {
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
    let color = style.fillColor
    if let color { context.setFillColor(color) }
    let stroke = TextStyle.number(style.attributes[TextAttribute.strokeWidth]) ?? 0
    if stroke <= 0 {
      GlyphDrawing.fill(
        run.glyphs, at: run.positions, font: run.font, textTransform: place, in: context)
    }
    if stroke != 0 {
      let path = GlyphDrawing.path(
        run.glyphs, at: run.positions, font: run.font, textTransform: place,
        deviceTransform: context.userSpaceToDeviceSpaceTransform)
      context.setStrokeColor(style.color(TextAttribute.strokeColor) ?? color ?? .black)
      context.setLineWidth(stroke.magnitude / 100 * run.font.size)
      context.beginPath()
      context.addPath(path)
      context.strokePath()
    }
    drawLines(run, place, context)
  }

  // MARK: Lines under and through text

  /// Not drawn: dots, dashes and lines by word: such lines are whole.
  private func drawLines(_ run: CTRun, _ place: CGAffineTransform, _ context: CGContext) {
    let style = run.style
    let metrics = run.font.instance.metrics
    let scale = CGFloat(run.font.unitScale)
    let thickness = max(run.font.underlineThickness, run.font.size / 40)
    let under = style.lineStyle(TextAttribute.underlineStyle)
    if under & 0xFF != 0 {
      drawLine(
        run, under, at: run.font.underlinePosition, thickness: thickness,
        color: style.color(TextAttribute.underlineColor), place, context)
    }
    let through = style.lineStyle(TextAttribute.strikethroughStyle)
    if through & 0xFF != 0 {
      let top = metrics.strikeoutPosition.map { CGFloat($0) * scale } ?? run.font.xHeight / 2
      drawLine(
        run, through, at: top - thickness / 2, thickness: thickness,
        color: style.color(TextAttribute.strikethroughColor), place, context)
    }
  }

  /// - Parameter middle: Above the baseline.
  private func drawLine(
    _ run: CTRun, _ style: Int, at middle: CGFloat, thickness: CGFloat, color: CGColor?,
    _ place: CGAffineTransform, _ context: CGContext
  ) {
    context.saveGState()
    defer { context.restoreGState() }
    if let color = color ?? run.style.fillColor { context.setFillColor(color) }
    let isThick = style & 0xFF == 2
    let isDouble = style & 0xFF == 9
    let height = isThick ? 2 * thickness : thickness
    let y = middle + run.style.baselineOffset
    let box = CGRect(x: run.x, y: y - height / 2, width: visibleWidth(of: run), height: height)
    context.fill(snapped(box.applying(place), context))
    if isDouble {
      let second = box.offsetBy(dx: 0, dy: -2 * thickness)
      context.fill(snapped(second.applying(place), context))
    }
  }

  /// Lines do not go on under the spaces at the end.
  private func visibleWidth(of run: CTRun) -> CGFloat {
    guard trailingWidth > 0, !isRightToLeft else { return run.width }
    return max(min(run.x + run.width, visibleWidth) - run.x, 0)
  }

  /// A line lies on whole rows of pixels, where text is upright.
  private func snapped(_ rect: CGRect, _ context: CGContext) -> CGRect {
    let transform = context.userSpaceToDeviceSpaceTransform
    guard transform.b == 0, transform.c == 0, transform.a != 0, transform.d != 0 else {
      return rect
    }
    var device = rect.applying(transform)
    guard device.minY.magnitude < 1e9, device.height < 1e9 else { return rect }
    device.size.height = max(device.height.rounded(), 1)
    device.origin.y = device.origin.y.rounded()
    return device.applying(transform.inverted())
  }
}
