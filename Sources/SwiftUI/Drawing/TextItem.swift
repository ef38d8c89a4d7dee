internal import CoreText

/// Measures and draws a text.
final class TextItem: LayoutItem {
  private(set) var content = TextContent() { didSet { styled = nil } }
  var text: NSAttributedString { content.attributed }
  /// Ranges that are filled with something else than a colour.
  private var gradients: [(range: NSRange, paint: _GradientPaint)] = []
  var lineLimit: Int?
  var minimumLines = 0
  var truncation = Text.TruncationMode.tail
  var minimumScale: CGFloat = 1
  var isMirrored = false
  /// Whether a bar is drawn in place of each line.
  var isPlaceholder = false
  private var styled: StyledText?
  private var layouts: [(width: CGFloat, height: CGFloat, layout: TextLayout)] = []
  private var layer = CanvasLayer()
  /// What was shown before, while it fades away.
  private var oldLayer: CanvasLayer?
  private var fade = Moving(FadeValue(value: 1))
  private var drawnWidth: CGFloat = -1
  /// The height of a text without characters, whatever its font: there is none that could have one,
  /// so that a line of Apple's default font for attributed strings counts, Helvetica of 12 points.
  /// Source: swift-markdown-ui's testOpenCodeBlock.1.png.
  private static let emptyHeight: CGFloat = 13.8
  /// Steps between the whole size and the smallest one that is let.
  private static let scaleStepCount = 20

  override func addAccessibility(to list: inout AccessibilityList) {
    list.add(AccessibilityEntry(frame: frame, label: content.string, traits: .staticText))
  }

  override func layoutDidBecomeInvalid() {
    layouts = []
    drawnWidth = -1
    measured = nil
  }

  // MARK: Answers

  /// What distances to other views follow from; nil for text without a font.
  private struct FontMeasures: Equatable {
    let ascent, descent, leading, capHeight: CGFloat
  }
  private var measured: FontMeasures??
  /// The font measures of the spacing that was last told.
  private var toldMeasures: FontMeasures??
  private var toldBaselines: [(key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)] = []
  private var forgotBaselines = false
  private static let rememberedBaselineCount = 8

  private var fontMeasures: FontMeasures? {
    if let measured { return measured }
    let found = firstFont.map {
      FontMeasures(
        ascent: $0.ascender, descent: -$0.descender, leading: $0.leading, capHeight: $0.capHeight)
    }
    measured = .some(found)
    return found
  }

  override func recheckAnswers() -> Bool {
    let (measures, baselines) = (toldMeasures, toldBaselines)
    (toldMeasures, toldBaselines) = (nil, [])
    defer { forgotBaselines = false }
    if forgotBaselines { return true }
    if let measures {
      if measures != fontMeasures { return true }
      toldMeasures = measures
    }
    return baselines.contains {
      $0.value != explicitGuide($0.key, size: .zero, proposal: $0.proposal)
    }
  }

  /// Takes a text, and what its ranges are filled with.
  func show(
    _ new: TextContent, _ gradients: [(range: NSRange, paint: _GradientPaint)],
    _ transition: ContentTransition?
  ) {
    if let transition, !content.isEmpty, !text.isEqual(to: new.attributed) {
      oldLayer = layer
      layer = CanvasLayer()
      fade = Moving(FadeValue(value: 0))
      fade.set(FadeValue(value: 1), in: motionScope)
      if fade.isMoving { transition.noteMotion() }
    }
    content = new
    self.gradients = gradients
  }

  /// The text in passes: each part of the same fill, with the others clear.
  private func passes(_ whole: TextLayout) -> [(layout: TextLayout, paint: _GradientPaint?)] {
    if gradients.isEmpty { return [(whole, nil)] }
    let text = text
    if let first = gradients.first, gradients.count == 1, first.range.length == text.length {
      return [(whole, first.paint)]
    }
    let (width, height) = (placedRoom.width, placedRoom.height)
    func part(_ isShown: (NSRange) -> Bool) -> TextLayout {
      let part = NSMutableAttributedString(attributedString: text)
      for (range, _) in gradients where !isShown(range) {
        part.addAttribute(.foregroundColor, value: UIColor.clear, range: range)
      }
      return makeLayout(StyledText(part), width, height)
    }
    let plain: [(TextLayout, _GradientPaint?)] = [(part { _ in false }, nil)]
    return plain
      + gradients.map { gradient in
        let own = NSMutableAttributedString(attributedString: text)
        own.addAttribute(
          .foregroundColor, value: UIColor.clear,
          range: NSRange(location: 0, length: text.length))
        own.addAttribute(.foregroundColor, value: UIColor.black, range: gradient.range)
        return (makeLayout(StyledText(own), width, height), gradient.paint)
      }
  }

