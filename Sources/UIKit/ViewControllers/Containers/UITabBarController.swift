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
open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()

  private var tabs: [UIViewController] = []
  private var selected: UIViewController?
  private var shown: UIViewController?
  private let contentView = UIView()

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
    guard isViewLoaded, shown !== controller else { return }
    guard view.window != nil, appearance.state != .disappeared else {
      showWithoutTransition()
      return
    }
    shown?.runningTransition?.end(true)
    let transition = ViewTransition(in: contentView, from: shown, to: controller, animated: false)
    shown = controller
    updateInsets()
    transition.arrange = { controller?.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    transition.start(in: view.window)
  }

  private func showWithoutTransition() {
    guard shown !== selected else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = selected
    guard let shown else { return }
    updateInsets()
    contentView.addFillingSubview(shown.view)
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addFillingSubview(contentView)
    view.addSubview(tabBar)
    let tap = UITapGestureRecognizer(
      target: self, action: Selector("tapped(_:)", UITabBarController.tapped))
    tabBar.addGestureRecognizer(tap)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    guard !tabs.isEmpty, tabBar.bounds.width > 0 else { return }
    let part = recognizer.location(in: tabBar).x / tabBar.bounds.width
    let index = Int((part * CGFloat(tabs.count)).clamped(to: 0...CGFloat(tabs.count - 1)))
    guard delegate?.tabBarController(self, shouldSelect: tabs[index]) != false else { return }
    select(tabs[index])
    delegate?.tabBarController(self, didSelect: tabs[index])
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
    updateInsets()
  }

  /// The bar covers the bottom of the content.
  private func updateInsets() {
    for controller in tabs {
      controller.containerInsets.bottom = tabBar.isHidden ? 0 : UITabBar.standardHeight
    }
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    selected?.preferredStatusBarStyle ?? .default
  }
}
