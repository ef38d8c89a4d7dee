/// Two or three columns in a regular width, one page over the other in a compact one.
///
/// Differs: the bar has no button that hides the sidebar. In a compact width the first column is
/// shown until the binding of the preferred one says something else, whatever is selected.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  private let sidebar: Sidebar
  /// The middle column; nil where there are two columns.
  private let content: Content?
  private let detail: Detail
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var ownColumn = NavigationSplitViewColumn.sidebar

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?,
    _ compactColumn: Binding<NavigationSplitViewColumn>?, _ sidebar: Sidebar, _ content: Content?,
    _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Makes three columns, of which those that fit are shown.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, nil, sidebar(), content(), detail()) }

  /// Makes three columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), content(), detail()) }

  /// Makes three columns, of which a binding says which one is on top in a compact width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), content(), detail()) }

  /// Makes three columns, of which bindings say which are shown, and which one is on top in a
  /// compact width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail()) }

  /// The columns beside each other in a regular width, and a stack of pages elsewhere.
  public var body: some View {
    if sizeClass == .regular {
      SplitBody(
        sidebar: sidebar, content: content, detail: detail,
        visibility: visibility?.wrappedValue ?? .automatic)
    } else {
      NavigationBody(path: path, root: sidebar.modifier(destination))
    }
  }

  // MARK: One column

  /// What the columns over the first one are to a stack.
  private struct Over: Hashable { let isDetail: Bool }

  private var column: Binding<NavigationSplitViewColumn> { compactColumn ?? $ownColumn }

  private var path: PathAccess {
    let (column, hasContent) = (column, content != nil)
    return PathAccess(
      get: {
        switch column.wrappedValue.kind {
        case .sidebar: []
        case .content: hasContent ? [AnyHashable(Over(isDetail: false))] : []
        case .detail: (hasContent ? [false, true] : [true]).map { Over(isDetail: $0) }
        }
      },
      set: { new in
        let all = new.compactMap { $0.base as? Over }
        column.wrappedValue =
          all.last.map { $0.isDetail ? .detail : .content } ?? .sidebar
      })
  }

  private var destination: some ViewModifier {
    let (content, detail) = (content, detail)
    return CompactColumns { over in over.isDetail ? AnyView(detail) : AnyView(content) }
  }

  private struct CompactColumns: ViewModifier {
    let view: (Over) -> AnyView
    func body(content: _ViewModifier_Content<Self>) -> some View {
      content.navigationDestination(for: Over.self, destination: view)
    }
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns, which are both shown where they fit.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), nil, detail())
  }
  /// Makes two columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, nil, sidebar(), nil, detail()) }
  /// Makes two columns, of which a binding says which one is on top in a compact width.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(nil, preferredCompactColumn, sidebar(), nil, detail()) }
  /// Makes two columns, of which bindings say which are shown, and which one is on top in a compact
  /// width.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail()) }
}

/// Which columns are shown beside the last one.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  enum Kind: Int, Codable { case automatic, all, doubleColumn, detailOnly }
  let kind: Kind
  /// The columns that UIKit's split view shows by itself.
  public static let automatic = Self(kind: .automatic)
  /// All columns, two or three.
  public static let all = Self(kind: .all)
  /// The last two of three; with two columns, both.
  public static let doubleColumn = Self(kind: .doubleColumn)
  /// The last column alone; those before it are hidden.
  public static let detailOnly = Self(kind: .detailOnly)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  enum Kind { case sidebar, content, detail }
  let kind: Kind
  /// The first column, with what is chosen from.
  public static let sidebar = Self(kind: .sidebar)
  /// The middle column of three; the first of two.
  public static let content = Self(kind: .content)
  /// The last column, with what was chosen.
  public static let detail = Self(kind: .detail)
}

/// How columns stand to the last one.
@MainActor @preconcurrency public protocol NavigationSplitViewStyle {
  /// The behaviour of UIKit's split view.
  var _splitBehavior: UISplitViewController.SplitBehavior { get }
}

/// The style of split views for which none is set.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// The behaviour that UIKit's split view chooses by itself.
  public var _splitBehavior: UISplitViewController.SplitBehavior { .automatic }
}

/// The columns are beside each other.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style of columns beside each other.
  public init() {}
  /// Columns are beside each other.
  public var _splitBehavior: UISplitViewController.SplitBehavior { .tile }
}

/// Columns over the last one, which keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the style of columns over the last one.
  public init() {}
  /// Columns lie over the last one.
  public var _splitBehavior: UISplitViewController.SplitBehavior { .overlay }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The style for which none is set.
  public static var automatic: Self { Self() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The style of columns beside each other.
  public static var balanced: Self { Self() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The style of columns over the last one.
  public static var prominentDetail: Self { Self() }
}

private enum SplitBehaviorKey: EnvironmentKey {
  static var defaultValue: UISplitViewController.SplitBehavior { .automatic }
}
private enum SplitColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var splitBehavior: UISplitViewController.SplitBehavior {
    get { self[SplitBehaviorKey.self] }
    set { self[SplitBehaviorKey.self] = newValue }
  }
  /// Whether a stack is the content of a column, which has no bar of its own then.
  var isSplitColumn: Bool {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}

/// How wide a column is.
struct ColumnWidth {
  var minimum: CGFloat?
  var ideal: CGFloat
  var maximum: CGFloat?
}

extension View {
  /// Sets which columns of split views below stay beside each other.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitBehavior, style._splitBehavior)
  }
  /// Sets the width of the split view's column that the view is in, in points.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    chrome { $0.columnWidth = ColumnWidth(minimum: width, ideal: width, maximum: width) }
  }
  /// Sets the width of the split view's column that the view is in, in points; nil for no limit.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    chrome { $0.columnWidth = ColumnWidth(minimum: min, ideal: ideal, maximum: max) }
  }
}
