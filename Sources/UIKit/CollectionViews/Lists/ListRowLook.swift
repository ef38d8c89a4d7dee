/// What a cell, header or footer of a list layout needs to know of its section and its place.
struct ListRowLook: Equatable {
  enum Role: Equatable {
    case item
    case header
    case footer
    /// The ground of a section.
    case ground(UIColor)
  }

  /// One of the row's two separators.
  struct Line: Equatable {
    /// The insets from the row's leading and trailing edges; nil begins where the text does.
    var leading: CGFloat?
    var trailing: CGFloat?
  }

  var role = Role.item
  var appearance = UICollectionLayoutListConfiguration.Appearance.plain
  /// Whether the row has the upper corners of its card, or the lower ones.
  var isFirst = false
  var isLast = false
  /// The row's layout margins at its sides in points, with the safe area.
  var sideMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
  var topLine: Line?
  var bottomLine: Line?
  var lineColor = UIColor.separator
  var lineEffect: UIVisualEffect?
  /// Whether rows scroll below it.
  var isPinned = false
}

extension CompositionalSection {
  /// The look of an item; nil in a section that is not a list.
  func rowLook(of item: Int, at path: IndexPath, isEditing: Bool) -> ListRowLook? {
    guard let list = section.list else { return nil }
    var look = rowLook(list)
    let isHeaderItem = list.headerMode == .firstItemInSection && item == 0
    let first = list.headerMode == .firstItemInSection ? 1 : 0
    if isHeaderItem { look.role = .header }
    look.isFirst = item == first
    look.isLast = item == itemCount - 1 && !isHeaderItem
    guard list.showsSeparators else { return look }
    var lines = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { lines = handler(path, lines) }
    look.lineColor = isEditing ? lines.multipleSelectionColor : lines.color
    look.lineEffect = lines.visualEffect
    look.topLine = look.line(
      lines.topSeparatorVisibility, lines.topSeparatorInsets,
      isAutomatic: look.isFirst && list.appearance == .grouped && !isHeaderItem,
      reachesEdges: look.isFirst && list.appearance == .grouped)
    look.bottomLine = look.line(
      lines.bottomSeparatorVisibility, lines.bottomSeparatorInsets,
      isAutomatic: !isHeaderItem && !(look.isLast && list.appearance == .insetGrouped),
      reachesEdges: look.isLast && list.appearance == .grouped)
    return look
  }

  /// The look of a header or footer.
  func rowLook(ofBoundary boundary: Boundary, isPinned: Bool) -> ListRowLook? {
    guard let list = section.list else { return nil }
    var look = rowLook(list)
    let isFooter = boundary.item.elementKind == UICollectionView.elementKindSectionFooter
    look.role = isFooter ? .footer : .header
    look.isPinned = isPinned
    return look
  }

  /// The ground behind the section; nil for the collection view's own.
  var groundColor: UIColor? {
    guard let list = section.list else { return nil }
    return list.backgroundColor ?? list.appearance.backgroundColor
  }

  private func rowLook(_ list: UICollectionLayoutListConfiguration) -> ListRowLook {
    var look = ListRowLook()
    look.appearance = list.appearance
    let container = surroundings.container
    let side = TableMetrics.sideMargin(width: container.contentSize.width)
    // The section's insets already keep a card out of the safe area.
    var margins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    if list.appearance != .insetGrouped, !list.appearance.isSidebar {
      margins.leading += container.contentInsets.leading
      margins.trailing += container.contentInsets.trailing
    }
    let isRightToLeft = surroundings.traitCollection.layoutDirection == .rightToLeft
    look.sideMargins = margins.resolved(isRightToLeft: isRightToLeft)
    return look
  }
}

extension ListRowLook {
  fileprivate func line(
    _ visibility: UIListSeparatorConfiguration.Visibility, _ insets: NSDirectionalEdgeInsets,
    isAutomatic: Bool, reachesEdges: Bool
  ) -> Line? {
    switch visibility {
    case .hidden: return nil
    case .automatic: if !isAutomatic { return nil }
    case .visible: break
    }
    func given(_ length: CGFloat) -> CGFloat? {
      length == UIListSeparatorConfiguration.automaticInsets.leading ? nil : length
    }
    return Line(
      leading: given(insets.leading) ?? (reachesEdges ? 0 : nil), trailing: given(insets.trailing))
  }
}
