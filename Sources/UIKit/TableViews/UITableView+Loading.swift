internal import CoreText

/// A visible row.
struct TableRow {
  var path: IndexPath
  let cell: UITableViewCell
  /// Whether the delegate was told that the row is displayed.
  var isDisplayed = false
}

/// A visible header or footer.
struct TableSupplement {
  var section: Int
  let view: UIView
}

extension UITableView {
  // MARK: Loading

  func forgetEverything() {
    cancelTouch()
    for row in shownRows { retire(row) }
    shownRows = []
    for isFooter in [false, true] { retireSupplements(isFooter: isFooter) { _ in false } }
    preparedHeaders = [:]
    preparedFooters = [:]
    selection.removeAll()
    isLoaded = false
    update.forget()
    setNeedsLayout()
  }

  func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    measuredWidth = bounds.width
    geometry = makeGeometry(countRows())
    updateContentSize()
    prefetches.forget()
    loadIndexTitles()
  }

  func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.tableView(self, numberOfRowsInSection: $0), 0)
    }
  }

  /// - Parameter former: The length of a row that is no longer measured, for a better estimate.
  func makeGeometry(
    _ counts: [Int], former: (IndexPath) -> CGFloat? = { _ in nil }
  ) -> ListGeometry {
    ListGeometry(rowCounts: counts) { element in
      switch element {
      case .header(let section): return supplementLength(section, isFooter: false)
      case .footer(let section): return supplementLength(section, isFooter: true)
      case .row(let path):
        if let points = former(path) { return (points, false) }
        return estimatedLength(path)
      }
    }
  }

  private func estimatedLength(_ path: IndexPath) -> (CGFloat, Bool) {
    guard let rowDelegate else {
      return rowHeight >= 0
        ? (rowHeight, true) : (estimatedRowHeight > 0 ? estimatedRowHeight : standardHeight, false)
    }
    let estimate = rowDelegate.tableView(self, estimatedHeightForRowAt: path)
    if estimate > 0 { return (estimate, false) }
    if estimate == 0 {
      let height = rowDelegate.tableView(self, heightForRowAt: path)
      return height >= 0 ? (height, true) : (standardHeight, false)
    }
    return (standardHeight, false)
  }

  private var standardHeight: CGFloat { rowHeight >= 0 ? rowHeight : TableMetrics.rowHeight }

  /// Asks for lengths anew; known ones serve as estimates until then.
  func lengthsMayHaveChanged() {
    setNeedsLayout()
    guard isLoaded else { return }
    measuredWidth = bounds.width
    let old = geometry
    preparedHeaders = [:]
    preparedFooters = [:]
    geometry = makeGeometry(old.rowCounts) { path in
      guard self.rowHeight < 0, self.estimatedRowHeight != 0 else { return nil }
      let index = old.index(of: .row(path))
      return old.isMeasured(index) ? old.length(index) : nil
    }
    updateContentSize()
  }

  /// Measures the visible rows again; the known lengths of others stay.
  func rowsInSightMayHaveChanged() {
    setNeedsLayout()
    guard isLoaded else { return }
    for row in shownRows where geometry.contains(row.path) {
      geometry.forgetMeasurement(of: geometry.index(of: .row(row.path)))
    }
  }

  /// Called when a cell's content has changed, as its row may need another height.
  func contentDidChange(in cell: UITableViewCell) {
    guard !isLayingOut, isLoaded, selfSizingInvalidation != .disabled,
      let row = shownRows.first(where: { $0.cell === cell }), row.isDisplayed,
      geometry.contains(row.path)
    else { return }
    geometry.forgetMeasurement(of: geometry.index(of: .row(row.path)))
    setNeedsLayout()
  }

  // MARK: Content

  /// The y coordinate of the first section, in points.
  var contentTop: CGFloat { tableHeaderView.map { max($0.bounds.height, 0) } ?? 0 }

  func updateContentSize() {
    let footer = tableFooterView.map { max($0.bounds.height, 0) } ?? 0
    let size = CGSize(
      width: bounds.width,
      height: PixelRounding.nearest(
        contentTop + geometry.totalLength + footer, scale: pixelScale))
    if super.contentSize != size { super.contentSize = size }
  }

  func edgeViewDidChange(from old: UIView?, to new: UIView?) {
    if old === new {
      // The header may have got another height and be set again to tell the table.
      let size = contentSize
      if isLoaded { updateContentSize() }
      if contentSize != size { setNeedsLayout() }
      return
    }
    old?.removeFromSuperview()
    if let new, new.superview !== self { addSubview(new) }
    setNeedsLayout()
    if isLoaded { updateContentSize() }
  }

  // MARK: Sides

  /// The side margins of content, without the safe area.
  var sideMargins: UIEdgeInsets {
    var result = UIEdgeInsets.zero
    if margins.isSet {
      (result.left, result.right) = (baseMargins.left, baseMargins.right)
    } else {
      let side = TableMetrics.sideMargin(width: bounds.width)
      (result.left, result.right) = (side, side)
    }
    guard cellLayoutMarginsFollowReadableWidth else { return result }
    let safe = sideSafeArea
    let width = bounds.width - safe.left - safe.right
    let least = max((width - TableMetrics.readableWidth) / 2, 0)
    return UIEdgeInsets(
      top: 0, left: max(result.left, least), bottom: 0, right: max(result.right, least))
  }

  private var sideSafeArea: UIEdgeInsets {
    guard insetsContentViewsToSafeArea else { return .zero }
    let safe = safeAreaInsets
    return UIEdgeInsets(top: 0, left: safe.left, bottom: 0, right: safe.right)
  }

  /// The leading edge and width of rows.
  var rowSpan: (x: CGFloat, width: CGFloat) {
    guard style == .insetGrouped else { return (0, bounds.width) }
    let (side, safe) = (sideMargins, sideSafeArea)
    let x = side.left + safe.left
    return (x, max(bounds.width - x - side.right - safe.right, 0))
  }

  /// The margins in a row, and how far the safe area covers it.
  var contentInsets: (side: UIEdgeInsets, safe: UIEdgeInsets) {
    guard style == .insetGrouped else {
      var safe = sideSafeArea
      if isRightToLeft { safe.left += indexWidth } else { safe.right += indexWidth }
      return (sideMargins, safe)
    }
    let side = TableMetrics.sideMargin(width: bounds.width)
    return (UIEdgeInsets(top: 0, left: side, bottom: 0, right: side), .zero)
  }

  func look(of path: IndexPath) -> TableRowLook {
    var look = TableRowLook()
    look.style = style
    look.isFirst = path.row == 0
    look.isLast = path.row == geometry.rowCounts[path.section] - 1
    (look.sideMargins, look.safeInsets) = contentInsets
    look.hasSeparator = separatorStyle != .none
    look.separatorColor = separatorColor
    look.separatorEffect = separatorEffect
    look.separatorInset = givenSeparatorInset
    look.isSeparatorInsetAutomatic = separatorInsetReference == .fromAutomaticInsets
    look.selectsInEditing = isEditing && allowsMultipleSelectionDuringEditing
    return look
  }
}
