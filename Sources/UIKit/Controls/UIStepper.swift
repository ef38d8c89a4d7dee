/// A minus and a plus, 94 × 32 points, in the look of iOS 13 to 18.
///
/// Apple publishes no figures: the sizes are those that people measure on devices.
///
/// Differs: a resting finger does not repeat the step.
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  private let plate = UIImageView()
  private let divider = UIImageView()
  private let minusImage = UIImageView()
  private let plusImage = UIImageView()
  private let minus = CAShapeLayer()
  private let plus = CAShapeLayer()

  /// A stepper of its standard size: only the origin of `frame` counts, as on iOS.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    prepare()
  }

  /// Makes a stepper with the values and the properties that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    prepare()
    coder.readNib(into: self, at: UIStepper.self)
  }

  private func prepare() {
    for view in [plate, divider, minusImage, plusImage] {
      view.contentMode = view === plate ? .scaleToFill : .center
      addSubview(view)
    }
    layer.addSublayer(minus)
    layer.addSublayer(plus)
    setContentHuggingPriority(UILayoutPriority(750), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(750), for: .vertical)
  }

  /// The value, clamped to the range; 0 at first. Setting it sends no event.
  open var value = 0.0 {
    didSet {
      let allowed = min(max(value.isNaN ? minimumValue : value, minimumValue), maximumValue)
      if allowed != value { value = allowed }
      if value != oldValue { setNeedsLayout() }
      tellObservers("value", from: oldValue)
    }
  }

  /// The minimum value, at which the minus is disabled; 0 by default.
  open var minimumValue = 0.0 {
    didSet { if minimumValue != oldValue { rangeDidChange() } }
  }
  /// The maximum value, at which the plus is disabled; 100 by default.
  open var maximumValue = 100.0 {
    didSet { if maximumValue != oldValue { rangeDidChange() } }
  }

  /// Clamps the value to the range, and has the signs drawn anew: one is disabled at an end.
  private func rangeDidChange() {
    value = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
  }

  /// The amount that a tap adds or subtracts; 1 by default. Differs: it may be 0 or less.
  open var stepValue = 1.0
  /// Whether the value goes on at the other end of the range; false by default.
  open var wraps = false { didSet { if wraps != oldValue { setNeedsLayout() } } }
  /// Whether the value changes on while a button is held; true by default. Differs: no effect, as
  /// each touch sends one event.
  open var autorepeat = true
  /// Whether an event is sent for each step; true by default. Differs: no effect, as each tap is
  /// one step.
  open var isContinuous = true

  // MARK: Images

  private var images = StepperImages()

  /// The image for incrementing; nil if none was set, when a plus is drawn.
  open func incrementImage(for state: State) -> UIImage? { images.increment[state] }

  /// Sets the image for incrementing in a state; nil draws a plus.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    if images.increment.take(image, for: state) { setNeedsLayout() }
  }

  /// The image for decrementing; nil if none was set, when a minus is drawn.
  open func decrementImage(for state: State) -> UIImage? { images.decrement[state] }

  /// Sets the image for decrementing in a state; nil draws a minus.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    if images.decrement.take(image, for: state) { setNeedsLayout() }
  }

  /// The image behind the buttons in a state; nil if none was set.
  open func backgroundImage(for state: State) -> UIImage? { images.background[state] }

  /// Sets the image behind the buttons in a state; nil for the system's background.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    if images.background.take(image, for: state) { setNeedsLayout() }
  }

  /// The image between the buttons for the states of both; nil if none was set.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { images.divider(leftState, rightState) }

  /// Sets the image between the buttons for the states of both.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    images.dividers[StepperImages.Pair(leftState, rightState)] = image
    setNeedsLayout()
  }

  override package var standardAccessibilityElements: [Any]? {
    let width = bounds.width / 2
    return ["Decrement", "Increment"].enumerated().map { index, label in
      let half = isRightToLeft ? 1 - index : index
      let element = UIAccessibilityElement(accessibilityContainer: self)
      element.accessibilityLabel = label
      element.accessibilityTraits = UIAccessibilityTraits.button.union(stateTraits)
      element.accessibilityFrameInContainerSpace = CGRect(
        x: width * CGFloat(half), y: 0, width: width, height: bounds.height)
      return element
    }
  }

  open override var intrinsicContentSize: CGSize { Self.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = Self.size
    plate.frame = CGRect(origin: .zero, size: size)
    plate.image = backgroundImage(for: state)
    plate.backgroundColor = plate.image == nil ? .tertiarySystemFill : nil
    plate.layer.cornerRadius = plate.image == nil ? 8 : 0
    divider.image = images.divider(state, state)
    let width = divider.image?.size.width ?? 1
    divider.frame =
      divider.image == nil
      ? CGRect(x: size.width / 2 - 0.5, y: 7, width: 1, height: 18)
      : CGRect(x: (size.width - width) / 2, y: 0, width: width, height: size.height)
    divider.backgroundColor = divider.image == nil ? .systemGray3 : nil
    let (first, last) = (size.width / 4, size.width * 3 / 4)
    let (canFall, canRise) = (wraps || value > minimumValue, wraps || value < maximumValue)
    let (minusX, plusX) = isRightToLeft ? (last, first) : (first, last)
    show(minus, isPlus: false, x: minusX, isUsable: canFall)
    show(plus, isPlus: true, x: plusX, isUsable: canRise)
    show(images.decrement, in: minusImage, hiding: minus, x: minusX, isUsable: canFall)
    show(images.increment, in: plusImage, hiding: plus, x: plusX, isUsable: canRise)
    alpha = isEnabled ? 1 : 0.5
  }

  /// Shows the app's own image in place of a sign.
  private func show(
    _ images: StateImages, in view: UIImageView, hiding sign: CALayer, x: CGFloat, isUsable: Bool
  ) {
    let image = images[isUsable ? state : state.union(.disabled)]
    let isPlain = image?.renderingMode == .automatic
    view.image = isPlain ? image?.withRenderingMode(.alwaysTemplate) : image
    view.tintColor = isUsable ? nil : .tertiaryLabel
    view.isHidden = image == nil
    view.frame = CGRect(x: x - Self.size.width / 4, y: 0, width: 47, height: Self.size.height)
    sign.isHidden = image != nil
  }

  /// - Parameters:
  ///   - x: The sign's middle, in points.
  ///   - isUsable: Whether the value can change that way; otherwise the sign looks disabled.
  private func show(_ sign: CAShapeLayer, isPlus: Bool, x: CGFloat, isUsable: Bool) {
    let half: CGFloat = 7
    let middle = CGPoint(x: x, y: Self.size.height / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: middle.x - half, y: middle.y))
    path.addLine(to: CGPoint(x: middle.x + half, y: middle.y))
    if isPlus {
      path.move(to: CGPoint(x: middle.x, y: middle.y - half))
      path.addLine(to: CGPoint(x: middle.x, y: middle.y + half))
    }
    let color = isUsable ? UIColor.label : .tertiaryLabel
    sign.frame = plate.frame
    sign.path = path.cgPath
    sign.lineWidth = 1.8
    sign.lineCap = .round
    sign.fillColor = nil
    sign.strokeColor = color.resolvedColor(with: traitCollection).cgColor
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch else { return }
    let isPlus = (touch.location(in: self).x > bounds.midX) != isRightToLeft
    var new = value + (isPlus ? stepValue : -stepValue)
    if new > maximumValue { new = wraps ? minimumValue : maximumValue }
    if new < minimumValue { new = wraps ? maximumValue : minimumValue }
    guard new != value else { return }
    value = new
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !gestureRecognizer.isSingleTap }
}
