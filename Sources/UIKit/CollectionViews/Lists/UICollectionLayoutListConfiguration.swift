/// The list look of a section or a whole layout: the collection view's counterpart of a table's
/// style and separators.
///
/// Swipe actions are asked for only when a finger swipes, which none does here.
public struct UICollectionLayoutListConfiguration {
  /// The looks of a list.
  public enum Appearance: Int, Sendable {
    /// Rows from edge to edge, as of a plain table.
    case plain = 0
    /// Sections on a ground of another colour, as of a grouped table.
    case grouped = 1
    /// Sections as cards with round corners on a ground of another colour.
    case insetGrouped = 2
    /// The list in a sidebar, on the ground of grouped lists, without separators.
    case sidebar = 3
    /// The list in a sidebar on the usual ground, without separators.
    case sidebarPlain = 4
  }

  /// Where a section's header comes from.
  public enum HeaderMode: Int, Sendable {
    /// The section has no header.
    case none = 0
    /// The header is a supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The section's first item looks like a header.
    case firstItemInSection = 2
  }

  /// Where a section's footer comes from.
  public enum FooterMode: Int, Sendable {
    /// The section has no footer.
    case none = 0
    /// The footer is a supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  /// Returns the look of an item's separators.
  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  /// Returns the swipe actions of an item. Differs: never called, as rows are not swiped.
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  /// The look that the configuration was made for: plain, grouped or a sidebar's.
  public let appearance: Appearance
  /// Whether rows have separators; false in sidebars unless set.
  public var showsSeparators: Bool
  /// The look of the separators of all items.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the look of a single item's separators; nil for that of all.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The colour behind the list; nil for the appearance's.
  public var backgroundColor: UIColor?
  /// Makes the actions that a swipe from the leading edge shows. Never called, as no row is swiped.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Makes the actions that a swipe from the trailing edge shows. Never called, as no row is
  /// swiped.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Where each section's header comes from; there are none by default.
  public var headerMode = HeaderMode.none
  /// Where each section's footer comes from; there are none by default.
  public var footerMode = FooterMode.none
  /// The padding above headers in points. Nil stands for 22 in the plain appearance, as in tables,
  /// else 0.
  public var headerTopPadding: CGFloat?
  /// Whether a first section's header has more room above it, as in tables; SwiftUI's has none.
  package var hasGapBeforeFirstHeader = true

  /// The configuration that lists of an appearance have.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = !appearance.isSidebar
  }

  var hasHeader: Bool { headerMode != .none }

  /// The gap above a section in points, besides its content insets.
  func gap(before section: Int, scale: CGFloat) -> CGFloat {
    let padding = hasHeader && appearance == .plain ? TableMetrics.plainHeaderTopPadding : 0
    return (headerTopPadding ?? padding) + firstGap(section, scale)
  }

  private func firstGap(_ section: Int, _ scale: CGFloat) -> CGFloat {
    guard section == 0, appearance == .grouped || appearance == .insetGrouped,
      hasGapBeforeFirstHeader || !hasHeader
    else { return 0 }
    return TableMetrics.groupedFirstGap - PixelRounding.up(TableMetrics.groupedGap, scale: scale)
  }
}

extension UICollectionLayoutListConfiguration.Appearance {
  var isSidebar: Bool { self == .sidebar || self == .sidebarPlain }

  /// Whether the sections lie on a ground of another colour than the rows'.
  var isGrouped: Bool { self == .grouped || self == .insetGrouped }

  /// The colour behind a list where the app sets none; nil for the collection view's own.
  var backgroundColor: UIColor? {
    switch self {
    case .plain: nil
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    case .sidebarPlain: .systemBackground
    }
  }

  /// The style of a table with the same look.
  var tableStyle: UITableView.Style {
    switch self {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

/// The look of the separators between the rows of a list.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  /// Whether a separator is shown.
  public enum Visibility: Int, Sendable {
    /// The list's appearance decides.
    case automatic = 0
    /// The separator is shown.
    case visible = 1
    /// The separator is not shown.
    case hidden = 2
  }

  /// Insets from the row's content: a separator begins where the text does.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  /// Whether the line above the row is shown; by default where the list has one.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether the line below the row is shown; by default where the list has one.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets from the row's edges; top and bottom are ignored.
  public var topSeparatorInsets = Self.automaticInsets
  /// The insets from the row's edges; top and bottom are ignored.
  public var bottomSeparatorInsets = Self.automaticInsets
  /// The colour of the lines; the system's separator by default.
  public var color = UIColor.separator
  /// The colour in place of `color` where rows are selected by circles.
  public var multipleSelectionColor = UIColor.separator
  /// The effect on what lies behind, below the colour; nil for none.
  public var visualEffect: UIVisualEffect?

  /// The lines that lists have by themselves, which are the same for all appearances.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
