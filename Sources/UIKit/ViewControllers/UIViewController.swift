/// Manages a view: makes it when it is first needed and is told when it appears, is laid out
/// and disappears.
///
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
  /// The view's safe area while it stands back behind a card, whatever its place.
  var keptSafeArea: UIEdgeInsets? {
    didSet { if keptSafeArea != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// The bars around that the view goes on below.
  var barCover = BarCover() {
    didSet { if barCover != oldValue { barCoverDidChange() } }
  }
  /// Whether the view fills its place, since its own children are told of the bars around.
  var handsBarsOn: Bool { false }
  /// A container places its children among other bars.
  func barCoverDidChange() {}
  var contentUnavailable = ContentUnavailableState()
  /// The transition that this controller takes part in.
  var runningTransition: ViewTransition?
  var isEnteringContainer = false
  var isLeavingContainer = false
  var presentation: UIPresentationController?
  /// One that was asked for before the presentation.
  var preparedPresentation: UIPresentationController?
  weak var presenterController: UIViewController?
  var presentedController: UIViewController?

  /// - Parameters:
  ///   - nibNameOrNil: The nib that `loadView()` reads. For nil, one of the class's name, with or
  ///     without its ending “Controller”, where there is one.
  ///   - nibBundleOrNil: Nil is the main bundle.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
    initializerReturn = CallStack.returnAddress(depth: classDepth)
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// A controller as a storyboard's scene has it; with another coder, one without anything.
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

  /// Called when all objects of the scene or nib are made and connected; the view's own come later.
  open func awakeFromNib() {}

  /// The scene of a storyboard that the controller was made from.
  final var nibOrigin: NibOrigin?

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

  /// Sets `view`. The default is the storyboard’s or nib’s, or a plain one of the screen’s size.
  open func loadView() {
    guard loadNibView() == nil else { return }
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
      tellObservers("title", from: oldValue)
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

  /// The size that the controller would like in a container. The container is told of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
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

  /// The size that a child will have in this controller's view: that of the view, by default.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Content that is not there (UIViewController+ContentUnavailable.swift)

  /// Sets the configuration as the content has it, before the first layout as well.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  // MARK: Containment (UIViewController+Containment.swift)

  open var parent: UIViewController? { container }
  open var navigationController: UINavigationController? { nearest() }
  open var tabBarController: UITabBarController? { nearest() }
  open var splitViewController: UISplitViewController? { nearest() }
  open var children: [UIViewController] { contained }

  /// Calls `willMove(toParent:)`; the caller adds the view and calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Calls `didMove(toParent: nil)`; the caller called `willMove` and removed the view.
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
  /// A controller that presents already, or is outside of a window, ignores the call; iOS logs the
  /// attempt.
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

  /// What presents this controller, or the nearest container around it that is presented; of one
  /// that nobody presents what will do so, by its style.
  open var presentationController: UIPresentationController? { managingPresentation }

  /// The object that presents this controller, unless its transitioning delegate supplies one.
  func makePresentationController(
    presenting presenter: UIViewController
  ) -> UIPresentationController {
    makeStandardPresentation(presenting: presenter)
  }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var definesPresentationContext = false
  /// Whether the context's own `modalTransitionStyle` counts in place of what it presents.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the user cannot dismiss it. Differs: no effect, as only `dismiss` ends a presentation.
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

  /// Differs: only the harness calls it.
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

  /// What a navigation controller's toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { if toolbarItems != oldValue { navigationController?.toolbarItemsDidChange(of: self) } }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Names the scroll view by which bars at some edges know whether content is below them.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContentScrollView(scrollView, for: edge)
  }
  /// The one that was named, or else the view or its first subview, if that scrolls.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    ownContentScrollView(for: edge)
  }
  final var contentScrollViews: [ContentScrollView] = []
  /// Content below the bars of a container may have come to an edge, or left it.
  func contentEdgeMayHaveChanged() {}

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
  /// Differs: never asked for, as the device is not rotated by itself.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Differs: never asked for, as the device is not rotated by itself.
  open var shouldAutorotate: Bool { true }
  /// Not asked: what is presented lies as the window does.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Not asked: there is no status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Not asked: there is no status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Not drawn, as the status bar is not, nor asked.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Not asked: there is no home indicator.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Not asked: there are no gestures of the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Not asked: there are no gestures of the system's.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Not asked: there is no pointer.
  open var prefersPointerLocked: Bool { false }
  /// Not asked: there is no pointer.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Not asked: there is no keyboard.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  // Differs: these calls have no effect, as the properties are never asked for.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  @available(*, deprecated, message: "Use setNeedsUpdateOfSupportedInterfaceOrientations.")
  open class func attemptRotationToDeviceOrientation() {}

  // MARK: Segues (UIStoryboardSegue.swift)

  /// Called before a segue from this controller is performed. The default implementation is empty.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue that a touch starts may go on.
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

  /// Whether a scroll view in the view is inset by bars; `contentInsetAdjustmentBehavior` of
  /// scroll views says so since iOS 11, and this has no effect, as there.
  @available(*, deprecated, message: "Use UIScrollView.contentInsetAdjustmentBehavior.")
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { adjustsScrollViewInsets }
    set { adjustsScrollViewInsets = newValue }
  }
  private final var adjustsScrollViewInsets = true

  // MARK: Keys

  private final var ownKeyCommands: [UIKeyCommand] = []

  /// Those that were added.
  open override var keyCommands: [UIKeyCommand]? {
    ownKeyCommands.isEmpty ? nil : ownKeyCommands
  }

  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }

  // MARK: Editing

  /// Whether what the view shows is being edited; `setEditing(_:animated:)` sets it.
  open var isEditing: Bool {
    get { isEditingContent }
    set { setEditing(newValue, animated: false) }
  }
  private final var isEditingContent = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingContent = editing
    madeEditButton?.showEditing(editing)
  }

  /// “Edit”, or “Done” while the controller edits; a touch changes from one to the other.
  open var editButtonItem: UIBarButtonItem {
    if let madeEditButton { return madeEditButton }
    let item = UIBarButtonItem(
      title: "Edit", style: .plain, target: self,
      action: Selector("toggleEditing", UIViewController.toggleEditing))
    madeEditButton = item
    item.showEditing(isEditingContent)
    return item
  }
  private final var madeEditButton: UIBarButtonItem?
  private func toggleEditing() { setEditing(!isEditing, animated: true) }
}
