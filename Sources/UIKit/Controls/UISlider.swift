/// A value on a track, 34 points high, in the look of iOS 13 to 18.
///
/// Apple publishes no figures: the sizes are those that people measure on devices.
open class UISlider: UIControl {
  private static let height: CGFloat = 34
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4
  /// The distance between an image at an end and the track, in points.
  private static let imageSpacing: CGFloat = 8

  private let minimumTrack = UIImageView()
  private let maximumTrack = UIImageView()
  private let thumb = UIImageView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  private var number: Float = 0
  private var thumbImages: [UInt: UIImage] = [:]
  private var minimumTrackImages: [UInt: UIImage] = [:]
  private var maximumTrackImages: [UInt: UIImage] = [:]
  /// The distance from the touch to the thumb's middle, in points.
  private var grip: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a slider with the values and the properties that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UISlider.self)
  }

  private func prepare() {
    for view in [maximumTrack, minimumTrack, minimumImageView, maximumImageView, thumb] {
      addSubview(view)
    }
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowRadius = 4
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
  }

  // MARK: Value

  /// The value, clamped to the range; 0 at first. Setting it sends no event.
  open var value: Float {
    get { number }
    set { tellingObservers("value", value) { setValue(newValue, animated: false) } }
  }

  /// Sets the value without sending an event. Differs: without motion, which is noted.
  open func setValue(_ value: Float, animated: Bool) {
    let new = min(max(value.isNaN ? minimumValue : value, minimumValue), maximumValue)
    guard new != number else { return }
    noteMissingMotion("UISlider.setValue(_:animated:)", if: animated)
    number = new
    setNeedsLayout()
  }

  /// The minimum value, at the track's leading end; 0 by default. A greater maximum follows it.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue != oldValue else { return }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      rangeDidChange()
    }
  }

  /// The maximum value, at the track's trailing end; 1 by default. A smaller minimum follows it.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue != oldValue else { return }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      rangeDidChange()
    }
  }

  private func rangeDidChange() {
    number = min(max(number, minimumValue), maximumValue)
    setNeedsLayout()
  }

  /// Whether events are sent while the thumb is dragged, as by default, or only at the end.
  open var isContinuous = true

  // MARK: Looks

  /// The colour of the track before the thumb; nil for the tint colour.
  open var minimumTrackTintColor: UIColor? {
    didSet { if minimumTrackTintColor != oldValue { setNeedsLayout() } }
  }
  /// The colour of the track behind the thumb; nil for the system's fill.
  open var maximumTrackTintColor: UIColor? {
    didSet { if maximumTrackTintColor != oldValue { setNeedsLayout() } }
  }
  /// The thumb's colour; nil for white. A thumb image is drawn as it is.
  open var thumbTintColor: UIColor? {
    didSet { if thumbTintColor != oldValue { setNeedsLayout() } }
  }
  /// The image before the track, which gets shorter by it; nil for none.
  open var minimumValueImage: UIImage? {
    didSet { if minimumValueImage != oldValue { setNeedsLayout() } }
  }
  /// The image behind the track, which gets shorter by it; nil for none.
  open var maximumValueImage: UIImage? {
    didSet { if maximumValueImage != oldValue { setNeedsLayout() } }
  }

  /// Sets the thumb's image for a state; nil for the system's thumb.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    if Self.take(image, for: state, in: &thumbImages) { setNeedsLayout() }
  }

  /// Sets the image of the track before the thumb for a state; nil for the system's track.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    if Self.take(image, for: state, in: &minimumTrackImages) { setNeedsLayout() }
  }

  /// Sets the image of the track behind the thumb for a state; nil for the system's track.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
    if Self.take(image, for: state, in: &maximumTrackImages) { setNeedsLayout() }
  }

  /// - Returns: Whether the image differs from the former one.
  private static func take(
    _ image: UIImage?, for state: UIControl.State, in images: inout [UInt: UIImage]
  ) -> Bool {
    guard images[state.rawValue] != image else { return false }
    images[state.rawValue] = image
    return true
  }

  /// The thumb's image for a state, or else for the normal one; nil for the system's thumb.
  open func thumbImage(for state: UIControl.State) -> UIImage? {
    thumbImages[state.rawValue] ?? thumbImages[0]
  }

  /// The image of the track before the thumb for a state, or else for the normal one.
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? {
    minimumTrackImages[state.rawValue] ?? minimumTrackImages[0]
  }

  /// The image of the track behind the thumb for a state, or else for the normal one.
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? {
    maximumTrackImages[state.rawValue] ?? maximumTrackImages[0]
  }

  /// The thumb's image in the present state; nil for the system's thumb.
  open var currentThumbImage: UIImage? { thumbImage(for: state) }
  /// The image of the track before the thumb in the present state.
  open var currentMinimumTrackImage: UIImage? { minimumTrackImage(for: state) }
  /// The image of the track behind the thumb in the present state.
  open var currentMaximumTrackImage: UIImage? { maximumTrackImage(for: state) }

  /// Whether the slider behaves as a Mac's does. No effect, as on an iPhone.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Always `pad`, the style outside of a Mac.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  // MARK: Geometry

  override package var standardAccessibility: StandardAccessibility {
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    return StandardAccessibility(
      isElement: true, value: "\(Int((share.clamped(to: 0...1) * 100).rounded()))%",
      traits: [.adjustable, stateTraits])
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  /// The rectangle of the image before the track.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// The rectangle of the image behind the track.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// The rectangle of the track, in points, between the images at its ends.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let left = minimumValueImage.map { $0.size.width + Self.imageSpacing } ?? 2
    let right = maximumValueImage.map { $0.size.width + Self.imageSpacing } ?? 2
    let height = minimumTrackImage(for: state)?.size.height ?? Self.trackHeight
    return CGRect(
      x: bounds.minX + left, y: bounds.midY - height / 2,
      width: max(bounds.width - left - right, 0), height: height)
  }

  /// The rectangle of the thumb for a value, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let size =
      currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    // The value is NaN in an infinite range.
    let shown = part.clamped(to: 0...1)
    let placed = isRightToLeft ? 1 - shown : shown
    return CGRect(
      x: rect.minX + placed * max(rect.width - size.width, 0), y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let thumbRect = thumbRect(forBounds: bounds, trackRect: track, value: number)
    thumb.frame = thumbRect
    let split = thumbRect.midX
    let left = CGRect(x: track.minX, y: track.minY, width: split - track.minX, height: track.height)
    let right = CGRect(x: split, y: track.minY, width: track.maxX - split, height: track.height)
    minimumTrack.frame = isRightToLeft ? right : left
    maximumTrack.frame = isRightToLeft ? left : right
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
    paint()
  }

  private func paint() {
    minimumImageView.image = minimumValueImage
    maximumImageView.image = maximumValueImage
    thumb.image = currentThumbImage
    thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : nil
    thumb.layer.cornerRadius = currentThumbImage == nil ? Self.thumbSide / 2 : 0
    thumb.layer.shadowOpacity = currentThumbImage == nil ? 0.15 : 0
    minimumTrack.image = minimumTrackImage(for: state)
    maximumTrack.image = maximumTrackImage(for: state)
    minimumTrack.backgroundColor =
      minimumTrack.image == nil ? minimumTrackTintColor ?? tintColor : nil
    maximumTrack.backgroundColor =
      maximumTrack.image == nil ? maximumTrackTintColor ?? .systemFill : nil
    for track in [minimumTrack, maximumTrack] {
      track.layer.cornerRadius = track.image == nil ? Self.trackHeight / 2 : 0
    }
    alpha = isEnabled ? 1 : 0.5
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let rect = thumbRect(
      forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: number)
    let place = touch.location(in: self)
    grip = rect.midX - place.x
    return abs(grip) <= rect.width
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let width = thumbRect(forBounds: bounds, trackRect: track, value: number).width
    let room = track.width - width
    guard room > 0 else { return true }
    let part = (touch.location(in: self).x + grip - track.minX - width / 2) / room
    let placed = Float(min(max(isRightToLeft ? 1 - part : part, 0), 1))
    setValue(minimumValue + placed * (maximumValue - minimumValue), animated: false)
    if isContinuous { sendActions(for: .valueChanged) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(
      for: isContinuous ? .primaryActionTriggered : [.valueChanged, .primaryActionTriggered])
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool { !isTracking || !(gestureRecognizer is UISwipeGestureRecognizer) }
}
