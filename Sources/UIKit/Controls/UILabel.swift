internal import CoreText

/// A view that shows text on one or more lines.
///
/// Its vertical content hugging priority is 251, which was measured on iOS 26; its horizontal one
/// is 250, as Apple documents for views made in code.
///
/// Differs: links are drawn in the link colour and underlined; letters do not stand closer before a
/// text is cut.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  private var content = LabelText()
  /// The measured text, until a change makes it invalid.
  private var measuredText: StyledText?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label with the text and the properties that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readNib(into: self, at: UILabel.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    priorities.verticalHugging = UILayoutPriority(251)
  }

  /// - Parameter affectsSize: Whether the label may need another size.
  private func change(affectsSize: Bool = true, _ body: (inout LabelText) -> Void) {
    var new = content
    body(&new)
    guard new != content else { return }
    content = new
    forgetMeasuredText(affectsSize: affectsSize)
  }

  /// Measures and draws the text anew; its size also depends on where its font is looked up.
  func forgetMeasuredText(affectsSize: Bool = true) {
    measuredText = nil
    setNeedsDisplay()
    if affectsSize { invalidateIntrinsicContentSize() }
  }

  // MARK: Text

  /// Whether the text was given with attributes.
  package var isTextAttributed: Bool { content.isAttributed }

  /// The plain text. Setting it removes the attributes of an attributed text.
  open var text: String? {
    get { content.string?.string }
    set {
      tellingObservers("text", text) {
        if !content.isAttributed, content.string?.string == newValue { return }
        change {
          $0.string = newValue.map { NSAttributedString(string: $0) }
          $0.isAttributed = false
        }
      }
    }
  }

  /// The styled text; where it has no font, colour or paragraph style, the label's own properties
  /// count.
  open var attributedText: NSAttributedString? {
    get {
      guard let string = content.string else { return nil }
      if content.isAttributed { return string }
      return NSAttributedString(
        string: string.string,
        attributes: [
          .font: content.font, .foregroundColor: content.color,
          .paragraphStyle: content.paragraphStyle,
        ])
    }
    set {
      tellingObservers("attributedText", attributedText) {
        if NSAttributedString.areSame(attributedText, newValue) { return }
        change {
          $0.string = newValue.map { NSAttributedString(attributedString: $0) }
          $0.isAttributed = newValue != nil
        }
      }
    }
  }

  /// The font, by default the system's of 17 points. Setting it sets that of all the text.
  open var font: UIFont! {
    get { content.font }
    set {
      tellingObservers("font", font) {
        let font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
        change {
          $0.font = font
          $0.setAttribute(.font, font)
        }
      }
    }
  }

  /// The colour, by default the label colour. Setting it sets that of all the text.
  open var textColor: UIColor! {
    get { content.color }
    set {
      tellingObservers("textColor", textColor) {
        let color = newValue ?? .label
        change(affectsSize: false) {
          $0.color = color
          $0.setAttribute(.foregroundColor, color)
        }
      }
    }
  }

  /// The alignment of the text; by default natural.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      change(affectsSize: false) {
        $0.alignment = newValue
        $0.changeParagraphs { $0.alignment = newValue }
      }
    }
  }

  /// How lines are broken and truncated; by default the tail is truncated.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      change {
        $0.lineBreakMode = newValue
        $0.changeParagraphs { $0.lineBreakMode = newValue }
      }
    }
  }

  /// The maximum number of lines; 0 for as many as the text needs. The default is 1.
  open var numberOfLines: Int {
    get { content.numberOfLines }
    set { change { $0.numberOfLines = max(newValue, 0) } }
  }

  /// The colour of the text's shadow; nil for no shadow.
  open var shadowColor: UIColor? {
    get { content.shadowColor }
    set { change(affectsSize: false) { $0.shadowColor = newValue } }
  }

  /// The shadow's offset in points, y downwards. The default is one point upwards.
  open var shadowOffset: CGSize {
    get { content.shadowOffset }
    set { change(affectsSize: false) { $0.shadowOffset = newValue } }
  }

  /// Whether the text is drawn in ``highlightedTextColor``; false at first.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The colour of a highlighted label's text; nil for the usual one.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted, highlightedTextColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether a pointer over a truncated text shows all of it, on a Mac.
  open var showsExpansionTextWhenTruncated = false

  /// Whether the text is drawn in full; a disabled label's has half its opacity. Apple publishes no
  /// figure.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  // MARK: Fitting

  /// Whether the font shrinks so that the text fits the width; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The minimum factor that a font is shrunk by; 0 for as little as the width needs.
  ///
  /// Apple documents that 0 keeps the whole size. Devices shrink all the same: people set
  /// `adjustsFontSizeToFitWidth` alone and report that the text is smaller and whole (pull
  /// request 219 of CEWendel/SWTableViewCell).
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// Where shrunk text stands. Text with attributes is centred even if this is `alignBaselines`, as
  /// in pictures from iOS 15 to 17.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// The width in points at which the intrinsic size breaks lines; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the font follows the preferred text size; false by default. Only fonts of text styles
  /// and scaled ones do.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFonts() } }
  }

  /// Whether letters may stand closer before a text is cut; false by default. Not drawn: letters
  /// keep their distances (`FidelityFeature.tightening`).
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      setLack(
        .tightening, "UILabel.allowsDefaultTighteningForTruncation",
        if: allowsDefaultTighteningForTruncation)
    }
  }

  /// How lines are balanced, by default in the standard way: Korean words are not divided, and the
  /// last of several lines has two words, where they fit. Setting it sets that of all the text.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set {
      change {
        $0.lineBreakStrategy = newValue
        $0.changeParagraphs { $0.lineBreakStrategy = newValue }
      }
    }
  }

  /// Whether the text takes part in the vibrancy of what it lies on. Not drawn: text on blurred
  /// ground has its own colour (`FidelityFeature.visualEffect`).
  open var preferredVibrancy = UILabelVibrancy.automatic {
    didSet {
      setLack(.visualEffect, "UILabel.preferredVibrancy", if: preferredVibrancy != .automatic)
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
    let old = previousTraitCollection
    setLack(
      .property, "UITraitCollection.legibilityWeight",
      if: traitCollection.legibilityWeight == .bold)
    if adjustsFontForContentSizeCategory,
      old?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      adjustFonts()
    }
    if old?.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
  }

  private func adjustFonts() {
    let traits = traitCollection
    change { content in
      content.font = content.font.adjusted(to: traits)
      content.changeAttribute(.font) { ($0 as? UIFont)?.adjusted(to: traits) }
    }
  }

  // MARK: Sizes

  private var measured: StyledText {
    let text = measuredText ?? content.styled(color: nil)
    measuredText = text
    return text
  }

  /// The text laid out in a width; 0 for lines that end only at line feeds.
  private func measuringLayout(width: CGFloat, lines: Int) -> TextLayout {
    let wraps = lines != 1 && width > 0
    return content.layout(
      measured, width: wraps ? width : .infinity, maximumLines: lines,
      isRightToLeft: isRightToLeft)
  }

  /// A side of bounds that limit nothing: the largest length of Auto Layout.
  private static let unlimited: CGFloat = 2_777_777

  /// The size that the label needs, in points: that of its `textRect` in bounds of the width, which
  /// subclasses enlarge by insets. One line, or a width that is not above 0, knows no limit.
  private func neededSize(width: CGFloat) -> CGSize {
    let isLimited = numberOfLines != 1 && width > 0 && width < Self.unlimited
    let bounds = CGRect(
      x: 0, y: 0, width: isLimited ? width : Self.unlimited, height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(isElement: true, label: text, traits: .staticText)
  }

  open override var intrinsicContentSize: CGSize {
    neededSize(width: preferredMaxLayoutWidth)
  }

  /// A label of one line is as wide as its text, whatever the width that it is offered, as on iOS;
  /// one of several lines is never wider than that. The height that is offered does not count, nor
  /// does a width of 0 or less.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    neededSize(width: size.width)
  }

  /// The rectangle that the text takes at the top of `bounds` on so many lines, in points, rounded
  /// to whole pixels. It is never wider or higher than `bounds`: a wider character, or the clipped
  /// rest of the last line, hangs over.
  ///
  /// Every size of the label is asked here, so that a subclass that adds insets is larger by them.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    guard !bounds.isNull else { return .zero }
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    // Insets make the bounds that limit nothing a little smaller.
    func room(_ length: CGFloat) -> CGFloat { length > Self.unlimited / 2 ? .infinity : length }
    let limit = CGSize(width: room(bounds.width), height: room(bounds.height))
    let layout = content.layout(
      measured, in: limit, maximumLines: numberOfLines, isRightToLeft: isRightToLeft)
    let size = CGSize(
      width: min(PixelRounding.up(layout.widthWithSpaces, scale: pixelScale), bounds.width),
      height: min(PixelRounding.up(layout.size.height, scale: pixelScale), bounds.height))
    let x = limit.width.isFinite ? layout.lines.map(\.origin.x).min() ?? 0 : 0
    return CGRect(origin: CGPoint(x: bounds.minX + max(x, 0), y: bounds.minY), size: size)
  }

  /// The scale that a `minimumScaleFactor` of 0 stands for; text at a smaller scale is illegible.
  private static let minimumScale: CGFloat = 0.01

  // MARK: Drawing

  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// Draws the text in the current context, centred vertically in the rectangle.
  open func drawText(in rect: CGRect) {
    guard !content.isEmpty, rect.width > 0, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    let color = isHighlighted ? highlightedTextColor : nil
    let (layout, top) = placedLayout(in: rect.size, color: color)
    context.saveGState()
    if !isEnabled { context.setAlpha(0.5) }
    layout.drawOnPixels(in: context, at: CGPoint(x: rect.minX, y: rect.minY + top))
    context.restoreGState()
  }

  /// The text as drawn in a rectangle, and the distance of its top from the rectangle's, in points.
  func placedText(in size: CGSize) -> (TextLayout, top: CGFloat) {
    placedLayout(in: size, color: nil)
  }

  private func placedLayout(in size: CGSize, color: UIColor?) -> (TextLayout, top: CGFloat) {
    let (layout, full) = fittedLayout(in: size, color: color)
    let height = PixelRounding.up(layout.size.height, scale: pixelScale)
    var top = PixelRounding.nearest((size.height - height) / 2, scale: pixelScale)
    if let full {
      switch baselineAdjustment {
      case .alignCenters: break
      case .alignBaselines where content.isAttributed: break
      case .alignBaselines:
        let fullHeight = PixelRounding.up(full.size.height, scale: pixelScale)
        let fullTop = PixelRounding.nearest((size.height - fullHeight) / 2, scale: pixelScale)
        // Each baseline is drawn on a row of pixels.
        top =
          fullTop + PixelRounding.nearest(full.firstBaseline, scale: pixelScale)
          - PixelRounding.nearest(layout.firstBaseline, scale: pixelScale)
      case .none: top = 0
      }
    }
    return (layout, top)
  }

  /// The text laid out in a rectangle, shrunk if the label shrinks it.
  ///
  /// - Returns: `full` is the text before shrinking, if it was shrunk.
  private func fittedLayout(
    in size: CGSize, color: UIColor?
  ) -> (TextLayout, full: TextLayout?) {
    func layout(_ scale: CGFloat) -> TextLayout {
      content.layout(
        content.styled(color: color, scale: scale), in: size, maximumLines: numberOfLines,
        isRightToLeft: isRightToLeft)
    }
    let full = layout(1)
    guard adjustsFontSizeToFitWidth, !full.isComplete, minimumScaleFactor < 1 else {
      return (full, nil)
    }
    // Halving finds the largest size that fits to a part in 256 of the range.
    let least = minimumScaleFactor > 0 ? minimumScaleFactor : Self.minimumScale
    var (low, high) = (least, CGFloat(1))
    var best = layout(low)
    guard best.isComplete else { return (best, full) }
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let attempt = layout(middle)
      if attempt.isComplete {
        (best, low) = (attempt, middle)
      } else {
        high = middle
      }
    }
    return (best, full)
  }
}

