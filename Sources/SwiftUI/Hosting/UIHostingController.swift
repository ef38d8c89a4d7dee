internal import QuartzCore

/// A view controller whose view shows a SwiftUI view.
open class UIHostingController<Content: View>: UIViewController {
  private let hosting: _UIHostingView<Content>

  /// Makes a controller whose view shows a SwiftUI view on the system's background colour.
  public init(rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller as a storyboard does, with a view that the code gives. The coder is handed
  /// to `UIViewController`.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    hosting = _UIHostingView(rootView: rootView)
    super.init(coder: aDecoder)
  }

  /// Fails, since a coder has no SwiftUI view; `init(coder:rootView:)` is for subclasses in a
  /// storyboard.
  public required init?(coder aDecoder: NSCoder) { nil }

  open override func loadView() {
    hosting.backgroundColor = .systemBackground
    view = hosting
  }

  /// The view that the controller shows; another one of the same type keeps the state of its views.
  public var rootView: Content {
    get { hosting.hostedContent }
    set { hosting.hostedContent = newValue }
  }

  /// Which sizes the controller keeps up to date for UIKit as the view changes; none by default.
  public var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { hosting.keepsIntrinsicSize = sizingOptions.contains(.intrinsicContentSize) }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard sizingOptions.contains(.preferredContentSize) else { return }
    let ideal = hosting.idealSize
    if preferredContentSize != ideal { preferredContentSize = ideal }
  }

  /// The size that the view takes in a size, in points, with the safe area and rounded up to whole
  /// pixels. Lengths above what a screen can have ask for the ideal ones.
  open func sizeThatFits(in size: CGSize) -> CGSize {
    loadViewIfNeeded()
    return hosting.fittingSize(in: size)
  }

  /// The graph of the hosted view.
  package var graph: ViewGraph { hosting.graph }
}

/// Which sizes a hosting controller keeps up to date for UIKit.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Makes options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Keeps `preferredContentSize` at the view's ideal size, from layout to layout.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// Has the intrinsic size of the controller's view, which is the ideal one, asked for again when
  /// it changes.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The node above all others.
final class RootNode<Content: View>: _Node<Content> {
  private var base: _Node<Content>?
  private(set) var item: ContainerItem<VStackLayout>

  override init(_ view: Content, _ context: _NodeContext) {
    item = ContainerItem(VStackLayout(), owner: nil) { [] }
    super.init(view, context)
    base = Content._makeNode(view, self.context())
    item = ContainerItem(VStackLayout(), owner: self) { [unowned self] in base?.items ?? [] }
    item.setUp(environment)
  }

  override func didUpdate(from old: Content, viewChanged: Bool) {
    base?.update(view, environment)
    item.setUp(environment)
    item.invalidate()
  }
  override func absorbsItemChange() -> Bool {
    item.childrenChanged()
    return false
  }
  override var childNodes: [_ViewNode] { base.map { [$0] } ?? [] }

  /// What is placed: the one item, or a column of several.
  var placed: LayoutItem {
    let items = item.childItems
    return items.count == 1 && !item.hasLeavingItems ? items[0] : item
  }
}

/// The UIKit view in which a SwiftUI view is laid out and drawn.
open class _UIHostingView<Content: View>: UIView {
  package let graph = ViewGraph()
  private var root: RootNode<Content>?
  private var stored: Content
  private var environmentTraits: UITraitCollection?
  private var environment = EnvironmentValues()
  private var formats: FormatSettings.Values?
  var keepsIntrinsicSize = false
  /// Whether a view inside asks for the appearance.
  final var followsScheme = false

  /// Makes a view of zero size that shows a SwiftUI view.
  public init(rootView: Content) {
    stored = rootView
    super.init(frame: .zero)
    graph.hostView = self
    graph.onChange = { [weak self] in self?.setNeedsLayout() }
    graph.onRootItemsChange = { [weak self] in self?.setNeedsLayout() }
    graph.motion.onCatchUp = { [weak self] in self?.catchUp() }
    graph.motion.onFrame = { [weak self] in self?.setNeedsLayoutOfItems() }
    addGestureRecognizer(gestures)
    followPreferredColorScheme()
  }

  /// Fails: a SwiftUI view is not read from a coder.
  public required init?(coder: NSCoder) { nil }

  final var hostedContent: Content {
    get { stored }
    set {
      stored = newValue
      root?.update(newValue, environment)
      setNeedsLayout()
    }
  }

  /// The node above all; nil before the first layout.
  final var rootNode: _ViewNode? { root }

  private func prepared() -> RootNode<Content> {
    let traits = traitCollection
    if environmentTraits != traits {
      environmentTraits = traits
      environment.traits = UITraitCollection(traitsFrom: [.screenDefault, traits])
      setFormats()
      setMotion(traits[MotionTrait.self])
      root?.update(stored, environment)
    }
    if let root { return root }
    let new = RootNode(
      stored, _NodeContext(graph: graph, parent: nil, environment: environment))
    root = new
    return new
  }

