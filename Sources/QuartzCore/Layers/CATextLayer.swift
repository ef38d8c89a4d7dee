internal import CoreText

/// The part of a text that is cut away where it does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Lines that are too long are clipped.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The start of a line is cut away, for an ellipsis.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end of a line is cut away, for an ellipsis.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle of a line is cut away, for an ellipsis.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// The alignment of the lines of text.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the alignment.
  public let rawValue: String

  /// Creates the alignment of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The alignment of the text's language.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Lines begin at the left edge.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Lines end at the right edge.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Lines lie in the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Lines but the last of a paragraph are stretched to the full width.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text from the top of its bounds down.
///
/// The text is drawn into the layer's contents at `contentsScale`, which is 1 unless it is set:
/// on a screen of more pixels the text is then blurred, as on iOS.
///
/// Differs: where no font named Helvetica is installed, the system font stands in for that
/// default.
open class CATextLayer: CALayer {
  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let layer = layer as? CATextLayer else { return }
    storedString = layer.storedString
    font = layer.font
    fontSize = layer.fontSize
    foregroundColor = layer.foregroundColor
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
    allowsFontSubpixelQuantization = layer.allowsFontSubpixelQuantization
  }

  /// Makes a new layer. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  /// A `String` or an `NSAttributedString`, of which a copy is kept.
  open var string: Any? {
    get { storedString }
    set {
      guard !Self.isSame(storedString, newValue) else { return }
      storedString = newValue
      if let text = newValue as? NSAttributedString {
        storedString = NSAttributedString(attributedString: text)
      }
      setNeedsDisplay()
    }
  }
  private var storedString: Any?

  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as NSAttributedString, let other as NSAttributedString): one.isEqual(to: other)
    case (is NSAttributedString, _), (_, is NSAttributedString): false
    case (let one as String, let other as String): one == other
    case (let one?, let other?): (one as AnyObject) === (other as AnyObject)
    default: false
    }
  }

  /// A font, or its name. Attributed strings ignore it, `fontSize` and `foregroundColor`.
  open var font: Any? = CATextLayer.standardFontName {
    didSet { if !Self.isSame(font, oldValue) { setNeedsDisplay() } }
  }
  /// The size of the font, in points, for a string without attributes.
  open var fontSize: CGFloat = 36 {
    willSet { willChange("fontSize", to: .number(newValue)) }
    didSet { if fontSize != oldValue { setNeedsDisplay() } }
  }
  /// The colour of a text without attributes.
  open var foregroundColor: CGColor? = .white {
    willSet { willChange("foregroundColor", to: LayerValue(newValue)) }
    didSet { if foregroundColor != oldValue { setNeedsDisplay() } }
  }
  /// Whether lines are broken to fit the bounds' width.
  open var isWrapped = false { didSet { if isWrapped != oldValue { setNeedsDisplay() } } }
  /// The part of a line that is cut away where it does not fit.
  open var truncationMode: CATextLayerTruncationMode = .none {
    didSet { if truncationMode != oldValue { setNeedsDisplay() } }
  }
  /// The alignment of the lines in the bounds.
  open var alignmentMode: CATextLayerAlignmentMode = .natural {
    didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
  }
  /// It has no effect: glyphs always stand on quarters of a pixel.
  open var allowsFontSubpixelQuantization = false

  private static let standardFontName = "Helvetica"

  package override class var layerProperties: [String: LayerProperty] {
    LayerProperty.ofTextLayers
  }

  /// Draws the text; a delegate is not asked.
  open override func draw(in ctx: CGContext) {
    guard bounds.width > 0, let text = styledText else { return }
    var options = TextLayout.Options(width: bounds.width)
    options.height = bounds.height
    options.wrapsLines = isWrapped
    options.clipsPartialLines = isWrapped && truncationMode != .none
    options.naturalAlignment = alignment
    options.lineBreakMode = isWrapped ? .byWordWrapping : lineBreakMode
    var layout = TextLayout(text, options: options)
    if isWrapped, truncationMode != .none, !layout.isComplete {
      options.maximumLines = max(layout.lines.count, 1)
      options.lineBreakMode = lineBreakMode
      layout = TextLayout(text, options: options)
    }
    layout.draw(in: ctx, at: bounds.origin)
  }

  private var styledText: StyledText? {
    switch string {
    case let text as NSAttributedString:
      return text.length == 0 ? nil : StyledText(text, defaultFont: ownFont)
    case let text as String:
      guard !text.isEmpty else { return nil }
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[kCTFontAttributeName] = ownFont
      attributes[kCTForegroundColorAttributeName] = foregroundColor ?? .clear
      return StyledText(text, attributes: attributes)
    default:
      return nil
    }
  }

  private var ownFont: CTFont? {
    switch font {
    case let name as String:
      if name == Self.standardFontName, let font = try? CTFont.named(name, size: fontSize),
        !font.isStandIn
      {
        return font
      }
      return name == Self.standardFontName
        ? CTFont.system(size: fontSize) : CTFontCreateWithName(name, fontSize, nil)
    case let font as any CTFontConvertible: return font.ctFont.withSize(fontSize)
    default: return CTFont.system(size: fontSize)
    }
  }

  private var lineBreakMode: ParagraphStyle.LineBreakMode {
    switch truncationMode {
    case .start: .byTruncatingHead
    case .middle: .byTruncatingMiddle
    case .end: .byTruncatingTail
    default: .byClipping
    }
  }

  /// The paragraph alignment of `alignmentMode`; nil where the text's direction decides.
  private var alignment: ParagraphStyle.Alignment? {
    switch alignmentMode {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: nil
    }
  }
}
