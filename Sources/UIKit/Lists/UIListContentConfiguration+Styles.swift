extension UIListContentConfiguration {
  /// The minimum height of a cell with text, in points.
  nonisolated static let minimumCellHeight: CGFloat = 44

  private static func make(
    _ text: TextProperties, secondary: TextProperties, minimumHeight: CGFloat = 0
  ) -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.textProperties = text
    result.secondaryTextProperties = secondary
    result.minimumHeight = minimumHeight
    return result
  }

  /// A cell whose second text stands below the first.
  public static func cell() -> UIListContentConfiguration {
    make(
      TextProperties(.body), secondary: TextProperties(.subheadline, .secondaryLabel),
      minimumHeight: minimumCellHeight)
  }

  /// A cell whose second text stands below the first, in a smaller font.
  public static func subtitleCell() -> UIListContentConfiguration {
    make(
      TextProperties(.body), secondary: TextProperties(.caption1), minimumHeight: minimumCellHeight)
  }

  /// A cell whose second text stands at the trailing edge, if there is room for both.
  public static func valueCell() -> UIListContentConfiguration {
    var result = make(
      TextProperties(.body), secondary: TextProperties(.body, .secondaryLabel),
      minimumHeight: minimumCellHeight)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// A cell of a sidebar, which looks like `cell()` here.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// A cell of a sidebar whose second text stands below the first, in the subheadline style.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    make(
      TextProperties(.body), secondary: TextProperties(.subheadline, .secondaryLabel),
      minimumHeight: minimumCellHeight)
  }

  /// A cell of a sidebar beside another column, which looks like `cell()` here.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// A cell of a sidebar beside another column, which looks like `sidebarSubtitleCell()` here.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    sidebarSubtitleCell()
  }

  // MARK: Headers and footers

  /// A header in the style of the list that it is in; elsewhere that of a plain list.
  public static func header() -> UIListContentConfiguration {
    var result = plainHeader()
    result.part = .header
    return result
  }

  /// A footer in the style of the list that it is in; elsewhere that of a plain list.
  public static func footer() -> UIListContentConfiguration {
    var result = plainFooter()
    result.part = .footer
    return result
  }

  /// The form of `header()` and `footer()` in a list; changes of the app's stay.
  func adapted(to style: UITableView.Style?) -> UIListContentConfiguration {
    guard let part, let style, style != .plain else { return self }
    let (plain, other) =
      part == .header
      ? (Self.plainHeader(), Self.groupedHeader()) : (Self.plainFooter(), Self.groupedFooter())
    var result = self
    result.part = nil
    if textProperties == plain.textProperties { result.textProperties = other.textProperties }
    if directionalLayoutMargins == plain.directionalLayoutMargins {
      result.directionalLayoutMargins = other.directionalLayoutMargins
    }
    return result
  }

  /// The header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    headerFooter(TextProperties(.headline), top: 7, bottom: 7)
  }

  /// The footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    headerFooter(TextProperties(.footnote, .secondaryLabel), top: 7, bottom: 7)
  }

  /// The header of a grouped list: capitals in the footnote style and the second label colour.
  public static func groupedHeader() -> UIListContentConfiguration {
    var text = TextProperties(.footnote, .secondaryLabel)
    text.transform = .uppercase
    return headerFooter(text, top: 16, bottom: 6)
  }

  /// A header in the headline font for a list of inset groups, in the case in which it is written.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    headerFooter(TextProperties(.headline), top: 16, bottom: 8)
  }

  /// A header in bold letters of the third title's style for a list of inset groups.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    var text = TextProperties(.title3)
    let bold = text.font.fontDescriptor.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    ])
    text.font = UIFont(descriptor: bold, size: 0)
    return headerFooter(text, top: 16, bottom: 8)
  }

  /// The footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    headerFooter(TextProperties(.footnote, .secondaryLabel), top: 8, bottom: 8)
  }

  /// The header of a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    headerFooter(TextProperties(.headline), top: 16, bottom: 8)
  }

  private static func headerFooter(
    _ text: TextProperties, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    var result = make(text, secondary: TextProperties(.body, .secondaryLabel))
    result.prefersSideBySideTextAndSecondaryText = true
    result.directionalLayoutMargins.top = top
    result.directionalLayoutMargins.bottom = bottom
    return result
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  func applied(to text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
