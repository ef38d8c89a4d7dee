/// Makes one view of a closure's statements.
@resultBuilder public struct ViewBuilder {
  /// Takes a view as it is.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// Makes the compiler name an expression that is no view.
  @available(*, unavailable, message: "this expression does not conform to 'View'")
  public static func buildExpression(_ invalid: Any) -> some View { fatalError() }
  /// Makes the empty view of a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// Takes the only view as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  /// Puts several views one after the other.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView(elements: repeat each content)
  }
  /// Takes a view that a condition leaves out or not.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  /// Takes the view of a condition that holds.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }
  /// Takes the view of the other branch of a condition.
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }
  /// Takes a view that needs a newer system, without its type.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// Several views, one after the other in the list of their container.
nonisolated public struct TupleView<T>: View {
  /// The views are drawn by their node, and have no body.
  public typealias Body = Never
  /// The views, as a tuple.
  public var value: T
  let update: @MainActor (T, inout [_ViewNode], _NodeContext) -> Void
  let list: @MainActor (T) -> [AnyView]

  /// Makes one view of a tuple of views; what is no view in it is left out.
  public init(_ value: T) {
    self.value = value
    list = { value in
      let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
      return (views.isEmpty ? [value as? any View].compactMap(\.self) : views).map { AnyView($0) }
    }
    update = { [list] value, nodes, context in
      for (index, view) in list(value).enumerated() {
        TupleNode<T>.put(view, at: index, &nodes, context)
      }
    }
  }

  init<each Content: View>(elements: repeat each Content)
  where T == (repeat each Content) {
    value = (repeat each elements)
    update = { value, nodes, context in
      var index = 0
      for element in repeat each value {
        TupleNode<T>.put(element, at: index, &nodes, context)
        index += 1
      }
    }
    list = { value in
      var views: [AnyView] = []
      for element in repeat each value { views.append(AnyView(element)) }
      return views
    }
  }

  /// Makes the node that keeps the views; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    TupleNode(view, context)
  }
}

final class TupleNode<T>: _Node<TupleView<T>> {
  private var nodes: [_ViewNode] = []

  override init(_ view: TupleView<T>, _ context: _NodeContext) {
    super.init(view, context)
    view.update(view.value, &nodes, self.context())
  }

  override func didUpdate(from old: TupleView<T>, viewChanged: Bool) {
    view.update(view.value, &nodes, context())
  }

  override var childNodes: [_ViewNode] { nodes }
  override func makeItems() -> [LayoutItem] { nodes.flatMap(\.items) }

  static func put<V: View>(
    _ view: V, at index: Int, _ nodes: inout [_ViewNode], _ context: _NodeContext
  ) {
    if index == nodes.count {
      nodes.append(V._makeNode(view, context))
    } else {
      (nodes[index] as? _Node<V>)?.update(view, context.environment)
    }
  }
}

/// A view that shows nothing and takes no room.
public struct EmptyView: View, Sendable {
  /// The view has no body.
  public typealias Body = Never
  /// Makes the view.
  nonisolated public init() {}
  /// Makes a node without content; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    _Node(view, context)
  }
}

/// A view that is one of two.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }
  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  /// Makes the node that shows one of the views; apps do not call it. The other one loses its
  /// state.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    ConditionalNode(view, context)
  }
}

final class ConditionalNode<First: View, Second: View>: _Node<_ConditionalContent<First, Second>> {
  private var node: _ViewNode?
  /// Whether the condition held last. Views of one type in both branches are two views.
  private var isFirst = true

  override init(_ view: _ConditionalContent<First, Second>, _ context: _NodeContext) {
    super.init(view, context)
    show()
  }

  override func didUpdate(from old: _ConditionalContent<First, Second>, viewChanged: Bool) {
    show()
  }

  private func show() {
    let wasFirst = isFirst
    switch view.storage {
    case .trueContent(let view):
      isFirst = true
      node = shown(view, instead: node, isOther: !wasFirst)
    case .falseContent(let view):
      isFirst = false
      node = shown(view, instead: node, isOther: wasFirst)
    }
  }

