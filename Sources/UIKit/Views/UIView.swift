/// A rectangle of the interface that lays out its subviews and draws through its layer.
///
/// Everything here works as on a device that is up and running. A visible window lays itself out
/// when the main thread's run loop turns; no other step happens by itself: whoever shows a view
/// elsewhere calls `layoutIfNeeded()`, and advances the virtual clock that animations run on. The
/// test harness does.
///
/// Members that subclasses override are in this file, because Swift lets no member of an extension
/// be overridden; what they do is in the extensions `UIView+….swift`.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @preconcurrency CALayerDelegate {
  /// The layer that draws the view; its class is `layerClass`.
  public let layer: CALayer

  /// The class of the view's `layer`: `CALayer`, or a subclass of it that has `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: State that the extensions keep

  // SAFETY: The property is read off the main actor by `deinit` alone, when nobody else has the
  // view any more.
  @safe package nonisolated(unsafe) var children: [UIView] = []
  package weak var parent: UIView?
  package weak var parentWindow: UIWindow?
  /// The controller whose root view this is.
  package weak var controller: UIViewController?
  /// The inherited traits with the view's overrides applied; see `UIView+Traits.swift`.
  package var resolvedTraits = UITraitCollection.current
  package lazy var inheritedTraits = resolvedTraits
  package var ownTraits = TraitValues()
  package var traitObservers: [TraitObserver] = []
  package var plainBackground = BackgroundColor()
  package var explicitTintColor: UIColor?
  package var resolvedTintColor = UIColor.systemBlue
  package var explicitScale: CGFloat?
  package var maskView: UIView?
  package var margins = LayoutMargins()
  package var reportedSafeArea = UIEdgeInsets.zero
  package var priorities = ContentPriorities()
  var attachedRecognizers: [UIGestureRecognizer] = []
  var attachedInteractions: [any UIInteraction] = []
  /// Nil while all these properties have their default values.
  var interactionProperties: InteractionProperties?
  var attachedMotionEffects: [UIMotionEffect] = []
  final var appearanceIfAny: AppearanceState?
  final var hasUpdatedProperties = false
  /// Nil while neither constraints nor guides nor a cleared mask concern the view.
  package var layoutStateIfAny: LayoutState?
  package var constraintUpdates = ConstraintUpdates()

  override package var standardAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  // MARK: Making views

  /// Creates a view with a layer of `layerClass`, to be used on the main actor alone.
  public init(frame: CGRect) {
    layer = UIView.makeLayer(Self.layerClass)
    super.init()
    attachLayer()
    if frame != .zero { layer.frame = frame }
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// A view as a nib describes it; with another coder, one with an empty frame.
  public required init?(coder: NSCoder) {
    layer = UIView.makeLayer(Self.layerClass)
    super.init()
    attachLayer()
    coder.readNib(into: self, at: UIView.self)
  }

  deinit { releaseSubviews() }

  /// Differs: the view is not encoded.
  open func encode(with coder: NSCoder) {}

  /// Called when all objects of the nib are made and their outlets connected.
  open func awakeFromNib() {}

  /// Called by Interface Builder on designable views. Tests may call it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Geometry (UIView+Geometry.swift)

  /// The smallest rectangle around the transformed bounds, in the superview's space.
  ///
  /// Setting it while `transform` is not a multiple of a quarter turn is undefined, as on iOS.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry("frame") { layer.frame = newValue } }
  }

  /// The visible part of the view's own coordinate space.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry("bounds") { layer.bounds = newValue } }
  }

  /// The place of the anchor point in the superview's space.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry("center") { layer.position = newValue } }
  }

  /// The transform of the view and its subviews, applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry("transform") { layer.setAffineTransform(newValue) } }
  }

  /// The transform in three dimensions, applied about the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }

  /// The point that `center` places, as a fraction of the bounds; the default is the middle.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { layer.anchorPoint = newValue } }
  }

  /// Which distances and sizes change when the superview's size does; by default none of them.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether a change of the view's size resizes the subviews by their autoresizing masks.
  open var autoresizesSubviews = true

  /// The size in points that suits the view best if it is offered `size`; by default its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Gives the view the size that suits it best, keeping the frame's origin.
  open func sizeToFit() { fitSize() }

  /// The pixels per point of what the view draws: the traits' display scale unless it is set.
  open var contentScaleFactor: CGFloat {
    get { explicitScale ?? layer.contentsScale }
    set { setContentScale(newValue) }
  }

  // MARK: Hierarchy (UIView+Hierarchy.swift)

  /// The view that this one is a subview of; nil for none.
  open var superview: UIView? { parent }
  /// The subviews, from back to front.
  open var subviews: [UIView] { children }
  /// The window that the view is in; nil outside of any.
  open var window: UIWindow? { parentWindow }

  /// Adds `view` in front of the other subviews, after taking it from where it was.
  ///
  /// Adding a view to itself or its own descendant has no effect; iOS raises an exception.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }
  /// Inserts `view` at an index among the subviews; an index past the end counts as the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  /// Inserts a view just behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }
  /// Inserts a view just in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }
  /// Takes the view out of its superview. Does nothing without a superview.
  open func removeFromSuperview() { leaveSuperview() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  /// Called when a view has been added; this and the next ones are empty by default.
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the superview has changed. The default is empty.
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when the window has changed. The default is empty.
  open func didMoveToWindow() {}

  /// A number that an app finds the view by.
  open var tag = 0

  /// The first view with the tag among this view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Layout (UIView+Layout.swift)

  /// Requests a layout at the next pass or the next `layoutIfNeeded()`.
  open func setNeedsLayout() {
    checkMainActor("setNeedsLayout()")
    layer.setNeedsLayout()
  }

  /// Solves the constraints and lays out every view that needs it.
  ///
  /// Starts at the outermost view above this one that needs layout and is not being laid out,
  /// parents before children. Repeats until no view below needs it any more, 32 times at most.
  open func layoutIfNeeded() { layoutTree() }

  /// Places the subviews, after the view got its bounds. The default gives the subviews the frames
  /// that their constraints determine.
  open func layoutSubviews() {
    hasReachedBase = true
    applyConstraints()
  }

  /// Brings properties up to date before the first layout, and before later ones on request.
  open func updateProperties() {}

  /// Distances in points from the edges to the content, safe area included; by default 8 each.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(.sides(newValue)) }
  }

  /// The layout margins with leading and trailing edges, which are left and right ones as the
  /// layout direction is when the margins are asked for. Of `layoutMargins` and this the one that
  /// was set last counts.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveLayoutMargins, isRightToLeft: isRightToLeft) }
    set { setLayoutMargins(.directional(newValue)) }
  }

  /// Whether the margins are at least the superview's margins, where they overlap the view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area's insets are added to the layout margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  /// Called when the layout margins have changed. The default is empty.
  open func layoutMarginsDidChange() {}

  /// How far bars and screen corners reach into the view, in points. Zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  /// Called when the safe area has changed. The default is empty.
  open func safeAreaInsetsDidChange() {}

  /// The content's natural size in points; `noIntrinsicMetric` for a dimension without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells the layout that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

  // MARK: Auto Layout (AutoLayout/UIView+….swift)

  /// Whether frame and autoresizing mask act as constraints; false if an app's own do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutStateIfAny?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// Accepted without effect: constraints are updated whether or not a view asks for it.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether `updateConstraints()` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { constraintUpdates.isNeeded }

  /// Requests a call of `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

  /// Updates the constraints of this view and its descendants, children first.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// Changes the view's constraints. Called once for every view, and after each request.
  open func updateConstraints() { hasReachedBase = true }

  /// How far the frame reaches beyond the rectangle that constraints align, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The rectangle that constraints align: the frame less the insets.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect rect: CGRect) -> CGRect { frame(around: rect) }

  /// The priority with which the view resists growing beyond its intrinsic size, 250 by default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging(axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setHugging(priority, axis) }
  /// The priority with which the view resists shrinking below its intrinsic size, 750 by default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { compression(axis) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { setCompression(priority, axis) }

  /// Nobody asks, as on iOS: `forFirstBaselineLayout` and `forLastBaselineLayout` count.
  open func forBaselineLayout() -> UIView { self }

  /// The view whose first baseline is this view's; it is this view or one in it.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  /// The view whose last baseline is this view's; it is this view or one in it.
  open var forLastBaselineLayout: UIView { self }

  /// The size that the constraints in the view ask for, as close to `targetSize` as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that constraints give the view, near a target by the priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Drawing (UIView+Drawing.swift)

  /// Draws the view's content into the current context, in the view's own coordinates.
  ///
  /// Called only where a subclass overrides it; other views have no backing store.
  ///
  /// - Parameter rect: The part that needs drawing: the bounds, or what `setNeedsDisplay(_:)`
  ///   named.
  open func draw(_ rect: CGRect) {}

  /// Requests a new drawing of the whole view before the next display.
  open func setNeedsDisplay() {
    checkMainActor("setNeedsDisplay()")
    markForDisplay(nil)
  }
  /// Has a part of the view drawn anew by `draw(_:)`, before the next picture.
  open func setNeedsDisplay(_ rect: CGRect) {
    checkMainActor("setNeedsDisplay(_:)")
    markForDisplay(rect)
  }

  /// The colour behind the contents; nil for none. The layer has it resolved for the view's traits.
  open var backgroundColor: UIColor? {
    get { plainBackground.color(of: layer) }
    set { tellingObservers("backgroundColor", backgroundColor) { setBackground(newValue) } }
  }

  /// The opacity of the view and its subviews, from 0 for transparent to 1 for opaque.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { tellingObservers("alpha", alpha) { layer.opacity = Float(newValue) } }
  }

  /// Whether `draw(_:)` covers the whole view. The backing store then starts black or in the
  /// background colour; it starts transparent if that colour is translucent.
  open var isOpaque = true {
    didSet { updateLayerOpacity() }
  }

  /// Accepted without effect: a backing store is always cleared before drawing.
  open var clearsContextBeforeDrawing = true

  /// Whether the view and its descendants are neither drawn nor touched.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { tellingObservers("hidden", isHidden) { setHidden(newValue) } }
  }

  /// Whether subviews are clipped to the view's bounds and rounded corners.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How content is placed and resized when the bounds change.
  open var contentMode = ContentMode.scaleToFill {
    didSet { contentModeDidChange() }
  }

  /// A view in this view's space whose alpha masks this view.
  open var mask: UIView? {
    get { maskView }
    set { setMask(newValue) }
  }

  /// The view's own tint colour, else that of the closest ancestor with one, else system blue.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTint(newValue) }
  }

  /// Called when the tint colour has changed. The default is empty.
  open func tintColorDidChange() {}

  // MARK: Traits (UIView+Traits.swift)

  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called after traits changed. The default is empty.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The appearance that replaces the inherited one for this view and its descendants.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { changeOwnTraits { $0.userInterfaceStyle = newValue } }
  }

  /// Whether the view's content is mirrored in right-to-left interfaces.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The minimum text size for this view and its descendants; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { updateTraits() } }
  }

  /// The maximum text size for this view and its descendants; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { updateTraits() } }
  }

  /// The text size limits of this view and its ancestors, as a text for people.
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimits }

  /// Not drawn: the grey of tint colours below `dimmed` (`FidelityFeature.property`).
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustment }
    set { setTintAdjustment(newValue) }
  }
  final var ownTintAdjustment = TintAdjustmentMode.automatic

  // MARK: Events (UIView+HitTesting.swift)

  open override var next: UIResponder? { controller ?? parent }

  /// Whether the view and its descendants take touches.
  open var isUserInteractionEnabled = true
  /// Whether the view takes more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether the view keeps other views from touches while it has one.
  open var isExclusiveTouch = false

  /// The frontmost descendant, or this view, that takes touches at `point` of this view's space.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { touchTarget(point, event) }

  /// Whether `point`, in this view's space, lies in its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsContain(point) }

  /// The recognisers that watch the touches of this view and its descendants; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set { replaceRecognizers(by: newValue) }
  }

  /// Attaches a recogniser, taking it from the view that it was attached to.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { attach(recognizer) }

  /// Takes a recogniser away, which fails if it is at work.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { detach(recognizer) }

  /// Asked of every view from the touched one up to the recogniser's when the gesture is about to
  /// begin. False makes it fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Dynamics

  /// The shape that collides with others in a `UICollisionBehavior`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline for `.path`: convex, with the view's centre as its origin; that of the bounds.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(centredRectOf: bounds.size) }

  // MARK: Focus (UIView+Focus.swift)

  /// Whether a keyboard can move focus to the view.
  open var canBecomeFocused: Bool { false }
  /// Differs: always false, as there is no keyboard that could move focus here.
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Layer delegate

  open func display(_ layer: CALayer) { layer.drawBackingStore() }

  /// Draws the view into its layer's context.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

  open func layerWillDraw(_ layer: CALayer) {}

  /// Runs the view's part of the layer's layout.
  open func layoutSublayers(of layer: CALayer) { layoutContents(of: layer) }

  /// The animation of the change inside of an animation block, else `NSNull`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, key: event)
  }
}
