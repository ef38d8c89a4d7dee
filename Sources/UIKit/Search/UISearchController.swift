/// Asked for results when the text or the scope of a search changes.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the text or the scope has changed, and when a search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of the beginning and end of a search.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called before the results are shown.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Called before a search begins. The default is empty.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Called when a search has begun. The default is empty.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Called before a search ends. The default is empty.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Called when a search has ended. The default is empty.
  public func didDismissSearchController(_ searchController: UISearchController) {}
  /// Called first of all when a search begins. The default is empty.
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar, and the results that are shown over the searched content.
///
/// Differs: the results are a child of the navigation controller, or of the controller around the
/// search bar, and are not presented.
open class UISearchController: UIViewController {
  /// When scopes are shown.
  public enum ScopeBarActivation: Int, Sendable {
    /// Scopes are shown during a search.
    case automatic = 0
    /// The app shows and hides the scopes.
    case manual = 1
    /// Scopes are shown during a search with text or tokens.
    case onTextEntry = 2
    /// Scopes are shown during a search.
    case onSearchActivation = 3
  }

  /// The controller of the results; nil if the content itself shows them.
  public private(set) var searchResultsController: UIViewController?
  /// Asked for results when the search changes.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of the beginning and end of a search; it is not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  private let bar = UISearchBar()
  private let dimming = UIDimmingView()
  private var isOn = false
  /// The item whose navigation bar has the search bar.
  weak var shownItem: UINavigationItem?

