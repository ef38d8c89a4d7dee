/// Manages a view: makes it when it is first needed and is told when it appears, is laid out
/// and disappears.
///
/// Members that subclasses override are in this file; what they do is in the extensions.
/// Nibs are absent: a controller's view comes from `loadView()`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding {
  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: State that the extensions keep

  package var loadedView: UIView?
  package weak var container: UIViewController?
  package var contained: [UIViewController] = []
  var containment = ContainmentState()
  /// Where the initializer of the object's class returns to, until the view is loaded.
  private var initializerReturn: UInt = 0
  package var appearance = Appearance()
  package var inheritedTraits = UITraitCollection.current
  package lazy var resolvedTraits = inheritedTraits
  package var ownTraits = TraitValues()
  /// Traits that a container gives its children; see `setOverrideTraitCollection`.
  package var childTraits: [(child: UIViewController, traits: UITraitCollection)] = []
  package var traitObservers: [TraitObserver] = []
  /// What bars of the container cover of the view.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// The bars around that the view goes on below.
  var barCover = BarCover() {
    didSet { if barCover != oldValue { barCoverDidChange() } }
  }
  /// Whether the view fills its place, since its own children are told of the bars around.
  var handsBarsOn: Bool { false }
  /// A container places its children among other bars.
  func barCoverDidChange() {}
  /// The transition that this controller takes part in.
  var runningTransition: ViewTransition?
  var isEnteringContainer = false
  var isLeavingContainer = false
  var presentation: UIPresentationController?
  weak var presenterController: UIViewController?
  var presentedController: UIViewController?

  /// Differs: no nib is looked for, whatever its name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    initializerReturn = CallStack.returnAddress(depth: classDepth)
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Differs: nothing is read from `coder`.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    initializerReturn = CallStack.returnAddress(depth: classDepth)
  }

  /// Differs: writes nothing.
  open func encode(with coder: NSCoder) {}

  /// Called by nibs on iOS. Nothing calls it here.
  open func awakeFromNib() {}

  /// What the controller was asked for and does not show.
  final var lacks = FidelityLacks()

  // MARK: View

  /// Made by `loadView()` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  /// Sets `view`. The default is a plain one of the screen's size.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    let address = initializerReturn
    initializerReturn = 0
    if address != 0, CallStack.returns(to: address) { noteViewInInit() }
    makeView()
  }

  open func viewDidLoad() {}

  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  // MARK: Appearance (UIViewController+Appearance.swift)

  /// The view is about to appear; its size and traits may still change.
  open func viewWillAppear(_ animated: Bool) { hasReachedBase = true }
  /// The view is in the window, with its final traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) { hasReachedBase = true }
  open func viewDidAppear(_ animated: Bool) { hasReachedBase = true }
  open func viewWillDisappear(_ animated: Bool) { hasReachedBase = true }
  open func viewDidDisappear(_ animated: Bool) { hasReachedBase = true }

  /// Whether children in the view hierarchy appear and disappear with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Starts an appearance or disappearance that `endAppearanceTransition()` completes.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endTransition() }

  // MARK: Layout

  /// Changes constraints, in place of the view's `updateConstraints()`, which the default calls.
  open func updateViewConstraints() {
    hasReachedBase = true
    if let view = viewIfLoaded {
      view.demandSuper("updateConstraints()") { view.updateConstraints() }
    }
  }

  /// Just before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Just after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// Added to the safe area that the view inherits.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  /// The least margins at the sides of the view: 16 points, or 20 where it is 414 or wider.
  ///
  /// The width is that of the first phones with the wider margin; Apple documents none.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? DisplayDefaults.size.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.setNeedsLayout() }
    }
  }

  /// The size that the controller would like in a container.
  open var preferredContentSize = CGSize.zero

  // MARK: Containment (UIViewController+Containment.swift)

  open var parent: UIViewController? { container }
  open var children: [UIViewController] { contained }

  /// Calls `willMove(toParent:)`; the caller adds the view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Calls `didMove(toParent: nil)`; the caller called `willMove(toParent: nil)` and removed
  /// the view.
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) {
    containment.isLeaving = parent == nil
  }
  open func didMove(toParent parent: UIViewController?) { containment.isArriving = false }

  /// Traits for a child beside the inherited ones.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childTraits.first { $0.child === childViewController }?.traits
  }

  // MARK: Presentation (UIViewController+Presentation.swift)

  /// Covers the window, or this controller, with another one.
  ///
  /// A controller that presents already, or is outside of a window, presents nothing; iOS logs
  /// the attempt.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { startPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }

  /// Ends what this controller presents, or else its own presentation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// What this controller, or the nearest container around it, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// What presented this controller, or the nearest container around it.
  open var presentingViewController: UIViewController? { nearestPresenting }

  open var presentationController: UIPresentationController? { presentation }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var definesPresentationContext = false
  /// No difference here: nothing but `dismiss` ends a presentation.
  open var isModalInPresentation = false

  /// Shows in the container that can: a navigation controller pushes, others present.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      show(vc, sender: sender)
    }
  }

  // MARK: Size

  /// The view is about to get another size. Subclasses call super, which tells the children
  /// that fill the view, and what is presented.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, with: coordinator) }

  /// The size classes are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, with: coordinator) }

  /// Nothing calls it but the harness.
  open func didReceiveMemoryWarning() {}

  // MARK: Bars

  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  private lazy var madeNavigationItem = UINavigationItem(title: title ?? "")

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get { shownTabBarItem }
    set {
      guard newValue !== shownTabBarItem else { return }
      shownTabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }
  private lazy var shownTabBarItem: UITabBarItem? = UITabBarItem(title: title, image: nil, tag: 0)

  /// Whether the tab bar goes when a navigation controller pushes this controller. Asked when
  /// the stack changes.
  open var hidesBottomBarWhenPushed = false
  /// Edges where the view goes on below the bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }
  /// Whether the view goes on below opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() }
    }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { resolvedTraits }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Replaces the inherited appearance for the view.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { changeOwnTraits { $0.userInterfaceStyle = newValue } }
  }

  // MARK: Events

  open override var next: UIResponder? { loadedView?.superview ?? container }

  // MARK: Status bar and rotation

  /// Not drawn: there is no status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Not drawn: there is no status bar.
  open var prefersStatusBarHidden: Bool { false }
  /// Not asked: there is no status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Not asked: there is no status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Not drawn: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Not asked: nothing rotates by itself.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Not asked: nothing rotates by itself.
  open var shouldAutorotate: Bool { true }
}
