/// Eight spokes that light up in turn, as since iOS 13. Hidden while it does not animate.
///
/// Differs: the wheel stands at its first position; it does not turn with the virtual time.
/// Apple publishes no figures for the spokes.
open class UIActivityIndicatorView: UIView {
  /// The sizes and colours of the wheel.
  public enum Style: Int, Sendable {
    /// A wheel of 20 × 20 points.
    case medium = 100
    /// A wheel of 37 × 37 points.
    case large = 101

    /// A white wheel of 37 × 37 points.
    @available(*, deprecated, message: "Use large, and set a colour.")
    case whiteLarge = 0
    /// A white wheel of 20 × 20 points.
    @available(*, deprecated, message: "Use medium, and set a colour.")
    case white = 1
    /// A grey wheel of 20 × 20 points.
    @available(*, deprecated, message: "Use medium, and set a colour.")
    case gray = 2

    /// Compares raw values, so that no deprecated case is named.
    fileprivate var isLarge: Bool { rawValue == 101 || rawValue == 0 }

    fileprivate var isWhite: Bool { rawValue == 0 || rawValue == 1 }
  }

  private static let spokeCount = 8

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A spinner of a size, which is hidden until it is animated.
  public convenience init(style: Style) {
    self.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    self.style = style
  }

  /// Makes a spinner with the properties that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UIActivityIndicatorView.self)
  }

  private func prepare() {
    isOpaque = false
    isHidden = true
    setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
  }

  /// The size of the wheel; a new style also sets its standard colour.
  open var style = Style.medium {
    didSet {
      guard style != oldValue else { return }
      color = standardColor
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The spokes' colour. Setting nil restores that of the style.
  open var color: UIColor! = .systemGray {
    didSet {
      if color == nil { color = standardColor }
      if color != oldValue { setNeedsDisplay() }
    }
  }

  private var standardColor: UIColor { style.isWhite ? .white : .systemGray }

  /// Whether the view hides itself while it does not animate; true by default.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether the wheel is shown as turning; false at first.
  open private(set) var isAnimating = false

  /// Shows the wheel. Differs: it stands still in pictures.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Hides the wheel if ``hidesWhenStopped`` is true, and stops it.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  private static func size(of style: Style) -> CGSize {
    style.isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, label: isAnimating ? "In progress" : "Progress halted")
  }

  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = Self.size(of: style).width
    let (width, inner, outer) = (side * 0.11, side * 0.24, side * 0.44)
    context.translateBy(x: bounds.midX, y: bounds.midY)
    for index in 0..<Self.spokeCount {
      // The first spoke is the brightest; the spokes before it in the turn are fainter.
      let age = (Self.spokeCount - index) % Self.spokeCount
      let strength = max(1 - 0.13 * CGFloat(age), 0.2)
      color.withAlphaComponent(strength * color.cgColor.alpha).setFill()
      UIBezierPath(
        roundedRect: CGRect(x: -width / 2, y: -outer, width: width, height: outer - inner),
        cornerRadius: width / 2
      ).fill()
      context.rotate(by: 2 * .pi / CGFloat(Self.spokeCount))
    }
  }
}