  /// A view may be drawn in one locale and then in another.
  private func setFormats() {
    let formats = FormatSettings.values
    guard self.formats != formats else { return }
    self.formats = formats
    environment.locale = formats.locale
    environment.calendar = formats.calendar
    environment.timeZone = formats.timeZone
  }

  private func setMotion(_ isOn: Bool) {
    let scope = isOn ? graph.motion.rootScope : nil
    guard environment.motionScope !== scope else { return }
    environment.motionScope = scope
    graph.isMoving = isOn
    if !isOn {
      graph.motion.stop()
      root?.removeAllLeaving()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    environmentTraits = nil
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  private lazy var gestures = HostGestureRecognizer { [unowned self] in
    root?.placed
  } update: { [unowned self] in
    layoutIfNeeded()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !gestures.follows(touches) { super.touchesBegan(touches, with: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !gestures.follows(touches) { super.touchesMoved(touches, with: event) }
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !gestures.follows(touches) { super.touchesEnded(touches, with: event) }
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !gestures.follows(touches) { super.touchesCancelled(touches, with: event) }
  }

  /// What SwiftUI's views say of themselves, in their order.
  open override var accessibilityElements: [Any]? {
    get {
      guard let root else { return nil }
      var list = AccessibilityList(host: self)
      root.placed.addAccessibility(to: &list)
      return list.elements
    }
    set { super.accessibilityElements = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
  }

  private func update() {
    let root = prepared()
    graph.settle { place(root.placed) }
    show(root.placed)
    guard keepsIntrinsicSize else { return }
    let ideal = idealSize
    if ideal != knownIdealSize { invalidateIntrinsicContentSize() }
    knownIdealSize = ideal
  }

  private func catchUp() {
    guard let root else { return }
    place(root.placed)
    show(root.placed)
    graph.motion.beginUpdate()
  }

  /// The ideal size of the last layout, while the intrinsic size follows it.
  private var knownIdealSize: CGSize?

  /// The area of the last layout.
  private var placedArea: CGSize?
  private let area = SafeAreaSource()
  private let shown = ShownGroup()

  /// A view smaller than the safe area is in the middle of it.
  private func place(_ item: LayoutItem) {
    let insets = safeAreaInsets
    let area = area.area(
      bounds,
      EdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    SafeArea.current = area
    defer { SafeArea.current = nil }
    let safe = area.rect
    if placedArea != safe.size { item.invalidateRelativeFrames() }
    placedArea = safe.size
    let offer = ProposedViewSize(safe.size)
    LayoutWork.moving(graph.isMoving) {
      graph.remeasureHosted(in: self)
      graph.beginLayout()
      let size = item.size(offer)
      item.placeFully(
        at: CGPoint(x: safe.midX - size.width / 2, y: safe.midY - size.height / 2), offer)
      graph.settleMatches()
    }
  }

  private func show(_ item: LayoutItem) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let list = LayerList(origin: .zero, scale: environment.displayScale, host: self)
    LayoutWork.moving(graph.isMoving) { layer.show(shown.layers(of: item, in: list)) }
    CATransaction.commit()
    graph.motion.didShow()
  }

  func fittingSize(in size: CGSize) -> CGSize {
    let insets = safeAreaInsets
    let root = prepared()
    graph.settle {}
    func offer(_ length: CGFloat, _ inset: CGFloat) -> CGFloat? {
      length >= 2_777_780 ? nil : max(length - inset, 0)
    }
    let (x, y) = (insets.left + insets.right, insets.top + insets.bottom)
    let own = sizeOutsideOfLayout(
      root.placed,
      ProposedViewSize(width: offer(size.width, x), height: offer(size.height, y)))
    let scale = environment.displayScale
    return CGSize(
      width: PixelRounding.up(own.width + x, scale: scale),
      height: PixelRounding.up(own.height + y, scale: scale))
  }

  /// A size measured outside of a layout, without a container for relative frames: what is measured
  /// is forgotten.
  private func sizeOutsideOfLayout(
    _ item: LayoutItem, _ proposal: ProposedViewSize
  ) -> CGSize {
    item.invalidateRelativeFrames()
    defer { item.invalidateRelativeFrames() }
    return item.size(proposal)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  /// The size for a proposal, on whole pixels, without a safe area.
  final func size(_ proposal: ProposedViewSize) -> CGSize {
    let root = prepared()
    graph.settle {}
    let own = sizeOutsideOfLayout(root.placed, proposal)
    let scale = environment.displayScale
    return CGSize(
      width: PixelRounding.up(own.width, scale: scale),
      height: PixelRounding.up(own.height, scale: scale))
  }

  /// The ideal size. Only with the sizing option for it is it asked for again when it changes.
  open override var intrinsicContentSize: CGSize { idealSize }

  /// The size without a proposal.
  final var idealSize: CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    return fittingSize(in: CGSize(width: unlimited, height: unlimited))
  }
}
