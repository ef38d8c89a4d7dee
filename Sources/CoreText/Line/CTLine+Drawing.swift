import CoreGraphics
import Foundation

extension CTLine {
  /// What a line is drawn of, in the order in which it is drawn.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    package static let backgrounds = Parts(rawValue: 1)
    package static let glyphs = Parts(rawValue: 2)
    package static let underlines = Parts(rawValue: 4)
    package static let strikethroughs = Parts(rawValue: 8)
    package static let all: Parts = [.backgrounds, .glyphs, .underlines, .strikethroughs]
  }

  /// Draws the line with all that its attributes ask for.
  ///
  /// - Parameters:
  ///   - origin: The left end of the baseline, in user space.
  ///   - transform: The map from the line's space, y upwards, to user space, but for `origin`.
  package func draw(
    in context: CGContext, at origin: CGPoint,
    transform: CGAffineTransform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0),
    parts: Parts = .all
  ) {
    let place = transform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: origin.x, ty: origin.y))
    for note in lacks { FidelityLedger.note(note) }
    if parts.contains(.backgrounds) {
      for run in runs { drawBackground(run, place, context) }
    }
    context.withTextClip {
      for run in runs { draw(run, place, context, parts) }
    }
  }

  /// Draws the line under a run, or the one through it, whatever style the run has.
  ///
  /// - Parameter style: An underline style's number.
  package func drawLine(
    _ style: Int, of run: CTRun, in context: CGContext, at origin: CGPoint, isUnder: Bool
  ) {
    let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: origin.x, ty: origin.y)
    withState(of: run, context) {
      drawLines(run, place, context, under: isUnder ? style : 0, through: isUnder ? 0 : style)
    }
  }

  private func draw(
    _ run: CTRun, _ place: CGAffineTransform, _ context: CGContext, _ parts: Parts
  ) {
    let style = run.style
    let under =
      parts.contains(.underlines) ? style.lineStyle(TextAttribute.underlineStyle) : 0
    let through =
      parts.contains(.strikethroughs) ? style.lineStyle(TextAttribute.strikethroughStyle) : 0
    switch run.kind {
    case .text:
      withState(of: run, context) {
        if parts.contains(.glyphs) { drawGlyphs(run, place, context) }
        drawLines(run, place, context, under: under, through: through)
      }
    case .attachment:
      guard parts.contains(.glyphs) else { break }
      let bounds = run.attachmentBounds.offsetBy(dx: run.x, dy: style.baselineOffset)
      style.attachment?.draw(in: bounds.applying(place), context: context)
    case .tab: drawLines(run, place, context, under: under, through: through)
    case .separator: break
    }
  }

  private func drawBackground(_ run: CTRun, _ place: CGAffineTransform, _ context: CGContext) {
    guard let color = run.backgroundColor, run.width > 0 else { return }
    context.saveGState()
    context.setFillColor(color)
    context.fill(backgroundBox(run).applying(place))
    context.restoreGState()
  }

  /// The rectangle of a run's background in the line's space, y upwards.
  package func backgroundBox(_ run: CTRun) -> CGRect {
    CGRect(x: run.x, y: -descent, width: run.width, height: ascent + descent)
  }

  /// Draws with the shadow and the colour of a run's text.
  private func withState(of run: CTRun, _ context: CGContext, _ body: () -> Void) {
    context.saveGState()
    let shadow = run.style.attributes[TextAttribute.shadow] as? any TextShadowConvertible
    if let shadow = shadow?.textShadow {
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
    }
    if let color = run.style.fillColor { context.setFillColor(color) }
    body()
    context.restoreGState()
  }

  private func drawGlyphs(_ run: CTRun, _ place: CGAffineTransform, _ context: CGContext) {
    let style = run.style
    for note in run.lacks { FidelityLedger.note(note) }
    if style.attributes[TextAttribute.textEffect] != nil {
      FidelityLedger.note(.textAttribute, "NSAttributedString.Key.textEffect")
    }
    let stroke = AttributeValue.number(style.attributes[TextAttribute.strokeWidth]) ?? 0
    let color = style.color(TextAttribute.strokeColor) ?? style.fillColor
    if stroke == 0 {
      if let color, context.textDrawingMode.strokes { context.setStrokeColor(color) }
      GlyphDrawing.draw(
        run.glyphs, at: run.positions, font: run.font, textTransform: place, in: context)
      return
    }
    context.setStrokeColor(color ?? .black)
    context.setLineWidth(stroke.magnitude / 100 * run.font.size)
    GlyphDrawing.draw(
      run.glyphs, at: run.positions, font: run.font, textTransform: place,
      mode: stroke < 0 ? .fillStroke : .stroke, in: context)
  }

  // MARK: Lines under and through text

  private func drawLines(
    _ run: CTRun, _ place: CGAffineTransform, _ context: CGContext, under: Int, through: Int
  ) {
    let style = run.style
    let metrics = run.font.instance.metrics
    let scale = CGFloat(run.font.unitScale)
    let thickness = max(run.font.underlineThickness, run.font.size / 40)
    if under & 0xFF != 0 {
      drawLine(
        run, under, at: run.font.underlinePosition, thickness: thickness,
        color: style.color(TextAttribute.underlineColor), place, context)
    }
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
    for stretch in stretches(of: run, style) {
      for dash in Self.dashes(of: stretch, style, thickness: height) {
        let box = CGRect(
          x: dash.start, y: y - height / 2, width: dash.end - dash.start, height: height)
        for shift in isDouble ? [thickness, -thickness] : [0] {
          context.fill(snapped(box.offsetBy(dx: 0, dy: shift).applying(place), context))
        }
      }
    }
  }

  private typealias Stretch = (start: CGFloat, end: CGFloat)

  /// The whole run, or, in styles by word, the parts of it that are not spaces.
  private func stretches(of run: CTRun, _ style: Int) -> [Stretch] {
    let whole = (start: run.x, end: run.x + visibleWidth(of: run))
    guard style & 0x8000 != 0, let source else { return [whole] }
    var result: [Stretch] = []
    var x = run.x
    for (advance, index) in zip(run.advances, run.stringIndices) {
      let unit = index - source.paragraph.location
      let isSpace = source.range.contains(unit) && source.paragraph.isSpace(unit)
      if !isSpace {
        if let last = result.last, last.end == x {
          result[result.count - 1].end = x + advance
        } else {
          result.append((x, x + advance))
        }
      }
      x += advance
    }
    return result
  }

  /// Lengths painted and left out by turns, in thicknesses, by the style's pattern. Apple
  /// publishes no figures.
  private static func pattern(_ style: Int) -> [CGFloat] {
    switch style & 0xF00 {
    case 0x100: [2, 2]
    case 0x200: [8, 4]
    case 0x300: [8, 3, 2, 3]
    case 0x400: [8, 3, 2, 3, 2, 3]
    default: []
    }
  }

  /// The painted parts of a stretch; patterns begin where the line does.
  private static func dashes(
    of stretch: Stretch, _ style: Int, thickness: CGFloat
  ) -> [Stretch] {
    let lengths = pattern(style).map { $0 * thickness }
    let period = lengths.reduce(0, +)
    guard period > 0.01, stretch.end - stretch.start < 1e5 else { return [stretch] }
    var result: [Stretch] = []
    var x = (stretch.start / period).rounded(.down) * period
    while x < stretch.end {
      for (index, length) in lengths.enumerated() {
        let part = (start: max(x, stretch.start), end: min(x + length, stretch.end))
        if index % 2 == 0, part.start < part.end { result.append(part) }
        x += length
      }
    }
    return result
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
