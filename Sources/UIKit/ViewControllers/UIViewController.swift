/// Manages a view: makes it when it is needed, and is told when it appears, disappears and changes.
/// Members that subclasses override are in this file; what they do is in the extensions.
@preconcurrency @MainActor
open class UIViewController: UIResponder, @preconcurrency NSCoding, UIContentContainer {
  public let nibName: String?
  public let nibBundle: Bundle?

  // MARK: State that the extensions keep

  package var loadedView: UIView?
  package weak var container: UIViewController?
  package var contained: [UIViewController] = []
  var containment = ContainmentState()
  /// The return address of the initializer of the object's class, until the view is loaded.
  private var initializerReturn: UInt = 0
  package var appearance = Appearance()
  package var inheritedTraits = UITraitCollection.current
  package lazy var resolvedTraits = inheritedTraits
  package var ownTraits = TraitValues()
  /// Traits that a container gives its children; see `setOverrideTraitCollection`.
  package var childTraits: [(child: UIViewController, traits: UITraitCollection)] = []
  package var traitObservers: [TraitObserver] = []
  /// How far the container's bars cover the view, in points.
  var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// The safe area that the view keeps while it stands back behind a card, whatever its place.
  var keptSafeArea: UIEdgeInsets? {
    didSet { if keptSafeArea != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// The container's bars that the view extends below.
  var barCover = BarCover() {
    didSet { if barCover != oldValue { barCoverDidChange() } }
  }
  /// Whether the view fills its place, so that its own children are told of the container's bars.
  var handsBarsOn: Bool { false }
  /// Called when the bars change, as a container places its children among other bars.
  func barCoverDidChange() {}
  var contentUnavailable = ContentUnavailableState()
  /// The transition that this controller takes part in.
  var runningTransition: ViewTransition?
  var isEnteringContainer = false
  var isLeavingContainer = false
  var presentation: UIPresentationController?
  /// The presentation controller that an app asked for before the presentation.
  var preparedPresentation: UIPresentationController?
  weak var presenterController: UIViewController?
  var presentedController: UIViewController?

  /// - Parameters:
  ///   - nibNameOrNil: The nib to load; nil: that of the class's name, also without “Controller”.
  ///   - nibBundleOrNil: The nib's bundle; nil for the main one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    initializerReturn = CallStack.returnAddress(depth: classDepth)
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller as a storyboard's scene describes it; with another coder, an empty one.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    initializerReturn = CallStack.returnAddress(depth: classDepth)
    takeOrigin(coder)
    coder.readNib(into: self, at: UIViewController.self)
  }

  /// Differs: the controller is not encoded.
  open func encode(with coder: NSCoder) {}

  /// Called when the objects of the scene or nib are made and connected, but not yet the view's.
  open func awakeFromNib() {}

  /// The storyboard scene that the controller was made from.
  final var nibOrigin: NibOrigin?

  // MARK: View

  /// The root view, made by `loadView()` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setView(newValue) }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes `view`: the storyboard’s or nib’s, or a plain one of the screen’s size.
  open func loadView() {
    guard loadNibView() == nil else { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the view, unless it is there, and calls `viewDidLoad()`.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    let address = initializerReturn
    initializerReturn = 0
    if address != 0, CallStack.returns(to: address) { noteViewInInit() }
    makeView()
  }

  /// Called once, when the view is loaded.
  open func viewDidLoad() {}

  /// The title, which bars show: it is set in the navigation item and the tab bar item.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
      tellObservers("title", from: oldValue)
    }
  }

  // MARK: Appearance (UIViewController+Appearance.swift)

  /// Called before the view appears; its size and traits may still change.
  open func viewWillAppear(_ animated: Bool) { hasReachedBase = true }
  /// Called with the view in the window and its final traits, before it is laid out.
  open func viewIsAppearing(_ animated: Bool) { hasReachedBase = true }
  /// Called after the view appeared; overrides call super, here as in the next two.
  open func viewDidAppear(_ animated: Bool) { hasReachedBase = true }
  open func viewWillDisappear(_ animated: Bool) { hasReachedBase = true }
  open func viewDidDisappear(_ animated: Bool) { hasReachedBase = true }

