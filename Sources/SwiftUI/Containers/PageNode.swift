/// A controller whose view shows an item of a graph: a page of a stack, a tab, a sheet.
final class PageController: UIViewController {
  let host: ItemHostView

  init(owner: _ViewNode?) {
    host = ItemHostView(.page, owner: owner)
    super.init(nibName: nil, bundle: nil)
    host.backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = host }

  /// A list on the page, or that of the page in bars on it: bars above and below follow it.
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? children.first?.contentScrollView(for: edge)
      ?? host.subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

/// The node above all of a page.
final class PageNode<Content: View>: _Node<Content> {
  private var base: _Node<Content>?
  private var item: ContainerItem<VStackLayout>?
  private let watch = ItemWatch()
  let controller: PageController

  override init(_ view: Content, _ context: _NodeContext) {
    controller = PageController(owner: nil)
    var context = context
    context.environment.isInItemHost = true
    context.environment.listKind = nil
    context.environment.stackAxis = nil
    super.init(view, context)
    controller.host.owner = self
    base = Content._makeNode(view, self.context())
    let item = ContainerItem(VStackLayout(), owner: self) { [unowned self] in base?.items ?? [] }
    self.item = item
    item.parentItem = watch
    watch.onChange = { [unowned self] in controller.host.setNeedsLayout() }
    showItems()
  }

  private func showItems() {
    guard let item else { return }
    item.setUp(environment)
    let items = item.childItems
    controller.host.item = items.count == 1 ? items[0] : item
    controller.host.setNeedsLayout()
  }

  /// - Parameter outer: What reaches the container of the page.
  func show(_ new: Content, _ outer: EnvironmentValues) {
    var environment = outer
    environment.isInItemHost = true
    environment.listKind = nil
    environment.stackAxis = nil
    update(new, environment)
  }

  override func didUpdate(from old: Content, viewChanged: Bool) {
    base?.update(view, environment)
    showItems()
  }
  override func refresh() { showItems() }
  override func absorbsItemChange() -> Bool {
    item?.childrenChanged()
    markDirty()
    return true
  }
  override var childNodes: [_ViewNode] { base.map { [$0] } ?? [] }
}

extension _ViewNode {
  /// Makes a controller a child of what a view is shown in.
  static func attach(_ controller: UIViewController, to host: UIView) {
    let parent = host.enclosingController
    parent?.addChild(controller)
    host.addSubview(controller.view)
    if parent != nil { controller.didMove(toParent: parent) }
  }

  static func detach(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.removeFromParent()
  }
}
