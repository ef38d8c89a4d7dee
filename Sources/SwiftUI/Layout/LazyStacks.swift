/// A stack that takes the whole length across. Its views are all made, as Apple's are outside of a
/// scroll view.
struct LazyStackLayout: GuidelessLayout, Layout {
  typealias Cache = StackEngine.Cache
  let engine: StackEngine

  func makeCache(subviews: Subviews) -> Cache { engine.makeCache(subviews) }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let axis = engine.axis
    let ideal = ProposedViewSize(axis, major: nil, minor: proposal[axis.other])
    let own = engine.size(ideal, subviews, &cache)
    return CGSize(axis, major: own[axis], minor: proposal[axis.other] ?? own[axis.other])
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let axis = engine.axis
    let ideal = ProposedViewSize(axis, major: nil, minor: bounds.size[axis.other])
    let own = engine.size(ideal, subviews, &cache)[axis.other]
    let whole = ViewDimensions(CGSize(axis, major: 0, minor: bounds.size[axis.other]))
    let part = ViewDimensions(CGSize(axis, major: 0, minor: own))
    let shift = CGSize(axis, major: 0, minor: whole[engine.guide] - part[engine.guide])
    engine.place(
      in: bounds.offsetBy(dx: shift.width, dy: shift.height), ideal, subviews, &cache)
  }
}

/// A stack from top to bottom that takes the whole width. Differs: all of its views are made at
/// once, also those that a scroll view does not show.
nonisolated public struct LazyVStack<Content: View>: View {
  /// A stack is drawn by its node and has no body.
  public typealias Body = Never
  let layout: LazyStackLayout
  let content: Content
  /// Makes a stack; a spacing of nil leaves the distances to the views. `pinnedViews` has no effect
  /// here.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      engine: StackEngine(axis: .vertical, spacing: spacing, guide: alignment.key))
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

/// A stack from leading to trailing that takes the whole height. Differs: all of its views are made
/// at once, also those that a scroll view does not show.
nonisolated public struct LazyHStack<Content: View>: View {
  /// A stack is drawn by its node and has no body.
  public typealias Body = Never
  let layout: LazyStackLayout
  let content: Content
  /// Makes a stack; a spacing of nil leaves the distances to the views. `pinnedViews` has no effect
  /// here.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyStackLayout(
      engine: StackEngine(axis: .horizontal, spacing: spacing, guide: alignment.key))
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
