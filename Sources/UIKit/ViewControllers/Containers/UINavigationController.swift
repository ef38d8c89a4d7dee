/// Shows the last of a stack of controllers, below a navigation bar.
///
/// A push or pop ends with the window's next layout; see `ViewTransition`. Only the top
/// controller's view is in the hierarchy.
///
/// Differs: the gesture that pops does so at its end, in one step.
open class UINavigationController: UIViewController {
  /// Whether a controller is pushed or popped.
  public enum Operation: Int, Sendable {
    /// No transition.
    case none = 0
    /// A controller comes on the stack.
    case push = 1
    /// A controller leaves the stack.
    case pop = 2
  }

  /// Told of shown controllers, and asked for animators.
  @_disfavoredOverload open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the controllers.
  public let navigationBar: UINavigationBar
  /// The bar shown while `isToolbarHidden` is false, with the items of the top controller.
  open var toolbar: UIToolbar! { madeToolbar }
  private lazy var madeToolbar = (toolbarClass ?? UIToolbar.self).init(frame: .zero)
  private var toolbarClass: UIToolbar.Type?

  private var stack: [UIViewController] = []
  /// The controller whose view is shown.
  private var shown: UIViewController?
  /// The view that holds the controllers' views, below the bar.
  private let contentView = UIViewControllerWrapperView()
  private var isBarHidden = false
  private var isToolbarAway = true
  private var gestures = BarGestures()
  /// Whether the tab bar is hidden, as a controller of the stack asked for when it was pushed.
  private(set) var hidesBottomBar = false

  /// A controller with bars of these classes; nil stands for UIKit's own class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    let barClass = navigationBarClass as? UINavigationBar.Type
    navigationBar = (barClass ?? UINavigationBar.self).init(frame: .zero)
    self.toolbarClass = toolbarClass as? UIToolbar.Type
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose stack has one controller.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates the controller from a storyboard, with the bar and the controllers that it gives.
  public required init?(coder: NSCoder) {
    let bar = coder.nibPart("navigationBar") as? UINavigationBar
    navigationBar = bar ?? UINavigationBar()
    super.init(coder: coder)
    coder.readNib(into: self, at: UINavigationController.self)
  }

  // MARK: Stack

  /// The stack from the root to the top controller.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The presented controller, or else the top one.
  open var visibleViewController: UIViewController? { presentedController ?? topViewController }

