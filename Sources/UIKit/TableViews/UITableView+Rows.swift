internal import CoreText

/// Which rows are visible, how high they are, and where their cells go.
extension UITableView {
  /// The maximum number of measuring rounds; rows whose heights still change are then left as they
  /// are.
  private static let maximumRoundCount = 16

  func layOutTable() {
    guard !isLayingOut, !update.isOpen else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    loadIfNeeded()
    if bounds.width != measuredWidth { lengthsMayHaveChanged() }
    updateContentSize()
    var rounds = 0
    while measureRowsInSight(), rounds < Self.maximumRoundCount { rounds += 1 }
    layOutEdgeViews()
    let elements = elementsInSight
    layOutRows(elements)
    let sections = sections(of: elements)
    layOutSupplements(sections: sections, isFooter: false)
    layOutSupplements(sections: sections, isFooter: true)
    layOutFillers()
    layOutIndex()
    prefetch(elements)
  }

  /// Tells the prefetching data source which rows come next.
  private func prefetch(_ elements: Range<Int>) {
    guard isPrefetchingEnabled, let source = prefetchDataSource, let first = shownRows.first,
      let last = shownRows.last
    else { return }
    let counts = geometry.rowCounts
    let starts = ListPlaces(counts)
    let shown = starts.place(of: first.path)...starts.place(of: last.path)
    let (ahead, cancelled) = prefetches.move(to: shown, of: starts.count, starts.path)
    if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !ahead.isEmpty { source.tableView(self, prefetchRowsAt: ahead) }
  }

