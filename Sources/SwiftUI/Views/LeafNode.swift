/// A view that is drawn as it is.
protocol LeafView: View where Body == Never {
  associatedtype Item: LayoutItem
  func makeItem() -> Item
  func update(_ item: Item, _ environment: EnvironmentValues)
  /// For trees of views.
  var shownName: String { get }
  var shownProperties: [(String, String)] { get }
}

extension LeafView {
  var shownName: String { String(describing: Self.self).prefix { $0 != "<" }.description }
  var shownProperties: [(String, String)] { [] }
}

final class LeafNode<V: LeafView>: _Node<V> {
  private let item: V.Item

  override init(_ view: V, _ context: _NodeContext) {
    item = view.makeItem()
    super.init(view, context)
    item.setUp(environment)
    graph.tracking(self) { view.update(item, environment) }
    item.motionScope = environment.motionScope
  }

  override func didUpdate(from old: V, viewChanged: Bool) {
    item.setUp(environment)
    item.motionScope = environment.motionScope
    refresh()
  }
  override func refresh() {
    graph.tracking(self) { view.update(item, environment) }
    item.invalidate()
  }
  override func makeItems() -> [LayoutItem] { [item] }
  override var shownName: String? { view.shownName }
  override var shownProperties: [(String, String)] { view.shownProperties }
}
