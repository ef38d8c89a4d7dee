internal import QuartzCore

private enum ItemHostKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether another view than the hosting one shows the items: a row's, a page's.
  var isInItemHost: Bool {
    get { self[ItemHostKey.self] }
    set { self[ItemHostKey.self] = newValue }
  }
}

extension UIResponder {
  /// The next controller on the way up.
  var enclosingController: UIViewController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}

/// Learns that items below it changed.
final class ItemWatch: LayoutItem {
  var onChange: () -> Void = {}
  override func contentDidChange() { onChange() }
}

/// Shows an item of a graph in a view of its own: a row of a list, or a page.
final class ItemHostView: UIView {
  enum Placement {
    /// The item is in the middle of the safe area, as in a hosting view.
    case page
    /// The item begins at the leading edge, in the middle of the height.
    case row
  }

  private let placement: Placement
  /// The node below which the item's own are, for trees of views.
  weak var owner: _ViewNode?
  var item: LayoutItem? { didSet { if item !== oldValue { setNeedsLayout() } } }
  /// The item behind the content, in the whole view.
  var background: LayoutItem? { didSet { if background !== oldValue { setNeedsLayout() } } }
  /// The insets of the item from the view's edges.
  var insets = EdgeInsets() { didSet { if insets != oldValue { setNeedsLayout() } } }
  /// What the item was placed in.
  private var placedArea: CGSize?
  private let area = SafeAreaSource()
  private let shownItem = ShownGroup()
  private let shownBackground = ShownGroup()
  private var isMoving: Bool { owner?.graph.isMoving ?? false }

  init(_ placement: Placement, owner: _ViewNode?) {
    self.placement = placement
    self.owner = owner
    super.init(frame: .zero)
    addGestureRecognizer(gestures)
  }

  required init?(coder: NSCoder) { nil }

  /// How high the view is at a width.
  func height(width: CGFloat) -> CGFloat {
    let own = item?.size(
      ProposedViewSize(width: max(width - insets.horizontal, 0), height: nil))
    return (own?.height ?? 0) + insets.vertical
  }

  /// The ideal size.
  var idealSize: CGSize {
    let own = item?.size(.unspecified) ?? .zero
    return CGSize(width: own.width + insets.horizontal, height: own.height + insets.vertical)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let outer = SafeArea.current
    defer { SafeArea.current = outer }
    owner?.graph.remeasureHosted(in: self)
    LayoutWork.moving(isMoving) { place() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let scale = item?.displayScale ?? max(traitCollection.displayScale, 1)
    let list = LayerList(origin: .zero, scale: scale, host: self)
    LayoutWork.moving(isMoving) {
      let behind = background.map { shownBackground.layers(of: $0, in: list) } ?? []
      let own = item.map { shownItem.layers(of: $0, in: list) } ?? []
      layer.show(behind.isEmpty ? own : behind + own)
    }
    CATransaction.commit()
    if let graph = owner?.graph, graph.needsSettling { graph.onChange() }
  }

  private func place() {
    var all = insets
    if placement == .page {
      let safe = safeAreaInsets
      all = EdgeInsets(
        top: safe.top, leading: safe.left, bottom: safe.bottom, trailing: safe.right)
    } else if item?.isRightToLeft == true {
      swap(&all.leading, &all.trailing)
    }
    let area = area.area(bounds, all)
    SafeArea.current = placement == .page ? area : nil
    background?.place(at: .zero, ProposedViewSize(bounds.size))
    guard let item else { return }
    let inner = area.rect
    if placedArea != inner.size { item.invalidateRelativeFrames() }
    placedArea = inner.size
    let offer = ProposedViewSize(
      width: inner.width, height: placement == .page ? inner.height : nil)
    let size = item.size(offer)
    var x = inner.midX - size.width / 2
    if placement == .row { x = item.isRightToLeft ? inner.maxX - size.width : inner.minX }
    item.placeFully(at: CGPoint(x: x, y: inner.midY - size.height / 2), offer)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  private lazy var gestures = HostGestureRecognizer { [unowned self] in
    item
  } update: { [unowned self] in
    owner?.graph.hostView?.layoutIfNeeded()
    layoutIfNeeded()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !gestures.follows(touches) { super.touchesBegan(touches, with: event) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !gestures.follows(touches) { super.touchesMoved(touches, with: event) }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !gestures.follows(touches) { super.touchesEnded(touches, with: event) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !gestures.follows(touches) { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Accessibility

  override var accessibilityElements: [Any]? {
    get {
      guard let item else { return nil }
      var list = AccessibilityList(host: self)
      item.addAccessibility(to: &list)
      return list.elements
    }
    set { super.accessibilityElements = newValue }
  }
}

extension UIView {
  /// Lays out again what shows items, here and below.
  func setNeedsLayoutOfItems() {
    setNeedsLayout()
    var pending = subviews
    while let view = pending.popLast() {
      if view is ItemHostView { view.setNeedsLayout() }
      pending.append(contentsOf: view.subviews)
    }
  }
}

extension ItemHostView: DescribedContent {
  package func describeContent(
    _ add: (_ level: Int, _ type: String, _ frame: CGRect, _ pairs: [(String, String)]) -> Void
  ) {
    guard let owner, let item else { return }
    if let root = item.node as? any ItemRoot {
      for child in root.childNodes { Self.describe(child, add) }
      return
    }
    var wanted: Set<ObjectIdentifier> = []
    var current: LayoutItem? = item
    while let known = current {
      wanted.insert(ObjectIdentifier(known))
      current = known.innerItem
    }
    for node in owner.childNodes { Self.describe(node, wanted, add) }
  }

  /// Tells of all that a node shows.
  private static func describe(
    _ node: _ViewNode,
    _ add: (_ level: Int, _ type: String, _ frame: CGRect, _ pairs: [(String, String)]) -> Void
  ) {
    if node.items.count == 1 { return NodeDescription.describe(node, 0, [], add) }
    for child in node.childNodes { describe(child, add) }
  }

  /// Tells of the nodes that make the item alone.
  private static func describe(
    _ node: _ViewNode, _ wanted: Set<ObjectIdentifier>,
    _ add: (_ level: Int, _ type: String, _ frame: CGRect, _ pairs: [(String, String)]) -> Void
  ) {
    let items = node.items
    guard items.contains(where: { wanted.contains(ObjectIdentifier($0)) }) else { return }
    if items.count == 1 { return NodeDescription.describe(node, 0, [], add) }
    for child in node.childNodes { describe(child, wanted, add) }
  }
}