  /// Pushes a controller. One that is in the stack already is ignored; iOS raises an exception.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    change(to: stack + [viewController], .push, animated: animated)
  }

  /// - Returns: The removed controller; nil if it is the last one, which stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    change(to: Array(stack.dropLast()), .pop, animated: animated)
    return popped
  }

  /// Pops all controllers but the root, and returns them.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// - Returns: The removed controllers; nil if `viewController` is not in the stack, where iOS
  ///   raises an exception.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { change(to: Array(stack[...index]), .pop, animated: animated) }
    return popped
  }

  /// Replaces the stack; the last controller becomes the visible one.
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
    for controller in stack where controller !== new.last {
      controller.navigationItem.searchController?.leave()
    }
    navigationBar.collapse = 0
    navigationBar.setItems(new.map(\.navigationItem), animated: animated)
    showToolbarItems()
    let finish = { [weak self] (didComplete: Bool) in
      guard didComplete else {
        self?.takeBack(to: old, from: new)
        return
      }
      for controller in gone {
        controller.isLeavingContainer = false
        // Another container may have adopted the controller meanwhile.
        if controller.container === self { controller.removeFromParent() }
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

  /// Restores the stack after a cancelled transition.
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
    showToolbarItems()
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

  /// True, as the controllers of the stack are told of the bars.
  override var handsBarsOn: Bool { true }

  override func barCoverDidChange() { if isViewLoaded { placeContent() } }

  /// How the navigation bar, and the bars of the containers around, cover the content.
  private var coverOfContent: BarCover {
    var cover = BarCover(top: barCover.top.insideSafeArea, bottom: barCover.bottom.insideSafeArea)
    if !navigationBar.isHidden {
      let height = navigationBar.height
      cover.top = BarCover.Edge(
        length: view.safeAreaInsets.top + height, inset: height,
        isOpaque: !navigationBar.isTranslucent)
    }
    if showsToolbar {
      let height = toolbarHeight
      cover.bottom = BarCover.Edge(
        length: view.safeAreaInsets.bottom + height, inset: height,
        isOpaque: !toolbar.isTranslucent)
    }
    return cover
  }

  /// The height that the toolbar wants, without the safe area below, in points.
  private var toolbarHeight: CGFloat {
    let height = toolbar.sizeThatFits(view.bounds.size).height
    return height.isFinite ? max(height, 0) : toolbar.height
  }

  private var showsToolbar: Bool { !isToolbarAway && !toolbar.isHidden }

  private func place(_ controller: UIViewController) -> CGRect {
    place(controller, in: contentView.bounds, among: coverOfContent)
  }

  /// The part of the bar that was scrolled away when the content was placed last, in points.
  private var placedCollapse: CGFloat = 0

  private func placeContent() {
    for controller in stack {
      let frame = place(controller)
      if controller === shown { setFrame(frame, of: controller, in: contentView) }
    }
    placedCollapse = navigationBar.collapse
    topViewController?.navigationItem.searchController?.showAgain()
    contentEdgeMayHaveChanged()
  }

  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    topViewController?.contentScrollView(for: edge)
  }

  /// Collapses large titles and changes bars' backgrounds as content scrolls. Content that does not
  /// scroll counts as lying at its edges.
  override func contentEdgeMayHaveChanged() {
    guard isViewLoaded else { return }
    let scroller = topViewController?.contentScrollView(for: .top)
    let room = navigationBar.collapsibleHeight
    if let scroller, room > 0, scroller.window != nil {
      // A bar that grew less reduces the inset by as much, if the inset follows the bar.
      let follows =
        topViewController?.barCover.top != BarCover.Edge()
        && scroller.adjustedContentInset.top != scroller.contentInset.top
      let scrolled =
        scroller.contentOffset.y + scroller.adjustedContentInset.top
        + (follows ? placedCollapse : 0)
      navigationBar.collapse = min(max(scrolled, 0), room)
    } else if navigationBar.collapse != 0 {
      navigationBar.collapse = 0
    }
    navigationBar.isAtEdge = scroller?.isAtTopEdge ?? true
    guard !isToolbarAway else { return }
    toolbar.isAtEdge = topViewController?.contentScrollView(for: .bottom)?.isAtBottomEdge ?? true
  }

  /// Hides the tab bar when a controller is pushed that asks for it, and shows it when that one is
  /// popped. Changes of the property in between have no effect, as on iOS.
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
    gestures.attach(to: self)
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
    // Without a window, too, layout loads the child.
    if !isOnScreen { showTopWithoutTransition() }
    placeBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  private func placeBar() {
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: navigationBar.height)
    if let hides = gestures.hidesBars(of: self) { navigationBar.isHidden = isBarHidden || hides }
    placeToolbar()
    placeContent()
  }

  // MARK: Bar

  /// Whether the navigation bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar and lays out the content for it. Differs: the change comes
  /// at once, which is noted if animation was asked for.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    viewIfLoaded?.noteMissingMotion(
      "UINavigationController.setNavigationBarHidden(_:animated:)", if: animated)
    isBarHidden = hidden
    navigationBar.isHidden = hidden
    if isViewLoaded { placeBar() }
  }

  // MARK: Toolbar

  /// Whether the toolbar is hidden; true by default.
  open var isToolbarHidden: Bool {
    get { isToolbarAway }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar. Differs: the change comes at once, which is noted if animation was
  /// asked for.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarAway else { return }
    viewIfLoaded?.noteMissingMotion(
      "UINavigationController.setToolbarHidden(_:animated:)", if: animated)
    isToolbarAway = hidden
    showToolbarItems()
    if isViewLoaded { placeBar() }
  }

  private func showToolbarItems() {
    if !isToolbarAway { toolbar.items = topViewController?.toolbarItems }
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { showToolbarItems() }
  }

  private func placeToolbar() {
    guard !isToolbarAway else {
      if isViewLoaded, toolbar.superview === view { toolbar.removeFromSuperview() }
      return
    }
    if toolbar.superview == nil { view.insertSubview(toolbar, belowSubview: navigationBar) }
    let bottom = view.safeAreaInsets.bottom
    let height = toolbarHeight
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - bottom - height, width: view.bounds.width, height: height)
    // A tab bar below has a background of its own.
    toolbar.reachBelow = barCover.bottom.length > 0 ? 0 : bottom
  }

  // MARK: Gestures (BarGestures.swift)

  /// A drag from the leading edge that pops the top controller. An app may refuse it through the
  /// recogniser's delegate.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { gestures.pop }
  /// A drag that hides the bars where it scrolls down, and shows them where it scrolls up.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { gestures.swipe }
  /// A tap that hides or shows the bars.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { gestures.tap }

  /// Whether a drag hides and shows the bars.
  open var hidesBarsOnSwipe: Bool {
    get { gestures.swipe.isEnabled }
    set { gestures.swipe.isEnabled = newValue }
  }
  /// Whether a tap hides and shows the bars.
  open var hidesBarsOnTap: Bool {
    get { gestures.tap.isEnabled }
    set { gestures.tap.isEnabled = newValue }
  }
  /// Whether the bars are hidden in compact height, on phones that lie on their side.
  open var hidesBarsWhenVerticallyCompact: Bool {
    get { gestures.hidesWhenLow }
    set {
      guard newValue != gestures.hidesWhenLow else { return }
      gestures.hidesWhenLow = newValue
      if isViewLoaded { placeBar() }
    }
  }
  /// Differs: no effect, as there is no keyboard.
  open var hidesBarsWhenKeyboardAppears = false

  /// Hides or shows both bars for a gesture.
  func setBarsHidden(_ hidden: Bool) {
    setNavigationBarHidden(hidden, animated: false)
    if toolbar.items?.isEmpty == false { setToolbarHidden(hidden, animated: false) }
  }

  private var ownTabBarItem: UITabBarItem?

  /// The tab bar item: that of the first controller unless one was set.
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
  /// The nearest container of a class around this controller.
  func nearest<Container: UIViewController>() -> Container? {
    var current = container
    while let controller = current {
      if let match = controller as? Container { return match }
      current = controller.container
    }
    return nil
  }
}