  private func makeLayout(_ text: StyledText, _ width: CGFloat, _ height: CGFloat) -> TextLayout {
    var options = TextLayout.Options(width: width, maximumLines: lineLimit ?? 0)
    options.usesFontLeading = true
    options.height = height
    options.lineBreakMode = lineLimit == nil ? .byWordWrapping : mode
    options.naturalAlignment = isMirrored ? .right : .left
    let layout = TextLayout(text, options: options)
    guard !layout.isComplete, lineLimit == nil || layout.lines.count < (lineLimit ?? 0) else {
      return layout
    }
    options.maximumLines = max(layout.lines.count, 1)
    options.lineBreakMode = mode
    return TextLayout(text, options: options)
  }

  private var mode: ParagraphStyle.LineBreakMode {
    switch truncation {
    case .head: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .tail: .byTruncatingTail
    }
  }

  /// Lines that are those of a width and a height, though they may lie elsewhere across.
  private func lines(_ width: CGFloat, _ height: CGFloat) -> TextLayout {
    let whole = layout(.infinity, .infinity)
    return fitsAsOneLine(whole, width) ? whole : layout(width, height)
  }

  /// Whether a text that is laid out without limits is one line that has room in a width.
  private func fitsAsOneLine(_ whole: TextLayout, _ width: CGFloat) -> Bool {
    whole.isComplete && whole.lines.count == 1 && whole.size.width <= width
  }

  private func layout(_ width: CGFloat, _ height: CGFloat) -> TextLayout {
    for known in layouts where known.width == width {
      if known.height == height { return known.layout }
      // A layout that is complete stays the same at any height with room for all its lines.
      let isWhole = known.layout.isComplete && minimumScale == 1
      if isWhole, known.layout.lines.count < 2 || known.layout.size.height <= height {
        return known.layout
      }
    }
    let whole = styled ?? content.styled
    styled = whole
    var layout = makeLayout(whole, width, height)
    if minimumScale < 1, !layout.isComplete {
      for step in 1...Self.scaleStepCount where !layout.isComplete {
        let share = CGFloat(step) / CGFloat(Self.scaleStepCount)
        layout = makeLayout(
          StyledText(scaled(by: 1 - (1 - minimumScale) * share)), width, height)
      }
    }
    if layouts.count == 6 { layouts.removeFirst() }
    layouts.append((width, height, layout))
    return layout
  }

