/// How a container measures and places its subviews.
nonisolated public protocol Layout: Animatable {
  /// What the layout keeps between measuring and placing; `Void` for a layout that keeps nothing.
  associatedtype Cache = Void
  /// The type of the views that are laid out.
  typealias Subviews = LayoutSubviews
  /// What the layout tells the views inside, as whether it is a stack.
  static var layoutProperties: LayoutProperties { get }
  /// Makes the cache, before the views are measured for the first time.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings the cache up to date after a view or the layout changed; by default, it is made anew.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The distances that the container wants to its neighbours; by default, the largest of its
  /// views'.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size that the container takes in a proposal, in points; it may be asked many times.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Places the views in `bounds`, by `LayoutSubview.place`; x counts from the leading edge. A view
  /// that is not placed lies in the middle, offered the container's size. Differs: the origin of
  /// `bounds` is always zero here, so that no picture shows where a layout forgets to add it.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The place of a guide across, in points from the leading edge; nil leaves it to the views
  /// inside.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache) -> CGFloat?
  /// The place of a guide down, in points from the top edge; nil leaves it to the views inside.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache) -> CGFloat?
}

/// What a layout says of itself to the views inside.
public struct LayoutProperties: Sendable {
  /// The axis along which a stack lays out; nil for other layouts.
  public var stackOrientation: Axis?
  /// Makes the properties of a layout that is no stack.
  public init() {}
  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}

extension Layout {
  /// No properties: the layout is no stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }
  /// The largest distances that the views inside want, at each edge; the standard ones without
  /// views.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .plain }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }
  /// Nil: the guide is left to the views inside.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Nil: the guide is left to the views inside.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }
  /// Makes a view that lays the views of a closure out in this way. It is disfavoured, so that a
  /// layout's own initialiser with views comes first.
  @_disfavoredOverload
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

/// A layout that leaves the standard guides to their default places, which saves asking it.
protocol GuidelessLayout {}

extension Layout where Cache == Void {
  /// Makes no cache, for a layout that keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

/// The views of a layout, or some of them.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  /// A part of the views is of the same type as all of them.
  public typealias SubSequence = LayoutSubviews
  let items: [LayoutItem]
  let recorder: PlacementRecorder
  /// The direction in which the language is written. Places count from the leading edge in both, so
  /// that a layout need not heed it.
  public var layoutDirection: LayoutDirection
  /// Positions among all views of the layout, where these are some that were picked.
  var picked: [Int]?
  /// The index of the first view; in a part of the views, it may be above 0.
  public let startIndex: Int
  /// The index behind the last view.
  public let endIndex: Int

  init(items: [LayoutItem], recorder: PlacementRecorder, layoutDirection: LayoutDirection) {
    self.items = items
    self.recorder = recorder
    self.layoutDirection = layoutDirection
    startIndex = 0
    endIndex = items.count
  }

  private init(_ other: LayoutSubviews, _ bounds: Range<Int>, picked: [Int]?) {
    items = other.items
    recorder = other.recorder
    layoutDirection = other.layoutDirection
    self.picked = picked
    startIndex = bounds.lowerBound
    endIndex = bounds.upperBound
  }

  /// The views' items, in order.
  var all: [LayoutItem] {
    if picked == nil, startIndex == 0, endIndex == items.count { return items }
    return indices.map { items[place($0)] }
  }

  private func place(_ index: Int) -> Int { picked.map { $0[index] } ?? index }

  /// Notes where a view goes, by its position in `all`.
  func put(_ number: Int, at origin: CGPoint, _ proposal: ProposedViewSize) {
    recorder.placements[place(startIndex + number)] = PlacementRecorder.Placement(
      origin: origin, proposal: proposal)
  }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview {
    let place = picked.map { $0[index] } ?? index
    return LayoutSubview(item: items[place], index: place, recorder: recorder)
  }
  /// The views of a range, under the same indices. The range has to lie in that of the views.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= startIndex && bounds.upperBound <= endIndex,
      "The range \(bounds) of subviews is not in \(startIndex)..<\(endIndex).")
    return LayoutSubviews(self, bounds, picked: picked)
  }
  /// The views at some indices, in their order, with indices from 0 on.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let places = indices.map { index in picked.map { $0[index] } ?? index }
    return LayoutSubviews(self, 0..<places.count, picked: places)
  }
  /// Whether both hold the same views in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }
}

/// The places in which a layout puts its subviews, from its own leading and top edges.
final class PlacementRecorder: @unchecked Sendable {
  struct Placement {
    var origin: CGPoint
    var proposal: ProposedViewSize
  }
  var placements: [Placement?] = []
}

/// A view in a layout.
public struct LayoutSubview: Equatable, Sendable {
  let item: LayoutItem
  let index: Int
  let recorder: PlacementRecorder

