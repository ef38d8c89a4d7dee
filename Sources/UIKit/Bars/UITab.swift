/// One entry of a tab bar controller, whose controller is made when it is first asked for.
@preconcurrency @MainActor
open class UITab: NSObject {
  /// The place of a tab in bar and sidebar. On phones all but `sidebarOnly` are in the bar.
  public enum Placement: Int, Sendable {
    case automatic = 0
    case `default` = 1
    case optional = 2
    case movable = 3
    case pinned = 4
    case fixed = 5
    case sidebarOnly = 6
  }

  /// A name that is unique among the tabs.
  public let identifier: String
  private let provider: ((UITab) -> UIViewController)?
  private var madeController: UIViewController?
  let item = UITabBarItem(title: nil, image: nil, tag: 0)
  weak var owner: UITabBarController?

  /// The title, which the tab bar's item shows.
  open var title: String {
    didSet { if title != oldValue { item.title = title } }
  }
  /// The image, which the tab bar's item shows.
  open var image: UIImage? {
    didSet { if image != oldValue { item.image = image } }
  }
  /// The subtitle shown in sidebars, of which there are none here.
  open var subtitle: String?
  /// The text of the badge; nil for no badge.
  open var badgeValue: String? {
    didSet { if badgeValue != oldValue { item.badgeValue = badgeValue } }
  }
  /// A value of the app's own.
  open var userInfo: Any?
  /// Whether the tab can be selected.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { item.isEnabled = isEnabled } }
  }
  /// Whether the tab is left out of bar and sidebar.
  open var isHidden = false {
    didSet { if isHidden != oldValue { owner?.tabsDidChange() } }
  }
  /// Whether the user may hide the tab. Differs: nobody does.
  open var allowsHiding = false
  /// The preferred place of the tab; a tab for sidebars only is left out of the bar.
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { owner?.tabsDidChange() } }
  }
  /// The group that the tab is in.
  open internal(set) weak var parent: UITabGroup?

  /// A tab whose controller the provider makes when it is first asked for.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    super.init()
    item.title = title
    item.image = image
  }

  /// The controller, made when it is first asked for.
  open var viewController: UIViewController? {
    if let madeController { return madeController }
    madeController = provider?(self)
    return madeController
  }

  /// The controller that shows the tab.
  open var tabBarController: UITabBarController? { owner ?? parent?.tabBarController }

  /// The outermost group around the tab.
  open var managingTabGroup: UITabGroup? { parent.map { $0.managingTabGroup ?? $0 } }

  /// Whether the tab is in a bar.
  open var hasVisiblePlacement: Bool { owner != nil && !isHidden && isInBar }

  var isInBar: Bool { preferredPlacement != .sidebarOnly }

  /// The controller whose view the tab shows.
  var shownController: UIViewController? { viewController }

  func find(_ identifier: String) -> UITab? { self.identifier == identifier ? self : nil }
}

/// Tabs under a common title. A bar shows the group as one tab.
open class UITabGroup: UITab {
  /// The look of a group in a sidebar.
  public enum SidebarAppearance: Int, Sendable {
    case automatic = 0
    case inline = 1
    case rootSection = 2
  }

  /// A group of tabs.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// The tabs of the group.
  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      if !children.elementsEqual(oldValue, by: ===) { tabBarController?.tabsDidChange() }
    }
  }
  /// The child that is shown if the group has no controller of its own.
  open var defaultChildIdentifier: String? {
    didSet {
      if defaultChildIdentifier != oldValue { tabBarController?.tabsDidChange() }
    }
  }
  /// The selected child; nil stands for the default one, or the first.
  open var selectedChild: UITab? {
    get { chosen ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first }
    set {
      guard newValue !== chosen else { return }
      chosen = newValue
      tabBarController?.tabsDidChange()
    }
  }
  private weak var chosen: UITab?
  /// The controller that the controllers of the children are pushed on.
  open var managingNavigationController: UINavigationController? {
    didSet {
      if managingNavigationController !== oldValue { tabBarController?.tabsDidChange() }
    }
  }
  /// The look in sidebars, of which there are none here.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// Whether the group is a destination in sidebars, of which there are none here.
  open var isSidebarDestination = false
  /// Whether the user may reorder the tabs. Differs: nobody does.
  open var allowsReordering = false

  /// The tab with an identifier in this group or a group inside of it; nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.find(identifier) }.first
  }

  override var shownController: UIViewController? {
    managingNavigationController ?? viewController ?? selectedChild?.shownController
  }

  override func find(_ identifier: String) -> UITab? {
    super.find(identifier) ?? tab(forIdentifier: identifier)
  }
}

/// A tab with the system's title and symbol of a search.
open class UISearchTab: UITab {
  static let standardIdentifier = "com.apple.UIKit.Search"

  /// Makes the tab of searching, with a magnifying glass. Differs: the title is "Search" in all
  /// languages.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"),
      identifier: Self.standardIdentifier, viewControllerProvider: viewControllerProvider)
  }
}

extension UIViewController {
  /// The tab that shows this controller, or the container that it is in.
  public var tab: UITab? {
    guard let tabs = tabBarController?.tabs else { return nil }
    var current: UIViewController? = self
    while let controller = current {
      if let tab = tabs.first(where: { $0.shownController === controller }) { return tab }
      current = controller.container
    }
    return nil
  }
}
