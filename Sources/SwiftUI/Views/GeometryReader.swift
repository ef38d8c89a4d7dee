/// A view whose content knows its size and place. It takes all that it is offered, 10 points where
/// that is open, and puts its content at the leading end of the top.
nonisolated public struct GeometryReader<Content: View>: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  /// Makes the content of the size and place.
  public var content: (GeometryProxy) -> Content
  /// Makes a view whose content is made anew when its size or place changes.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
  /// Makes the node that makes the content as it is placed; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    GeometryNode(view, context)
  }
}

/// The size and place of a view. Its frames in other spaces are asked for on the main actor.
nonisolated public struct GeometryProxy: @unchecked Sendable {
  let item: LayoutItem
  let insets: EdgeInsets
  let frame: CGRect
  /// Notes whose anchors are asked for.
  var read: AnchorReads?

  /// The size of the view that asks, in points.
  public var size: CGSize { frame.size }
  /// What the safe area keeps clear beyond the edges of the view that touch it, in points; 0 at the
  /// others.
  public var safeAreaInsets: EdgeInsets { insets }
}

final class GeometryNode<Content: View>: _Node<GeometryReader<Content>> {
  private var base: _Node<Content>?
  private var item: GeometryItem?
  private var shownFrame: CGRect?
  private var shownInsets = EdgeInsets()
  private let read = AnchorReads()

  override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    super.init(view, context)
    let item = GeometryItem(TopLeadingLayout(), owner: self) { [unowned self] in base?.items ?? [] }
    item.setUp(environment)
    item.willPlace = { [unowned self] in show($0) }
    self.item = item
  }

  private var isStale = true

  private func show(_ frame: CGRect) {
    var insets = EdgeInsets()
    if let area = SafeArea.current {
      let grown = area.grown(frame, .all)
      insets = EdgeInsets(
        top: frame.minY - grown.minY, leading: frame.minX - grown.minX,
        bottom: grown.maxY - frame.maxY, trailing: grown.maxX - frame.maxX)
    }
    let isElsewhere = shownFrame != frame || shownInsets != insets
    guard isStale || isElsewhere || read.areStale, let item else { return }
    isStale = false
    shownFrame = frame
    shownInsets = insets
    read.reset()
    let proxy = GeometryProxy(item: item, insets: insets, frame: frame, read: read)
    let content = graph.tracking(self) { view.content(proxy) }
    if let base {
      base.update(content, environment)
    } else {
      base = Content._makeNode(content, context())
      item.childrenChanged()
    }
    if !read.isEmpty { graph.addVolatile(item) }
  }

  override func didUpdate(from old: GeometryReader<Content>, viewChanged: Bool) { refresh() }
  override func refresh() {
    isStale = true
    item?.setUp(environment)
    item?.invalidate()
  }
  override func makeItems() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override func absorbsItemChange() -> Bool {
    item?.childrenChanged()
    return true
  }
  override var childNodes: [_ViewNode] { base.map { [$0] } ?? [] }
  override var shownName: String? { "GeometryReader" }
}

/// All views at the top leading corner.
struct TopLeadingLayout: GuidelessLayout, Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

final class GeometryItem: ContainerItem<TopLeadingLayout> {
  var willPlace: (CGRect) -> Void = { _ in }
  override func placeChildren() {
    willPlace(frame)
    super.placeChildren()
  }
}
