extension NSCollectionLayoutSection {
  /// A section of rows from edge to edge, or on cards, as high as their cells want to be.
  ///
  /// Source of the lengths: `TableMetrics`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(UIListContentConfiguration.minimumCellHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.take(configuration, layoutEnvironment)
    return section
  }

  private func take(
    _ configuration: UICollectionLayoutListConfiguration,
    _ environment: any NSCollectionLayoutEnvironment
  ) {
    list = configuration
    let scale = max(environment.traitCollection.displayScale, 1)
    let gap = PixelRounding.up(TableMetrics.groupedGap, scale: scale)
    let side: CGFloat
    switch configuration.appearance {
    case .insetGrouped:
      side = TableMetrics.sideMargin(width: environment.container.contentSize.width)
    case .sidebar, .sidebarPlain: side = ListMetrics.sidebarInset
    case .plain, .grouped: side = 0
    }
    contentInsets.leading = side
    contentInsets.trailing = side
    if configuration.appearance.isGrouped {
      contentInsets.top = configuration.hasHeader ? 0 : gap
      contentInsets.bottom = configuration.footerMode == .none ? gap : 0
    }
    // Rows that reach the edges keep their content out of the safe area by themselves.
    if side == 0 { contentInsetsReference = .none }
    boundarySupplementaryItems = boundaries(configuration)
  }

  private func boundaries(
    _ configuration: UICollectionLayoutListConfiguration
  ) -> [NSCollectionLayoutBoundarySupplementaryItem] {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(TableMetrics.groupedHeaderHeight))
    var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      items.append(header)
    }
    if configuration.footerMode == .supplementary {
      items.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return items
  }
}

extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists of one look.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

/// The lengths of lists that tables do not have, in points.
///
/// Source: as people measure them on iOS 14 to 18; Apple publishes none.
enum ListMetrics {
  /// The distance from a sidebar's edge to the rows' round backgrounds.
  static let sidebarInset: CGFloat = 8
  /// The distance between two signs at an end of a row.
  static let accessoryGap: CGFloat = 10
  /// The width that is kept for a round sign at the leading end.
  static let leadingWidth: CGFloat = 22
}

/// The ground of a list's section.
final class _UICollectionViewListLayoutSectionBackgroundColorDecorationView:
  UICollectionReusableView
{
  static let kind = "UICollectionViewListLayoutSectionBackgroundColorDecoration"

  override func takeLook(_ look: ListRowLook?) {
    guard case .ground(let color) = look?.role else { return }
    if backgroundColor != color { backgroundColor = color }
  }
}
