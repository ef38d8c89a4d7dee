/// What a page says of the bars around it: a preference, which the stack of pages reads after each
/// update.
struct PageChrome {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden: Bool?
  var isBackHidden: Bool?
  var barBackground: UIColor?
  var barVisibility = Visibility.automatic
  var isTabBarHidden = false
  var isBottomBarHidden: Bool?
  var bottomBarBackground: UIColor?
  var bottomBarVisibility = Visibility.automatic
  /// The width of the column of a split view.
  var columnWidth: ColumnWidth?
  var items: [ToolbarPart] = []
  var search: SearchField?
  var destinations: [ObjectIdentifier: (AnyHashable) -> AnyView?] = [:]
  /// A destination that a binding shows.
  var shownDestinations: [ShownDestination] = []
}

struct ShownDestination {
  let id: Int
  let content: AnyView
  let close: () -> Void
}

struct SearchField {
  let text: Binding<String>
  let prompt: Text?
}

/// An entry of a toolbar with its items.
struct ToolbarPart {
  let placement: ToolbarItemPlacement
  let root: LayoutItem
  let owner: _ViewNode
}

struct PageChromeKey: PreferenceKey {
  static var defaultValue: PageChrome { PageChrome() }
  static func reduce(value: inout PageChrome, nextValue: () -> PageChrome) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.displayMode = value.displayMode ?? next.displayMode
    value.isBarHidden = value.isBarHidden ?? next.isBarHidden
    value.isBackHidden = value.isBackHidden ?? next.isBackHidden
    value.barBackground = value.barBackground ?? next.barBackground
    if value.barVisibility == .automatic { value.barVisibility = next.barVisibility }
    value.isTabBarHidden = value.isTabBarHidden || next.isTabBarHidden
    value.isBottomBarHidden = value.isBottomBarHidden ?? next.isBottomBarHidden
    value.bottomBarBackground = value.bottomBarBackground ?? next.bottomBarBackground
    if value.bottomBarVisibility == .automatic {
      value.bottomBarVisibility = next.bottomBarVisibility
    }
    value.columnWidth = value.columnWidth ?? next.columnWidth
    value.items += next.items
    value.search = value.search ?? next.search
    value.destinations.merge(next.destinations) { first, _ in first }
    value.shownDestinations += next.shownDestinations
  }
}

/// A navigation bar, as far as views describe it.
public struct NavigationBarItem: Sendable {
  /// Whether the title is in the bar or large below it.
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

extension View {
  func chrome(_ change: @escaping (inout PageChrome) -> Void) -> some View {
    transformPreference(PageChromeKey.self, change)
  }

  /// Sets the title of the page that the view is on.
  public func navigationTitle(_ title: Text) -> some View { chrome { $0.title = title } }
  /// Sets the title of the page that the view is on.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the title of the page that the view is on.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// Sets the title of the page, as it was written before iOS 14.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  /// Sets the title of the page, as it was written before iOS 14.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of the page and whether it is large, as it was written before iOS 14.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title of the page and whether it is large, as it was written before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode) }
  /// Sets the title of the page, as it was written before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// Sets the title of the page and whether it is large, as it was written before iOS 14.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode) }
  /// Sets whether the page's title is large or in the bar.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { chrome { $0.displayMode = displayMode } }
  /// Has no effect: no status bar is drawn.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Has no effect: no status bar is drawn.
  public func statusBar(hidden: Bool) -> some View { self }
  /// Hides the navigation bar on the view's page.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    chrome { $0.isBarHidden = hidden }
  }
  /// Hides the button that goes back on the view's page.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    chrome { $0.isBackHidden = hidesBackButton }
  }
  /// Shows a search field in the navigation bar of the view's page, whichever place is asked for.
  ///
  /// - Parameter prompt: What the empty field shows; nil for the word Search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { chrome { $0.search = SearchField(text: text, prompt: prompt) } }
  /// Shows a search field on the view's page, whose search is active while a binding says so.
  ///
  /// Differs: an active field looks as it does at rest.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    if isPresented.wrappedValue { FidelityLedger.note(.property, "searchable(isPresented:)") }
    return searchable(text: text, placement: placement, prompt: prompt)
  }
  /// Shows a search field on the view's page, whose search is active while a binding says so.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Shows a search field on the view's page, whose search is active while a binding says so.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// Shows a search field on the view's page.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// Shows a search field on the view's page.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

/// The place of a search field; on iOS all of them are below the title.
public struct SearchFieldPlacement: Sendable {
  /// The place that the system chooses.
  public static let automatic = SearchFieldPlacement()
  /// The place in the navigation bar, below the title.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// The place in a toolbar, which is below the title here.
  public static let toolbar = SearchFieldPlacement()
}
