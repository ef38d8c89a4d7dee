/// A window on content that is larger than itself: `contentOffset` is the origin of the bounds.
///
/// A drag scrolls with the finger, resists beyond the content, and comes to rest at once where
/// iOS would let it glide to. Animated scrolling arrives at once.
///
/// Not drawn: scroll indicators, which are invisible at rest.
open class UIScrollView: UIView {
  /// When the safe area is added to the content's inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The safe area is added along the axes that scroll, and at top and bottom also where the
    /// scroll view is the content of a controller in a navigation controller.
    case automatic = 0
    /// The safe area is added along the axes that scroll.
    case scrollableAxes = 1
    /// The safe area is not added.
    case never = 2
    /// The safe area is added on all sides.
    case always = 3
  }

  /// The colours of scroll indicators, which are not drawn.
  public enum IndicatorStyle: Int, Sendable {
    /// The indicators suit any content.
    case `default` = 0
    /// The indicators suit light content.
    case black = 1
    /// The indicators suit dark content.
    case white = 2
  }

  /// When a drag dismisses the keyboard. Differs: no effect, as there is none.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag leaves the keyboard.
    case none = 0
    /// A drag dismisses the keyboard when it begins.
    case onDrag = 1
    /// A drag pulls the keyboard down.
    case interactive = 2
    /// A drag dismisses the keyboard and the view above it when it begins.
    case onDragWithAccessory = 3
    /// A drag pulls the keyboard and the view above it down.
    case interactiveWithAccessory = 4
  }

  /// The part of a velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part from 0 to 1 of a velocity that is left after a millisecond.
    public let rawValue: CGFloat

    /// A rate of a part from 0 to 1; content with a rate of 1 or more does not glide here.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The usual rate, 0.998: content goes on for 499 times its velocity in points per millisecond.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A rate for short ways, 0.99: content goes on for 99 times its velocity in points per
    /// millisecond.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Told of scrolling and zooming, and asked for the view to zoom. Tables, collections and text
  /// views have a property of the same name, with their own protocol, for the same object.
  @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
    didSet { if delegate !== oldValue { delegateDidChange() } }
  }
  func delegateDidChange() {}

  /// The recogniser of drags. Its target is the scroll view.
  public let panGestureRecognizer: UIPanGestureRecognizer = UIScrollViewPanGestureRecognizer()
  private let pinch = UIPinchGestureRecognizer()

  /// The offset at the start of the drag under way; nil without one.
  var dragOrigin: CGPoint?
  /// The only axis that the drag under way scrolls along; nil for both.
  var dragAxis: NSLayoutConstraint.Axis?
  /// The scale that the fingers of a pinch under way ask for.
  var pinchedScale: CGFloat = 1
  private var reportedInset = UIEdgeInsets.zero
  /// The scale of the delegate's view, which a pinch may take beyond the range of scales.
  private(set) var zoom: CGFloat = 1

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A scroll view from an interface file, with the properties that it has there.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    coder.readNib(into: self, at: UIScrollView.self)
  }

  private func prepare() {
    clipsToBounds = true
    panGestureRecognizer.addTarget(self, action: Selector("dragged(_:)", UIScrollView.dragged))
    addGestureRecognizer(panGestureRecognizer)
    pinch.addTarget(self, action: Selector("pinched(_:)", UIScrollView.pinched))
  }

  // MARK: Content

  /// The content's size in points.
  open var contentSize = CGSize.zero {
    didSet {
      if contentSize != oldValue {
        adjustedInsetMayHaveChanged()
        tellBars()
      }
      tellObservers("contentSize", from: oldValue)
    }
  }

  /// The content's point at the top left corner. It may lie outside of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// Sets the offset. Differs: an animated change arrives at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let changes = contentOffset != self.contentOffset
    noteMissingMotion("UIScrollView.setContentOffset(_:animated:)", if: animated && changes)
    self.contentOffset = contentOffset
    if animated, changes { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Scrolls by as little as makes `rect` of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offsetShowing(rect.standardized), animated: animated)
  }

  /// The room around the content that can be scrolled to, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != oldValue { adjustedInsetMayHaveChanged() }
      tellObservers("contentInset", from: oldValue)
    }
  }

  /// When the safe area is added to the content's inset; by default automatically.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustedInsetMayHaveChanged() }
  }

  /// The content's inset with the safe area added as the behaviour says, in points.
  open var adjustedContentInset: UIEdgeInsets { currentInset }

  /// Called when `adjustedContentInset` has changed. The default is empty.
  open func adjustedContentInsetDidChange() {}

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      guard newValue.origin != old.origin else { return }
      systemGuidesMayHaveChanged()
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
      tellBars()
    }
  }

  /// The controller that has named this its content scroll view.
  weak var contentOwner: UIViewController?

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustedInsetMayHaveChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    adjustedInsetMayHaveChanged()
    tellBars()
  }

  var ownRefreshControl: UIRefreshControl?
  /// The room for a refresh control above the content, in points. A change leaves the content in
  /// place.
  var refreshInset: CGFloat = 0 {
    didSet {
      guard refreshInset != oldValue else { return }
      reportedInset = adjustedContentInset
      adjustedContentInsetDidChange()
      delegate?.scrollViewDidChangeAdjustedContentInset(self)
      if refreshInset == 0 { clampToTop() }
    }
  }

  /// Scrolls to the content's top if the room above it is in view.
  private func clampToTop() {
    let top = -adjustedContentInset.top
    if contentOffset.y < top { contentOffset.y = top }
  }

  /// Keeps content that lay at an edge of the insets at that edge.
  func adjustedInsetMayHaveChanged() {
    let inset = adjustedContentInset
    let old = reportedInset
    guard inset != old else { return }
    reportedInset = inset
    var offset = contentOffset
    if offset.y == -old.top { offset.y = -inset.top }
    if offset.x == -old.left { offset.x = -inset.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  // MARK: Behaviour

  /// Whether a finger scrolls.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether a drag comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a drag that begins along one axis stays on it; false by default. A drag that begins
  /// diagonally follows the finger along both. Apple publishes no angles: here a drag is along an
  /// axis if it goes more than twice as far along it as along the other.
  open var isDirectionalLockEnabled = false
  /// Whether a drag may go beyond the content.
  open var bounces = true
  /// Whether content that fits can be scrolled vertically.
  open var alwaysBounceVertical = false {
    didSet { adjustedInsetMayHaveChanged() }
  }
  /// Whether content that fits can be scrolled horizontally.
  open var alwaysBounceHorizontal = false {
    didSet { adjustedInsetMayHaveChanged() }
  }
  /// The part of a drag's velocity that is left after a millisecond.
  open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls to the top; true by default. Kept, without effect, as
  /// there is no status bar to tap.
  open var scrollsToTop = true
  /// When a drag dismisses the keyboard. Kept, without effect, as there is no keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether touches reach the content only after a moment in which they may become a drag; true by
  /// default. A drag within 0.15 seconds scrolls then, whatever it began in; Apple publishes no
  /// figure. Differs: touches reach the content at once, and that drag cancels them.
  open var delaysContentTouches = true
  /// Whether a drag may take touches away from the content; true by default. If not, no drag
  /// scrolls that begins in a view of the content, except within the moment in which touches are
  /// delayed.
  open var canCancelContentTouches = true

  /// Whether the content's touches begin in a view; true by default. If not, the view is told of
  /// none of their events.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a drag takes a touch from a view and scrolls; false for controls by default. It is
  /// asked when a drag would begin, if touches may be cancelled and are not delayed any more.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The offset at which content comes to rest after a drag, for subclasses to change.
  ///
  /// - Parameter velocity: The content's velocity in points per millisecond.
  func restingPlace(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// Whether a finger is on the view.
  open var isTracking: Bool { panGestureRecognizer.numberOfTouches > 0 }
  /// Whether a drag is under way.
  open var isDragging: Bool { dragOrigin != nil }
  /// Whether content goes on by itself after a drag. Differs: always false, as it comes to rest at
  /// once.
  open var isDecelerating: Bool { false }

  // MARK: Indicators

  /// Not drawn: the indicators are invisible at rest.
  open var showsVerticalScrollIndicator = true
  /// Not drawn: the indicators are invisible at rest.
  open var showsHorizontalScrollIndicator = true
  /// Not drawn: the indicators are invisible at rest.
  open var indicatorStyle = IndicatorStyle.default
  /// Not drawn: the indicators are invisible at rest.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Not drawn: the indicators are invisible at rest.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// Not drawn: the indicators are invisible at rest.
  open var automaticallyAdjustsScrollIndicatorInsets = true

  /// Not drawn: the indicators are invisible at rest.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Not drawn: the indicators are invisible at rest.
  open func flashScrollIndicators() {}

  // MARK: Zoom

  /// The minimum zoom scale.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomRangeDidChange() }
  }
  /// The maximum zoom scale; zooming needs one above the minimum.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomRangeDidChange() }
  }
  /// Whether a pinch may go beyond the range of scales, to which it returns when it ends; true by
  /// default. How far it follows the fingers there is an estimate.
  open var bouncesZoom = true

  /// The recogniser of pinches; nil if the range of scales allows no zooming.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    minimumZoomScale < maximumZoomScale ? pinch : nil
  }

  /// The scale of the delegate's view; it is clamped to the range of scales.
  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether a pinch is under way.
  open var isZooming: Bool { pinch.isRecognizing }

  /// Scales the delegate's view and with it the content's size; the middle stays where it is.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return }
    let new = withinZoomRange(scale)
    if new != zoom, delegate?.viewForZooming(in: self) != nil {
      noteMissingMotion("UIScrollView.setZoomScale(_:animated:)", if: animated)
    }
    showZoom(new)
  }

  /// Scales the delegate's view, if there is one, to a scale that may lie beyond the range.
  func showZoom(_ new: CGFloat) {
    guard new > 0, new != zoom, let view = delegate?.viewForZooming(in: self) else { return }
    let middle = CGPoint(
      x: (contentOffset.x + bounds.width / 2) / zoom,
      y: (contentOffset.y + bounds.height / 2) / zoom)
    zoom = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    let size = view.frame.size
    view.center = CGPoint(x: size.width / 2, y: size.height / 2)
    contentSize = size
    contentOffset = resting(
      CGPoint(x: middle.x * new - bounds.width / 2, y: middle.y * new - bounds.height / 2))
    delegate?.scrollViewDidZoom(self)
  }

  /// Zooms so that `rect` of the content fits the view, as far as the range of scales allows.
  open func zoom(to rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0 else { return }
    setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
    contentOffset = resting(
      CGPoint(
        x: rect.midX * zoom - bounds.width / 2, y: rect.midY * zoom - bounds.height / 2))
  }

  private func zoomRangeDidChange() {
    if minimumZoomScale < maximumZoomScale, pinch.view == nil { addGestureRecognizer(pinch) }
    if zoom < minimumZoomScale || zoom > maximumZoomScale { zoomScale = zoom }
  }
}
