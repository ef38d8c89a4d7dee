@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// Shows one of several controllers, over a bar. A controller's view is loaded when it is first
/// selected.
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public private(set) var tabBar = UITabBar()

  private var tabs: [UIViewController] = []
  private var selected: UIViewController?
  private var shown: UIViewController?
  private let contentView = UIViewControllerWrapperView()

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    for controller in tabs where !new.contains(where: { $0 === controller }) {
      controller.announceLeaving()
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
      if shown === controller { shown = nil }
    }
    for controller in new where controller.container !== self {
      addChild(controller)
      controller.completeMove(toParent: self)
    }
    tabs = new
    tabBar.items = new.map(\.tabBarItem)
    select(new.first { $0 === selected } ?? new.first)
  }

  /// A controller has another item, or may have one.
  func itemsDidChange() {
    let items: [UITabBarItem] = tabs.map { $0.tabBarItem }
    guard !items.elementsEqual(tabBar.items ?? [], by: ===) else { return }
    tabBar.items = items
    tabBar.selectedItem = selected?.tabBarItem
  }

  /// `NSNotFound` where nothing is selected. An index without a controller selects nothing new;
  /// iOS raises an exception.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  open var selectedViewController: UIViewController? {
    get { selected }
    set { if tabs.contains(where: { $0 === newValue }) { select(newValue) } }
  }

  private func select(_ controller: UIViewController?) {
    selected = controller
    tabBar.selectedItem = controller?.tabBarItem
    bottomBarDidChange()
    guard isViewLoaded, shown !== controller else { return }
    guard view.window != nil, appearance.state != .disappeared else {
      showWithoutTransition()
      return
    }
    shown?.runningTransition?.end(true)
    let transition = ViewTransition(in: contentView, from: shown, to: controller, animated: false)
    shown = controller
    if let controller { transition.finalFrame = place(controller) }
    transition.arrange = { controller?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    transition.start(in: view.window)
  }

  private func showWithoutTransition() {
    guard shown !== selected else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = selected
    guard let shown else { return }
    contentView.addFillingSubview(shown.view)
    shown.view.frame = place(shown)
  }

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

  /// What apps do by `setValue(bar, forKey: "tabBar")` to have a bar of a class of their own.
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
    guard tabs.indices.contains(index) else { return }
    guard delegate?.tabBarController(self, shouldSelect: tabs[index]) != false else { return }
    let controller = tabs[index]
    if let item = tabBar.items?[index] { tabBar.delegate?.tabBar(tabBar, didSelect: item) }
    select(controller)
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Bar

  /// Called before another controller is selected.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// What iOS puts the sixth controller and those after it into. Differs: the bar shows them all.
  open var moreNavigationController: UINavigationController { madeMore }
  private lazy var madeMore = UINavigationController()

  /// The controllers that somebody who customises the bar may move; nobody does.
  open var customizableViewControllers: [UIViewController]?

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      showWithoutTransition()
    }
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  private func placeBar() {
    let height = UITabBar.standardHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    if isBarAway {
      tabBar.removeFromSuperview()
    } else if tabBar.superview == nil {
      view.addSubview(tabBar)
    }
    placeContent()
  }

  /// Whether a controller that was pushed in the selected tab took the bar away.
  private var isBarAway: Bool { (selected as? UINavigationController)?.hidesBottomBar ?? false }

  func bottomBarDidChange() { if isViewLoaded { placeBar() } }

  override func barCoverDidChange() { if isViewLoaded { placeContent() } }

  /// The tab bar, and the bars of the containers around.
  private var coverOfContent: BarCover {
    var cover = BarCover(top: barCover.top.insideSafeArea, bottom: barCover.bottom.insideSafeArea)
    if !tabBar.isHidden, !isBarAway {
      let height = UITabBar.standardHeight
      cover.bottom = BarCover.Edge(
        length: view.safeAreaInsets.bottom + height, inset: height, isOpaque: !tabBar.isTranslucent)
    }
    return cover
  }

  private func place(_ controller: UIViewController) -> CGRect {
    place(controller, in: contentView.bounds, among: coverOfContent)
  }

  private func placeContent() {
    for controller in tabs {
      let frame = place(controller)
      if controller === shown { setFrame(frame, of: controller, in: contentView) }
    }
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    selected?.preferredStatusBarStyle ?? .default
  }
}
