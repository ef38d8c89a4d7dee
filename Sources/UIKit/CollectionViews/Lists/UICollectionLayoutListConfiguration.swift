/// How a section, or a whole layout, looks as a list: the collection view's counterpart of a
/// table's style and separators.
///
/// Swipe actions are asked for by a finger alone, which nobody swipes here.
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
    case sidebar = 3
    case sidebarPlain = 4
  }

  public enum HeaderMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    case supplementary = 1
    /// The section's first item looks like a header.
    case firstItemInSection = 2
  }

  public enum FooterMode: Int, Sendable {
    case none = 0
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    case supplementary = 1
  }

  public typealias ItemSeparatorHandler =
    (_ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration) ->
    UIListSeparatorConfiguration
  public typealias SwipeActionsConfigurationProvider =
    (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

  public let appearance: Appearance
  /// False in sidebars unless set.
  public var showsSeparators: Bool
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Says how the separators of single items look.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The appearance's where nil.
  public var backgroundColor: UIColor?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  /// Above the headers, points. Nil: 22 in the plain appearance, as in tables, else 0.
  public var headerTopPadding: CGFloat?
  /// Whether a first section's header has more room above it, as in tables; SwiftUI's has none.
  package var hasGapBeforeFirstHeader = true

  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    showsSeparators = !appearance.isSidebar
  }

  var hasHeader: Bool { headerMode != .none }

  /// Above a section, besides what its content insets keep free.
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

  /// The colour behind a list where the app names none; nil for the collection view's own.
  var backgroundColor: UIColor? {
    switch self {
    case .plain: nil
    case .grouped, .insetGrouped, .sidebar: .systemGroupedBackground
    case .sidebarPlain: .systemBackground
    }
  }

  /// The style of a table that looks like it.
  var tableStyle: UITableView.Style {
    switch self {
    case .plain, .sidebar, .sidebarPlain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

/// How the lines between the rows of a list look.
public struct UIListSeparatorConfiguration: Hashable, @unchecked Sendable {
  public enum Visibility: Int, Sendable {
    /// As the appearance has it.
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  /// Insets from the row's content: a separator begins where the text does.
  public static let automaticInsets = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude,
    bottom: .greatestFiniteMagnitude, trailing: .greatestFiniteMagnitude)

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// From the row's edges; top and bottom do not count.
  public var topSeparatorInsets = Self.automaticInsets
  /// From the row's edges; top and bottom do not count.
  public var bottomSeparatorInsets = Self.automaticInsets
  public var color = UIColor.separator
  /// In place of `color` where rows are selected by circles.
  public var multipleSelectionColor = UIColor.separator
  /// On what lies behind, below the colour.
  public var visualEffect: UIVisualEffect?

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