  private func layOutEdgeViews() {
    if let view = backgroundView {
      if view.superview !== self { insertSubview(view, at: 0) }
      if view.frame != bounds { view.frame = bounds }
    }
    if let view = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: contentTop)
      if view.frame != frame { view.frame = frame }
    }
    if let view = tableFooterView {
      let frame = CGRect(
        x: 0, y: contentTop + geometry.totalLength, width: bounds.width,
        height: max(view.bounds.height, 0)
      ).onPixels(pixelScale)
      if view.frame != frame { view.frame = frame }
    }
  }

  // MARK: Measuring

  /// The headers, rows and footers that the bounds show a part of.
  private var elementsInSight: Range<Int> {
    guard bounds.height > 0, bounds.width > 0 else { return 0..<0 }
    return geometry.elements(from: bounds.minY - contentTop, to: bounds.maxY - contentTop)
  }

  private func sections(of elements: Range<Int>) -> Range<Int> {
    func section(_ index: Int) -> Int {
      switch geometry.element(at: index) {
      case .header(let section), .footer(let section): section
      case .row(let path): path.section
      }
    }
    guard let last = elements.last else { return 0..<0 }
    return section(elements.lowerBound)..<section(last) + 1
  }

  /// Measures visible rows that were not measured yet. Rows that were visible before stay where
  /// they are on the screen, whatever comes into sight above them.
  ///
  /// - Returns: Whether a length differs from what was expected.
  private func measureRowsInSight() -> Bool {
    let (top, bottom) = (bounds.minY - contentTop, bounds.maxY - contentTop)
    guard bounds.height > 0, bounds.width > 0, bottom > 0, var index = geometry.index(at: top)
    else { return false }
    let anchor = shownRows.lazy.filter { $0.isDisplayed && self.geometry.contains($0.path) }
      .map { self.geometry.index(of: .row($0.path)) }.first { self.geometry.isMeasured($0) }
    let displayed = Set(shownRows.lazy.filter(\.isDisplayed).map(\.path))
    let oldLength = geometry.totalLength
    var growthAbove: CGFloat = 0
    var hasChanged = false
    var y = geometry.top(index)
    while index < geometry.count, y < bottom {
      if !geometry.isMeasured(index) {
        let old = geometry.length(index)
        let element = geometry.element(at: index)
        let new = measuredLength(of: element)
        // A data source may have changed the table while it was asked.
        guard index < geometry.count else { return true }
        geometry.setLength(new, of: index)
        if new != old { hasChanged = true }
        if let anchor, index < anchor, !element.isRow(in: displayed) { growthAbove += new - old }
      }
      y += geometry.length(index)
      index += 1
    }
    guard hasChanged else { return false }
    updateContentSize()
    if growthAbove != 0 {
      dragOrigin?.y += growthAbove
      contentOffset.y += growthAbove
    }
    if geometry.totalLength < oldLength { keepWithinEnd() }
    return true
  }

  /// Scrolls back if shorter content leaves the table scrolled beyond its end.
  func keepWithinEnd() {
    let end = resting(contentOffset).y
    if !isDragging, contentOffset.y > end { contentOffset.y = end }
  }

  private func measuredLength(of element: ListGeometry.Element) -> CGFloat {
    switch element {
    case .header(let section): return measuredSupplementLength(section, isFooter: false)
    case .footer(let section): return measuredSupplementLength(section, isFooter: true)
    case .row(let path):
      let given = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      if given >= 0 { return given }
      let cell = cell(at: path)
      cell.look = look(of: path)
      return cell.systemLayoutSizeFitting(
        CGSize(width: rowSpan.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
  }

  // MARK: Cells

  /// The cell of a visible row, made if there is none yet.
  func cell(at path: IndexPath) -> UITableViewCell {
    let place = shownRows.firstIndex { $0.path >= path } ?? shownRows.count
    if place < shownRows.count, shownRows[place].path == path { return shownRows[place].cell }
    guard let dataSource else { return UITableViewCell() }
    let cell = resolvedTraits.withCurrent {
      LayoutRecording.excusing { dataSource.tableView(self, cellForRowAt: path) }
    }
    adopt(cell, at: path)
    insert(cell, at: path)
    return cell
  }

  private func insert(_ cell: UITableViewCell, at path: IndexPath) {
    let place = shownRows.firstIndex { $0.path > path } ?? shownRows.count
    shownRows.insert(TableRow(path: path, cell: cell), at: place)
    if place > 0 {
      insertSubview(cell, aboveSubview: shownRows[place - 1].cell)
    } else {
      insertSubview(cell, at: backgroundView?.superview === self ? 1 : 0)
    }
  }

  /// Gives a cell what it has to know of its row.
  private func adopt(_ cell: UITableViewCell, at path: IndexPath) {
    cell.table = self
    cell.translatesAutoresizingMaskIntoConstraints = true
    cell.look = look(of: path)
    if let level = rowDelegate?.tableView(self, indentationLevelForRowAt: path),
      level != 0 || cell.chrome.isIndentedByTable
    {
      cell.indentationLevel = level
      cell.chrome.isIndentedByTable = level != 0
    }
    applyEditing(to: cell, at: path)
    let isSelected = selection.contains(path)
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
  }

  func applyEditing(to cell: UITableViewCell, at path: IndexPath) {
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    if isEditing, canEdit {
      cell.givenEditingStyle = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.chrome.indentsInEditing =
        rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    }
    let isEdited = isEditing && canEdit
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: false) }
  }

  private func layOutRows(_ elements: Range<Int>) {
    var paths: [IndexPath] = []
    let span = rowSpan
    for index in elements {
      guard case .row(let path) = geometry.element(at: index) else { continue }
      paths.append(path)
      let cell = cell(at: path)
      guard index < geometry.count else { return }
      cell.look = look(of: path)
      if isEditing || cell.isEditing { applyEditing(to: cell, at: path) }
      let frame = frame(of: index, span)
      if cell.frame != frame { cell.frame = frame }
      guard let row = shownRows.firstIndex(where: { $0.cell === cell }),
        !shownRows[row].isDisplayed
      else { continue }
      shownRows[row].isDisplayed = true
      rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    }
    let gone = shownRows.filter { row in
      guard let first = paths.first, let last = paths.last else { return true }
      return row.path < first || row.path > last
    }
    guard !gone.isEmpty else { return }
    shownRows.removeAll { row in gone.contains { $0.cell === row.cell } }
    for row in gone { retire(row) }
  }

  /// Takes a cell out of the table and keeps it for other rows.
  func retire(_ row: TableRow) {
    row.cell.removeFromSuperview()
    if row.isDisplayed {
      rowDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    }
    if let identifier = row.cell.reuseIdentifier { reuse.put(row.cell, for: .cell(identifier)) }
  }

  // MARK: Geometry

  private func frame(of index: Int, _ span: (x: CGFloat, width: CGFloat)) -> CGRect {
    let top = contentTop + geometry.top(index)
    let y = PixelRounding.nearest(top, scale: pixelScale)
    let bottom = PixelRounding.nearest(top + geometry.length(index), scale: pixelScale)
    // The difference of two places on pixels is not quite a length of pixels.
    let height = PixelRounding.nearest(bottom - y, scale: pixelScale)
    return CGRect(x: span.x, y: y, width: span.width, height: height)
  }

  func rowRect(_ indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return .zero }
    return frame(of: geometry.index(of: .row(indexPath)), rowSpan)
  }

  func sectionRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.rowCounts.indices.contains(section) else { return .zero }
    let (top, bottom) = geometry.span(ofSection: section)
    return CGRect(x: 0, y: contentTop + top, width: bounds.width, height: bottom - top)
  }

  func headerRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.rowCounts.indices.contains(section) else { return .zero }
    var frame = frame(of: geometry.index(of: .header(section)), rowSpan)
    let padding = min(topPadding(forHeader: frame.height), frame.height)
    frame.origin.y += padding
    frame.size.height -= padding
    return frame
  }

  func footerRect(_ section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.rowCounts.indices.contains(section) else { return .zero }
    return frame(of: geometry.index(of: .footer(section)), rowSpan)
  }

  // MARK: Rows and cells

  func shownCell(at indexPath: IndexPath) -> UITableViewCell? {
    shownRows.first { $0.path == indexPath }?.cell
  }

  func path(of cell: UITableViewCell) -> IndexPath? {
    shownRows.first { $0.cell === cell }?.path
  }

  func path(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    let y = point.y - contentTop
    guard y >= 0, y < geometry.totalLength, let index = geometry.index(at: y),
      case .row(let path) = geometry.element(at: index)
    else { return nil }
    return path
  }

  func paths(in rect: CGRect) -> [IndexPath]? {
    loadIfNeeded()
    let (top, bottom) = (rect.standardized.minY - contentTop, rect.standardized.maxY - contentTop)
    guard bottom > 0, var index = geometry.index(at: top), top < geometry.totalLength else {
      return nil
    }
    var paths: [IndexPath] = []
    while index < geometry.count, geometry.top(index) < bottom {
      if case .row(let path) = geometry.element(at: index) { paths.append(path) }
      index += 1
    }
    return paths.isEmpty ? nil : paths
  }

  /// Updates the visible rows to the changes since the last layout.
  func layOutIfNeeded() {
    if layer.needsLayout(), !isLayingOut { layoutIfNeeded() }
  }
}
