/// What a navigation bar shows for one controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject, @preconcurrency NSCoding, AppearanceObserving {
  /// When an item has a large title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// The mode of the item before; `always` for the first item.
    case automatic = 0
    /// The title is large.
    case always = 1
    /// The title is small.
    case never = 2
    /// The title is small, in the row of the buttons.
    case inline = 3
  }

  /// How the back button that leads to an item is titled.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the item before, or “Back” if that is too long.
    case `default` = 0
    /// The word "Back", whatever the title of the item before.
    case generic = 1
    /// Only the sign, without a title.
    case minimal = 2
  }

  /// The place of an item's title.
  public enum ItemStyle: Int, Sendable {
    /// The title is in the middle.
    case navigator = 0
    /// The title at the leading end, in a regular width.
    case browser = 1
    /// The title is at the leading end, as for a document, in a regular width.
    case editor = 2
  }

  /// The place of a search bar.
  public enum SearchBarPlacement: Int, Sendable {
    /// The bar decides: `stacked` on phones, `inline` in a regular width.
    case automatic = 0
    /// The search bar is among the buttons at the trailing end.
    case inline = 1
    /// The search bar is below the titles.
    case stacked = 2
  }

  /// The title, which is shown in the bar and by back buttons.
  open var title: String? {
    didSet {
      if title != oldValue { changed() }
      tellObservers("title", from: oldValue)
    }
  }
  /// The view in place of the title; nil for none.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      if let oldValue, oldValue.superview is _UINavigationBarContentView {
        oldValue.removeFromSuperview()
      }
      changed()
    }
  }
  /// A line of text above the title, for which the bar is higher; nil for none.
  open var prompt: String? {
    didSet { if prompt != oldValue { bar?.heightDidChange() } }
  }
  /// When the title is large, in a bar that prefers large titles; by default as the item before it,
  /// and for the first item always.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.heightDidChange() } }
  }
  /// The place of the title; in the middle by default, as of a navigator.
  open var style = ItemStyle.navigator {
    didSet { if style != oldValue { changed() } }
  }
  /// Makes the menu that a touch on the title opens, and adds the sign of a menu to the title.
  /// Differs: it does not open.
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    didSet { if (titleMenuProvider == nil) != (oldValue == nil) { changed() } }
  }

  weak var bar: UINavigationBar?

  /// Makes an item without a title.
  public override convenience init() { self.init(title: "") }

  /// Makes an item of a title; an empty one counts as none.
  public init(title: String) {
    self.title = title.isEmpty ? nil : title
  }

  /// An item as a nib describes it; with another coder, an empty one.
  public required init?(coder: NSCoder) {
    super.init()
    coder.readNib(into: self, at: UINavigationItem.self)
  }

  /// Encodes the item. Differs: the call has no effect.
  open func encode(with coder: NSCoder) {}

  private func changed() { bar?.setNeedsLayout() }

  // MARK: Back button

  /// The title of the button that leads back to this item; nil for ``title``.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed() } }
  }
  /// How the back button that leads to this item is titled; by default with its title, or a shorter
  /// one where that has no room.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { changed() } }
  }
  /// The item in place of a back button of ``backButtonTitle``; nil for none.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed() } }
  }
  /// The action in place of going back; nil for going back.
  open var backAction: UIAction?
  /// Whether the back button is hidden; false by default.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed() } }
  }
  /// Sets ``hidesBackButton``. The change is not animated.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  /// Whether the back button stays beside items on the left; false by default.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed() } }
  }

  // MARK: Items

  private var leadingGroups: [UIBarButtonItemGroup]?
  private var trailingGroups: [UIBarButtonItemGroup]?

  /// The items on the leading side, from the leading end.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leadingGroups.map { $0.flatMap(\.barButtonItems) } }
    set {
      guard newValue != leftBarButtonItems else { return }
      leadingItemGroups = newValue.map { [.fixedGroup(items: $0)] } ?? []
      if newValue == nil { leadingGroups = nil }
    }
  }
  /// The items on the trailing side, from the trailing end.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailingGroups.map { $0.reversed().flatMap { $0.barButtonItems.reversed() } } }
    set {
      guard newValue != rightBarButtonItems else { return }
      trailingItemGroups = newValue.map { [.fixedGroup(items: $0.reversed())] } ?? []
      if newValue == nil { trailingGroups = nil }
    }
  }

  /// The first item on the leading side; setting it replaces all of them.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first item on the trailing side; setting it replaces all of them.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets ``leftBarButtonItem``. The change is not animated.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets ``rightBarButtonItem``. The change is not animated.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets ``leftBarButtonItems``. The change is not animated.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets ``rightBarButtonItems``. The change is not animated.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  /// The items of `leftBarButtonItems`, in groups.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leadingGroups ?? [] }
    set {
      guard newValue != leadingGroups ?? [] else { return }
      leadingGroups = newValue
      changed()
    }
  }
  /// The items of `rightBarButtonItems`, in groups, from the leading end.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailingGroups ?? [] }
    set {
      guard newValue != trailingGroups ?? [] else { return }
      trailingGroups = newValue
      changed()
    }
  }
  /// The groups in the bar's middle, in a regular width; empty at first.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { if centerItemGroups != oldValue { changed() } }
  }
  /// The group that follows all others at the trailing end; nil for none.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { if pinnedTrailingGroup !== oldValue { changed() } }
  }
  /// The name of the user's choices for the bar. Differs: bars are never customised.
  open var customizationIdentifier: String?

  // MARK: Search

  /// The controller whose search bar is in the bar; nil for none.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      oldValue?.shownItem = nil
      searchController?.shownItem = self
      bar?.heightDidChange()
    }
  }
  /// Whether the search bar is shown only while content is scrolled to its top; true by default.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.heightDidChange() } }
  }
  /// The wanted place of the search bar; `automatic` is `stacked` on phones, `inline` in a regular
  /// width.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { bar?.heightDidChange() } }
  }
  /// The present place of the search bar.
  open var searchBarPlacement: SearchBarPlacement {
    isSearchInline(in: bar?.traitCollection ?? .current) ? .inline : .stacked
  }

  // MARK: Appearance objects

  var appearances = BarAppearances<UINavigationBarAppearance>()

  /// The item's own appearance, which precedes the bar's; nil for the bar's.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { if appearances.set(\.standard, newValue, self) { appearanceDidChange() } }
  }
  /// The item's appearance in a low bar; nil for the bar's.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { if appearances.set(\.compact, newValue, self) { appearanceDidChange() } }
  }
  /// The item's appearance while content is scrolled to its top; nil for the bar's.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { if appearances.set(\.scrollEdge, newValue, self) { appearanceDidChange() } }
  }
  /// The item's appearance in a low bar at that place; nil for the bar's.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { if appearances.set(\.compactScrollEdge, newValue, self) { appearanceDidChange() } }
  }

  func appearanceDidChange() { changed() }
}

extension UINavigationItem {
  /// Called when the item is no longer in the bar.
  func leave(_ bar: UINavigationBar) { if self.bar === bar { self.bar = nil } }

  var shownLeadingItems: [UIBarButtonItem] { shown(leadingItemGroups) }

  /// The items at the trailing end, from that end.
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

  /// The title of the way back to this item, as it is read out.
  var backTitle: String { backBarButtonItem?.title ?? backButtonTitle ?? title ?? "Back" }

  /// The titles of the back button, of which the first that fits is shown.
  var backTitles: [String] {
    if let own = backBarButtonItem?.title { return own.isEmpty ? [""] : [own, "Back", ""] }
    return switch backButtonDisplayMode {
    case .default: backTitle.isEmpty ? [""] : [backTitle, "Back", ""]
    case .generic: ["Back", ""]
    case .minimal: [""]
    }
  }
}
