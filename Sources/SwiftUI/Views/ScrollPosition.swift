/// What a scroll view is to show.
struct ScrollTarget: Equatable {
  enum Place: Equatable {
    case start
    case anchor(UnitPoint)
    case point(CGPoint)
    case id(AnyHashable)
  }
  var place: Place
  var anchor: UnitPoint?
}

private enum ScrollTargetKey: EnvironmentKey {
  static var defaultValue: ScrollTarget? { nil }
}

private enum ScrollAlignmentKey: EnvironmentKey {
  static var defaultValue: UnitPoint? { nil }
}

extension EnvironmentValues {
  /// The place of content that is smaller than its scroll view; nil for the start.
  var scrollAlignment: UnitPoint? {
    get { self[ScrollAlignmentKey.self] }
    set { self[ScrollAlignmentKey.self] = newValue }
  }
  var scrollTarget: ScrollTarget? {
    get { self[ScrollTargetKey.self] }
    set { self[ScrollTargetKey.self] = newValue }
  }
}

/// A node whose views have an identifier.
@MainActor protocol IdentifyingNode {
  func node(identified id: AnyHashable) -> _ViewNode?
}

extension _ViewNode {
  /// The first view below that an identifier was given to.
  func item(identified id: AnyHashable) -> LayoutItem? {
    if let found = (self as? any IdentifyingNode)?.node(identified: id),
      let item = found.items.first
    {
      return item
    }
    for child in shownNodes {
      if let item = child.item(identified: id) { return item }
    }
    return nil
  }
}

extension IdentifiedNode: IdentifyingNode {
  func node(identified id: AnyHashable) -> _ViewNode? {
    AnyHashable(view.id) == id ? self : nil
  }
}

/// Makes the scroll views in it scroll to views.
nonisolated public struct ScrollViewReader<Content: View>: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  /// Makes the content, with what scrolls it.
  public var content: (ScrollViewProxy) -> Content
  /// Makes a view whose content can scroll its scroll views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  /// Makes the node that finds the scroll views; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    ScrollReaderNode(view, context)
  }
}

/// Scrolls the scroll views inside of a `ScrollViewReader`.
public struct ScrollViewProxy {
  @MainActor let node: WeakNode

  /// Shows the view with an identifier, at the anchor; without one, where it comes first.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let asked = ScrollTarget(place: .id(AnyHashable(id)), anchor: anchor)
    let box = UncheckedResult(value: (node: node, target: asked))
    MainActor.unchecked {
      guard let node = box.value.node.node else { return }
      let target = box.value.target
      // After the updates that wait: the view may be new.
      node.graph.enqueue(Transaction()) { [weak node] in node?.scroll(to: target) }
    }
  }
}

extension _ViewNode {
  /// Asks the scroll views below and around, at the next layout; one of them has the target.
  fileprivate func scroll(to target: ScrollTarget) {
    for item in items {
      item.requestScroll(to: target)
      var above = item.parentItem
      while let current = above {
        (current as? ScrollItem)?.requested = target
        above = current.parentItem
      }
    }
    graph.rootItemsChanged()
  }
}

extension LayoutItem {
  fileprivate func requestScroll(to target: ScrollTarget) {
    (self as? ScrollItem)?.requested = target
    ((self as? ContainerViewItem)?.view as? HostedList)?.requested = target
    for child in childItems { child.requestScroll(to: target) }
  }
}

final class ScrollReaderNode<Content: View>: _Node<ScrollViewReader<Content>> {
  private var base: _Node<Content>?

  override init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    super.init(view, context)
    base = Content._makeNode(content(), self.context())
  }

  private func content() -> Content {
    let proxy = ScrollViewProxy(node: WeakNode(node: self))
    return graph.tracking(self) { view.content(proxy) }
  }

  override func didUpdate(from old: ScrollViewReader<Content>, viewChanged: Bool) { refresh() }
  override func refresh() { base?.update(content(), environment) }
  override func makeItems() -> [LayoutItem] { base?.items ?? [] }
  override var childNodes: [_ViewNode] { base.map { [$0] } ?? [] }
}

/// The place of a scroll view, by a view, an edge or a point.
public struct ScrollPosition: Equatable, @unchecked Sendable {
  var target: ScrollTarget?
  /// Whether a finger scrolled to the place. Differs: always false, since a finger does not change
  /// the value here.
  public private(set) var isPositionedByUser = false

  /// Makes a position that leaves the scroll view where it is.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}
  /// Makes the position of a view with an identifier. The anchor is the point of both that is at
  /// one place; nil moves as little as makes the view visible.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }
  /// Makes the position of an edge of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }
  /// Makes the position of an offset in points.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }
  /// Makes the position of an offset in points, by its coordinates.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    scrollTo(point: CGPoint(x: x, y: y))
  }

  /// Goes to a view with an identifier. The anchor is the point of both that is at one place; nil
  /// moves as little as makes the view visible.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    target = ScrollTarget(place: .id(AnyHashable(id)), anchor: anchor)
  }
  /// Goes to an edge of the content. The top and the leading edge are one place: the beginning.
  public mutating func scrollTo(edge: Edge) {
    switch edge {
    case .top, .leading: target = ScrollTarget(place: .start)
    case .bottom: target = ScrollTarget(place: .anchor(.bottomLeading))
    case .trailing: target = ScrollTarget(place: .anchor(.topTrailing))
    }
  }
  /// Goes to an offset in points, as far as there is content.
  public mutating func scrollTo(point: CGPoint) { target = ScrollTarget(place: .point(point)) }
  /// Goes to an offset in points, as far as there is content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  /// Goes to an offset across in points; the one down stays where a point was set, and is 0
  /// otherwise.
  public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: point?.y ?? 0) }
  /// Goes to an offset down in points; the one across stays where a point was set, and is 0
  /// otherwise.
  public mutating func scrollTo(y: CGFloat) { scrollTo(x: point?.x ?? 0, y: y) }

  /// The edge that was gone to, where the top stands for the leading edge, too; nil for other
  /// places.
  public var edge: Edge? {
    switch target?.place {
    case .start: .top
    case .anchor(.bottomLeading): .bottom
    case .anchor(.topTrailing): .trailing
    default: nil
    }
  }
  /// The offset in points that was gone to; nil for other places.
  public var point: CGPoint? {
    if case .point(let point) = target?.place { return point }
    return nil
  }
  /// The identifier of the view that was gone to; nil for other places and other types.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
    if case .id(let id) = target?.place { return id.base as? T }
    return nil
  }
}

extension View {
  /// Shows the view with an identifier in the scroll views of the view; nil leaves them where they
  /// are.
  ///
  /// Differs: a finger that scrolls does not change the binding's value.
  public func scrollPosition(
    id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
  ) -> some View {
    environment(
      \.scrollTarget,
      id.wrappedValue.map { ScrollTarget(place: .id(AnyHashable($0)), anchor: anchor) })
  }
  /// Differs: a finger that scrolls does not change the binding's value.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    var target = position.wrappedValue.target
    if target?.anchor == nil { target?.anchor = anchor }
    return environment(\.scrollTarget, target)
  }
  /// Sets where a scroll view begins, and where content is that is smaller than it.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollTarget) { target in
      guard target == nil, let anchor else { return }
      target = ScrollTarget(place: .anchor(anchor))
    }
    .environment(\.scrollAlignment, anchor)
  }
}
