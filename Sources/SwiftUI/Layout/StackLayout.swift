/// What both stacks do, along an axis.
struct StackEngine {
  let axis: Axis
  let spacing: CGFloat?
  let guide: AlignmentKey

  struct Cache {
    var gaps: [CGFloat] = []
    var priorities: [Double] = []
    /// Lengths at the ends of what may be offered, for a minor proposal.
    var ends: (minor: CGFloat?, minimum: [CGFloat], order: [Int])?
  }

  func makeCache(_ subviews: LayoutSubviews) -> Cache {
    let items = subviews.all
    return MainActor.unchecked {
      var cache = Cache()
      cache.priorities = items.map { $0.priority }
      guard items.count > 1 else { return cache }
      if let spacing {
        cache.gaps = Array(repeating: spacing, count: items.count - 1)
        return cache
      }
      cache.gaps.reserveCapacity(items.count - 1)
      var last = items[0].spacing
      for index in 1..<items.count {
        let next = items[index].spacing
        cache.gaps.append(last.distance(to: next, along: axis))
        last = next
      }
      return cache
    }
  }

  private typealias Measure = (proposal: ProposedViewSize, size: CGSize)

  /// The proposals and sizes of all children.
  @MainActor private func measure(
    _ proposal: ProposedViewSize, _ items: [LayoutItem], _ cache: inout Cache
  ) -> [Measure] {
    let minor = proposal[axis.other]
    guard let major = proposal[axis] else {
      let own = ProposedViewSize(axis, major: nil, minor: minor)
      return items.map { (own, $0.size(own)) }
    }
    if items.isEmpty { return [] }
    let (minimum, order) = ends(minor, items, &cache)
    var available = major - cache.gaps.reduce(0, +)
    var result = Array(
      repeating: (proposal: ProposedViewSize.zero, size: CGSize.zero), count: items.count)
    var start = 0
    while start < order.count {
      let priority = cache.priorities[order[start]]
      let end =
        order[start...].firstIndex { cache.priorities[$0] != priority } ?? order.count
      let reserved = order[end...].reduce(0) { $0 + minimum[$1] }
      var room = available.less(reserved)
      for place in start..<end {
        let index = order[place]
        let share = max(room / CGFloat(end - place), 0)
        let offer = ProposedViewSize(axis, major: share, minor: minor)
        let size = items[index].size(offer)
        result[index] = (offer, size)
        room = room.less(size[axis])
        available = available.less(size[axis])
      }
      start = end
    }
    return result
  }

  @MainActor private func ends(
    _ minor: CGFloat?, _ items: [LayoutItem], _ cache: inout Cache
  ) -> (minimum: [CGFloat], order: [Int]) {
    if let ends = cache.ends, ends.minor == minor { return (ends.minimum, ends.order) }
    if items.count == 1 { return ([0], [0]) }
    var minimum: [CGFloat] = []
    var flexibility: [CGFloat] = []
    minimum.reserveCapacity(items.count)
    flexibility.reserveCapacity(items.count)
    for item in items {
      let low = item.size(ProposedViewSize(axis, major: 0, minor: minor))[axis]
      let high = item.size(ProposedViewSize(axis, major: .infinity, minor: minor))[axis]
      minimum.append(low)
      flexibility.append(high.less(low))
    }
    let priorities = cache.priorities
    let order = items.indices.sorted { left, right in
      if priorities[left] != priorities[right] { return priorities[left] > priorities[right] }
      if flexibility[left] != flexibility[right] {
        return flexibility[left] < flexibility[right]
      }
      if flexibility[left] == .infinity, minimum[left] != minimum[right] {
        return minimum[left] > minimum[right]
      }
      return left < right
    }
    cache.ends = (minor, minimum, order)
    return (minimum, order)
  }