  private func scaled(by scale: CGFloat) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: text)
    text.forEachRun { attributes, range in
      if let font = attributes[.font] as? UIFont {
        result.addAttribute(.font, value: font.withSize(font.pointSize * scale), range: range)
      }
    }
    return result
  }

  private var placeholderColor: CGColor? {
    let color = content.firstAttributes[.foregroundColor] as? UIColor
    return (color ?? .label).cgColor
  }

  private var firstFont: UIFont? { content.firstAttributes[.font] as? UIFont }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if proposal == .zero { return .zero }
    if content.isEmpty {
      return CGSize(
        width: 0, height: PixelRounding.up(Self.emptyHeight, scale: displayScale))
    }
    let width = proposal.width ?? .infinity
    let layout = lines(width, proposal.height ?? .infinity)
    var size = layout.size
    // As on iOS, the spaces at which a line was broken count as far as there is room.
    for line in layout.lines { size.width = max(size.width, line.leading + line.line.width) }
    if minimumLines > 0, let font = firstFont {
      size.height = max(size.height, font.lineHeight * CGFloat(minimumLines))
    }
    let ceiled = CGSize(
      width: PixelRounding.up(size.width, scale: displayScale),
      height: PixelRounding.up(size.height, scale: displayScale))
    return CGSize(width: min(ceiled.width, width), height: ceiled.height)
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard
      key.id == FirstBaseline.self || key.id == LastBaseline.self || key.id == LabelMiddle.self
    else { return nil }
    for known in toldBaselines where known.key == key && known.proposal == proposal {
      return known.value
    }
    let layout = lines(proposal.width ?? .infinity, proposal.height ?? .infinity)
    var value: CGFloat?
    if !layout.lines.isEmpty {
      value = key.id == LastBaseline.self ? layout.lastBaseline : layout.firstBaseline
      // The middle of the capitals of the first line.
      if key.id == LabelMiddle.self { value? -= (fontMeasures?.capHeight ?? 0) / 2 }
    }
    if toldBaselines.count == Self.rememberedBaselineCount {
      toldBaselines.removeFirst()
      forgotBaselines = true
    }
    toldBaselines.append((key, proposal, value))
    return value
  }

  override var spacing: ViewSpacing {
    let measures = fontMeasures
    toldMeasures = .some(measures)
    guard let font = measures else { return .plain }
    let pixel = 1 / displayScale
    func up(_ value: CGFloat) -> CGFloat { (value / pixel).rounded(.up) * pixel }
    let (ascent, descent) = (font.ascent, font.descent)
    let extra = up(0.1 * (ascent + descent))
    let line = ascent + descent + extra
    var spacing = ViewSpacing()
    spacing.top = ViewSpacing.EdgeSpacing(
      isPlain: false, toPlain: max(line - ascent, 0), toText: up(max(font.leading, 0)))
    spacing.bottom = ViewSpacing.EdgeSpacing(
      isPlain: false, toPlain: max(line - font.capHeight, extra + descent), toText: 0)
    return spacing
  }

  /// The box is the placed one: lines are broken as they were measured.
  private var placedLayout: TextLayout {
    let whole = layout(.infinity, .infinity)
    // At the left edge a line lies at the same place in any width.
    if fitsAsOneLine(whole, frame.width), fitsAsOneLine(whole, proposal.width ?? .infinity),
      let line = whole.lines.first, line.style.alignment == .left, !line.line.isRightToLeft
    {
      return whole
    }
    let room = placedRoom
    return layout(room.width, room.height)
  }

  private var placedRoom: CGSize {
    let measured = layout(proposal.width ?? .infinity, proposal.height ?? .infinity)
    let keepsLines = proposal.width == frame.width && proposal.height == nil
    return CGSize(
      width: keepsLines ? frame.width : max(frame.width, measured.size.width),
      height: proposal.height ?? .infinity)
  }

  /// Draws the lines in a rectangle of a context, whose y grows downwards.
  func draw(in rect: CGRect, _ context: CGContext) {
    for line in layout(rect.width, rect.height).lines {
      line.line.draw(
        in: context, at: CGPoint(x: rect.minX + line.origin.x, y: rect.minY + line.origin.y))
    }
  }

  override func addLayers(to list: inout LayerList) {
    guard !content.isEmpty, frame.width > 0 else { return }
    let layout = placedLayout
    let shown = shownFrame(in: list)
    let origin = CGPoint(
      x: LayerList.round(shown.minX, list.scale), y: LayerList.round(shown.minY, list.scale))
    // Glyphs may reach over their lines.
    let margin: CGFloat = 4
    let box = CGRect(
      x: origin.x - margin, y: origin.y - margin,
      width: (max(frame.width, layout.size.width) + 2 * margin).rounded(.up),
      height: (max(frame.height, layout.size.height) + 2 * margin).rounded(.up))
    let (scale, size) = (list.scale, frame.size)
    let bar = isPlaceholder ? placeholderColor : nil
    let passes = bar == nil ? passes(layout) : [(layout, gradients.first?.paint)]
    layer.contentsScale = scale
    layer.drawing = { context in
      for (layout, gradient) in passes {
        let isShared = passes.count > 1 && gradient != nil
        if isShared { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        for line in layout.lines {
          if let bar {
            let box = CGRect(
              x: line.origin.x, y: line.usedTop, width: line.line.visibleWidth,
              height: line.usedHeight)
            Placeholder.fill(box.offsetBy(dx: margin, dy: margin), bar, in: context)
            continue
          }
          let y = LayerList.round(line.origin.y, scale)
          line.line.draw(
            in: context, at: CGPoint(x: margin + line.origin.x, y: margin + y))
        }
        if let gradient {
          context.setBlendMode(.sourceIn)
          gradient.draw(
            CGRect(origin: .zero, size: box.size),
            CGRect(x: margin, y: margin, width: size.width, height: size.height), in: context)
        }
        if isShared { context.endTransparencyLayer() }
      }
    }
    showFade(in: &list)
    list.add(layer, at: box, isChanged: drawnWidth != frame.width)
    drawnWidth = frame.width
  }

  /// Shows what was there before where it was, as far as it is still seen.
  private func showFade(in list: inout LayerList) {
    let amount = fade.shown(in: motionScope).value
    guard let oldLayer, amount < 1 else {
      oldLayer = nil
      layer.opacity = 1
      return
    }
    oldLayer.opacity = Float(min(max(1 - amount, 0), 1))
    layer.opacity = Float(min(max(amount, 0), 1))
    list.layers.append(oldLayer)
  }
}