  /// Whether children in the view hierarchy appear and disappear with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Starts an appearance or disappearance, which `endAppearanceTransition()` completes.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endTransition() }

  // MARK: Layout

  /// Changes constraints in place of the view's `updateConstraints()`, which the default calls.
  open func updateViewConstraints() {
    hasReachedBase = true
    if let view = viewIfLoaded {
      view.demandSuper("updateConstraints()") { view.updateConstraints() }
    }
  }

  /// Called just before the view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called just after the view's `layoutSubviews()`.
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  /// Insets in points, added to the safe area that the view inherits.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
  }

  /// The minimum margins at the sides of the view: 16 points, or 20 where it is 414 or wider. That
  /// is the width of the first phones with the wider margin; Apple documents none.
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

  /// The size in points that the controller asks for; its container is told of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      (container ?? presentation as (any UIContentContainer)?)?
        .preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Tells that a child would like another size. The default implementation is empty, as on iOS.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Tells that a child's constraints give it another size. Differs: only an app calls it.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of a child in this controller's view; by default that of the view.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Content that is not there (UIViewController+ContentUnavailable.swift)

  /// Sets the configuration for the present content; also called before the first layout.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Containment (UIViewController+Containment.swift)

  open var parent: UIViewController? { container }
  open var navigationController: UINavigationController? { nearest() }
  open var tabBarController: UITabBarController? { nearest() }
  open var splitViewController: UISplitViewController? { nearest() }
  open var children: [UIViewController] { contained }

  /// Adds a child after `willMove(toParent:)`; the caller adds the view and calls `didMove`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Leaves the parent and calls `didMove(toParent: nil)`; the caller called `willMove` before.
  open func removeFromParent() { leaveParent() }

  /// Called before the parent changes; nil stands for leaving it.
  open func willMove(toParent parent: UIViewController?) {
    containment.isLeaving = parent == nil
  }
  open func didMove(toParent parent: UIViewController?) { containment.isArriving = false }
  /// The traits that a child has beside the inherited ones.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? {
    childTraits.first { $0.child === childViewController }?.traits
  }

  // MARK: Presentation (UIViewController+Presentation.swift)

  /// Presents another controller in front of the window or of this controller.
  /// A controller that presents already or is outside of a window ignores the call; iOS logs it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { startPresentation(of: viewControllerToPresent, animated: flag, completion: completion) }

  /// Ends what this controller presents, or else its own presentation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// The controller that this one, or the nearest container around it, presents.
  open var presentedViewController: UIViewController? { nearestPresented }

  /// The controller that presented this one, or the nearest container around it.
  open var presentingViewController: UIViewController? { nearestPresenting }

  /// The object that presents this controller, or the nearest container around it that is
  /// presented; if neither is, the one that would present it, by its style.
  open var presentationController: UIPresentationController? { managingPresentation }

  /// The object that presents this controller, unless its transitioning delegate supplies one.
  func makePresentationController(
    presenting presenter: UIViewController
  ) -> UIPresentationController {
    makeStandardPresentation(presenting: presenter)
  }

  /// How the controller is presented; automatic is a card, as on iOS 13.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var definesPresentationContext = false
  /// Whether the context's `modalTransitionStyle` replaces the presented one's. The value is kept
  /// and not drawn.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user cannot dismiss it. Differs: no effect, as only `dismiss` ends a presentation.
  open var isModalInPresentation = false

  /// Shows a controller in the container that can: a navigation controller pushes, others present.
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

  /// Tells that the view is about to get another size. Super tells children and the presented one.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: size, with: coordinator) }

  /// Tells that the size classes are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) { forwardTransition(to: newCollection, with: coordinator) }

  /// Differs: only the harness calls it.
  open func didReceiveMemoryWarning() {}

  // MARK: Bars

  /// The item that a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem { madeNavigationItem }
  private lazy var madeNavigationItem = UINavigationItem(title: title ?? "")

  /// The item that a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get { shownTabBarItem }
    set {
      guard newValue !== shownTabBarItem else { return }
      shownTabBarItem = newValue
      tabBarController?.itemsDidChange()
    }
  }
  private lazy var shownTabBarItem: UITabBarItem? = UITabBarItem(title: title, image: nil, tag: 0)

  /// Whether a navigation controller that pushes this one hides the tab bar. Read on each push.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view extends below the bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { extendedLayoutDidChange() } }
  }
  /// Whether the view extends below opaque bars, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      if extendedLayoutIncludesOpaqueBars != oldValue { extendedLayoutDidChange() }
    }
  }

  /// The items of a navigation controller's toolbar for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { if toolbarItems != oldValue { navigationController?.toolbarItemsDidChange(of: self) } }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Names the scroll view that tells the bars at some edges whether content is below them.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContentScrollView(scrollView, for: edge)
  }
  /// The scroll view named for the edge, or else the view or its first subview, if that scrolls.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    ownContentScrollView(for: edge)
  }
  final var contentScrollViews: [ContentScrollView] = []
  /// Called when content below the bars of a container may have reached an edge or left it.
  func contentEdgeMayHaveChanged() {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called after the traits changed. The default is empty.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The appearance that replaces the inherited one for the view.
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
  /// Differs: never asked for, as there is no status bar.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Differs: never asked for, as there is no status bar.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Not drawn: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Differs: never asked for, as the device is not rotated by itself.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Differs: never asked for, as the device is not rotated by itself.
  open var shouldAutorotate: Bool { true }
  /// Differs: never asked for, as a presented view lies as the window does.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Differs: never asked for, as there is no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Differs: never asked for, as there is no status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Not drawn: there is no home indicator. Differs: never asked for.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Differs: never asked for, as there is no home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Differs: never asked for, as the system has no gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Differs: never asked for, as the system has no gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Differs: never asked for, as there is no pointer.
  open var prefersPointerLocked: Bool { false }
  /// Differs: never asked for, as there is no pointer.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Differs: never asked for, as there is no keyboard.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Differs: this call and the next ones do nothing, as the properties are never asked for.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  @available(*, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations.")
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Segues (UIStoryboardSegue.swift)

  /// Called before a segue from this controller is performed. The default implementation is empty.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue that a touch starts may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Starts a segue of the storyboard that the controller was made from. An unknown identifier
  /// raises an exception on iOS; here the mistake is reported and no segue starts.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender: sender)
  }

  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }

  // MARK: Layout supports (UILayoutSupport.swift)

  final var layoutSupports = LayoutSupports()

  /// Whether bars inset a scroll view in the view. Without effect, as on iOS since 11.
  @available(*, deprecated, message: "Use UIScrollView.contentInsetAdjustmentBehavior.")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }
  private final var adjustsScrollViewInsets = true

  // MARK: Keys

  private final var ownKeyCommands: [UIKeyCommand] = []

  /// The key commands that were added.
  open override var keyCommands: [UIKeyCommand]? {
    ownKeyCommands.isEmpty ? nil : ownKeyCommands
  }

  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Editing

  /// Whether the view's content is being edited; `setEditing(_:animated:)` sets it.
  open var isEditing: Bool {
    get { isEditingContent }
    set { setEditing(newValue, animated: false) }
  }
  private final var isEditingContent = false

  /// Sets `isEditing` and the title of the edit button; subclasses change their content.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingContent = editing
    madeEditButton?.showEditing(editing)
  }

  /// A button of title “Edit”, or “Done” while editing; a touch changes from one to the other.
  open var editButtonItem: UIBarButtonItem { madeEditButton ?? makeEditButton() }
  final var madeEditButton: UIBarButtonItem?

  // MARK: Transitions (Transitions/UIViewController+Transitions.swift)
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nearestTransition }
  /// Whether the controller's presentation is under way.
  open var isBeingPresented: Bool { isArrivingByPresentation }
  /// Whether the controller's dismissal is under way.
  open var isBeingDismissed: Bool { isLeavingByDismissal }
  /// Whether a container is about to show this controller for the first time.
  open var isMovingToParent: Bool { isEnteringContainer }
  /// Whether a container is about to let this controller go.
  open var isMovingFromParent: Bool { isLeavingContainer }
}