  /// The length across, and how far each child is from its start.
  @MainActor private func extent(
    _ sizes: [Measure], _ items: [LayoutItem]
  ) -> (length: CGFloat, offsets: [CGFloat]) {
    var extent = AlignedExtent()
    var guides: [CGFloat] = []
    guides.reserveCapacity(sizes.count)
    for (item, entry) in zip(items, sizes) {
      let explicit = item.explicitGuide(guide, size: entry.size, proposal: entry.proposal)
      guides.append(
        extent.add(guide: explicit ?? standardPlace(entry, item), length: entry.size[axis.other]))
    }
    return (extent.length, guides.map(extent.offset))
  }

  @MainActor private func standardPlace(_ entry: Measure, _ item: LayoutItem) -> CGFloat {
    guide.standardPlace(
      in: ViewDimensions(entry.size, item: item, proposal: entry.proposal))
  }

  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> CGSize {
    let (items, known) = (subviews.all, cache)
    let result = MainActor.unchecked {
      var own = known
      let sizes = measure(proposal, items, &own)
      let across = extent(sizes, items)
      let along = sizes.reduce(0) { $0 + $1.size[axis] } + own.gaps.reduce(0, +)
      let size = CGSize(axis, major: max(along, 0), minor: across.length)
      return (size: size, cache: own)
    }
    cache = result.cache
    return result.size
  }

  func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout Cache
  ) {
    var proposal = proposal
    if proposal[axis.other] == nil { proposal[axis.other] = bounds.size[axis.other] }
    let (items, known, offer) = (subviews.all, cache, proposal)
    cache = MainActor.unchecked {
      var own = known
      let sizes = measure(offer, items, &own)
      let across = extent(sizes, items)
      var position: CGFloat = 0
      for (index, entry) in sizes.enumerated() {
        let origin = CGSize(axis, major: position, minor: across.offsets[index])
        subviews.put(
          index, at: CGPoint(x: bounds.minX + origin.width, y: bounds.minY + origin.height),
          entry.proposal)
        position += entry.size[axis]
        if index < own.gaps.count { position += own.gaps[index] }
      }
      return own
    }
  }

  func ownSpacing(_ subviews: LayoutSubviews) -> ViewSpacing {
    let items = subviews.all
    guard let first = items.first else { return .plain }
    return MainActor.unchecked {
      var last = first.spacing
      var result = last
      for item in items.dropFirst() {
        last = item.spacing
        result.formUnion(last, edges: axis == .vertical ? .horizontal : .vertical)
      }
      if axis == .vertical { result.bottom = last.bottom } else { result.trailing = last.trailing }
      return result
    }
  }
}

protocol StackLayout: GuidelessLayout, Layout where Cache == StackCache {
  var engine: StackEngine { get }
}

/// What a stack remembers between measuring and placing.
public struct StackCache { var engine: StackEngine.Cache }

/// Lays views out in a row.
public struct HStackLayout: StackLayout, Sendable {
  /// What a stack remembers between measuring and placing.
  public typealias Cache = StackCache
  /// The guide by which the views are aligned down; the middle by default.
  public var alignment: VerticalAlignment
  /// The points between views; nil for what the views want.
  public var spacing: CGFloat?
  /// Makes a row's layout; a spacing of nil leaves the distances to the views.
  nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// Tells the views inside that the stack is horizontal.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }
  var engine: StackEngine {
    StackEngine(axis: .horizontal, spacing: spacing, guide: alignment.key)
  }
  /// Finds the distances and priorities of the views.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(engine: engine.makeCache(subviews))
  }
  /// The distances of the first and last view at the ends, and the largest of all at the sides.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.ownSpacing(subviews)
  }
  /// The size of the row in points: views of higher priority are offered room first, and of those
  /// the least flexible.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { engine.size(proposal, subviews, &cache.engine) }
  /// Places the views one after the other, from the leading end of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { engine.place(in: bounds, proposal, subviews, &cache.engine) }
}

