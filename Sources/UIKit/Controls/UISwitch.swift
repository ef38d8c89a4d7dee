/// A control that is on or off, 51 × 31 points, in the look of iOS 13 to 18.
///
/// Apple publishes no figures: the sizes are those that people measure on devices.
open class UISwitch: UIControl {
  /// The size in points.
  private static let size = CGSize(width: 51, height: 31)
  private static let thumbInset: CGFloat = 2

  private let track = UIView()
  private let thumb = UIView()
  private var isSwitchedOn = false
  /// Whether the drag under way moved the thumb.
  private var dragChanged = false

  /// A switch of its standard size: only the origin of `frame` counts, as on iOS.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  /// Makes a switch with the state and the properties that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepare()
    coder.readNib(into: self, at: UISwitch.self)
  }

  private func prepare() {
    for view in [track, thumb] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
    updateColors()
  }

  /// Whether the switch is on. Setting it sends no event.
  open var isOn: Bool {
    get { isSwitchedOn }
    set { tellingObservers("on", isOn) { setOn(newValue, animated: false) } }
  }

  /// Sets the state without sending an event. Differs: without motion, which is noted.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != isSwitchedOn else { return }
    noteMissingMotion("UISwitch.setOn(_:animated:)", if: animated)
    isSwitchedOn = on
    updateColors()
    setNeedsLayout()
  }

  /// The track's colour when on; nil, as at first, for the system's green.
  open var onTintColor: UIColor? {
    didSet { if onTintColor != oldValue { updateColors() } }
  }

  /// The thumb's colour; nil, as at first, for white.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { updateColors() } }
  }

  /// The image of the state on; nil at first. Not drawn, as on iOS since 7.
  open var onImage: UIImage?
  /// The image of the state off; nil at first. Not drawn, as on iOS since 7.
  open var offImage: UIImage?

  /// The looks that a switch can have; only a Mac's are check boxes.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// The wanted style of the switch. No effect on an iPhone: check boxes are a Mac's.
  open var preferredStyle = Style.automatic
  /// The style that the switch has. Differs: always a sliding switch.
  open var style: Style { .sliding }
  /// The text beside a check box; nil at first. Not drawn, as only a Mac has check boxes.
  open var title: String?

  override package var standardAccessibility: StandardAccessibility {
    StandardAccessibility(
      isElement: true, value: isOn ? "1" : "0",
      traits: [.button, .toggleButton, stateTraits])
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    track.frame = CGRect(origin: .zero, size: Self.size)
    track.layer.cornerRadius = Self.size.height / 2
    let side = Self.size.height - 2 * Self.thumbInset
    let isAtEnd = isSwitchedOn != isRightToLeft
    thumb.frame = CGRect(
      x: isAtEnd ? Self.size.width - side - Self.thumbInset : Self.thumbInset,
      y: Self.thumbInset, width: side, height: side)
    thumb.layer.cornerRadius = side / 2
    alpha = isEnabled ? 1 : 0.5
  }

  private func updateColors() {
    track.backgroundColor = isSwitchedOn ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    dragChanged = false
    return super.beginTracking(touch, with: event)
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isAtEnd = touch.location(in: self).x > bounds.width / 2
    if isAtEnd != (isSwitchedOn != isRightToLeft),
      abs(touch.location(in: nil).x - touch.firstPlace.x) > Self.size.width / 4
    {
      dragChanged = true
      toggle()
    }
    return super.continueTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if !dragChanged { toggle() }
  }

  private func toggle() {
    setOn(!isSwitchedOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !gestureRecognizer.isSingleTap && !(gestureRecognizer is UIPanGestureRecognizer) }
}

extension UIGestureRecognizer {
  /// Whether the gesture is one tap of one finger, which controls keep to themselves.
  var isSingleTap: Bool {
    guard let tap = self as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
  }
}
