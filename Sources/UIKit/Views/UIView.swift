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

  /// The class that `layer` is made of when the view is: `CALayer` or a subclass that has
  /// `init()`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: State that the extensions keep

  // SAFETY: read off the main actor by `deinit` alone, when nobody else has the view any more.
  @safe package nonisolated(unsafe) var children: [UIView] = []
  package weak var parent: UIView?
  package weak var parentWindow: UIWindow?
  /// The controller that this is the view of.
  package weak var controller: UIViewController?
  /// Traits as inherited and overridden; see `UIView+Traits.swift`.
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
  /// Nil while all are the standard ones.
  var interactionProperties: InteractionProperties?
  var attachedMotionEffects: [UIMotionEffect] = []
  final var appearanceIfAny: AppearanceState?
  final var hasUpdatedProperties = false
  /// Nil while neither constraints nor guides nor a cleared mask concern the view.
  package var layoutStateIfAny: LayoutState?
  package var constraintUpdates = ConstraintUpdates()

  override package var standardAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  // MARK: Making views

  public init(frame: CGRect) {
    layer = UIView.makeLayer(Self.layerClass)
    super.init()
    attachLayer()
    if frame != .zero { layer.frame = frame }
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  /// A view as a nib has it; with another coder, one with an empty frame.
  public required init?(coder: NSCoder) {
    layer = UIView.makeLayer(Self.layerClass)
    super.init()
    attachLayer()
    coder.readNib(into: self, at: UIView.self)
  }

  deinit { releaseSubviews() }

  /// Differs: the view is not encoded.
  open func encode(with coder: NSCoder) {}

  /// Called when all objects of the nib are made and connected.
  open func awakeFromNib() {}

  /// Called by Interface Builder on designable views. Tests may call it.
  open func prepareForInterfaceBuilder() {}

  // MARK: Geometry (UIView+Geometry.swift)

  /// The smallest rectangle around the transformed bounds, in the superview's space.
  ///
  /// Undefined, as on iOS, to set while `transform` is no multiple of a quarter turn.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry("frame") { layer.frame = newValue } }
  }

  /// The visible part of the view's own space.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry("bounds") { layer.bounds = newValue } }
  }

  /// Where the anchor point is, in the superview's space.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry("center") { layer.position = newValue } }
  }

  /// Applied about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { changeGeometry("transform") { layer.setAffineTransform(newValue) } }
  }

  open var transform3D: CATransform3D {
    get { layer.transform }
    set { changeGeometry { layer.transform = newValue } }
  }

  /// The point that `center` places, as a fraction of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { layer.anchorPoint = newValue } }
  }

  open var autoresizingMask: AutoresizingMask = []

  /// Whether a new size resizes the subviews by their autoresizing masks.
  open var autoresizesSubviews = true

  /// The size that suits the view best where it is offered `size`. The default is the
  /// present size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that suits the view best, keeping the frame's origin.
  open func sizeToFit() { fitSize() }

  /// Pixels per point of what the view draws: the traits' display scale unless set.
  open var contentScaleFactor: CGFloat {
    get { explicitScale ?? layer.contentsScale }
    set { setContentScale(newValue) }
  }

  // MARK: Hierarchy (UIView+Hierarchy.swift)

  open var superview: UIView? { parent }
  /// Back to front.
  open var subviews: [UIView] { children }
  open var window: UIWindow? { parentWindow }

  /// Adds `view` in front of the other subviews, after taking it from where it was.
  ///
  /// Adding a view to itself or its own descendant has no effect; iOS raises an exception.
  open func addSubview(_ view: UIView) { insert(view, at: .front) }
  /// An index past the end counts as the end.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: .index(index)) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, at: .below(siblingSubview))
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, at: .above(siblingSubview))
  }
  open func removeFromSuperview() { leaveSuperview() }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  /// A number of the app's own to find the view by.
  open var tag = 0

  open func viewWithTag(_ tag: Int) -> UIView? { firstView(tagged: tag) }

  // MARK: Layout (UIView+Layout.swift)

  /// Asks for a layout at the next pass, or the next `layoutIfNeeded()`.
  open func setNeedsLayout() {
    checkMainActor("setNeedsLayout()")
    layer.setNeedsLayout()
  }

  /// Updates and solves the constraints, then lays out the views that need it, from the
  /// outermost one above this that does and is not being laid out, parents before children. Goes
  /// on until none below needs it any more, 32 times at most.
  open func layoutIfNeeded() { layoutTree() }

  /// Places the subviews. The bounds are right when this is called. The default gives the
  /// subviews the frames that the constraints say.
  open func layoutSubviews() {
    hasReachedBase = true
    applyConstraints()
  }

  /// Brings the view's properties up to date, before its layout: the first one, and whenever
  /// somebody asked for it.
  open func updateProperties() {}

  /// Distances from the edges to content, safe area included. The default is 8 on each side.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(.sides(newValue)) }
  }

  /// The same with leading and trailing edges, which are left and right ones as the layout
  /// direction is when the margins are asked for. The margins set last, these or those, count.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveLayoutMargins, isRightToLeft: isRightToLeft) }
    set { setLayoutMargins(.directional(newValue)) }
  }

  /// Whether the margins are at least the superview's, where they overlap.
  open var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area's insets are added to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }

  open func layoutMarginsDidChange() {}

  /// How far bars and screen corners reach into the view. Zero outside of a window.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeArea }

  open func safeAreaInsetsDidChange() {}

  /// The view's natural size: what its content needs. `noIntrinsicMetric` for a dimension
  /// without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Tells the layout that `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() { intrinsicSizeDidChange() }

  // MARK: Auto Layout (AutoLayout/UIView+….swift)

  /// Whether frame and autoresizing mask stand for constraints; false where constraints of the
  /// app's own say where the view is.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutStateIfAny?.translatesMask ?? true }
    set { setTranslatesMask(newValue) }
  }

  /// Accepted: constraints are updated whether or not a view asks for it.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func needsUpdateConstraints() -> Bool { constraintUpdates.isNeeded }

  /// Asks for `updateConstraints()` before the next layout.
  open func setNeedsUpdateConstraints() { markForConstraintUpdate() }

  /// Updates the constraints of the view and of those below, children first.
  open func updateConstraintsIfNeeded() { updateConstraintsBelow() }

  /// Changes constraints. Called once for every view, and whenever one asks for it.
  open func updateConstraints() { hasReachedBase = true }

  /// How far the frame reaches beyond what constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view, this one or one in it, whose first baseline is this one's.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view, this one or one in it, whose last baseline is this one's.
  open var forLastBaselineLayout: UIView { self }

  /// The size that the constraints in the view ask for, as close to `targetSize` as they let.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Drawing (UIView+Drawing.swift)

  /// Draws the view's content in the current context, whose space is the view's.
  ///
  /// Called only where a subclass overrides it; other views have no backing store.
  ///
  /// - Parameter rect: What needs drawing: the bounds, or the part that
  ///   `setNeedsDisplay(_:)` named.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() {
    checkMainActor("setNeedsDisplay()")
    markForDisplay(nil)
  }
  open func setNeedsDisplay(_ rect: CGRect) {
    checkMainActor("setNeedsDisplay(_:)")
    markForDisplay(rect)
  }

  /// The colour behind the contents; nil for none. The layer has it resolved with the view's
  /// traits.
  open var backgroundColor: UIColor? {
    get { plainBackground.color(of: layer) }
    set { tellingObservers("backgroundColor", backgroundColor) { setBackground(newValue) } }
  }

  /// 0 is transparent, 1 opaque.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { tellingObservers("alpha", alpha) { layer.opacity = Float(newValue) } }
  }

  /// Whether what `draw(_:)` draws covers the view. The backing store then starts black, or
  /// in the background colour; it starts transparent if that colour is translucent.
  open var isOpaque = true {
    didSet { updateLayerOpacity() }
  }

  /// Accepted: a backing store is always cleared before drawing here.
  open var clearsContextBeforeDrawing = true

  open var isHidden: Bool {
    get { layer.isHidden }
    set { tellingObservers("hidden", isHidden) { setHidden(newValue) } }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  open var contentMode = ContentMode.scaleToFill {
    didSet { contentModeDidChange() }
  }

  /// A view whose alpha masks this one; it lies in this view's space.
  open var mask: UIView? {
    get { maskView }
    set { setMask(newValue) }
  }

  /// The first one set up the hierarchy, else the system's blue.
  open var tintColor: UIColor! {
    get { resolvedTintColor }
    set { setTint(newValue) }
  }

  open func tintColorDidChange() {}

  // MARK: Traits (UIView+Traits.swift)

  open var traitCollection: UITraitCollection { resolvedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Replaces the inherited appearance for this view and those below.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { changeOwnTraits { $0.userInterfaceStyle = newValue } }
  }

  /// Whether the view's content is mirrored in right-to-left interfaces.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionDidChange() } }
  }

  /// The smallest text size for this view and those below; nil for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { updateTraits() } }
  }

  /// The largest text size for this view and those below; nil for no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { updateTraits() } }
  }

  /// The limits of this view and those above that have any, for people to read.
  open var appliedContentSizeCategoryLimitsDescription: String { contentSizeLimits }

  /// Not drawn: the grey of tint colours below `dimmed` (`FidelityFeature.property`).
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { inheritedTintAdjustment }
    set { setTintAdjustment(newValue) }
  }
  final var ownTintAdjustment = TintAdjustmentMode.automatic

  // MARK: Events (UIView+HitTesting.swift)

  open override var next: UIResponder? { controller ?? parent }

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false

  /// The frontmost view at `point` of this view's space that takes touches.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { touchTarget(point, event) }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { boundsContain(point) }

  /// Watching the touches of this view and those below; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
    set {
      attachedRecognizers.forEach(detach)
      newValue?.forEach(attach)
    }
  }

  /// Takes the recogniser from the view that it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Asked of every view from the touched one up to the recogniser's, when the gesture is
  /// about to begin. False makes it fail.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Dynamics

  /// The outline that meets others in a `UICollisionBehavior`.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// For `.path`: convex, around the view's centre.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }

  // MARK: Focus (UIView+Focus.swift)

  /// Whether a keyboard can move focus to the view.
  open var canBecomeFocused: Bool { false }
  /// False: there is no keyboard that could move focus here.
  open var isFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { subviews }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Layer delegate

  open func display(_ layer: CALayer) { layer.drawBackingStore() }

  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }

  open func layerWillDraw(_ layer: CALayer) {}

  open func layoutSublayers(of layer: CALayer) { layoutContents(of: layer) }

  /// In an animation block the animation of the change, otherwise `NSNull`.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    animationAction(for: layer, key: event)
  }
}
