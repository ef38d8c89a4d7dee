/// What a container places: a leaf, a container or either with modifiers. It measures, says where
/// its guides are, and makes the layers that show it.
@MainActor class LayoutItem {
  final weak var parentItem: LayoutItem?
  /// The place and the size of the item in the hosting view; set by `place`.
  private(set) final var frame = CGRect.zero
  private(set) final var proposal = ProposedViewSize.unspecified
  final var isRightToLeft = false
  final var displayScale: CGFloat = 1
  /// The identifier in a `ForEach`, where a picker wants to know.
  final var elementTag: AnyHashable?
  /// The rules for animated changes; nil where no change is animated, and for an item that is new.
  final var motionScope: MotionScope?
  /// The animated frame; nil for most items.
  private final var movingFrame: MovingFrame?

  private final class MovingFrame {
    var frame: Moving<CGRect>
    var group: ObjectIdentifier?
    init(_ frame: Moving<CGRect>, _ group: ObjectIdentifier?) {
      (self.frame, self.group) = (frame, group)
    }
  }

  /// Whether the item itself is on its way out.
  final var leaves = false
  /// Whether this or what it shows is on its way out: it is shown, and takes no part in layout.
  var isLeaving: Bool { leaves }
  /// What is out of date here and below; see `LayoutMarks`.
  final var marks: LayoutMarks = [.place, .show]
  /// How many layers it added when it was shown last.
  final var shownCount: Int32 = 0
  /// The last time that it was shown as all of a group; 0 for what never was.
  final var shownSerial = 0
  /// The safe area that it was placed in.
  private final var placedArea = 0
  private final var sizes: [KnownSize] = []

  /// Sizes that are remembered: a stack asks for three, and does so for each that it is asked for.
  private static let rememberedSizeCount = 10

  /// A size, and the bits of the lengths that it was asked for.
  private struct KnownSize {
    private let width: UInt64
    private let height: UInt64
    let size: CGSize

    init(_ proposal: ProposedViewSize, _ size: CGSize) {
      (width, height) = Self.bits(proposal)
      self.size = size
    }

    /// No length has the bits of nil, which are those of a NaN.
    static func bits(_ proposal: ProposedViewSize) -> (UInt64, UInt64) {
      (proposal.width?.bits ?? .max, proposal.height?.bits ?? .max)
    }

    func isFor(_ bits: (UInt64, UInt64)) -> Bool { width == bits.0 && height == bits.1 }

    var proposal: ProposedViewSize {
      ProposedViewSize(
        width: width == .max ? nil : CGFloat(bits: width),
        height: height == .max ? nil : CGFloat(bits: height))
    }
  }

  init() {}

  final func setUp(_ environment: EnvironmentValues) {
    let isMirrored = environment.isRightToLeft
    let scale = environment.displayScale
    guard isMirrored != isRightToLeft || scale != displayScale else { return }
    isRightToLeft = isMirrored
    displayScale = scale
    // What is new was not asked for anything: it would make its container measure twice.
    if parentItem == nil { layoutDidBecomeInvalid() } else { invalidate() }
  }

  // MARK: Overridden

  func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { nil }
  /// Whether `explicitGuide` may answer a value for a guide.
  func mayHaveGuide(_ key: AlignmentKey) -> Bool { key.merging != .never }
  var spacing: ViewSpacing { .plain }
  var priority: Double { 0 }
  var zIndex: Double { 0 }
  func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value { K.defaultValue }
  /// Whether `layoutValue(key:value:)` gave a value here or inside.
  func hasLayoutValue<K: LayoutValueKey>(_ key: K.Type) -> Bool { false }
  func placeChildren() {}
  /// Adds the layers that show the item. Called by `show(in:)` alone.
  func addLayers(to list: inout LayerList) {}
  /// The items whose layers, one after the other, are this item's where it adds none of its own.
  var shownItems: [LayoutItem] { childItems }
  var childItems: [LayoutItem] { [] }
  /// Called when what was measured here counts no more.
  func layoutDidBecomeInvalid() {}
  /// Called at once when something below is to be measured, placed or shown again.
  func contentDidChange() {}
  /// Whether guides or the spacing, as far as they were asked for, are others now.
  func recheckAnswers() -> Bool { false }
  /// Whether what it shows follows from others that it does not hold.
  var isVolatile: Bool { false }
  /// Whether guides, spacing and values are told as they are; a container remembers which it told.
  var passesOnAnswers: Bool { true }
  var node: _ViewNode? { nil }
  func isCoordinateSpace(_ name: AnyHashable) -> Bool { false }
  /// What containers of views with relative lengths offer; nil for all others.
  var offeredContainerSize: CGSize? { nil }
  var dependsOnContainer: Bool { false }

  /// The target of a touch at a point of the hosting view; nil where there is none.
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

  /// The place that a point of this item's space has for its content: another only under a
  /// transform.
  func pointInContent(_ point: CGPoint) -> CGPoint { point }

  /// Adds what assistive technology finds here.
  func addAccessibility(to list: inout AccessibilityList) {
    for child in childItems { child.addAccessibility(to: &list) }
  }

  // MARK: Measuring

  final func size(_ proposal: ProposedViewSize) -> CGSize {
    if !marks.isDisjoint(with: [.measure, .measureBelow]) { validate() }
    let bits = KnownSize.bits(proposal)
    for known in sizes where known.isFor(bits) { return known.size }
    LayoutWork.measured += 1
    let size = computeSize(proposal)
    remember(size, for: proposal)
    return size
  }

  private final func remember(_ size: CGSize, for proposal: ProposedViewSize) {
    if sizes.count == Self.rememberedSizeCount {
      sizes.removeFirst()
      marks.insert(.forgotSizes)
    }
    // Stacks ask for both ends and a share.
    if sizes.isEmpty { sizes.reserveCapacity(3) }
    sizes.append(KnownSize(proposal, size))
  }

