/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, AppearanceObserving {
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As one item before, and `always` for the first.
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item before, or “Back” where it is too long.
    case `default` = 0
    case generic = 1
    /// The sign alone.
    case minimal = 2
  }

  public enum ItemStyle: Int, Sendable {
    case navigator = 0
    /// The title at the leading end, where the width is regular.
    case browser = 1
    case editor = 2
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    /// Among the buttons at the trailing end.
    case inline = 1
    /// Below the titles.
    case stacked = 2
  }

  open var title: String? {
    didSet {
      if title != oldValue { changed() }
      tellObservers("title", from: oldValue)
    }
  }
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      if let oldValue, oldValue.superview is _UINavigationBarContentView {
        oldValue.removeFromSuperview()
      }
      changed()
    }
  }
  /// A line above the title.
  open var prompt: String? {
    didSet { if prompt != oldValue { bar?.heightDidChange() } }
  }
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.heightDidChange() } }
  }
  open var style = ItemStyle.navigator {
    didSet { if style != oldValue { changed() } }
  }
  /// Makes the menu that a touch on the title opens, and gives the title the sign of one. It does
  /// not open here.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { if (titleMenuProvider == nil) != (oldValue == nil) { changed() } }
  }

  weak var bar: UINavigationBar?

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }

  /// An item as a nib has it; with another coder, one without anything.
  public required init?(coder: NSCoder) {
    super.init()
    coder.readNib(into: self, at: UINavigationItem.self)
  }

  /// Differs: the item is not encoded.
  open func encode(with coder: NSCoder) {}

  private func changed() { bar?.setNeedsLayout() }

  // MARK: Back button

  /// Of the button that leads back to this item.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  /// In place of a back button of `backButtonTitle`.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  /// In place of going back.
  open var backAction: UIAction?
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the back button stays beside items on the left.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  // MARK: Items

  private var leadingGroups: [UIBarButtonItemGroup]?
  private var trailingGroups: [UIBarButtonItemGroup]?

  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leadingGroups.map { $0.flatMap(\.barButtonItems) } }
    set {
      guard newValue != leftBarButtonItems else { return }
      leadingItemGroups = newValue.map { [.fixedGroup(items: $0)] } ?? []
      if newValue == nil { leadingGroups = nil }
    }
  }
  /// From the trailing end.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailingGroups.map { $0.reversed().flatMap { $0.barButtonItems.reversed() } } }
    set {
      guard newValue != rightBarButtonItems else { return }
      trailingItemGroups = newValue.map { [.fixedGroup(items: $0.reversed())] } ?? []
      if newValue == nil { trailingGroups = nil }
    }
  }

  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// What `leftBarButtonItems` has, in groups.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingGroups ?? [] }
    set {
      guard newValue != leadingGroups ?? [] else { return }
      leadingGroups = newValue
      changed()
    }
  }
  /// What `rightBarButtonItems` has, in groups, from the leading end.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingGroups ?? [] }
    set {
      guard newValue != trailingGroups ?? [] else { return }
      trailingGroups = newValue
      changed()
    }
  }
  /// In the bar's middle, where the width is regular.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { if centerItemGroups != oldValue { changed() } }
  }
  /// Behind all others at the trailing end.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { if pinnedTrailingGroup !== oldValue { changed() } }
  }
  /// Under which the system keeps what somebody has chosen for the bar; nobody does here.
  open var customizationIdentifier: String?

  // MARK: Search

  /// Whose search bar is in the bar.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.shownItem = nil
      searchController?.shownItem = self
      bar?.heightDidChange()
    }
  }
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.heightDidChange() } }
  }
  /// `automatic` is `stacked` on phones, and `inline` where the width is regular.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { bar?.heightDidChange() } }
  }
  /// Where the search bar is.
  open var searchBarPlacement: SearchBarPlacement {
    isSearchInline(in: bar?.traitCollection ?? .current) ? .inline : .stacked
  }

  // MARK: Appearance objects

  var appearances = BarAppearances<UINavigationBarAppearance>()

  /// Goes before the bar's; nil for that.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { if appearances.set(\.standard, newValue, self) { appearanceDidChange() } }
  }
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { if appearances.set(\.compact, newValue, self) { appearanceDidChange() } }
  }
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { if appearances.set(\.scrollEdge, newValue, self) { appearanceDidChange() } }
  }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { if appearances.set(\.compactScrollEdge, newValue, self) { appearanceDidChange() } }
  }

  func appearanceDidChange() { changed() }
}

extension UINavigationItem {
  /// The item is in the bar no more.
  func leave(_ bar: UINavigationBar) { if self.bar === bar { self.bar = nil } }

  var shownLeadingItems: [UIBarButtonItem] { shown(leadingItemGroups) }

  /// From the trailing end.
  var shownTrailingItems: [UIBarButtonItem] {
    let pinned = pinnedTrailingGroup.map { [$0] } ?? []
    return shown(trailingItemGroups + pinned).reversed()
  }

  func shownCenterItems(in traits: UITraitCollection) -> [UIBarButtonItem] {
    traits.horizontalSizeClass == .regular ? shown(centerItemGroups) : []
  }

  private func shown(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
    groups.flatMap { group in
      group.bar = bar
      return group.barButtonItems.isEmpty ? [] : group.shownItems
    }
  }

  func hasLeadingTitle(in traits: UITraitCollection) -> Bool {
    style != .navigator && traits.horizontalSizeClass == .regular
  }

  func isSearchInline(in traits: UITraitCollection) -> Bool {
    switch preferredSearchBarPlacement {
    case .stacked: false
    case .inline, .automatic: traits.horizontalSizeClass == .regular
    }
  }

  /// What leads back to this item, as it is read out.
  var backTitle: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

  /// Titles of the back button, one of which is to fit.
  var backTitles: [String] {
    if let own = backBarButtonItem?.title { return own.isEmpty ? [""] : [own, "Back", ""] }
    return switch backButtonDisplayMode {
    case .default: backTitle.isEmpty ? [""] : [backTitle, "Back", ""]
    case .generic: ["Back", ""]
    case .minimal: [""]
    }
  }
}
