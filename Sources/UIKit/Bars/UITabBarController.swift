/// Asked and told of the selected controller of a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a controller may be selected, when its tab was tapped.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Called when the user has selected a controller, also the one that was selected before.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Whether a tab may be selected, when it was tapped. Asked for ``UITab`` objects alone.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  /// Called when the user has selected a tab. Told of ``UITab`` objects alone.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab,
    previousTab: UITab?)
  /// Called before the user changes the order of tabs. It is not called here.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
}

extension UITabBarControllerDelegate {
  /// True: every controller may be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Empty by default, as the method is optional on iOS.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// True: every tab may be selected.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  /// Empty by default, as the method is optional on iOS.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// Empty by default, as the method is optional on iOS. Differs: it is never called.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
}

/// Shows one of several controllers, above a tab bar. A controller's view is loaded when it is
/// first selected.
///
/// A bar of a compact width has room for five items: if there are more, the fifth leads to a list
/// of the others.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// How tabs are shown. Differs: they are always in a bar.
  public enum Mode: Int, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// The object that is asked and told when the user selects a tab; it is not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar below the controllers, whose items are theirs.
  public private(set) var tabBar = UITabBar()

  private var controllers: [UIViewController] = []
  private var selected: UIViewController?
  private var shown: UIViewController?
  private let contentView = UIViewControllerWrapperView()

  /// The controllers of the tabs, from the leading end.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers of the tabs, without ``tabs``. The change is not animated.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for tab in ownTabs { tab.owner = nil }
    ownTabs = []
    change(to: viewControllers ?? [])
  }

  private func change(to new: [UIViewController]) {
    let old = controllers
    if !new.elementsEqual(old, by: ===) { returnFromMore(keeping: nil) }
    for controller in old where !new.contains(where: { $0 === controller }) {
      controller.announceLeaving()
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
      if shown === controller { shown = nil }
    }
    controllers = new
    for controller in new where controller.tabBarController !== self { adoptTab(controller) }
    if !new.elementsEqual(old, by: ===) { customizableViewControllers = new }
    showItems()
    select(new.first { $0 === selected } ?? new.first)
  }

  private func adoptTab(_ controller: UIViewController) {
    addChild(controller)
    controller.completeMove(toParent: self)
  }

  /// Called when a controller has another item, or may have one.
  func itemsDidChange() {
    showItems()
    tabBar.selectedItem = selectedItem
  }

  private func showItems() {
    var items: [UITabBarItem] = controllers.map { $0.tabBarItem }
    if usesMore { items = items.prefix(room - 1) + [moreNavigationController.tabBarItem] }
    more?.list.controllers = usesMore ? Array(controllers.dropFirst(room - 1)) : []
    guard !items.elementsEqual(tabBar.items ?? [], by: ===) else { return }
    tabBar.items = items
  }

  private var selectedItem: UITabBarItem? {
    guard let selected else { return nil }
    return isInMore(selected) ? moreNavigationController.tabBarItem : selected.tabBarItem
  }

  /// The index of the selected controller, `NSNotFound` without one. Setting an index without a
  /// controller keeps the selection; iOS raises an exception.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { selected }
    set {
      let isMore = newValue != nil && newValue === more?.navigation && usesMore
      if isMore || controllers.contains(where: { $0 === newValue }) { select(newValue) }
    }
  }

  private func select(_ controller: UIViewController?) {
    selected = controller
    tabBar.selectedItem = selectedItem
    bottomBarDidChange()
    let target = containerOfSelected
    guard isViewLoaded, shown !== target else { return }
    guard view.window != nil, appearance.state != .disappeared else {
      showWithoutTransition()
      return
    }
    shown?.runningTransition?.end(true)
    let transition = ViewTransition(in: contentView, from: shown, to: target, animated: false)
    shown = target
    if let target { transition.finalFrame = place(target) }
    transition.arrange = { target?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    transition.start(in: view.window)
  }

  private func showWithoutTransition() {
    let target = containerOfSelected
    guard shown !== target else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = target
    guard let shown else { return }
    contentView.addFillingSubview(shown.view)
    shown.view.frame = place(shown)
  }

  // MARK: More

  @MainActor
  private struct More {
    let list = UIMoreListController()
    let navigation: UINavigationController

    init() {
      navigation = UINavigationController(rootViewController: list)
      navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    }
  }
  private var more: More?

  /// The number of items that a bar has room for. Source: five on phones, eight in a regular width.
  private var room: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }
  private var usesMore: Bool { controllers.count > room }

  /// The controller of the list of controllers that the bar has no room for.
  open var moreNavigationController: UINavigationController {
    if let more { return more.navigation }
    let made = More()
    more = made
    made.list.onChoice = { [weak self] in self?.choose($0) }
    made.list.onEdit = { [weak self] in
      guard let self else { return }
      delegate?.tabBarController(
        self, willBeginCustomizing: customizableViewControllers ?? [])
      tabBar.beginCustomizingItems((customizableViewControllers ?? []).map { $0.tabBarItem })
    }
    adoptTab(made.navigation)
    showCustomizing()
    return made.navigation
  }

  private func choose(_ controller: UIViewController) {
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func isInMore(_ controller: UIViewController) -> Bool {
    guard usesMore else { return false }
    if controller === more?.navigation { return true }
    return controllers.dropFirst(room - 1).contains { $0 === controller }
  }

  /// The controller shown for the selected one: itself, or the stack above the list of the others.
  ///
  /// Differs: a navigation controller in that list replaces the list's bar by its own, without a
  /// way back to the list.
  private var containerOfSelected: UIViewController? {
    guard let selected, isInMore(selected) else {
      returnFromMore(keeping: nil)
      return selected
    }
    let navigation = moreNavigationController
    guard selected !== navigation else { return navigation }
    guard navigation.topViewController !== selected, let list = more?.list else {
      return navigation
    }
    returnFromMore(keeping: selected)
    navigation.setViewControllers([list, selected], animated: false)
    navigation.setNavigationBarHidden(selected is UINavigationController, animated: false)
    return navigation
  }

  /// Makes the controllers that the list has shown children again.
  private func returnFromMore(keeping kept: UIViewController?) {
    guard let more, more.navigation.viewControllers.count > 1 else { return }
    more.navigation.setNavigationBarHidden(false, animated: false)
    more.navigation.setViewControllers([more.list], animated: false)
    for controller in controllers where controller !== kept && controller.container !== self {
      adoptTab(controller)
    }
  }

  private func showCustomizing() {
    more?.list.canCustomize = customizableViewControllers?.isEmpty == false
  }

  /// The controllers that the user may move when customising the bar; all of them unless it is set
  /// after `viewControllers`. Differs: nobody does.
  open var customizableViewControllers: [UIViewController]? {
    didSet { showCustomizing() }
  }

  // MARK: Tabs

  private var ownTabs: [UITab] = []

  /// The tabs, in place of `viewControllers`. Differs: their controllers are made when this is set.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Sets the tabs, whose controllers are shown. The change is not animated.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    guard !tabs.elementsEqual(ownTabs, by: ===) else { return }
    for tab in ownTabs { tab.owner = nil }
    ownTabs = tabs
    for tab in tabs { tab.owner = self }
    tabsDidChange()
  }

  /// Called when tabs are added or removed, or show another controller.
  func tabsDidChange() {
    let shown = ownTabs.filter { !$0.isHidden && $0.isInBar }
    let places = shown.compactMap { tab in tab.shownController.map { (tab, $0) } }
    for (tab, controller) in places { controller.tabBarItem = tab.item }
    change(to: places.map { $0.1 })
  }

  /// The tab that is shown.
  open var selectedTab: UITab? {
    get { ownTabs.first { $0.shownController === selected && selected != nil } }
    set {
      guard let newValue, let root = ownTabs.first(where: { $0.find(newValue.identifier) != nil })
      else { return }
      if root !== newValue { (root as? UITabGroup)?.selectedChild = newValue }
      if let controller = root.shownController { selectedViewController = controller }
    }
  }

  /// The tab of an identifier, also inside of groups; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    ownTabs.lazy.compactMap { $0.find(identifier) }.first
  }

  /// Whether tabs are shown in a bar or a sidebar. Differs: no effect, as there are no sidebars.
  open var mode = Mode.automatic
  /// The name of the user's choices for the bar. Differs: bars are never customised.
  open var customizationIdentifier: String?

  // MARK: View

  open override func loadView() { setContainerView(UILayoutContainerView()) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let transitions = UITransitionView()
    view.addFillingSubview(transitions)
    transitions.addFillingSubview(contentView)
    view.addSubview(tabBar)
    tabBar.delegate = self
    tabBar.onTap = { [weak self] in self?.tapped($0) }
  }

  /// Replaces the bar, as apps do by `setValue(bar, forKey: "tabBar")` for a bar of their own
  /// class.
  func replaceTabBar(by bar: UITabBar) {
    guard bar !== tabBar else { return }
    let old = tabBar
    tabBar = bar
    bar.items = old.items
    bar.selectedItem = old.selectedItem
    guard isViewLoaded else { return }
    bar.frame = old.frame
    view.insertSubview(bar, aboveSubview: old)
    old.onTap = nil
    old.removeFromSuperview()
    if bar.delegate == nil { bar.delegate = self }
    bar.onTap = { [weak self] in self?.tapped($0) }
    bottomBarDidChange()
  }

  private func tapped(_ index: Int) {
    guard let items = tabBar.items, items.indices.contains(index) else { return }
    let item = items[index]
    let isMore = usesMore && index == room - 1
    let controller = isMore ? moreNavigationController : controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) != false else { return }
    let (previous, next) = (selectedTab, ownTabs.first { $0.shownController === controller })
    if let next, delegate?.tabBarController(self, shouldSelectTab: next) == false { return }
    tabBar.delegate?.tabBar(tabBar, didSelect: item)
    if isMore { returnFromMore(keeping: nil) }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
    if let next {
      delegate?.tabBarController(self, didSelectTab: next, previousTab: previous)
    }
  }

  // MARK: Bar

  /// Called when an item was tapped, before its controller is selected. The default is empty.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Called before the bar lets the user choose items. The default is empty.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Called when the bar lets the user choose items. The default is empty.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Called before the bar ends letting the user choose items. The default is empty.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Called when the bar no longer lets the user choose items. The default is empty.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  private var isTabBarAway = false

  /// Whether the tab bar is hidden.
  open var isTabBarHidden: Bool {
    get { isTabBarAway }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar at once. Not drawn: the motion (`FidelityFeature.animated`).
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isTabBarAway else { return }
    viewIfLoaded?.noteMissingMotion(
      "UITabBarController.setTabBarHidden(_:animated:)", if: animated)
    isTabBarAway = hidden
    bottomBarDidChange()
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      showWithoutTransition()
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // Without a window, too, layout loads the child.
    if view.window == nil || appearance.state == .disappeared { showWithoutTransition() }
    placeBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  private func placeBar() {
    itemsDidChange()
    let height = barHeight
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if isBarAway {
      tabBar.removeFromSuperview()
    } else if tabBar.superview == nil {
      view.addSubview(tabBar)
    }
    placeContent()
  }

  /// The height that the bar wants, with the safe area below, in points.
  private var barHeight: CGFloat {
    tabBar.controllerInset = view.safeAreaInsets.bottom
    let height = tabBar.sizeThatFits(view.bounds.size).height
    return height.isFinite ? max(height, 0) : tabBar.height + view.safeAreaInsets.bottom
  }

  /// Whether a controller pushed in the selected tab hides the bar.
  private var isBarAway: Bool {
    guard !isTabBarAway, let selected else { return isTabBarAway }
    let stack = isInMore(selected) ? more?.navigation : selected as? UINavigationController
    return stack?.hidesBottomBar ?? false
  }

  func bottomBarDidChange() { if isViewLoaded { placeBar() } }

  override func barCoverDidChange() { if isViewLoaded { placeContent() } }

  /// How the tab bar, and the bars of the containers around, cover the content.
  private var coverOfContent: BarCover {
    var cover = BarCover(top: barCover.top.insideSafeArea, bottom: barCover.bottom.insideSafeArea)
    if !tabBar.isHidden, !isBarAway {
      let height = barHeight
      cover.bottom = BarCover.Edge(
        length: height, inset: max(height - view.safeAreaInsets.bottom, 0),
        isOpaque: !tabBar.isTranslucent)
    }
    return cover
  }

  private func place(_ controller: UIViewController) -> CGRect {
    place(controller, in: contentView.bounds, among: coverOfContent)
  }

  private func placeContent() {
    for controller in controllers + (more.map { [$0.navigation] } ?? [])
    where controller.container === self {
      let frame = place(controller)
      if controller === shown { setFrame(frame, of: controller, in: contentView) }
    }
    contentEdgeMayHaveChanged()
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    shown?.contentScrollView(for: edge)
  }

  override func contentEdgeMayHaveChanged() {
    guard isViewLoaded else { return }
    tabBar.isAtEdge = contentScrollView(for: .bottom)?.isAtBottomEdge ?? true
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    selected?.preferredStatusBarStyle ?? .default
  }
}
