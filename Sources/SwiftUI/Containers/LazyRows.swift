/// Makes rows when they are asked for.
@MainActor protocol RowSource: AnyObject {
  func makeRow(of item: LazyRowItem) -> _ViewNode?
  func didMakeRow()
}

/// A row of a list whose view is made when somebody asks what is in it: as it comes into sight.
final class LazyRowItem: LayoutItem {
  private weak var source: (any RowSource)?
  /// The row; nil until it is made.
  private(set) var row: _ViewNode?
  /// The item of the row's view, as it was last seen.
  private(set) var known: LayoutItem?
  private var isStale = true
  /// Which of the elements with its identifier it shows.
  let occurrence: Int

  init(_ source: any RowSource, id: AnyHashable, occurrence: Int) {
    self.source = source
    self.occurrence = occurrence
    super.init()
    elementTag = id
  }

  /// Makes the row where it is not made yet.
  private var content: LayoutItem? {
    if row == nil {
      row = source?.makeRow(of: self)
      source?.didMakeRow()
    }
    guard isStale, let row else { return known }
    isStale = false
    let items = row.items
    let item = items.count > 1 ? stack(of: row) : items.first
    if item !== known {
      known = item
      item?.parentItem = self
    }
    return item
  }

  /// Views of a type that is said to make one; not reached by the types of this module.
  private func stack(of row: _ViewNode) -> LayoutItem {
    let item = ContainerItem(VStackLayout(), owner: nil) { [weak row] in row?.items ?? [] }
    item.setUp(row.environment)
    return item
  }

  /// The row's view may have got another item.
  func contentMayBeOther() {
    isStale = true
    invalidate()
  }

  // MARK: What the content says

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content?.size(proposal) ?? .zero
  }
  override func explicitGuide(
    _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? { content?.explicitGuide(key, size: size, proposal: proposal) }
  override var spacing: ViewSpacing { content?.spacing ?? .plain }
  override var priority: Double { content?.priority ?? 0 }
  override var zIndex: Double { content?.zIndex ?? 0 }
  override var isLeaving: Bool { leaves || known?.isLeaving ?? false }
  override var dependsOnContainer: Bool { known?.dependsOnContainer ?? false }
  override var childItems: [LayoutItem] { content.map { [$0] } ?? [] }

  /// A row is in no section by itself, and what is not made yet does not come or go.
  override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if key == SectionPartsKey.self { return K.defaultValue }
    if row == nil, key == TransitionKey.self { return K.defaultValue }
    return content?.value(key) ?? K.defaultValue
  }
  override func hasLayoutValue<K: LayoutValueKey>(_ key: K.Type) -> Bool {
    content?.hasLayoutValue(key) ?? false
  }

  override func placeChildren() {
    if let content { placeChild(content, at: .zero, proposal) }
  }
  override func addLayers(to list: inout LayerList) { content?.show(in: &list) }
}

extension LayoutItem {
  /// The item that this one wraps; nil where it wraps none, or that is not made yet.
  var innerItem: LayoutItem? {
    (self as? UnaryItem)?.content ?? (self as? LazyRowItem)?.known
  }
}

/// The rows of a `ForEach` in a list: an item for each element, and nodes for those that were
/// seen. Rows stay when they are out of sight, with their state.
final class LazyRowsNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _Node<ForEach<Data, ID, Content>>, RowSource
{
  private struct Row {
    let item: LazyRowItem
    let index: Data.Index
  }
  private typealias Key = ElementKey<ID>
  private var rows: [Key: Row] = [:]
  private var order: [LazyRowItem] = []
  /// The items of `order` that are made; nil until they are asked for.
  private var knownMade: [LazyRowItem]?
  private var makingCount = 0

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(view, context)
    show()
  }

  override func didUpdate(from old: ForEach<Data, ID, Content>, viewChanged: Bool) { show() }
  override func refresh() { show() }

  private func show() {
    var next: [Key: Row] = [:]
    var numbering = ElementKeys<ID>()
    next.reserveCapacity(view.data.count)
    var items: [LazyRowItem] = []
    items.reserveCapacity(view.data.count)
    var contents: [(_Node<Content>, Content)] = []
    graph.tracking(self) {
      for place in view.data.indices {
        let id = view.id(view.data[place])
        let key = numbering.next(id)
        if key.occurrence > 0 { view.reportDouble(id, in: graph) }
        // Elements with one identifier all look like the first of them.
        let index = key.occurrence > 0 ? next[Key(id: id)]?.index ?? place : place
        let item =
          rows[key]?.item ?? LazyRowItem(self, id: id, occurrence: key.occurrence)
        item.setUp(environment)
        next[key] = Row(item: item, index: index)
        items.append(item)
        if let row = item.row as? _Node<Content> {
          contents.append((row, view.content(view.data[index])))
        }
      }
    }
    let gone = made.filter { item in key(of: item).flatMap { next[$0] }?.item !== item }
    let isOther = !items.elementsEqual(order, by: ===)
    (rows, order, knownMade) = (next, items, nil)
    for (row, content) in contents { row.update(content, environment) }
    for item in gone { if let row = item.row { leave(row) } }
    if isOther { itemsChanged() }
  }

  private func key(of item: LazyRowItem) -> Key? {
    (item.elementTag?.base as? ID).map { Key(id: $0, occurrence: item.occurrence) }
  }

  private var made: [LazyRowItem] {
    if let knownMade { return knownMade }
    let made = order.filter { $0.row != nil }
    knownMade = made
    return made
  }

  func makeRow(of item: LazyRowItem) -> _ViewNode? {
    guard !isRemoved, let key = key(of: item), let row = rows[key], row.item === item else {
      return nil
    }
    makingCount += 1
    defer { makingCount -= 1 }
    let content = graph.tracking(self) { view.content(view.data[row.index]) }
    return Content._makeNode(content, context())
  }

  func didMakeRow() { knownMade = nil }

  /// The list's items are the same, whatever is in a row.
  override func absorbsItemChange() -> Bool {
    if makingCount == 0 { for item in made { item.contentMayBeOther() } }
    return true
  }

  override var childNodes: [_ViewNode] { made.compactMap(\.row) }
  override func makeItems() -> [LayoutItem] { order }
}

extension LazyRowsNode: IdentifyingNode {
  func node(identified id: AnyHashable) -> _ViewNode? {
    (id.base as? ID).flatMap { rows[Key(id: $0)] }?.item.row
  }
}
