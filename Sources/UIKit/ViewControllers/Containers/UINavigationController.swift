@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// What drives an animator; asked where there is one.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// Shows the last of a stack of controllers, under a bar.
///
/// A push or pop ends with the window's next layout; see `ViewTransition`. Only the top
/// controller's view is in the hierarchy.
///
/// Differs: no gesture pops. Toolbars are absent.
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  public let navigationBar: UINavigationBar

  private var stack: [UIViewController] = []
  /// Whose view is shown.
  private var shown: UIViewController?
  /// Where the controllers' views are, below the bar.
  private let contentView = UIViewControllerWrapperView()
  private var isBarHidden = false
  /// Whether a controller of the stack took the tab bar away when it was pushed.
  private(set) var hidesBottomBar = false

  /// Differs: `toolbarClass` makes no difference.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
  }

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: coder)
  }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? { presentedController ?? topViewController }

  /// A controller that is in the stack already is not pushed again; iOS raises an exception.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    change(to: stack + [viewController], .push, animated: animated)
  }

  /// - Returns: The controller that went; nothing where it is the last.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    change(to: Array(stack.dropLast()), .pop, animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// - Returns: Those that went; nothing where `viewController` is not in the stack; iOS raises
  ///   an exception.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), .pop, animated: animated) }
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let isPop = viewControllers.last.map { last in stack.contains { $0 === last } } ?? true
    change(to: viewControllers, isPop ? .pop : .push, animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  private func change(to new: [UIViewController], _ operation: Operation, animated: Bool) {
    let old = stack
    let gone = stack.filter { old in !new.contains { $0 === old } }
    for controller in new where controller.container !== self {
      controller.isEnteringContainer = true
      addChild(controller)
    }
    for controller in gone {
      controller.isLeavingContainer = true
      controller.announceLeaving()
    }
    stack = new
    updateBottomBar()
    navigationBar.setItems(new.map(\.navigationItem), animated: animated)
    let finish = { [weak self] (didComplete: Bool) in
      guard didComplete else {
        self?.takeBack(to: old, from: new)
        return
      }
      for controller in gone {
        controller.isLeavingContainer = false
        controller.removeFromParent()
      }
      guard let self else { return }
      for controller in new where controller.isEnteringContainer && controller.parent === self {
        controller.isEnteringContainer = false
        controller.completeMove(toParent: self)
      }
    }
    guard isViewLoaded, isOnScreen else {
      if isViewLoaded { showTopWithoutTransition() }
      return finish(true)
    }
    show(new.last, operation, animated: animated, finish: finish)
  }

  /// A transition was cancelled: the stack is what it was.
  private func takeBack(to old: [UIViewController], from new: [UIViewController]) {
    for controller in old where controller.isLeavingContainer {
      controller.isLeavingContainer = false
      controller.willMove(toParent: self)
    }
    stack = old
    shown = old.last
    for controller in new where controller.isEnteringContainer {
      controller.isEnteringContainer = false
      controller.announceLeaving()
      controller.removeFromParent()
    }
    updateBottomBar()
    navigationBar.setItems(old.map(\.navigationItem), animated: false)
  }

  /// Whether appearance callbacks are due.
  private var isOnScreen: Bool { view.window != nil && appearance.state != .disappeared }

  // MARK: Showing

  private func show(
    _ controller: UIViewController?, _ operation: Operation, animated: Bool,
    finish: @escaping (Bool) -> Void
  ) {
    guard controller !== shown else { return finish(true) }
    shown?.runningTransition?.end(true)
    let old = shown
    shown = controller
    let animator: (any UIViewControllerAnimatedTransitioning)?
    if let old, let controller, animated {
      animator = delegate?.navigationController(
        self, animationControllerFor: operation, from: old, to: controller)
    } else {
      animator = nil
    }
    let transition = ViewTransition(
      in: contentView, from: old, to: controller, animated: animated, animator: animator)
    if let animator {
      transition.interactor = delegate?.navigationController(
        self, interactionControllerFor: animator)
    }
    controller.map { delegate?.navigationController(self, willShow: $0, animated: animated) }
    if let controller { transition.finalFrame = place(controller) }
    transition.finish = { [weak self] didComplete in
      finish(didComplete)
      guard didComplete, let self, let controller else { return }
      self.delegate?.navigationController(self, didShow: controller, animated: animated)
    }
    transition.start(in: view.window)
  }

  private func showTopWithoutTransition() {
    guard shown !== topViewController else { return }
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = topViewController
    guard let shown else { return }
    shown.view.frame = place(shown)
    contentView.addSubview(shown.view)
  }

  // MARK: Places

  /// The stack hands the bars on to its controllers.
  override var handsBarsOn: Bool { true }

  override func barCoverDidChange() { if isViewLoaded { placeContent() } }

  /// The navigation bar, and the bars of the containers around.
  private var coverOfContent: BarCover {
    var cover = BarCover(top: barCover.top.insideSafeArea, bottom: barCover.bottom.insideSafeArea)
    if !navigationBar.isHidden {
      let height = navigationBar.height
      cover.top = BarCover.Edge(
        length: view.safeAreaInsets.top + height, inset: height,
        isOpaque: !navigationBar.isTranslucent)
    }
    return cover
  }

  private func place(_ controller: UIViewController) -> CGRect {
    place(controller, in: contentView.bounds, among: coverOfContent)
  }

  private func placeContent() {
    for controller in stack {
      let frame = place(controller)
      if controller === shown { setFrame(frame, of: controller, in: contentView) }
    }
  }

  /// A tab bar goes when a controller is pushed that wants it to, and comes back when that one is
  /// popped. What a controller says in between makes no difference, as on iOS.
  private func updateBottomBar() {
    let hides = stack.contains { $0.hidesBottomBarWhenPushed }
    guard hides != hidesBottomBar else { return }
    hidesBottomBar = hides
    tabBarController?.bottomBarDidChange()
  }

  // MARK: View

  open override func loadView() { setContainerView(UILayoutContainerView()) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let transitions = UINavigationTransitionView()
    view.addFillingSubview(transitions)
    transitions.addFillingSubview(contentView)
    view.addSubview(navigationBar)
  }

  open override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      loadViewIfNeeded()
      showTopWithoutTransition()
      if let top = topViewController, appearance.state == .disappeared {
        delegate?.navigationController(self, willShow: top, animated: animated)
      }
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
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: navigationBar.height)
    placeContent()
  }

  // MARK: Bar

  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    viewIfLoaded?.noteMissingMotion(
      "UINavigationController.setNavigationBarHidden(_:animated:)", if: animated)
    isBarHidden = hidden
    navigationBar.isHidden = hidden
    if isViewLoaded { placeBar() }
  }

  private var ownTabBarItem: UITabBarItem?

  /// That of the first controller unless one was set.
  open override var tabBarItem: UITabBarItem! {
    get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
    set {
      guard newValue !== ownTabBarItem else { return }
      ownTabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    topViewController?.preferredStatusBarStyle ?? .default
  }
}

extension UIViewController {
  /// The nearest one around this controller.
  public var navigationController: UINavigationController? {
    container(of: UINavigationController.self)
  }

  public var tabBarController: UITabBarController? { container(of: UITabBarController.self) }

  public var splitViewController: UISplitViewController? {
    container(of: UISplitViewController.self)
  }

  private func container<Container: UIViewController>(of type: Container.Type) -> Container? {
    var current = container
    while let controller = current {
      if let match = controller as? Container { return match }
      current = controller.container
    }
    return nil
  }
}
