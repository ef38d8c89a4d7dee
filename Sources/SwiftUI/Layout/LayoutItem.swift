/// What a container places: a leaf, a container or either with modifiers. It measures, says where
/// its guides are, and makes the layers that show it.
@MainActor class LayoutItem {
  final weak var parentItem: LayoutItem?
  /// Where it lies in the hosting view, and how large it is; set by `place`.
  private(set) final var frame = CGRect.zero
  private(set) final var proposal = ProposedViewSize.unspecified
  final var isRightToLeft = false
  final var displayScale: CGFloat = 1
  /// The identifier in a `ForEach`, where a picker wants to know.
  final var elementTag: AnyHashable?
  /// The rules for what moves; nil where nothing does, and for what is new.
  final var motionScope: MotionScope?
  private final var movingFrame: (frame: Moving<CGRect>, group: ObjectIdentifier?)?
  /// Whether the item itself is on its way out.
  final var leaves = false
  /// Whether this or what it shows is on its way out: it is shown, and takes no part in layout.
  var isLeaving: Bool { leaves }
  private final var sizes: [(proposal: ProposedViewSize, size: CGSize)] = []

  /// Sizes that are remembered: the two ends, the ideal one, and those that are placed.
  private static let rememberedSizeCount = 6

  init() {}

  final func setUp(_ environment: EnvironmentValues) {
    isRightToLeft = environment.layoutDirection == .rightToLeft
    displayScale = environment.displayScale
  }

  // MARK: Overridden

  func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  var spacing: ViewSpacing { .plain }
  var priority: Double { 0 }
  var zIndex: Double { 0 }
  func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
  /// Whether `layoutValue(key:value:)` gave a value here or inside.
  func hasLayoutValue<K: LayoutValueKey>(_ key: K.Type) -> Bool { false }
  func placeChildren() {}
  func show(in list: inout LayerList) {}
  var childItems: [LayoutItem] { [] }
  func layoutDidBecomeInvalid() {}
  var node: _ViewNode? { nil }
  func isCoordinateSpace(_ name: AnyHashable) -> Bool { false }
  /// What containers of views with relative lengths offer; nil for all others.
  var offeredContainerSize: CGSize? { nil }
  var dependsOnContainer: Bool { false }

  /// What a touch at a point of the hosting view means; nil where nothing is there.
  func touchTarget(at point: CGPoint) -> TouchHit? {
    let children = childItems
    guard !children.isEmpty else { return frame.contains(point) ? .content : nil }
    let order = children.enumerated().sorted {
      ($0.element.zIndex, $0.offset) > ($1.element.zIndex, $1.offset)
    }
    for (_, child) in order {
      if let hit = child.touchTarget(at: point) { return hit }
    }
    return nil
  }

  /// Where a point of this item's space lies for its content: elsewhere only under a transform.
  func pointInContent(_ point: CGPoint) -> CGPoint { point }

  /// Adds what assistive technology finds here.
  func addAccessibility(to list: inout AccessibilityList) {
    for child in childItems { child.addAccessibility(to: &list) }
  }

  // MARK: Measuring

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    for known in sizes where known.proposal == proposal { return known.size }
    let size = computeSize(proposal)
    if sizes.count == Self.rememberedSizeCount { sizes.removeFirst() }
    sizes.append((proposal, size))
    return size
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal), item: self, proposal: proposal)
  }

  /// Forgets what was measured here and above.
  final func invalidate() {
    var item: LayoutItem? = self
    while let current = item {
      current.sizes.removeAll(keepingCapacity: true)
      current.layoutDidBecomeInvalid()
      item = current.parentItem
    }
  }

  // MARK: Placing

  /// The frame that is drawn: on its way where its last change is animated.
  final func shownFrame(in list: LayerList) -> CGRect {
    guard let motionScope else { return frame }
    // Groups move by themselves, so that frames count from theirs.
    let target = list.local(frame)
    var moving = movingFrame?.frame ?? Moving(target)
    if let known = movingFrame, known.group != list.group {
      // In another group, as where a transition begins, the same place has other numbers.
      moving.stay(at: target)
    } else {
      moving.set(target, in: motionScope, for: .frames)
    }
    let shown = moving.shown(in: motionScope)
    movingFrame = (moving, list.group)
    return shown.offsetBy(dx: list.origin.x, dy: list.origin.y)
  }

  /// - Parameter origin: In the hosting view.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    self.proposal = proposal
    frame = CGRect(origin: origin, size: size(proposal))
    placeChildren()
  }

  /// - Parameter origin: From this item's leading and top edges.
  final func placeChild(_ child: LayoutItem, at origin: CGPoint, _ proposal: ProposedViewSize) {
    var x = origin.x
    if isRightToLeft { x = frame.width - x - child.size(proposal).width }
    child.place(at: CGPoint(x: frame.minX + x, y: frame.minY + origin.y), proposal)
  }
}

/// An item around one other.
class UnaryItem: LayoutItem {
  final let content: LayoutItem

  init(_ content: LayoutItem) {
    self.content = content
    super.init()
    content.parentItem = self
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }
  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = contentPlace(size, proposal)
    let own = content.size(inner.proposal)
    let value = content.explicitGuide(key, size: own, proposal: inner.proposal)
    return value.map { $0 + (key.axis == .horizontal ? inner.origin.x : inner.origin.y) }
  }
  override var spacing: ViewSpacing { content.spacing }
  override var priority: Double { content.priority }
  override var zIndex: Double { content.zIndex }
  override var isLeaving: Bool { leaves || content.isLeaving }
  override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value { content.value(key) }
  override func hasLayoutValue<K: LayoutValueKey>(_ key: K.Type) -> Bool {
    content.hasLayoutValue(key)
  }
  override var childItems: [LayoutItem] { [content] }

  /// Where the content goes in a size, and what it is offered there.
  func contentPlace(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

  override func placeChildren() {
    let place = contentPlace(frame.size, proposal)
    placeChild(content, at: place.origin, place.proposal)
  }

  override func show(in list: inout LayerList) { content.show(in: &list) }
}

/// Values that a layout asks its subviews for.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

struct LayoutValueModifier<K: LayoutValueKey>: ItemModifier {
  let value: K.Value
  final class Item: UnaryItem {
    var own: K.Value = K.defaultValue
    /// The value that is nearest to the view counts, as on iOS.
    override func value<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
      if key == K.self, !content.hasLayoutValue(key), let value = own as? Key.Value {
        return value
      }
      return super.value(key)
    }
    override func hasLayoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Bool {
      key == K.self || super.hasLayoutValue(key)
    }
  }
  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.own = value }
  var shown: (String, String)? { nil }
}

struct PriorityModifier: ItemModifier {
  let layoutPriority: Double?
  let zIndex: Double?
  final class Item: UnaryItem {
    var ownPriority: Double?
    var ownIndex: Double?
    override var priority: Double { ownPriority ?? super.priority }
    override var zIndex: Double { ownIndex ?? super.zIndex }
  }
  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.ownPriority = layoutPriority
    item.ownIndex = zIndex
  }
  var shown: (String, String)? {
    layoutPriority.map { ("layoutPriority", "\($0)") } ?? zIndex.map { ("zIndex", "\($0)") }
  }
}

extension View {
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
  public func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(layoutPriority: value, zIndex: nil))
  }
  public func zIndex(_ value: Double) -> some View {
    modifier(PriorityModifier(layoutPriority: nil, zIndex: value))
  }
}
