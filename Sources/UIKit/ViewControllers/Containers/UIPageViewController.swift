@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hosts one page. Others come by `setViewControllers`.
///
/// Differs: no gesture turns pages, so the data source is not asked; two pages side by side and
/// page curls are absent.
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable {
    case scroll = 1
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  public enum NavigationDirection: Int, Sendable {
    case forward = 0
    case reverse = 1
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  private var page: UIViewController?
  private let scroller = _UIQueuingScrollView()

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

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
