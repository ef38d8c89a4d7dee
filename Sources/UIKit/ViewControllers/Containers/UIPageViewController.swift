/// Supplies the pages before and after a page.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil at the first. Differs: never asked, as no gesture turns pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil at the last. Differs: never asked, as no gesture turns pages.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  // Asked for on iOS for a page control, which is not shown here.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0: no page control. Differs: never asked, as none is shown here.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0. Differs: never asked, as no page control is shown here.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Told of pages that gestures turn, and asked about rotations. Differs: no gesture turns pages and
/// the device is never rotated, so that only an app calls these methods.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called before a gesture turns pages. Differs: never called.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called after a gesture turned pages. Differs: never called.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
  /// The place of the spine after a rotation. Differs: never called.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation
  /// The orientations of the pages. Differs: never called.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask
  /// The orientation to begin with. Differs: never called.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Does nothing. Differs: never called, as no gesture turns pages.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing. Differs: never called, as no gesture turns pages.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
  /// Returns `min`. Differs: never called, as the device is not rotated.
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  /// Returns all orientations but upside down. Differs: never called.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
  /// Returns portrait. Differs: never called.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}

/// Shows one page. `setViewControllers` replaces it.
///
/// Differs: no gesture turns pages, so that the data source is not asked; two pages side by side
/// are absent. Not drawn: page curls, which slide (`FidelityFeature.transitionStyle`), and the page
/// control.
open class UIPageViewController: UIViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    /// Pages curl as those of a book. Not drawn: they slide.
    case pageCurl = 0
    /// Pages slide.
    case scroll = 1
  }

  /// The axis along which pages follow each other.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages lie side by side.
    case horizontal = 0
    /// Pages lie one below the other.
    case vertical = 1
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    /// The next page comes.
    case forward = 0
    /// The page before comes.
    case reverse = 1
  }

  /// The place of a book's spine. Differs: two pages are never side by side.
  public enum SpineLocation: Int, Sendable {
    case none = 0
    case min = 1
    case mid = 2
    case max = 3
  }

  /// The keys of a page controller's options.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the option.
    public let rawValue: String

    /// Creates the key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The room between pages in points. Differs: no effect, as one page is shown.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// The raw value of a `SpineLocation`. Differs: no effect, as curls are not drawn.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// How pages are turned; curls are not drawn.
  public let transitionStyle: TransitionStyle
  /// Whether pages follow each other horizontally or vertically. Kept: one page is shown.
  public let navigationOrientation: NavigationOrientation
  /// Supplies further pages. Differs: never asked, as no gesture turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Told of turned pages. Differs: never called, as no gesture turns pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The place of the spine; `none` if pages slide.
  open var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// Whether pages have content on their backs, which is visible while they curl.
  open var isDoubleSided = false
  /// Differs: always empty, as no gesture turns pages.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private var page: UIViewController?
  private let scroller = _UIQueuingScrollView()

  /// Creates a controller without a page. Differs: the options have no effect.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a page, whose pages curl sideways. The nib is not read.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates the controller from a storyboard, which says its style and orientation.
  public required init?(coder: NSCoder) {
    transitionStyle = coder.nibAttribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
    navigationOrientation =
      coder.nibAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    super.init(coder: coder)
    coder.readNib(into: self, at: UIPageViewController.self)
  }

  /// The shown page; nil before one is set.
  open var viewControllers: [UIViewController]? { page.map { [$0] } }

  /// Shows the first of the controllers.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first, new !== page else {
      completion?(true)
      return
    }
    let old = page
    page = new
    old?.announceLeaving()
    addChild(new)
    loadViewIfNeeded()
    let finish = { [weak self] in
      old?.viewIfLoaded?.removeFromSuperview()
      old?.removeFromParent()
      if let self { new.completeMove(toParent: self) }
      completion?(true)
    }
    guard view.window != nil, appearance.state != .disappeared else {
      scroller.addFillingSubview(new.view)
      return finish()
    }
    if transitionStyle == .pageCurl, animated {
      noteLack(.transitionStyle, "UIPageViewController.TransitionStyle.pageCurl")
    }
    let transition = ViewTransition(in: scroller, from: old, to: new, animated: animated)
    transition.finish = { _ in finish() }
    transition.start(in: view.window)
  }

  open override func loadView() { setContainerView(_UIPageViewControllerContentView()) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addFillingSubview(scroller)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroller.contentSize = scroller.bounds.size
    if let page { setFrame(CGRect(origin: .zero, size: view.bounds.size), of: page, in: scroller) }
  }
}
