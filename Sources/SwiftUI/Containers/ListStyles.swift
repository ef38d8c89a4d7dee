/// How lists look, of which `listStyle(_:)` sets one for those below.
@MainActor @preconcurrency public protocol ListStyle {
  /// The look of a list, by UIKit's appearances of lists.
  var _kind: _ListKind { get }
}

/// The look of a list, by UIKit's appearances of lists.
public enum _ListKind: Hashable, Sendable { case plain, inset, grouped, insetGrouped, sidebar }

/// The style of lists for which none is set: cards of rows.
public struct DefaultListStyle: ListStyle {
  /// Makes the style for which none is set.
  public init() {}
  /// The look of cards of rows, UIKit's inset groups.
  public var _kind: _ListKind { .insetGrouped }
}
/// The style of rows from edge to edge on the background of a screen.
public struct PlainListStyle: ListStyle {
  /// Makes the style of rows from edge to edge.
  public init() {}
  /// Rows from edge to edge.
  public var _kind: _ListKind { .plain }
}
/// The style of inset lists, which look like plain ones on iOS.
public struct InsetListStyle: ListStyle {
  /// Makes the style of inset rows.
  public init() {}
  /// Rows from edge to edge, as in plain lists.
  public var _kind: _ListKind { .inset }
}
/// The style of groups of rows from edge to edge on a grey ground.
public struct GroupedListStyle: ListStyle {
  /// Makes the style of groups.
  public init() {}
  /// Groups of rows from edge to edge.
  public var _kind: _ListKind { .grouped }
}
/// The style of cards of rows on a grey ground.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes the style of cards.
  public init() {}
  /// The look of cards of rows, UIKit's inset groups.
  public var _kind: _ListKind { .insetGrouped }
}
/// The style of rows as in a sidebar.
public struct SidebarListStyle: ListStyle {
  /// Makes the style of sidebars.
  public init() {}
  /// Rows as in a sidebar.
  public var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style for which none is set: cards of rows.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// The style of rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// The style of inset rows, which look like plain ones on iOS.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// The style of groups of rows from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// The style of cards of rows.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// The style of rows as in a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension _ListKind {
  var appearance: UICollectionLayoutListConfiguration.Appearance {
    switch self {
    case .plain, .inset: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    case .sidebar: .sidebar
    }
  }

  /// UIKit's own look of headers and footers.
  @MainActor func edge(
    isHeader: Bool, _ prominence: Prominence
  ) -> UIListContentConfiguration {
    if isHeader, prominence == .increased { return .extraProminentInsetGroupedHeader() }
    return switch (self, isHeader) {
    case (.plain, true), (.inset, true): .plainHeader()
    case (.plain, false), (.inset, false): .plainFooter()
    case (.sidebar, true): .sidebarHeader()
    case (_, true): .groupedHeader()
    case (_, false): .groupedFooter()
    }
  }

  /// How far text is from the top and bottom of a header or footer, points.
  ///
  /// Source: iOS 17.5 and 18.5 at 3 pixels per point, recorded by cashapp/AccessibilitySnapshot
  /// (`SwiftUIListSectionTests`): headers of 38.67 points with 17 above the text and 6 below,
  /// footers of 33.67 points with 6 and 12.
  @MainActor func edgeMargins(
    isHeader: Bool, _ prominence: Prominence
  ) -> NSDirectionalEdgeInsets {
    guard self == .grouped || self == .insetGrouped, prominence == .standard || !isHeader else {
      // UIKit's cells keep at least their own margins of 8 points.
      let own = edge(isHeader: isHeader, prominence).directionalLayoutMargins
      return NSDirectionalEdgeInsets(
        top: max(own.top, 8), leading: 0, bottom: max(own.bottom, 8), trailing: 0)
    }
    return NSDirectionalEdgeInsets(
      top: isHeader ? 17 : 6, leading: 0, bottom: isHeader ? 6 : 12, trailing: 0)
  }

  @MainActor func setUpEdge(_ environment: inout EnvironmentValues, isHeader: Bool) {
    let text = edge(isHeader: isHeader, environment.headerProminence).textProperties
    environment.font = Font(text.font)
    environment.foregroundStyles = [Color(uiColor: text.color)]
    environment.hasGivenForeground = false
    environment.textCase = text.transform == .uppercase ? .uppercase : nil
    environment.listKind = nil
  }
}

private enum ListStyleKey: EnvironmentKey {
  static var defaultValue: _ListKind { .insetGrouped }
}
private enum ListKindKey: EnvironmentKey { static var defaultValue: _ListKind? { nil } }
private enum ListGroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
private enum SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum LazyRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ProminenceKey: EnvironmentKey {
  static var defaultValue: Prominence { .standard }
}
private enum RowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum HeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
  /// The style of lists below.
  var listStyle: _ListKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
  /// The style of the list whose rows the views are; nil elsewhere.
  var listKind: _ListKind? {
    get { self[ListKindKey.self] }
    set { self[ListKindKey.self] = newValue }
  }
  /// Whether elements may be made as their rows come into sight.
  var makesRowsLazily: Bool {
    get { self[LazyRowsKey.self] }
    set { self[LazyRowsKey.self] = newValue }
  }
  /// How strongly the headers of sections stand out.
  public var headerProminence: Prominence {
    get { self[ProminenceKey.self] }
    set { self[ProminenceKey.self] = newValue }
  }
  var scrollContentBackground: Visibility {
    get { self[ListGroundKey.self] }
    set { self[ListGroundKey.self] = newValue }
  }
  var listSectionSpacing: CGFloat? {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
  /// The minimum height of rows, points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[RowHeightKey.self] }
    set { self[RowHeightKey.self] = newValue }
  }
  /// The minimum height of sections' headers, points; nil for UIKit's.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[HeaderHeightKey.self] }
    set { self[HeaderHeightKey.self] = newValue }
  }
}

/// How much headers stand out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// How far sections of a list are apart.
public struct ListSectionSpacing: Sendable {
  let length: CGFloat?
  /// The space that UIKit's layout of the style has.
  public static let `default` = ListSectionSpacing(length: nil)
  /// A space of 20 points.
  public static let compact = ListSectionSpacing(length: 20)
  /// A space of a length in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing)
  }
}

extension View {
  /// Sets how much headers of sections below stand out; increased ones are large and bold.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  /// Sets the style of lists below.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, style._kind)
  }
  /// Shows or hides the ground of lists below; a list without one shows what is behind it.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }
  /// Sets the space between the sections of lists below.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.length)
  }
  /// Sets the space between the sections of lists below, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    environment(\.listSectionSpacing, spacing)
  }
}