  // Layouts are asked on the main actor only, but need not be of it.
  /// The size that the view takes in a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    MainActor.unchecked { item.size(proposal) }
  }
  /// The size that the view takes in a proposal, and its guides in that size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    MainActor.unchecked { item.dimensions(proposal) }
  }
  /// The distances in points that the view wants to its neighbours.
  public var spacing: ViewSpacing { MainActor.unchecked { item.spacing } }
  /// The rank in which the layout offers its room to the view; 0 at first.
  public var priority: Double { MainActor.unchecked { item.priority } }
  /// A value that the view was given by `layoutValue(key:value:)`; the key's default without.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let key = UncheckedResult(value: key)
    return MainActor.unchecked { item.value(key.value) }
  }
  /// Puts the view's anchor at a position of the container, in points from its leading and top
  /// edges, and offers the view a size. The last call counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    var origin = position
    if anchor != .topLeading {
      let size = sizeThatFits(proposal)
      origin.x -= anchor.x * size.width
      origin.y -= anchor.y * size.height
    }
    recorder.placements[index] = PlacementRecorder.Placement(origin: origin, proposal: proposal)
  }
  /// Whether both are the same view.
  public static func == (left: Self, right: Self) -> Bool { left.item === right.item }
}

/// The item of a container with a layout.
class ContainerItem<L: Layout>: LayoutItem {
  var layout: L { didSet { isCacheStale = true } }
  private var content: () -> [LayoutItem]
  private var children: (shown: [LayoutItem], placed: [LayoutItem])?
  private var cache: L.Cache?
  /// Whether the layout has to bring its cache up to date.
  private var isCacheStale = false
  /// How the items are shown, back to front; nil where that is how they are placed.
  private var order: [LayoutItem]?
  private let isGuideless: Bool
  private let recorder = PlacementRecorder()
  private var placed: (size: CGSize, proposal: ProposedViewSize, [PlacementRecorder.Placement])?
  private weak var owner: _ViewNode?

  init(_ layout: L, owner: _ViewNode?, content: @escaping () -> [LayoutItem]) {
    self.layout = layout
    self.owner = owner
    self.content = content
    isGuideless = L.self is any GuidelessLayout.Type
  }

  override func mayHaveGuide(_ key: AlignmentKey) -> Bool {
    !isGuideless || key.merging != .never
  }

  override var node: _ViewNode? { owner }

  /// Tells that the list of items is another.
  func childrenChanged() {
    children = nil
    marks.insert(.show)
    invalidate()
  }

  override func layoutDidBecomeInvalid() {
    isCacheStale = true
    placed = nil
  }

  // MARK: Answers

  /// The spacing and the guides that those around asked for.
  private struct Answers {
    struct Guide {
      let key: AlignmentKey
      let size: CGSize
      let proposal: ProposedViewSize
      let value: CGFloat?
    }
    var spacing: ViewSpacing?
    var guides: [Guide] = []
  }
  private final class AnswersBox { var all = Answers() }
  private var answers: AnswersBox?

  /// The maximum number of guides that are remembered; further ones are looked for each time.
  private static var rememberedGuideCount: Int { 12 }

  override var passesOnAnswers: Bool { false }
  override func recheckAnswers() -> Bool {
    guard let known = answers?.all else { return false }
    answers = nil
    if known.guides.count > Self.rememberedGuideCount { return true }
    if let old = known.spacing, !old.isEqual(to: spacing) { return true }
    return known.guides.contains {
      $0.value != explicitGuide($0.key, size: $0.size, proposal: $0.proposal)
    }
  }

  private func noteAnswer(_ change: (inout Answers) -> Void) {
    let box = answers ?? AnswersBox()
    answers = box
    change(&box.all)
  }

  override var childItems: [LayoutItem] { allItems.placed }

  /// All that is shown, and what of it takes part in the layout.
  private var allItems: (shown: [LayoutItem], placed: [LayoutItem]) {
    if let children { return children }
    let items = content()
    for item in items { item.parentItem = self }
    let isStill = owner?.environment.motionScope == nil
    let all = (shown: items, placed: isStill ? items : items.filter { !$0.isLeaving })
    children = all
    return all
  }

  /// Whether something that is on its way out is shown.
  final var hasLeavingItems: Bool { allItems.shown.count != allItems.placed.count }