/// Whether a label's text lets the background shine through.
public enum UILabelVibrancy: Int, Sendable {
  case none = 0
  case automatic = 1
}

extension UILabel: TextLayoutProviding {
  package var firstBaselineOffsetFromTop: CGFloat {
    PixelRounding.nearest(baselineLayout.firstBaseline, scale: pixelScale)
  }

  package var lastBaselineOffsetFromBottom: CGFloat {
    let layout = baselineLayout
    return PixelRounding.up(layout.size.height, scale: pixelScale)
      - PixelRounding.nearest(layout.lastBaseline, scale: pixelScale)
  }

  /// The text's baselines; the text is centred vertically.
  package func baselineOffsets(in size: CGSize) -> BaselineOffsets {
    guard !content.isEmpty else { return naturalBaselineOffsets }
    let (layout, top) = placedLayout(in: size, color: nil)
    return baselineOffsets(
      first: top + PixelRounding.nearest(layout.firstBaseline, scale: pixelScale),
      last: top + PixelRounding.nearest(layout.lastBaseline, scale: pixelScale), in: size)
  }

  private var baselineLayout: TextLayout {
    measuringLayout(width: preferredMaxLayoutWidth, lines: numberOfLines)
  }

  /// False where a preferred width takes the place of the one that the layout gives.
  package var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  package func contentSize(wrappedAt width: CGFloat) -> CGSize {
    neededSize(width: width)
  }
}

extension LabelText {
  fileprivate mutating func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
    changeAttribute(key, includesAbsent: true) { _ in value }
  }

  fileprivate mutating func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    changeAttribute(.paragraphStyle) { old in
      guard let old = old as? NSParagraphStyle,
        let style = old.mutableCopy() as? NSMutableParagraphStyle
      else { return nil }
      change(style)
      return style
    }
  }

  /// Replaces the values of an attribute in a text that was given with attributes.
  fileprivate mutating func changeAttribute(
    _ key: NSAttributedString.Key, includesAbsent: Bool = false, _ change: (Any?) -> Any?
  ) {
    guard isAttributed, let string else { return }
    let result = NSMutableAttributedString(attributedString: string)
    string.forEachValue(of: key) { value, range in
      guard includesAbsent || value != nil, let new = change(value) else { return }
      result.addAttribute(key, value: new, range: range)
    }
    self.string = NSAttributedString(attributedString: result)
  }
}
