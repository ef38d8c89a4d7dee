/// A rectangle of the layer tree: geometry, look, contents and sublayers.
///
/// Lengths are points; y grows downwards as on iOS. Layers are not thread-safe, as Apple's are not
/// outside a transaction.
///
/// Properties take effect at once; what the layer shows on the way there, at an instant of the
/// virtual clock, is `presentation()`'s.
open class CALayer: NSObject {
  public override init() {
    super.init()
  }

  /// A copy of `layer`'s own properties, without its sublayers, superlayer, mask and delegate.
  ///
  /// Anything but a `CALayer` gives a new layer.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copyProperties(from: layer) }
  }

  /// Makes a new layer. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit { releaseSublayers() }

  /// What the layer, or the view that it belongs to, was asked for and does not draw.
  package final var lacks = FidelityLacks()

  // MARK: Geometry

  /// The visible part of the layer's own coordinate space.
  ///
  /// A negative size is standardised. A change makes the layer need layout; a new size its
  /// superlayer too, and makes the layer need display where `needsDisplayOnBoundsChange` says so.
  open var bounds: CGRect {
    get { standardBounds }
    set { setBounds(newValue.standardized) }
  }
  package internal(set) var standardBounds: CGRect = .zero

  /// The place of `anchorPoint` in the superlayer's coordinate space.
  open var position: CGPoint = .zero {
    willSet { willChange("position", to: .point(newValue)) }
    didSet { tellObservers("position", from: oldValue) }
  }

  /// The point of the layer that `position` places and `transform` turns about, as a fraction of
  /// the bounds. Changing it moves the layer, not `position`.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    willSet { willChange("anchorPoint", to: .point(newValue)) }
  }

  /// The height of the anchor above the layer's plane.
  open var anchorPointZ: CGFloat = 0 {
    willSet { willChange("anchorPointZ", to: .number(newValue)) }
  }

  /// The height above the superlayer's plane. Sublayers are drawn in order of it, then of index.
  open var zPosition: CGFloat = 0 { willSet { willChange("zPosition", to: .number(newValue)) } }

  /// Applied to the layer about its anchor.
  ///
  /// The layer is then flattened into its superlayer's plane, seen along the z axis; with
  /// perspective, what lies behind the viewer is not drawn.
  open var transform = CATransform3DIdentity {
    willSet { willChange("transform", to: .transform(newValue)) }
    didSet { tellObservers("transform", from: oldValue) }
  }

  /// Applied to the sublayers about this layer's anchor.
  open var sublayerTransform = CATransform3DIdentity {
    willSet { willChange("sublayerTransform", to: .transform(newValue)) }
  }

  /// The smallest rectangle around the transformed bounds, in the superlayer's coordinate space.
  ///
  /// Setting it keeps `transform` and finds the bounds' size and the position that give this
  /// frame; under a rotation other than by quarter turns there is no such size and the result is
  /// approximate, as Apple's is undefined.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrameInSuperlayer(newValue) }
  }
  final var transformedFrame: TransformedFrame?

  /// Whether y grows upwards in this layer's coordinate space. Contents stay upright.
  open var isGeometryFlipped = false

  /// Whether the layer is drawn when it faces away from the viewer.
  open var isDoubleSided = true { willSet { willChange("doubleSided", to: .flag(newValue)) } }

  /// `transform`, or the identity where it is not affine.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DIsAffine(transform) ? CATransform3DGetAffineTransform(transform) : .identity
  }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// Whether y grows downwards in `draw(in:)`, where Core Text's lines have to be turned over: yes,
  /// unless an odd number of layers from this one up is geometry-flipped.
  open func contentsAreFlipped() -> Bool { drawsDownwards }

  // MARK: Look

  open var isHidden = false { willSet { willChange("hidden", to: .flag(newValue)) } }
  /// The opacity, from 0 to 1; 1 by default. Values outside count as the nearer end.
  open var opacity: Float = 1 {
    willSet { willChange("opacity", to: .number(Double(newValue))) }
    didSet { tellObservers("opacity", from: oldValue) }
  }
  /// Whether the layer and its sublayers are faded as one picture. Otherwise each is faded alone.
  open var allowsGroupOpacity = true
  /// The colour that fills the bounds with their corners, behind all else; nil for none.
  open var backgroundColor: CGColor? {
    willSet { willChange("backgroundColor", to: LayerValue(newValue)) }
    didSet { tellObservers("backgroundColor", from: oldValue) }
  }
  /// Rounds the background and the border; contents and sublayers too where `masksToBounds`.
  ///
  /// A radius above half the shorter side counts as that half. Whether iOS does so varies: 26.1
  /// does not; for earlier versions it is not known.
  open var cornerRadius: CGFloat = 0 {
    willSet { willChange("cornerRadius", to: .number(newValue)) }
  }
  /// The corners that are rounded. Other bits are dropped.
  open var maskedCorners: CACornerMask = .all {
    didSet { maskedCorners.formIntersection(.all) }
  }
  open var cornerCurve: CALayerCornerCurve = .circular

  /// How much farther than the radius a corner of this curve reaches along the edges.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? CornerShape.continuousExpansion : 1
  }

  /// The border's width in points, 0 by default; it lies inside the bounds, above the sublayers.
  open var borderWidth: CGFloat = 0 {
    willSet { willChange("borderWidth", to: .number(newValue)) }
  }
  /// The border's colour; black by default, and nil draws no border.
  open var borderColor: CGColor? = .black {
    willSet { willChange("borderColor", to: LayerValue(newValue)) }
  }
  /// Whether contents and sublayers are clipped to the bounds and their corners; the layer's own
  /// shadow is then hidden.
  open var masksToBounds = false {
    willSet { willChange("masksToBounds", to: .flag(newValue)) }
  }
  /// The layer whose alpha multiplies this one's, shadow included; it lies in this layer's space.
  ///
  /// A layer masks one other at a time. A mask that contains this layer is refused.
  open var mask: CALayer? {
    get { maskLayer }
    set { setMaskLayer(newValue) }
  }

  /// The shadow's colour; black by default, and nil draws no shadow.
  open var shadowColor: CGColor? = .black {
    willSet { willChange("shadowColor", to: LayerValue(newValue)) }
  }
  open var shadowOpacity: Float = 0 {
    willSet { willChange("shadowOpacity", to: .number(Double(newValue))) }
  }
  /// The shadow's offset in points; (0, -3) by default, which is upwards on iOS.
  open var shadowOffset = CGSize(width: 0, height: -3) {
    willSet { willChange("shadowOffset", to: .size(newValue)) }
  }
  /// The standard deviation of the shadow's blur in points; 3 by default.
  open var shadowRadius: CGFloat = 3 {
    willSet { willChange("shadowRadius", to: .number(newValue)) }
  }
  /// The outline that casts the shadow; nil: what the layer draws does.
  open var shadowPath: CGPath?

  /// No visible difference where `rasterizationScale` is that of the picture, or more.
  open var shouldRasterize = false
  /// Not drawn: layers are rasterised at the picture's own scale; on a screen a smaller one blurs
  /// them (`FidelityFeature.property`).
  open var rasterizationScale: CGFloat = 1
  /// It has no effect: drawing is always complete when `render(in:)` returns.
  open var drawsAsynchronously = false

  // MARK: Contents

  /// A `CGImage` to draw. A value of any other type is not drawn.
  open var contents: Any? {
    willSet { willChange("contents", to: LayerValue(newValue)) }
    didSet { backingStore = nil }
  }
  /// How `contents` that are not as large as the bounds fill them.
  open var contentsGravity: CALayerContentsGravity = .resize
  /// Pixels per point of `contents`, and of the backing store that `display()` makes.
  open var contentsScale: CGFloat = 1 {
    willSet { willChange("contentsScale", to: .number(newValue)) }
  }
  /// The part of `contents` that is drawn, as a fraction of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1) {
    willSet { willChange("contentsRect", to: .rect(newValue)) }
  }
  /// The part of `contentsRect` that stretches both ways, as a fraction of it, where the gravity
  /// resizes; the corners keep their size and the edges stretch along themselves. A width or height
  /// of 0 stands for one pixel of the image around that place.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1) {
    willSet { willChange("contentsCenter", to: .rect(newValue)) }
  }
  open var magnificationFilter: CALayerContentsFilter = .linear
  /// `linear` and `trilinear` filter as `CGContext` does in `render(in:)`; on a screen, four pixels
  /// are blended, for `trilinear` of halvings of the contents.
  open var minificationFilter: CALayerContentsFilter = .linear
  /// Whether what `draw(in:)` draws covers the bounds: the backing store then starts opaque, in
  /// the background colour where that is opaque and in black otherwise.
  open var isOpaque = false
  /// Whether a new bounds size makes the layer need display.
  open var needsDisplayOnBoundsChange = false

  /// A class that is known to leave `draw(in:)` alone; its subclasses may override it.
  package class var drawlessClass: CALayer.Type { CALayer.self }

  /// The image that `display()` made, while it is the layer's contents.
  package var backingStore: LayerBackingStore?
  /// The area that must be drawn again; `CGRect.null` for none.
  package var dirtyRect: CGRect = .null

  /// Sets `contents`: asks the delegate, or draws a backing store of the bounds' size times
  /// `contentsScale` through `draw(in:)`.
  open func display() { displayOwnContents() }

  /// Draws the layer's own contents in its own coordinate space. Asks the delegate.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  open func setNeedsDisplay() { setNeedsDisplay(bounds) }

  /// Adds `r`, in the layer's own space, to what the next `displayIfNeeded()` draws anew.
  ///
  /// An empty rectangle counts too: the layer then needs display without any pixel to redraw.
  open func setNeedsDisplay(_ r: CGRect) {
    dirtyRect = dirtyRect.union(r)
    isDisplayNeeded = true
  }

  open func needsDisplay() -> Bool { isDisplayNeeded }

  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    // An override of `display()` need not call this class's.
    isDisplayNeeded = false
    if !displayAsPresented() { display() }
    dirtyRect = .null
  }

  var isDisplayNeeded = false

  /// Draws the layer and its sublayers, in this layer's own coordinate space: `position` and
  /// `transform` do not count. Layers that need display are displayed first; layout is not run.
  ///
  /// Backing stores are drawn at their `contentsScale`, whatever the context's scale: set the one
  /// to the other beforehand to have them copied pixel by pixel; otherwise they are resampled.
  open func render(in ctx: CGContext) {
    LayerRenderer.render(self, in: ctx)
  }

  // What a subclass of this module adds between the contents and the sublayers.

  func drawOwnShape(in context: CGContext) {}

  /// A rectangle around what `drawOwnShape` draws, in the layer's own space.
  var ownShapeExtent: CGRect? { nil }

  /// Tells the ledger of what a subclass lacks besides `lacks`; called when the layer is drawn.
  func noteOwnLacks() {}

  /// How many things `drawOwnShape` draws, one over the other.
  var ownShapeCount: Int { 0 }

  /// Whether the layer has no plane of its own: its sublayers keep their depth in the plane of the
  /// layer above, and only they are drawn.
  var isVolume: Bool { false }

  /// The copies that are drawn of the sublayers, back to front, at most `limit`; nil: as they are.
  func sublayerInstances(limit: Int) -> [SublayerInstance]? { nil }

  // MARK: Filters

  /// How the layer is put over what is behind it: the name of a blend mode, such as
  /// `multiplyBlendMode`, or of a Porter–Duff operator, such as `xor`. Not drawn: others
  /// (`FidelityFeature.property`).
  open var compositingFilter: Any? {
    didSet {
      setLack(.property, "CALayer.compositingFilter", if: compositingMode == nil)
    }
  }
  /// Filters for the layer and its sublayers. They have no effect, as on iOS.
  open var filters: [Any]?
  /// Filters for what is behind the layer. They have no effect, as on iOS.
  open var backgroundFilters: [Any]?

  // MARK: Tree

  /// The layers in this one, the rearmost first; nil for none.
  open var sublayers: [CALayer]? {
    get { children.isEmpty ? nil : children }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// The layer that this one lies in, as a sublayer or as its mask.
  open var superlayer: CALayer? { host }

  /// Adds `layer` in front of the other sublayers, after taking it from where it was. If it is in
  /// that place already, the method does nothing, as do the other methods that insert. So does
  /// adding a layer to itself or to one of its descendants, where Apple raises an exception.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// An index past the end counts as the end.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts at the back where `sibling` is nil or no sublayer.
  ///
  /// That a layer is inserted then is how iOS behaves; at which end, Apple does not say: it is the
  /// one that nil stands for.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 0)
  }

  /// Inserts at the front where `sibling` is nil or no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, beside: sibling, offset: 1)
  }

  /// Does nothing where `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer, or out of the layer that it masks.
  open func removeFromSuperlayer() { detach() }

  /// Sublayers, back to front by index.
  package internal(set) var children: [CALayer] = []
  /// The layer that this one is a sublayer of.
  package internal(set) weak var parent: CALayer?
  package internal(set) var maskLayer: CALayer?
  /// The layer that this one masks.
  package internal(set) weak var maskedLayer: CALayer?

  // MARK: Layout

  open func setNeedsLayout() { markNeedsLayout() }

  open func needsLayout() -> Bool { isLayoutNeeded }

  /// Lays out every layer that needs it, parents first, below the outermost of the unbroken chain
  /// of ancestors that need layout and are not being laid out, until none there needs it any more
  /// or `maximumPassCount` passes were made. Inside of a layout it makes one pass.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }

  /// Places the sublayers. Asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// The size of the bounds.
  open func preferredFrameSize() -> CGSize { bounds.size }

  package internal(set) var isLayoutNeeded = false
  /// Whether `layoutSublayers()` runs in a pass.
  package var isLayingOut: Bool { layoutDepth > 0 }
  /// How often it runs, one inside the other.
  var layoutDepth: UInt8 = 0
  /// Whether the delegate is told when something here or below needs layout; of roots.
  package var tellsOfLayout = false
  /// Whether this layer or one below it needs layout.
  package internal(set) var isSubtreeLayoutNeeded = false

  // MARK: Points

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    Self.convert(p, from: l, to: self)
  }

  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    Self.convert(p, from: self, to: l)
  }

  /// The smallest rectangle around the converted corners.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    Self.convert(r, from: l, to: self)
  }

  /// The smallest rectangle around the converted corners.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    Self.convert(r, from: self, to: l)
  }

  /// Whether `p`, in the layer's own space, lies in the bounds. Corners are not cut off.
  open func contains(_ p: CGPoint) -> Bool { bounds.holds(p) }

  /// The frontmost visible layer at `p`, a point of the superlayer's space: this or one below it.
  open func hitTest(_ p: CGPoint) -> CALayer? { frontmostLayer(at: p) }

  // MARK: Names

  open var name: String?
  open weak var delegate: (any CALayerDelegate)?

  /// Animations and what else most layers do not have.
  var animationState: LayerAnimationState?
  /// Whether changes animate by themselves; see `LayerActions`.
  var hasBeenSeen = false

  // MARK: Values by name (CALayer+KeyValueCoding.swift)

  /// A property's value, numbers as `NSNumber`, or what was stored under another key.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets a property, or keeps any value under another key. Numbers may be of any type and in an
  /// `NSNumber`; a value of a wrong type for the property is ignored, where Apple raises an
  /// exception.
  open func setValue(_ value: Any?, forKey key: String) { setObject(value, forKey: key) }

  /// The value of a key path. Unlike `value(forKey:)` it also finds parts of values: "position.x",
  /// "bounds.size.width", "transform.rotation.z", "mask.opacity".
  open func value(forKeyPath keyPath: String) -> Any? { object(forKeyPath: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setObject(value, forKeyPath: keyPath)
  }

  /// The value of a key under which none was stored.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Whether a new value under a key, which no property has, makes the layer need display.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The properties of the class and of those above it, by key.
  package class var layerProperties: [String: LayerProperty] { LayerProperty.ofLayers }

  // MARK: Animations (CALayer+Animation.swift)

  /// Shows a copy of an animation in place of the one of its key; without a key, beside the others.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, key: key) }

  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }

  open func removeAllAnimations() { removeAnimations { _ in true } }

  /// The keys of the animations, in the order in which they were added; nil without any.
  open func animationKeys() -> [String]? {
    let keys = (animationState?.entries ?? []).compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The layer's copy, not to be changed.
  open func animation(forKey key: String) -> CAAnimation? {
    animationState?.entries.first { $0.key == key }?.animation
  }

  /// A copy of the layer, made with `init(layer:)`, that has the values shown at the clock's
  /// time. Its sublayers and mask are such copies, too.
  ///
  /// Differs: there is one as soon as there is the layer, not only once it was seen, and every
  /// call makes a new one. The layers above the copy do not name it as their sublayer.
  open func presentation() -> Self? {
    if animationState?.isPresentation ?? false { return self }
    return makePresentation() as? Self
  }

  /// The layer that this is a presentation of, or itself.
  open func model() -> Self {
    animationState?.model as? Self ?? self
  }

  // MARK: Actions (CALayer+Actions.swift)

  /// What happens when the property of a key changes: the delegate says so, or else `actions`, the
  /// style's "actions", or the class. `NSNull` means no action.
  open func action(forKey event: String) -> (any CAAction)? { searchAction(forKey: event) }

  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    makeDefaultAction(forKey: event)
  }

  // MARK: Time (CALayer+Timing.swift)

  /// Converts an instant of another layer's time, or the clock's, to this one's.
  ///
  /// Where a layer's speed is 0, all instants of its time are the one at which it begins.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    Self.convertTime(t, from: l, to: self)
  }

  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    Self.convertTime(t, from: self, to: l)
  }
}