  /// - Parameter searchResultsController: The results' controller; nil if the content itself shows
  ///   the results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    bar.searchController = self
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bar.searchController = self
  }

  /// A controller without results. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bar.searchController = self
  }

  /// The search bar, which an app puts into its interface.
  open var searchBar: UISearchBar { bar }

  // MARK: Behaviour

  /// Whether the content is dimmed while no results are shown.
  open var obscuresBackgroundDuringPresentation = true {
    didSet {
      if obscuresBackgroundDuringPresentation != oldValue { viewIfLoaded?.setNeedsLayout() }
    }
  }
  /// An older name of `obscuresBackgroundDuringPresentation`.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether title and items give way to the search bar.
  open var hidesNavigationBarDuringPresentation = true {
    didSet {
      if hidesNavigationBarDuringPresentation != oldValue { shownBar?.heightDidChange() }
    }
  }
  /// Whether the search bar's button to end the search comes and goes by itself.
  open var automaticallyShowsCancelButton = true {
    didSet { if automaticallyShowsCancelButton != oldValue { showParts() } }
  }
  /// Whether the scopes come and go with the search; setting it sets `scopeBarActivation` to
  /// automatic or manual.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// When the scopes are shown.
  open var scopeBarActivation = ScopeBarActivation.automatic {
    didSet { if scopeBarActivation != oldValue { showParts() } }
  }
  /// Whether results are shown while there is text.
  open var automaticallyShowsSearchResultsController = true {
    didSet {
      let shown = oldValue ? hasSearch : showsResults
      if shown != showsSearchResultsController { viewIfLoaded?.setNeedsLayout() }
    }
  }
  /// Whether the results are shown.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? hasSearch : showsResults }
    set {
      showsResults = showsSearchResultsController
      automaticallyShowsSearchResultsController = false
      guard newValue != showsResults else { return }
      showsResults = newValue
      viewIfLoaded?.setNeedsLayout()
    }
  }
  private var showsResults = false

  /// The present place of the search bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    shownItem?.searchBarPlacement ?? .stacked
  }

  private var hasSearch: Bool {
    !(bar.text ?? "").isEmpty || !bar.searchTextField.tokens.isEmpty
  }

  // MARK: Search

  /// Whether a search is under way; setting it begins or ends one.
  open var isActive: Bool {
    get { isOn }
    set {
      guard newValue != isOn else { return }
      if newValue { begin() } else { end() }
    }
  }

  private func begin() {
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    isOn = true
    showParts()
    shownBar?.heightDidChange()
    attach()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    isOn = false
    bar.text = nil
    bar.searchTextField.tokens = []
    bar.resignFirstResponder()
    showParts()
    shownBar?.heightDidChange()
    detach()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  func searchDidBegin() { isActive = true }

  func searchDidChange() {
    searchTextDidChange()
    viewIfLoaded?.setNeedsLayout()
    showParts()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  /// Called when the searched text is another one, whoever changed it.
  func searchTextDidChange() {
    let navigation = host as? UINavigationController
    let searched = navigation?.viewControllers.first { $0.navigationItem === shownItem }
    for controller in [searched, searchResultsController] {
      controller?.setNeedsUpdateContentUnavailableConfiguration()
    }
  }

  func scopeDidChange() { searchResultsUpdater?.updateSearchResults(for: self) }

  func searchWasCancelled() { isActive = false }

  private func showParts() {
    if automaticallyShowsCancelButton { bar.showsCancelButton = isOn }
    switch scopeBarActivation {
    case .manual: break
    case .automatic, .onSearchActivation:
      bar.showsScopeBar = isOn && bar.scopeButtonTitles?.isEmpty == false
    case .onTextEntry: bar.showsScopeBar = isOn && hasSearch
    }
  }

  // MARK: Place

  /// The navigation bar that has the search bar.
  private var shownBar: UINavigationBar? { shownItem?.bar }

  /// The controller whose content the results cover.
  private var host: UIViewController? {
    if let bar = shownBar {
      var responder: UIResponder? = bar
      while let current = responder {
        if let navigation = current as? UINavigationController { return navigation }
        responder = current.next
      }
    }
    var view: UIView? = bar
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  private func attach() {
    guard parent == nil, let host else { return }
    host.addChild(self)
    if let navigation = host as? UINavigationController {
      navigation.view.insertSubview(view, belowSubview: navigation.navigationBar)
    } else {
      (host.view.superview ?? host.view).addSubview(view)
    }
    didMove(toParent: host)
    place()
  }

  private func detach() {
    guard parent != nil else { return }
    willMove(toParent: nil)
    view.removeFromSuperview()
    removeFromParent()
  }

  /// Places the results over everything that the host shows, below the search bar.
  private func place() {
    guard isOn, let host = parent else { return }
    if host is UINavigationController {
      view.frame = host.view.bounds
      let bar = shownBar
      additionalSafeAreaInsets.top = bar.map { $0.frame.maxY - host.view.safeAreaInsets.top } ?? 0
    } else if let container = view.superview {
      let top = bar.convert(CGPoint(x: 0, y: bar.bounds.maxY), to: container).y
      let area = container.bounds
      view.frame = CGRect(
        x: area.minX, y: top, width: area.width, height: max(area.maxY - top, 0))
    }
  }

  /// Called when the searched controller is shown, perhaps after another one.
  func showAgain() {
    guard isOn else { return }
    attach()
    place()
  }

  /// Called when another controller is shown; the search goes on when this one comes back.
  func leave() { if isOn { detach() } }

  open override func loadView() {
    view = UISearchControllerView(frame: UIScreen.main.bounds)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    dimming.backgroundColor = .searchDimming
    view.addSubview(dimming)
    guard let results = searchResultsController else { return }
    addChild(results)
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let shows = searchResultsController != nil && showsSearchResultsController
    dimming.frame = dimmedArea
    dimming.isHidden = shows || !obscuresBackgroundDuringPresentation
    searchResultsController?.view.isHidden = !shows
    searchResultsController?.view.frame = view.bounds
  }
}

extension UISearchController {
  /// The dimmed area: everything but the navigation bar that has the search bar.
  private var dimmedArea: CGRect {
    guard let bar = shownBar, parent is UINavigationController else { return view.bounds }
    let top = max(view.convert(CGPoint(x: 0, y: bar.bounds.maxY), from: bar).y, 0)
    return CGRect(
      x: 0, y: top, width: view.bounds.width, height: max(view.bounds.height - top, 0))
  }
}

/// The view of a search controller, which lets touches through where it shows no results.
final class UISearchControllerView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }
}

extension UIColor {
  /// The colour over searched content. Apple publishes no figure: this is what iOS 13 to 18 show.
  fileprivate static let searchDimming = UIColor {
    UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.29 : 0.12)
  }
}
