/// A view for each element of a collection. Elements with one identifier all look like the first of
/// them, and that is reported: Apple leaves open what is shown.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements, in the order in which they are shown.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
}

extension ForEach: View where Content: View {
  /// The view is drawn by its node and has no body.
  public typealias Body = Never
  /// Makes the node that keeps a view for each element; apps do not call it. In lists, the views of
  /// rows are made as they come into sight.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    let own = (Data.self as? any SelfMadeElements.Type)?.makeNode(view, context)
    if let own { return own }
    let isLazy = context.environment.makesRowsLazily && context.environment.stackAxis == nil
    if isLazy, ViewCount.of(Content.self) == 1 { return LazyRowsNode(view, context) }
    return ForEachNode(view, context)
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// Makes a view for each element, which stays the same view as long as the element's `id` is
  /// there.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element, identified by a property.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes a view for each number of a range, identified by the number.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach {
  /// Reports what iOS writes to its log.
  @MainActor func reportDouble(_ id: ID, in graph: ViewGraph) {
    graph.warn(
      "ForEach<\(Data.self), \(ID.self), …>: the ID \(id) occurs multiple times within the "
        + "collection.",
      advice: "Here they all look like the first; on iOS the behavior is undefined. "
        + "Give each element a unique ID.")
  }
}

/// What tells the elements of a `ForEach` apart: the identifier, and which of those with it.
struct ElementKey<ID: Hashable>: Hashable {
  let id: ID
  /// 0 for the first element with the identifier.
  var occurrence = 0
}

/// Keys for elements in their order.
struct ElementKeys<ID: Hashable> {
  private var counts: [ID: Int] = [:]

  /// The key of the next element.
  mutating func next(_ id: ID) -> ElementKey<ID> {
    let count = counts[id, default: 0]
    counts[id] = count + 1
    return ElementKey(id: id, occurrence: count)
  }
}

final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _Node<ForEach<Data, ID, Content>>
{
  private typealias Key = ElementKey<ID>
  private var nodes: [Key: _Node<Content>] = [:]
  private var order: [Key] = []
  /// Elements that left, as long as they are on their way out.
  private var leaving: [Key: WeakNode] = [:]

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(view, context)
    show()
  }

  override func didUpdate(from old: ForEach<Data, ID, Content>, viewChanged: Bool) {
    show(isUpdate: true)
  }
  override func refresh() { show(isUpdate: true) }

  private func show(isUpdate: Bool = false) {
    let elements = graph.tracking(self) { view.data.map { (view.id($0), view.content($0)) } }
    var next: [Key: _Node<Content>] = [:]
    next.reserveCapacity(elements.count)
    var keys: [Key] = []
    keys.reserveCapacity(elements.count)
    var numbering = ElementKeys<ID>()
    for (id, own) in elements {
      let key = numbering.next(id)
      var content = own
      if key.occurrence > 0 {
        view.reportDouble(id, in: graph)
        content = next[Key(id: id)]?.view ?? own
      }
      if let node = nodes.removeValue(forKey: key) {
        node.update(content, environment)
        next[key] = node
      } else {
        next[key] = made(content, key, isUpdate)
      }
      keys.append(key)
    }
    let gone = order.enumerated().compactMap { place in
      nodes[place.element].map { (node: $0, key: place.element, index: place.offset) }
    }
    let isOther = keys != order
    nodes = next
    order = keys
    for child in gone {
      leaving[child.key] = WeakNode(node: child.node)
      leave(child.node, at: child.index)
    }
    if isOther { itemsChanged() }
  }

  /// The node of a new element, or of one that comes back on its way out.
  private func made(_ content: Content, _ key: Key, _ isUpdate: Bool) -> _Node<Content> {
    if let known = leaving.removeValue(forKey: key),
      let node = comeBack(as: Content.self, where: { $0 === known.node })
    {
      node.update(content, environment)
      return node
    }
    let node = Content._makeNode(content, context())
    if isUpdate { enter(node) }
    return node
  }

  /// The node of an element.
  func node(identified id: AnyHashable) -> _ViewNode? {
    (id.base as? ID).flatMap { nodes[Key(id: $0)] }
  }

  override var childNodes: [_ViewNode] { order.compactMap { nodes[$0] } }
  override func makeItems() -> [LayoutItem] {
    guard environment.tagsElements else { return itemsOfBranches(childNodes) }
    return order.flatMap { key in
      let items = nodes[key]?.items ?? []
      for item in items { item.elementTag = key.id }
      return items
    }
  }
}

extension ForEachNode: IdentifyingNode {}

/// Views whose elements are bindings.
extension ForEach where Content: View {
  /// Makes a view for each element, identified by a property, which can change its element.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [IndexedBinding<C>], C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let all = data.wrappedValue.indices.map { IndexedBinding(data, $0) }
    self.init(
      data: all, content: { content($0.binding) },
      id: { $0.binding.wrappedValue[keyPath: id] })
  }

  /// Makes a view for each element, identified by its `id`, which can change its element.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [IndexedBinding<C>], C: MutableCollection & RandomAccessCollection, C.Index: Hashable,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }
}

/// An element of a collection that somebody else owns.
public struct IndexedBinding<C: MutableCollection> {
  let binding: Binding<C.Element>

  init(_ base: Binding<C>, _ index: C.Index) {
    binding = Binding(
      get: { base.wrappedValue[index] },
      set: { (new: C.Element) in base.wrappedValue[index] = new })
  }
}
