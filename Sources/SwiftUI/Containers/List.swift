/// Rows in one column, in UIKit's list layout.
///
/// Rows of a `ForEach` are made as they come into sight where each element is one view, and all at
/// once elsewhere.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let selection: RowSelection?
  let content: Content

  /// Makes a list in which several rows can be selected, by their tags or identifiers; nil for
  /// none.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { RowSelection(several: $0) }
    self.content = content()
  }

  /// Makes a list in which one row can be selected, by its tag or identifier; nil for none.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { RowSelection(one: $0) }
    self.content = content()
  }

  /// The rows in a collection view, which fills what it is offered.
  public var body: some View { ListBody(selection: selection, content: content) }
}

extension List where SelectionValue == Never {
  /// Makes a list whose rows cannot be selected.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }

  /// Makes a list with rows for the elements of a collection.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  { self.init { ForEach(data, content: rowContent) } }

  /// Makes a list with rows for the elements of a collection, which a key path identifies.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with rows for numbers.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Makes rows of bindings to the elements.
  public init<Data, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<[IndexedBinding<Data>], Data.Element.ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  { self.init { ForEach(data, content: rowContent) } }
}

extension List {
  /// Makes a list with rows for the elements of a collection, of which one can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  { self.init(selection: selection) { ForEach(data, content: rowContent) } }

  /// Makes a list with rows for the elements of a collection, of which several can be selected.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
  { self.init(selection: selection) { ForEach(data, content: rowContent) } }

  /// Makes a list with rows for the elements of a collection, which a key path identifies and of
  /// which one can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Makes a list with rows for the elements of a collection, which a key path identifies and of
  /// which several can be selected.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

/// Controls with their labels, in a list's cards; in the list style `grouped`, from edge to edge.
public struct Form<Content: View>: View {
  let content: Content
  /// Makes a form of controls, each of which is a row.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// The rows in a collection view, which fills what it is offered.
  public var body: some View {
    ListBody(selection: nil, content: content)
      .transformEnvironment(\.listStyle) { if $0 != .grouped { $0 = .insetGrouped } }
  }
}

/// What is selected, without its type.
struct RowSelection {
  let isMultiple: Bool
  let contains: (AnyHashable) -> Bool
  let toggle: (AnyHashable) -> Void

  init<Value: Hashable>(one binding: Binding<Value?>) {
    isMultiple = false
    contains = { tag in binding.wrappedValue.map { AnyHashable($0) == tag } ?? false }
    toggle = { tag in if let value = tag.base as? Value { binding.wrappedValue = value } }
  }

  init<Value: Hashable>(several binding: Binding<Set<Value>>) {
    isMultiple = true
    contains = { tag in
      let selected = binding.wrappedValue
      return (tag.base as? Value).map(selected.contains) ?? false
    }
    toggle = { tag in
      guard let value = tag.base as? Value else { return }
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
    }
  }
}

/// A list without the types of its selection.
struct ListBody<Content: View>: View {
  typealias Body = Never
  let selection: RowSelection?
  let content: Content
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    ListNode(view, context)
  }
}

/// The rows' nodes; their items are shown by the cells of a collection view.
final class ListNode<Content: View>: _Node<ListBody<Content>> {
  private var content: _Node<Content>?
  private let list: HostedList
  private let item: ContainerViewItem

  override init(_ view: ListBody<Content>, _ context: _NodeContext) {
    list = HostedList(environment: context.environment)
    item = ContainerViewItem(list)
    super.init(view, context)
    list.owner = self
    content = Content._makeNode(view.content, self.context(rowEnvironment))
    if !environment.isInItemHost { graph.hostView?.addSubview(list) }
    show()
  }

  private var rowEnvironment: EnvironmentValues {
    var result = environment
    result.isInItemHost = true
    result.listKind = environment.listStyle
    result.tagsElements = true
    result.makesRowsLazily = true
    result.stackAxis = nil
    return result
  }

  private func show() {
    item.setUp(environment)
    item.apply(environment)
    list.isUserInteractionEnabled = true
    graph.tracking(self) {
      // Reads the selection, so that another one is shown.
      _ = view.selection?.contains(0)
      list.show(content?.items ?? [], view.selection, environment)
    }
  }

  override func didUpdate(from old: ListBody<Content>, viewChanged: Bool) {
    content?.update(view.content, rowEnvironment)
    show()
  }
  override func refresh() { show() }
  override func absorbsItemChange() -> Bool {
    markDirty()
    return true
  }
  override func makeItems() -> [LayoutItem] { [item] }
  override var childNodes: [_ViewNode] { content.map { [$0] } ?? [] }
  override var describedNodes: [_ViewNode] { [] }
  override var shownName: String? { "List" }
  override func willBeRemoved() { list.removeFromSuperview() }
}