  /// Forgets all sizes.
  final func forgetSizes() {
    sizes.removeAll(keepingCapacity: true)
    marks.remove(.forgotSizes)
    layoutDidBecomeInvalid()
  }

  /// Measures again what was asked for; whether anything of it is another now.
  final func remeasure() -> Bool {
    let known = sizes
    var isOther = marks.contains(.forgotSizes)
    forgetSizes()
    for entry in known {
      if isOther { return true }
      LayoutWork.measured += 1
      let size = computeSize(entry.proposal)
      remember(size, for: entry.proposal)
      isOther = size != entry.size
    }
    return isOther
  }

  final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size(proposal), item: self, proposal: proposal)
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
    movingFrame = MovingFrame(moving, list.group)
    return shown.offsetBy(dx: list.origin.x, dy: list.origin.y)
  }

  /// Places the item and what is below it, as far as that is out of date.
  ///
  /// - Parameter origin: The origin in the hosting view.
  final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
    let area = SafeArea.current?.serial ?? 0
    if !marks.isDisjoint(with: [.measure, .measureBelow]) { validate() }
    if !marks.contains(.place), origin == frame.origin, proposal == self.proposal,
      area == placedArea, !LayoutWork.isMoving
    {
      guard marks.contains(.placeBelow) else { return }
      marks.remove(.placeBelow)
      return placeChildren()
    }
    LayoutWork.placed += 1
    marks.subtract([.place, .placeBelow])
    let new = CGRect(origin: origin, size: size(proposal))
    let isElsewhere = new != frame || proposal != self.proposal || area != placedArea
    self.proposal = proposal
    frame = new
    placedArea = area
    if isElsewhere { markForShow() }
    placeChildren()
  }

  /// Places the topmost item: once more where something was found out of date on the way, as the
  /// content of a geometry reader, which is made where that is placed.
  final func placeFully(at origin: CGPoint, _ proposal: ProposedViewSize) {
    place(at: origin, proposal)
    for _ in 0..<2 where !marks.isDisjoint(with: [.measure, .measureBelow, .placeBelow]) {
      place(at: origin, proposal)
    }
  }

  /// - Parameter origin: The origin from this item's leading and top edges.
  final func placeChild(
    _ child: LayoutItem, at origin: CGPoint, _ proposal: ProposedViewSize
  ) {
    var x = origin.x
    if isRightToLeft { x = frame.width - x - child.size(proposal).width }
    child.place(at: CGPoint(x: frame.minX + x, y: frame.minY + origin.y), proposal)
  }
}

extension CGFloat {
  fileprivate var bits: UInt64 { Double(self).bitPattern }
  fileprivate init(bits: UInt64) { self = CGFloat(Double(bitPattern: bits)) }
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
    guard content.mayHaveGuide(key) else { return nil }
    let inner = contentPlace(size, proposal)
    let own = content.size(inner.proposal)
    let value = content.explicitGuide(key, size: own, proposal: inner.proposal)
    return value.map { $0 + (key.axis == .horizontal ? inner.origin.x : inner.origin.y) }
  }
  override func mayHaveGuide(_ key: AlignmentKey) -> Bool { content.mayHaveGuide(key) }
  override var spacing: ViewSpacing { content.spacing }
  override var priority: Double { content.priority }
  override var zIndex: Double { content.zIndex }
  override var isLeaving: Bool { leaves || content.isLeaving }
  override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value { content.value(key) }
  override func hasLayoutValue<K: LayoutValueKey>(_ key: K.Type) -> Bool {
    content.hasLayoutValue(key)
  }
  override var childItems: [LayoutItem] { [content] }

  /// The place of the content in a size, and the size that it is offered there.
  func contentPlace(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, proposal) }

  override func placeChildren() {
    let place = contentPlace(frame.size, proposal)
    placeChild(content, at: place.origin, place.proposal)
  }

  override func addLayers(to list: inout LayerList) { showInOrder([content], in: &list) }
}

/// The key of a value that a layout asks its subviews for.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a view that was given none.
  static var defaultValue: Value { get }
}

struct LayoutValueModifier<K: LayoutValueKey>: ItemModifier {
  let value: K.Value
  /// Whether it counts although the view has one of its own.
  var overridesInner = false
  final class Item: UnaryItem {
    var own: K.Value = K.defaultValue
    var overridesInner = false
    /// The value that is nearest to the view counts, as on iOS.
    override func value<Key: LayoutValueKey>(_ key: Key.Type) -> Key.Value {
      if key == K.self, overridesInner || !content.hasLayoutValue(key),
        let value = own as? Key.Value
      {
        return value
      }
      return super.value(key)
    }
    override func hasLayoutValue<Key: LayoutValueKey>(_ key: Key.Type) -> Bool {
      key == K.self || super.hasLayoutValue(key)
    }
  }
  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.own = value
    item.overridesInner = overridesInner
  }
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
    guard item.ownIndex != zIndex else { return }
    item.ownIndex = zIndex
    item.orderDidChange()
  }
  var shown: (String, String)? {
    layoutPriority.map { ("layoutPriority", "\($0)") } ?? zIndex.map { ("zIndex", "\($0)") }
  }
}

extension View {
  /// Gives the view a value under a key, for the layout around it.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }
  /// Sets the rank in which a stack offers its room to the view; 0 at first.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(PriorityModifier(layoutPriority: value, zIndex: nil))
  }
  /// Sets the rank in which the view is drawn over its siblings; 0 at first.
  public func zIndex(_ value: Double) -> some View {
    modifier(PriorityModifier(layoutPriority: nil, zIndex: value))
  }
}
