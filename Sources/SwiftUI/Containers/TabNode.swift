/// A tab view without the type of its selection.
struct TabBody<Content: View>: View {
  typealias Body = Never
  let selection: RowSelection?
  let content: Content
  let kind: _TabViewKind
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    TabNode(view, context)
  }
}

final class HostedTabController: UITabBarController, UITabBarControllerDelegate {
  var didSelect: (Int) -> Void = { _ in }

  /// A node asks for the view at once, which an initialiser must not.
  @inline(never) static func make() -> HostedTabController { HostedTabController() }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { didSelect(selectedIndex) }
}

/// The pages' nodes; each page's item is shown by a controller of its own.
final class TabNode<Content: View>: _Node<TabBody<Content>> {
  private var content: _Node<Content>?
  private let controller = HostedTabController.make()
  private let paged = PagedView()
  private let item: ContainerViewItem
  private let isPaged: Bool
  private let watch = ItemWatch()
  private var pages: [(item: LayoutItem, controller: PageController)] = []

  override init(_ view: TabBody<Content>, _ context: _NodeContext) {
    isPaged = view.kind != .bar
    item = ContainerViewItem(isPaged ? paged : controller.view)
    super.init(view, context)
    if !isPaged {
      item.attach = { [unowned self] in Self.attach(controller, to: $0) }
      controller.delegate = controller
      controller.didSelect = { [weak self] in self?.choose($0) }
    }
    if !environment.isInItemHost, let host = graph.hostView { item.attach(host) }
    paged.owner = self
    paged.bottomReach = { [weak item] in item?.bottomReach ?? 0 }
    paged.didSelect = { [weak self] in self?.choose($0) }
    content = Content._makeNode(view.content, self.context(pageEnvironment))
    watch.onChange = { [unowned self] in
      showPages()
      markDirty()
    }
    show()
  }

  private var pageEnvironment: EnvironmentValues {
    var result = environment
    result.isInItemHost = true
    result.listKind = nil
    result.stackAxis = nil
    result.tagsElements = true
    result.tabViewKind = .bar
    return result
  }

  private func choose(_ index: Int) {
    guard pages.indices.contains(index), let tag = pages[index].item.rowTag else { return }
    view.selection?.toggle(tag)
  }

  private func showPages() {
    for page in pages { page.controller.host.setNeedsLayout() }
    paged.setNeedsLayout()
  }

  private func show() {
    item.setUp(environment)
    item.apply(environment)
    controller.tabBar.isUserInteractionEnabled = true
    let items = content?.items ?? []
    for item in items { item.parentItem = watch }
    let known = pages
    pages = items.map { item in
      if let page = known.first(where: { $0.item === item }) { return page }
      let controller = PageController(owner: self)
      controller.host.item = item
      return (item, controller)
    }
    let selected = graph.tracking(self) {
      pages.firstIndex { page in
        page.item.rowTag.map { view.selection?.contains($0) ?? false } ?? false
      }
    }
    if isPaged {
      var showsDots = pages.count > 1
      if case .page(let given?) = view.kind { showsDots = given }
      paged.show(
        items, selected: selected, showsDots: showsDots,
        hasBackground: environment.indexHasBackground)
      return
    }
    for (index, page) in pages.enumerated() { showEntry(page.item, page.controller, index) }
    let controllers: [UIViewController] = pages.map(\.controller)
    if !(controller.viewControllers ?? []).elementsEqual(controllers, by: ===) {
      controller.setViewControllers(controllers, animated: false)
    }
    if let selected, controller.selectedIndex != selected { controller.selectedIndex = selected }
  }

  private func showEntry(_ item: LayoutItem, _ page: UIViewController, _ index: Int) {
    let content = item.value(TabItemKey.self).map { BarContent($0) }
    let entry = page.tabBarItem ?? UITabBarItem()
    if entry.title != content?.title { entry.title = content?.title }
    if entry.image != content?.image { entry.image = content?.image }
    let badge = item.value(RowTraitsKey.self).badge?.string(in: environment)
    if entry.badgeValue != badge { entry.badgeValue = badge }
    if page.tabBarItem !== entry { page.tabBarItem = entry }
  }

  override func didUpdate(from old: TabBody<Content>, viewChanged: Bool) {
    content?.update(view.content, pageEnvironment)
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
  override var shownName: String? { "TabView" }
  override func willBeRemoved() {
    if isPaged { paged.removeFromSuperview() } else { Self.detach(controller) }
  }
}

/// Pages beside each other, with dots at the bottom.
final class PagedView: UIView, UIScrollViewDelegate {
  weak var owner: _ViewNode?
  var didSelect: (Int) -> Void = { _ in }
  /// What covers the pages at the bottom.
  var bottomReach: () -> CGFloat = { 0 }
  private let scroll = UIScrollView()
  private let dots = UIPageControl()
  private var hosts: [ItemHostView] = []
  private var selected = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.delegate = self
    addSubview(scroll)
    addSubview(dots)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter hasBackground: Whether there is a capsule behind the dots.
  func show(
    _ items: [LayoutItem], selected index: Int?, showsDots: Bool, hasBackground: Bool
  ) {
    dots.backgroundStyle = hasBackground ? .prominent : .automatic
    let known = hosts
    hosts = items.map { item in
      if let host = known.first(where: { $0.item === item }) { return host }
      let host = ItemHostView(.page, owner: owner)
      host.item = item
      scroll.addSubview(host)
      return host
    }
    for host in known where !hosts.contains(host) { host.removeFromSuperview() }
    if let index { selected = index }
    selected = min(selected, max(items.count - 1, 0))
    dots.numberOfPages = items.count
    dots.currentPage = selected
    dots.isHidden = !showsDots
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    scroll.frame = bounds
    let size = bounds.size
    scroll.contentSize = CGSize(width: size.width * CGFloat(hosts.count), height: size.height)
    func place(_ index: Int) -> CGFloat {
      size.width * CGFloat(isRightToLeft ? hosts.count - 1 - index : index)
    }
    for (index, host) in hosts.enumerated() {
      host.frame = CGRect(x: place(index), y: 0, width: size.width, height: size.height)
      host.setNeedsLayout()
    }
    scroll.contentOffset.x = hosts.isEmpty ? 0 : place(selected)
    let height = dots.size(forNumberOfPages: hosts.count).height
    let covered = max(safeAreaInsets.bottom, bottomReach())
    dots.frame = CGRect(
      x: 0, y: size.height - covered - height, width: size.width, height: height)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    guard bounds.width > 0 else { return }
    let index = Int(clamping: (scrollView.contentOffset.x / bounds.width).rounded())
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    selected = isRightToLeft ? hosts.count - 1 - index : index
    dots.currentPage = selected
    didSelect(selected)
  }
}
