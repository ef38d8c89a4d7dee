/// A view that is drawn as it is.
protocol LeafView: View where Body == Never {
  associatedtype Item: LayoutItem
  func makeItem() -> Item
  func update(_ item: Item, _ environment: EnvironmentValues)
  /// The name in trees of views.
  var shownName: String { get }
  /// What trees of views say of it, where it stands.
  func shownProperties(in environment: EnvironmentValues) -> [(String, String)]
  /// Whether what is shown may follow from state or from what is observed, besides the value.
  static var readsState: Bool { get }
}

extension LeafView {
  static var readsState: Bool { true }
  var shownName: String { String(describing: Self.self).prefix { $0 != "<" }.description }
  func shownProperties(in environment: EnvironmentValues) -> [(String, String)] { [] }
}

final class LeafNode<V: LeafView>: _Node<V> {
  private let item: V.Item

  override init(_ view: V, _ context: _NodeContext) {
    item = view.makeItem()
    super.init(view, context)
    item.setUp(environment)
    updateItem()
    item.motionScope = environment.motionScope
    noteVolatile()
  }

  private func updateItem() {
    if V.readsState {
      graph.tracking(self) { view.update(item, environment) }
    } else {
      view.update(item, environment)
    }
  }

  private func noteVolatile() { if item.isVolatile { graph.addVolatile(item) } }

  override func didUpdate(from old: V, viewChanged: Bool) {
    item.setUp(environment)
    item.motionScope = environment.motionScope
    refresh()
  }
  override func refresh() {
    updateItem()
    if environmentChanged { item.invalidate() } else { item.leafDidChange() }
    noteVolatile()
  }
  override func makeItems() -> [LayoutItem] { [item] }
  override var shownName: String? { view.shownName }
  override var shownProperties: [(String, String)] {
    view.shownProperties(in: environment)
  }
}
