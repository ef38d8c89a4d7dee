/// Pages of which a bar shows one, in UIKit's tab bar controller.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  let selection: RowSelection?
  let content: Content
  @Environment(\.tabViewKind) private var kind

  /// Makes pages, of which the one is shown that has the selection as its tag; a tap writes it.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection.map { binding in
      RowSelection(
        one: Binding<SelectionValue?>(
          get: { binding.wrappedValue },
          set: { (new: SelectionValue?) in if let new { binding.wrappedValue = new } }))
    }
    self.content = content()
  }

  /// UIKit's tab bar controller or, in the page style, pages beside each other. Both fill what they
  /// are offered.
  public var body: some View { TabBody(selection: selection, content: content, kind: kind) }
}

extension TabView where SelectionValue == Int {
  /// Makes pages, of which the first is shown until a tap chooses another.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// A page with its entry in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: View {
  let value: Value?
  let content: Content
  let label: Label

  /// Makes a page with its entry in the bar.
  ///
  /// - Parameter value: The selection that shows the page.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// The content, with the label as its entry in the bar.
  public var body: some View {
    VStack { content }.tabItem { label }
      .layoutValue(key: TagKey.self, value: value.map { AnyHashable($0) })
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Makes a page with a title and a symbol as its entry.
  ///
  /// - Parameter value: The selection that shows the page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      SwiftUI.Label(titleKey, systemImage: systemImage)
    }
  }
  /// Makes a page with a title and a symbol as its entry.
  ///
  /// - Parameter value: The selection that shows the page.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
  /// Makes a page with a title and a symbol as its entry, which no selection names.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = SwiftUI.Label(titleKey, systemImage: systemImage)
  }
  /// Makes a page with a title and a symbol as its entry, which no selection names.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    value = nil
    self.content = content()
    label = SwiftUI.Label(title, systemImage: systemImage)
  }
}

/// The look of a tab view: a bar, or pages with dots below; nil dots are the system's choice.
public enum _TabViewKind: Equatable, Sendable {
  case bar
  case page(showsDots: Bool?)
}

/// How tab views look, of which `tabViewStyle(_:)` sets one for those below.
@MainActor @preconcurrency public protocol TabViewStyle {
  /// The look of a tab view: a bar, or pages.
  var _kind: _TabViewKind { get }
}

/// The style of tab views for which none is set: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// A bar with an entry for each page.
  public var _kind: _TabViewKind { .bar }
}

/// The style of pages beside each other, with dots.
public struct PageTabViewStyle: TabViewStyle {
  /// Whether pages are indicated by dots.
  public struct IndexDisplayMode: Sendable {
    let showsDots: Bool?
    /// Dots where there are several pages.
    public static let automatic = IndexDisplayMode(showsDots: nil)
    /// Dots are shown even where there is one page.
    public static let always = IndexDisplayMode(showsDots: true)
    /// Dots are never shown.
    public static let never = IndexDisplayMode(showsDots: false)
  }
  /// Pages, with the dots that were asked for.
  public let _kind: _TabViewKind
  /// Makes the style of pages with dots, by default where there are several pages.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    _kind = .page(showsDots: indexDisplayMode.showsDots)
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style for which none is set: a bar.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// The style of pages with dots where there are several.
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// The style of pages with or without dots.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// What is behind the dots of pages.
@MainActor @preconcurrency public protocol IndexViewStyle {
  /// Whether something is.
  var _hasBackground: Bool { get }
}

/// Dots with a capsule behind them, or none.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is a capsule behind dots.
  public struct BackgroundDisplayMode: Sendable {
    let isShown: Bool
    /// While somebody touches the dots: not in a picture.
    public static let automatic = BackgroundDisplayMode(isShown: false)
    /// While somebody touches the dots: not in a picture.
    public static let interactive = BackgroundDisplayMode(isShown: false)
    /// Always.
    public static let always = BackgroundDisplayMode(isShown: true)
    /// Never.
    public static let never = BackgroundDisplayMode(isShown: false)
  }
  /// Whether a capsule is shown.
  public let _hasBackground: Bool
  /// Makes the style of dots, by default without a capsule.
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _hasBackground = backgroundDisplayMode.isShown
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style of dots without a capsule.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// The style of dots with or without a capsule.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle { PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode) }
}

extension View {
  /// Sets what is behind the dots of pages below.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexHasBackground, style._hasBackground)
  }
}

private enum IndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

private enum TabViewKindKey: EnvironmentKey {
  static var defaultValue: _TabViewKind { .bar }
}

extension EnvironmentValues {
  var indexHasBackground: Bool {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
  var tabViewKind: _TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
}

// MARK: Entries

struct TabItemKey: LayoutValueKey { static var defaultValue: LayoutItem? { nil } }

struct TabItemModifier<Label: View>: ViewModifier {
  typealias Body = Never
  let label: Label
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    TabItemNode(view, context)
  }
}

/// The label's nodes are there for what they say.
final class TabItemNode<Base: View, Label: View>: ModifiedNode<Base, TabItemModifier<Label>> {
  private final class Item: UnaryItem {
    var label: LayoutItem?
    override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
      if key == TabItemKey.self, let value = label as? K.Value { return value }
      return super.value(key)
    }
  }
  private var root: SecondaryRoot<Label>?
  private var wrapped: [ObjectIdentifier: Item] = [:]

  override func didMakeContent() {
    root = SecondaryRoot(modifier.label, context(environment.inTabBar))
  }
  override func didUpdateContent(from old: TabItemModifier<Label>, modifierChanged: Bool) {
    root?.update(modifier.label, environment.inTabBar)
    if modifierChanged { itemsChanged() }
  }
  override func makeItems() -> [LayoutItem] {
    var kept: [ObjectIdentifier: Item] = [:]
    let items = (base?.items ?? []).map { content in
      let item = wrapped[ObjectIdentifier(content)] ?? Item(content)
      item.setUp(environment)
      item.label = root?.item
      kept[ObjectIdentifier(content)] = item
      return item
    }
    wrapped = kept
    return items
  }
  override func willBeRemoved() { root?.remove() }
}

extension View {
  /// Sets the label of the tab that the view is the page of.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
  /// Sets the style of tab views below.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, style._kind)
  }
}
