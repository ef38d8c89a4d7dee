/// The first view that is not larger than what is proposed; the last where all are.
nonisolated public struct ViewThatFits<Content: View>: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  let layout: FittingLayout
  let content: Content

  /// Makes a choice between the views of a closure, which are compared along some axes.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    layout = FittingLayout(axes: axes)
    self.content = content()
  }

  /// Makes the node that measures the views and shows one; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    ViewThatFitsNode(view, context)
  }
}

struct FittingLayout: Layout {
  let axes: Axis.Set

  func choice(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Int? {
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    let found = subviews.indices.first { index in
      let size = subviews[index].sizeThatFits(ideal)
      return (!axes.contains(.horizontal) || size.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || size.height <= proposal.height ?? .infinity)
    }
    return found ?? subviews.indices.last
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    choice(proposal, subviews).map { subviews[$0].sizeThatFits(proposal) } ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Shows one of its views; the others are only measured.
final class FittingItem: ContainerItem<FittingLayout> {
  var chosen: LayoutItem? { chosenItem(proposal) }

  private func chosenItem(_ proposal: ProposedViewSize) -> LayoutItem? {
    let views = subviews
    return layout.choice(proposal, views).map { views[$0].item }
  }

  override func placeChildren() {
    if let chosen { placeChild(chosen, at: .zero, proposal) }
  }
  override func addLayers(to list: inout LayerList) { chosen?.show(in: &list) }
  override func touchTarget(at point: CGPoint) -> TouchHit? {
    chosen?.touchTarget(at: point)
  }
  override func addAccessibility(to list: inout AccessibilityList) {
    chosen?.addAccessibility(to: &list)
  }
  override func findGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    chosenItem(proposal)?.explicitGuide(key, size: size, proposal: proposal)
  }
}

final class ViewThatFitsNode<Content: View>: _Node<ViewThatFits<Content>> {
  private var base: _Node<Content>?
  private var item: FittingItem?

  override init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
    super.init(view, context)
    base = Content._makeNode(view.content, self.context())
    item = FittingItem(view.layout, owner: self) { [unowned self] in base?.items ?? [] }
    item?.setUp(environment)
  }

  override func didUpdate(from old: ViewThatFits<Content>, viewChanged: Bool) {
    base?.update(view.content, environment)
    item?.setUp(environment)
    guard let item, item.layout.axes != view.layout.axes else { return }
    item.layout = view.layout
    item.invalidate()
  }

  override func makeItems() -> [LayoutItem] { item.map { [$0] } ?? [] }
  override func absorbsItemChange() -> Bool {
    item?.childrenChanged()
    return true
  }
  override var childNodes: [_ViewNode] { base.map { [$0] } ?? [] }
  override var shownNodes: [_ViewNode] {
    guard let chosen = item?.chosen, let node = base?.node(showing: chosen) else { return [] }
    return [node]
  }
  override var shownName: String? { "ViewThatFits" }
}

extension _ViewNode {
  /// The uppermost node that shows an item and no other.
  func node(showing item: LayoutItem) -> _ViewNode? {
    let own = items
    if own.count == 1, own[0] === item { return self }
    guard own.contains(where: { $0 === item }) else { return nil }
    for child in childNodes {
      if let found = child.node(showing: item) { return found }
    }
    return nil
  }
}
