/// The place of an entry of a toolbar.
public struct ToolbarItemPlacement: Equatable, Sendable {
  enum Place { case leading, trailing, principal, bottom, keyboard, status }
  let place: Place
  var isProminent = false
  /// The trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// The middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// The leading end of the navigation bar.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing end of the navigation bar. Differs: Apple's are in a menu there.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// The trailing end of the navigation bar, in semibold letters.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
  /// The leading end of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// The leading end of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement(place: .leading)
  /// The leading end of the navigation bar, as it was called before iOS 17.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the navigation bar, as it was called before iOS 17.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// The trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// The toolbar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// The toolbar at the bottom. Differs: Apple's is in the middle of it.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// The place above the keyboard, which is not there: such entries are not shown.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// One of a toolbar's entries.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let content: AnyView
}

/// What `toolbar(content:)` takes: one or more entries with their places.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// What the entries are made of; `Never` for those that are shown as they are.
  associatedtype Body: ToolbarContent
  /// The entries that these stand for.
  @ToolbarContentBuilder var body: Body { get }
  /// The entries in their order; those with a body leave it alone.
  var _entries: [_ToolbarEntry] { get }
}

extension ToolbarContent {
  /// The entries of the body.
  public var _entries: [_ToolbarEntry] { body._entries }
}

extension ToolbarContent where Body == Never {
  /// Stops the program: entries without a body are shown as they are.
  public var body: Never { fatalError("\(Self.self) has no body: it is shown as it is.") }
}

extension Never: ToolbarContent {
  /// An empty list, as there is no value.
  public var _entries: [_ToolbarEntry] { [] }
}

/// An entry of a toolbar at one place.
public struct ToolbarItem<Content: View>: ToolbarContent {
  /// It has no body: it is shown as it is.
  public typealias Body = Never
  /// The list of this entry alone.
  public let _entries: [_ToolbarEntry]
  /// Makes an entry. A label in a button becomes UIKit's bar button; other views are shown as they
  /// are.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { _entries = [_ToolbarEntry(placement: placement, content: AnyView(content()))] }
}

/// Several entries in one place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// It has no body: it is shown as it is.
  public typealias Body = Never
  /// The entries, as one of the builder's parts.
  public let _entries: [_ToolbarEntry]
  /// Makes entries, one for each view of the content.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) { _entries = [_ToolbarEntry(placement: placement, content: AnyView(content()))] }
}

/// Entries that a builder gathered.
public struct _ToolbarEntries: ToolbarContent {
  /// It has no body: it is shown as it is.
  public typealias Body = Never
  /// The entries in the order in which they were written.
  public let _entries: [_ToolbarEntry]
}

/// Puts the entries of a toolbar together.
@MainActor @resultBuilder public struct ToolbarContentBuilder {
  /// One entry, as it is.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  /// No entries, for a toolbar whose builder is empty.
  public static func buildBlock() -> _ToolbarEntries { _ToolbarEntries(_entries: []) }
  /// One entry, as it is.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
  /// The entries of all parts, in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _ToolbarEntries {
    var all: [_ToolbarEntry] = []
    for part in repeat each content { all += part._entries }
    return _ToolbarEntries(_entries: all)
  }
  /// The entries of a part where its condition is true; none where it is false.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarEntries {
    _ToolbarEntries(_entries: content?._entries ?? [])
  }
  /// The entries of the first branch.
  public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarEntries {
    _ToolbarEntries(_entries: first._entries)
  }
  /// The entries of the second branch.
  public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarEntries {
    _ToolbarEntries(_entries: second._entries)
  }
  /// The entries of a part that is not there on all systems.
  public static func buildLimitedAvailability<Content: ToolbarContent>(
    _ content: Content
  ) -> _ToolbarEntries { _ToolbarEntries(_entries: content._entries) }
}

/// The bars that a toolbar's modifiers can address.
public enum ToolbarPlacement: Sendable { case automatic, navigationBar, bottomBar, tabBar }

extension View {
  /// Adds entries to the bars of the view's page.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View { modifier(ToolbarModifier(entries: content()._entries)) }
  /// Adds the views of the content to the trailing end of the navigation bar, each as an entry.
  @_disfavoredOverload
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarModifier(
        entries: [_ToolbarEntry(placement: .automatic, content: AnyView(content()))]))
  }
  /// Sets the buttons of the navigation bar, as it was written before iOS 14.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }
  /// Sets the trailing buttons of the navigation bar, as it was written before iOS 14.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
  /// Sets the leading buttons of the navigation bar, as it was written before iOS 14.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }
  /// Shows or hides bars on the view's page; without a word for which, the navigation bar. A bottom
  /// bar without entries is not shown.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    chrome { chrome in
      if bars.addressNavigationBar { chrome.isBarHidden = visibility == .hidden }
      if bars.contains(.tabBar) { chrome.isTabBarHidden = visibility == .hidden }
      if bars.contains(.bottomBar) { chrome.isBottomBarHidden = visibility == .hidden }
    }
  }
  /// Shows or hides the background of bars; without a word for which, that of the navigation bar.
  /// Differs: tab bars stay as they are.
  public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    chrome { chrome in
      if bars.addressNavigationBar { chrome.barVisibility = visibility }
      if bars.contains(.bottomBar) { chrome.bottomBarVisibility = visibility }
    }
  }
  /// Sets the background of bars; without a word for which, that of the navigation bar. Differs: it
  /// shows colours only, and tab bars stay as they are.
  public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    chrome { chrome in
      let color = (style as? Color).map { UIColor($0) }
      if bars.addressNavigationBar { chrome.barBackground = color }
      if bars.contains(.bottomBar) { chrome.bottomBarBackground = color }
    }
  }
}

extension [ToolbarPlacement] {
  /// An empty list stands for the navigation bar.
  fileprivate var addressNavigationBar: Bool {
    isEmpty || contains(.navigationBar) || contains(.automatic)
  }
}

struct ToolbarModifier: ViewModifier {
  typealias Body = Never
  let entries: [_ToolbarEntry]
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    ToolbarNode(view, context)
  }
}

/// The entries' nodes; their items are shown by the bars.
final class ToolbarNode<Base: View>: ModifiedNode<Base, ToolbarModifier> {
  private var roots: [SecondaryRoot<AnyView>] = []

  private var barEnvironment: EnvironmentValues {
    var result = environment.inBar
    result.isInItemHost = true
    result.listKind = nil
    return result
  }

  override func didMakeContent() {
    roots = modifier.entries.map { SecondaryRoot($0.content, context(barEnvironment)) }
    for root in roots { root.item.setUp(environment) }
  }

  override func didUpdateContent(from old: ToolbarModifier, modifierChanged: Bool) {
    if roots.count != modifier.entries.count {
      for root in roots { root.remove() }
      didMakeContent()
      return
    }
    for (root, entry) in zip(roots, modifier.entries) { root.update(entry.content, barEnvironment) }
  }

  override func changesPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    guard key == PageChromeKey.self, var chrome = (value ?? K.defaultValue) as? PageChrome else {
      return
    }
    for (root, entry) in zip(roots, modifier.entries) {
      chrome.items.append(
        ToolbarPart(placement: entry.placement, root: root.item, owner: root))
    }
    value = chrome as? K.Value
  }

  override func willBeRemoved() { for root in roots { root.remove() } }
}
