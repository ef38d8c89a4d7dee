/// One of the views that another one stands for in its container: what a `Group` or a `ForEach`
/// hands to the closure of a container of one's own.
///
/// It was made where it was written: modifiers around it change where and how it is shown, not the
/// environment that it was made in. It can be in one place at a time.
nonisolated public struct Subview: View, Identifiable {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never

  /// The identity of a subview.
  public struct ID: Hashable, Sendable { let item: ObjectIdentifier }

  let item: LayoutItem
  /// The identity of the view, which it keeps as long as it is there.
  public var id: ID { ID(item: ObjectIdentifier(item)) }

  /// What `containerValue` and `tag` say of the view.
  public var containerValues: ContainerValues {
    let box = UncheckedResult(value: item)
    return MainActor.unchecked {
      var values = box.value.value(ContainerValuesKey.self)
      values.tag = box.value.rowTag
      return values
    }
  }

  /// Makes the node that shows the view; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> { SubviewNode(view, context) }
}

private final class SubviewNode: _Node<Subview> {
  override func makeItems() -> [LayoutItem] { [view.item] }
  override func didUpdate(from old: Subview, viewChanged: Bool) {
    if old.item !== view.item { itemsChanged() }
  }
}

/// The views that another one stands for, in order. Used as a view, it shows all of them.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: ArraySlice<Subview>

  /// The index of the first view.
  public var startIndex: Int { subviews.startIndex }
  /// The index behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views of a range, under the same indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
  /// All of the views, one after the other.
  @MainActor public var body: some View { ForEach(self) { $0 } }
}

/// Some of the views that another one stands for. Used as a view, it shows them.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection, View {
  /// A part of the views.
  public typealias SubSequence = SubviewsCollectionSlice
  let subviews: ArraySlice<Subview>

  /// The index of the first view, as in the whole collection.
  public var startIndex: Int { subviews.startIndex }
  /// The index behind the last view.
  public var endIndex: Int { subviews.endIndex }
  /// The view at an index.
  public subscript(index: Int) -> Subview { subviews[index] }
  /// The views of a range, under the same indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
  /// The views, one after the other.
  @MainActor public var body: some View { ForEach(self) { $0 } }
}

/// Shows what a closure makes of the views that another one stands for.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
  /// Makes the node that finds the views; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    SubviewsNode(view, context) { $0.subviews } transform: { view, subviews, _ in
      view.content(subviews)
    }
  }
}

extension Group {
  /// Shows what a closure makes of the views that `view` stands for.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    content = GroupElementsOfContent(subviews: view, content: transform)
  }
}

/// The elements of a `ForEach` that goes through the views that another one stands for.
nonisolated public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  let view: AnyView

  /// The index 0. The views are known where they are shown; before that there is none.
  public var startIndex: Int { 0 }
  /// The index 0, since no view is known here.
  public var endIndex: Int { 0 }
  /// Fails, since no view is known here.
  public subscript(index: Int) -> Subview { preconditionFailure("No subview at \(index).") }
}

extension ForEach where Content: View {
  /// A view for each of those that `view` stands for.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(
      data: ForEachSubviewCollection(view: AnyView(view)), content: content, id: { $0.id })
  }
}

/// Data of a `ForEach` that needs a node of its own.
@MainActor protocol SelfMadeElements {
  static func makeNode<V: View>(_ view: V, _ context: _NodeContext) -> _Node<V>?
}

extension ForEachSubviewCollection: SelfMadeElements {
  @MainActor static func makeNode<V: View>(_ view: V, _ context: _NodeContext) -> _Node<V>? {
    typealias Each = ForEach<Self, Subview.ID, Content>
    guard view is Each else { return nil }
    return SubviewsNode(view, context) { view in
      (view as? Each)?.data.view
    } transform: { view, subviews, _ in
      (view as? Each).map { each in ForEach(subviews, content: each.content) }
    }
  }
}

/// The node of a view that shows what is made of the items of another.
final class SubviewsNode<V: View, Base: View, Result: View>: _Node<V> {
  private let content: (V) -> Base
  private let transform: (V, SubviewsCollection, _ViewNode) -> Result
  private var base: _Node<Base>?
  private var result: _Node<Result>?
  private let onRemoval: () -> Void

  /// - Parameters:
  ///   - content: The view whose items are handed on.
  ///   - transform: What is shown of them.
  ///   - onRemoval: Run when the position is gone.
  init(
    _ view: V, _ context: _NodeContext, content: @escaping (V) -> Base,
    transform: @escaping (V, SubviewsCollection, _ViewNode) -> Result,
    onRemoval: @escaping () -> Void = {}
  ) {
    self.content = content
    self.transform = transform
    self.onRemoval = onRemoval
    super.init(view, context)
    base = Base._makeNode(content(view), self.context(taggingEnvironment))
    result = Result._makeNode(evaluate(), self.context())
  }

  /// Elements of a `ForEach` are known by their identifiers.
  private var taggingEnvironment: EnvironmentValues {
    if environment.tagsElements, !environment.makesRowsLazily { return environment }
    var result = environment
    result.tagsElements = true
    result.makesRowsLazily = false
    return result
  }

  private func evaluate() -> Result {
    let subviews = (base?.items ?? []).map(Subview.init)
    return graph.tracking(self) {
      transform(view, SubviewsCollection(subviews: subviews[...]), self)
    }
  }

  override func didUpdate(from old: V, viewChanged: Bool) {
    base?.update(content(view), taggingEnvironment)
    refresh()
  }
  override func refresh() { result?.update(evaluate(), environment) }
  /// The list is that of the content or of the result, so both are looked at again.
  override func absorbsItemChange() -> Bool {
    markDirty()
    return false
  }
  override var childNodes: [_ViewNode] { [base, result].compactMap { $0 } }
  override func makeItems() -> [LayoutItem] { result?.items ?? [] }
  override func willBeRemoved() { onRemoval() }
}