  final var subviews: LayoutSubviews {
    LayoutSubviews(
      items: childItems, recorder: recorder,
      layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
  }

  private func withCache<Result>(
    _ body: (L, LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = subviews
    var current = cache ?? layout.makeCache(subviews: subviews)
    if cache != nil, isCacheStale { layout.updateCache(&current, subviews: subviews) }
    isCacheStale = false
    defer { cache = current }
    return body(layout, subviews, &current)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override var spacing: ViewSpacing {
    if !marks.isDisjoint(with: [.measure, .measureBelow]) { validate() }
    if let known = answers?.all.spacing { return known }
    let spacing = withCache { $0.spacing(subviews: $1, cache: &$2) }
    noteAnswer { $0.spacing = spacing }
    return spacing
  }

  private func placements(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> [PlacementRecorder.Placement] {
    if let placed, placed.size == size, placed.proposal == proposal { return placed.2 }
    let outer = recorder.placements
    recorder.placements = Array(repeating: nil, count: childItems.count)
    withCache {
      $0.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: $1, cache: &$2)
    }
    let result = recorder.placements.enumerated().map { index, placement in
      if let placement { return placement }
      let own = ProposedViewSize(size)
      let child = childItems[index].size(own)
      return PlacementRecorder.Placement(
        origin: CGPoint(
          x: (size.width - child.width) / 2, y: (size.height - child.height) / 2),
        proposal: own)
    }
    recorder.placements = outer
    placed = (size, proposal, result)
    return result
  }

  override func placeChildren() {
    for (item, place) in zip(childItems, placements(frame.size, proposal)) {
      placeChild(item, at: place.origin, place.proposal)
    }
    guard hasLeavingItems else { return }
    for item in allItems.shown where item.isLeaving {
      item.place(at: item.frame.origin, item.proposal)
    }
  }

  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard mayHaveGuide(key) else { return nil }
    if !marks.isDisjoint(with: [.measure, .measureBelow]) { validate() }
    for known in answers?.all.guides ?? []
    where known.key == key && known.size == size && known.proposal == proposal {
      return known.value
    }
    let value = findGuide(key, size: size, proposal: proposal)
    noteAnswer {
      // One more than are remembered says that there were more.
      guard $0.guides.count <= Self.rememberedGuideCount else { return }
      $0.guides.append(
        Answers.Guide(key: key, size: size, proposal: proposal, value: value))
    }
    return value
  }

  /// Looks for a guide that nobody asked for since the last change.
  func findGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = withCache { layout, subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
    if let own { return own }
    if key.merging == .never { return nil }
    var values: [CGFloat] = []
    for (item, place) in zip(childItems, placements(size, proposal)) {
      let own = item.size(place.proposal)
      guard let value = item.explicitGuide(key, size: own, proposal: place.proposal) else {
        continue
      }
      values.append(value + (key.axis == .horizontal ? place.origin.x : place.origin.y))
    }
    if values.isEmpty { return nil }
    switch key.merging {
    case .minimum: return values.min()
    case .maximum: return values.max()
    case .mean, .never: return values.reduce(0, +) / CGFloat(values.count)
    }
  }

  override func addLayers(to list: inout LayerList) {
    order = Self.ordered(allItems.shown)
    showInOrder(shownItems, in: &list)
  }

  override var shownItems: [LayoutItem] { order ?? allItems.shown }

  /// The items by their indices; nil where they are in order.
  private static func ordered(_ items: [LayoutItem]) -> [LayoutItem]? {
    guard items.contains(where: { $0.zIndex != 0 }) else { return nil }
    return items.indices.sorted { (items[$0].zIndex, $0) < (items[$1].zIndex, $1) }
      .map { items[$0] }
  }
}

/// A layout with its content.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never
  let layout: L
  let content: Content
  @MainActor static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    ContainerNode(
      view, context, axis: L.layoutProperties.stackOrientation, layout: { $0.layout },
      content: { $0.content })
  }
}

/// The node of a view with a layout and content.
final class ContainerNode<V: View, L: Layout, Content: View>: _Node<V> {
  private let layout: (V) -> L
  private let content: (V) -> Content
  private var base: _Node<Content>?
  private var item: ContainerItem<L>?
  /// The axis of a stack: lines between its views run across it.
  private let ownAxis: Axis?
  private var motion: BodyMotion<L>??

  private var axis: Axis? {
    let any = layout(view) as? AnyLayout
    if any?.box.followsOuterAxis ?? (L.self is any OutwardAxisLayout.Type) {
      return environment.stackAxis
    }
    return any?.orientation ?? ownAxis
  }

  private var contentEnvironment: EnvironmentValues {
    environment.inStack(axis)
  }

  init(
    _ view: V, _ context: _NodeContext, axis: Axis? = nil, layout: @escaping (V) -> L,
    content: @escaping (V) -> Content
  ) {
    self.layout = layout
    self.content = content
    ownAxis = axis
    super.init(view, context)
    base = Content._makeNode(content(view), self.context(contentEnvironment))
    let first = moved(layout(view), &motion)
    item = ContainerItem(first, owner: self) { [unowned self] in base?.items ?? [] }
    item?.setUp(environment)
  }

  override func didUpdate(from old: V, viewChanged: Bool) {
    base?.update(content(view), contentEnvironment)
    item?.setUp(environment)
    refresh()
  }

  override func refresh() {
    let new = moved(layout(view), &motion)
    if let item, !FieldComparison.areEqual(item.layout, new) {
      item.layout = new
      item.invalidate()
    }
  }

  override func makeItems() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override func absorbsItemChange() -> Bool {
    item?.childrenChanged()
    return item != nil
  }
  override var childNodes: [_ViewNode] { base.map { [$0] } ?? [] }
  override var shownName: String? {
    String(describing: V.self).prefix { $0 != "<" }.description
  }
}
