import Foundation

/// A disc of the chosen colour in a ring of all colours, 28 points wide.
///
/// Apple publishes no figures: a ring of 3 points with 2 points between it and the disc is what
/// people measure. Differs: a touch opens no picker.
open class UIColorWell: UIControl {
  private static let side: CGFloat = 28
  private static let ringWidth: CGFloat = 3
  private static let gap: CGFloat = 2

  private let ring = CAGradientLayer()
  private let hole = CAShapeLayer()
  private let disc = UIView()
  private let slash = CAShapeLayer()

  public override init(frame: CGRect) {
    super.init(
      frame: frame.size == .zero
        ? CGRect(origin: frame.origin, size: CGSize(width: Self.side, height: Self.side)) : frame)
    prepare()
  }

  /// A well from an interface file, with the properties that it has there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UIColorWell.self)
  }

  private func prepare() {
    ring.type = .conic
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 0.5, y: 0)
    ring.colors = (0...12).map { index in
      UIColor(hue: CGFloat(12 - index) / 12, saturation: 0.85, brightness: 1, alpha: 1).cgColor
    }
    hole.fillColor = nil
    hole.lineWidth = Self.ringWidth
    hole.strokeColor = UIColor.black.cgColor
    ring.mask = hole
    layer.addSublayer(ring)
    disc.isUserInteractionEnabled = false
    addSubview(disc)
    slash.fillColor = nil
    slash.lineWidth = 2
    disc.layer.addSublayer(slash)
    disc.clipsToBounds = true
    setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
  }

  /// The title of the picker that the well opens.
  open var title: String?
  /// Whether the picker that the well opens has opacity.
  open var supportsAlpha = true
  /// Whether the picker that the well opens takes colours from the screen.
  open var supportsEyedropper = true

  /// The chosen colour; nil shows an empty disc with a stroke across it.
  open var selectedColor: UIColor? {
    didSet {
      if selectedColor != oldValue { setNeedsLayout() }
      tellObservers("selectedColor", from: oldValue)
    }
  }

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, label: title ?? "Color Well", traits: [.button, stateTraits])
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = max(min(bounds.width, bounds.height), 0)
    let square = CGRect(
      x: (bounds.width - side) / 2, y: (bounds.height - side) / 2, width: side, height: side)
    ring.frame = square
    hole.frame = ring.bounds
    let half = min(Self.ringWidth, side) / 2
    hole.path = UIBezierPath(ovalIn: ring.bounds.insetBy(dx: half, dy: half)).cgPath
    let inset = min(Self.ringWidth + Self.gap, side / 2)
    disc.frame = square.insetBy(dx: inset, dy: inset)
    disc.layer.cornerRadius = disc.bounds.width / 2
    disc.backgroundColor = selectedColor ?? .systemBackground
    slash.isHidden = selectedColor != nil
    slash.frame = disc.bounds
    let path = UIBezierPath()
    path.move(to: CGPoint(x: disc.bounds.minX, y: disc.bounds.maxY))
    path.addLine(to: CGPoint(x: disc.bounds.maxX, y: disc.bounds.minY))
    slash.path = path.cgPath
    slash.strokeColor = UIColor.systemRed.resolvedColor(with: traitCollection).cgColor
    alpha = isEnabled ? 1 : 0.5
  }
}