  override var childNodes: [_ViewNode] { node.map { [$0] } ?? [] }
  override func makeItems() -> [LayoutItem] { itemsOfBranches(childNodes) }
}

extension _ViewNode {
  /// The node of a view at the place of another, which goes where it is of another type.
  ///
  /// - Parameter isOther: Whether the other goes even where it is of the same type.
  func shown<V: View>(
    _ view: V, instead old: _ViewNode?, isOther: Bool = false
  ) -> _ViewNode {
    if !isOther, let node = old as? _Node<V> {
      node.update(view, environment)
      return node
    }
    let node = comeBack(as: V.self, where: { _ in true })
    let new = node ?? V._makeNode(view, context())
    node?.update(view, environment)
    if let old { leave(old, at: 1) }
    if node == nil, old != nil { enter(new) }
    itemsChanged()
    return new
  }
}

extension Optional: View where Wrapped: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  /// Makes the node that shows the view, if there is one; apps do not call it. Without a view, its
  /// state is lost.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    OptionalNode(view, context)
  }
}

final class OptionalNode<Wrapped: View>: _Node<Wrapped?> {
  private var node: _ViewNode?

  override init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(view, context)
    node = view.map { Wrapped._makeNode($0, self.context()) }
  }

  override func didUpdate(from old: Wrapped?, viewChanged: Bool) {
    if let view {
      let isNew = node == nil && leavingNodes.isEmpty
      let new = shown(view, instead: node)
      if isNew { enter(new) }
      node = new
    } else if let gone = node {
      node = nil
      leave(gone)
      itemsChanged()
    }
  }

  override var childNodes: [_ViewNode] { node.map { [$0] } ?? [] }
  override func makeItems() -> [LayoutItem] { itemsOfBranches(childNodes) }
}

/// A view of any type. With a view of another type, its state is lost.
nonisolated public struct AnyView: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  let show: @MainActor (_ViewNode, _ViewNode?) -> _ViewNode

  /// Takes a view of any type; another `AnyView` is not wrapped twice.
  nonisolated public init<V: View>(_ view: V) {
    if let any = view as? AnyView {
      self = any
    } else {
      let box = UncheckedResult(value: view)
      show = { $0.shown(box.value, instead: $1) }
    }
  }

  /// Takes a view of any type; another `AnyView` is not wrapped twice.
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Takes a view that is known as any value; nil where the value is no view.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Makes the node that shows the view; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    AnyViewNode(view, context)
  }
}

final class AnyViewNode: _Node<AnyView> {
  private var node: _ViewNode?

  override init(_ view: AnyView, _ context: _NodeContext) {
    super.init(view, context)
    node = view.show(self, nil)
  }

  override func didUpdate(from old: AnyView, viewChanged: Bool) { node = view.show(self, node) }
  override var childNodes: [_ViewNode] { node.map { [$0] } ?? [] }
  override func makeItems() -> [LayoutItem] { itemsOfBranches(childNodes) }
}

/// Views without a layout of their own: a modifier of the group is one of each of them.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The group is drawn by its node and has no body.
  public typealias Body = Never
  /// Makes a group of the views of a closure.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes the node of the views; apps do not call it.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    ForwardingNode(view, context) { $0.content }
  }
}

/// The node of a view that stands for another.
final class ForwardingNode<V: View, Content: View>: _Node<V> {
  private let content: (V) -> Content
  private let change: (V, inout EnvironmentValues) -> Void
  private var node: _Node<Content>?

  init(
    _ view: V, _ context: _NodeContext,
    change: @escaping (V, inout EnvironmentValues) -> Void = { _, _ in },
    content: @escaping (V) -> Content
  ) {
    self.content = content
    self.change = change
    super.init(view, context)
    node = Content._makeNode(content(view), self.context(changedEnvironment))
  }

  private var changedEnvironment: EnvironmentValues {
    var environment = environment
    change(view, &environment)
    return environment
  }

  override func didUpdate(from old: V, viewChanged: Bool) {
    node?.update(content(view), changedEnvironment)
  }
  override var childNodes: [_ViewNode] { node.map { [$0] } ?? [] }
  override func makeItems() -> [LayoutItem] { node?.items ?? [] }
}