/// Lays views out in a column.
public struct VStackLayout: StackLayout, Sendable {
  /// What a stack remembers between measuring and placing.
  public typealias Cache = StackCache
  /// The guide by which the views are aligned across; the middle by default.
  public var alignment: HorizontalAlignment
  /// The points between views; nil for what the views want.
  public var spacing: CGFloat?
  /// Makes a column's layout; a spacing of nil leaves the distances to the views.
  nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  /// Tells the views inside that the stack is vertical.
  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }
  var engine: StackEngine {
    StackEngine(axis: .vertical, spacing: spacing, guide: alignment.key)
  }
  /// Finds the distances and priorities of the views.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(engine: engine.makeCache(subviews))
  }
  /// The distances of the first and last view at the ends, and the largest of all at the sides.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    engine.ownSpacing(subviews)
  }
  /// The size of the column in points: views of higher priority are offered room first, and of
  /// those the least flexible.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { engine.size(proposal, subviews, &cache.engine) }
  /// Places the views one below the other, from the top of the bounds.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { engine.place(in: bounds, proposal, subviews, &cache.engine) }
}

/// A layout inside of which lines and spacers follow the stack around it, as if it was not there.
///
/// Source: the left axis of LineChart.png in SwiftUICharts, recorded on iOS: its divider is
/// upright, in a `ZStack` in an `HStack`.
protocol OutwardAxisLayout {}

/// Lays views over each other.
public struct ZStackLayout: GuidelessLayout, OutwardAxisLayout, Layout, Sendable {
  /// The guides by which the views are aligned; the middle by default.
  public var alignment: Alignment
  /// Makes a layout of views over each other, aligned by guides.
  nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }

  private func extents(
    _ proposal: ProposedViewSize, _ subviews: [LayoutSubview]
  ) -> (x: AlignedExtent, y: AlignedExtent) {
    var (x, y) = (AlignedExtent(), AlignedExtent())
    for view in subviews {
      let own = view.dimensions(in: proposal)
      x.add(guide: own[alignment.horizontal], length: own.width)
      y.add(guide: own[alignment.vertical], length: own.height)
    }
    return (x, y)
  }

  private func deciding(_ subviews: Subviews) -> [LayoutSubview] {
    let highest = subviews.map(\.priority).max() ?? 0
    return subviews.filter { $0.priority == highest }
  }

  /// The size in points that holds the views of the highest priority, aligned.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let (x, y) = extents(proposal, deciding(subviews))
    return CGSize(width: x.length, height: y.length)
  }

  /// Places the views over each other, offered the size of the stack.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let own = ProposedViewSize(bounds.size)
    let (x, y) = extents(own, deciding(subviews))
    for view in subviews {
      let size = view.dimensions(in: own)
      view.place(
        at: CGPoint(
          x: bounds.minX + x.offset(size[alignment.horizontal]),
          y: bounds.minY + y.offset(size[alignment.vertical])), proposal: own)
    }
  }
}

/// A stack from leading to trailing.
nonisolated public struct HStack<Content: View>: View {
  /// A stack is drawn by its node and has no body.
  public typealias Body = Never
  let layout: HStackLayout
  let content: Content
  /// Makes a stack; the spacing is in points, nil leaves the distances to the views.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  /// Makes the node that lays the views out; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    ContainerNode(
      view, context, axis: .horizontal, layout: { $0.layout }, content: { $0.content })
  }
}

/// A stack from top to bottom.
nonisolated public struct VStack<Content: View>: View {
  /// A stack is drawn by its node and has no body.
  public typealias Body = Never
  let layout: VStackLayout
  let content: Content
  /// Makes a stack; the spacing is in points, nil leaves the distances to the views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
  /// Makes the node that lays the views out; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    ContainerNode(
      view, context, axis: .vertical, layout: { $0.layout }, content: { $0.content })
  }
}

/// A stack of views over each other, the first one at the back.
nonisolated public struct ZStack<Content: View>: View {
  /// A stack is drawn by its node and has no body.
  public typealias Body = Never
  let layout: ZStackLayout
  let content: Content
  /// Makes a stack whose views are aligned by guides.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
  /// Makes the node that lays the views out; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    ContainerNode(view, context, layout: { $0.layout }, content: { $0.content })
  }
}
