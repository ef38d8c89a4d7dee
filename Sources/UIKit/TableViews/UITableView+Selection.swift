extension UITableView {
  // MARK: Selecting

  /// Whether several rows may be selected at present.
  var selectsSeveral: Bool { selection.selectsSeveral(isEditing: isEditing) }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    loadIfNeeded()
    if path == nil || !selectsSeveral {
      for other in selection.paths where other != path {
        setSelected(false, other, animated: animated)
      }
    }
    guard let path, geometry.contains(path) else { return }
    setSelected(true, path, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  func setSelected(_ isSelected: Bool, _ path: IndexPath, animated: Bool) {
    selection.set(path, isSelected: isSelected)
    cellForRow(at: path)?.setSelected(isSelected, animated: animated)
  }

  func keepOneSelection() {
    for path in selection.paths.dropFirst() { setSelected(false, path, animated: false) }
  }

  // MARK: Touches

  func beginTouch(_ touches: Set<UITouch>) {
    guard selection.selects(isEditing: isEditing), selection.highlighted == nil,
      let touch = touches.first
    else { return }
    let point = touch.location(in: self)
    guard let row = shownRows.first(where: { $0.cell.frame.containsPoint(point) }),
      rowDelegate?.tableView(self, shouldHighlightRowAt: row.path) ?? true
    else { return }
    selection.highlighted = row.path
    row.cell.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: row.path)
  }

  func endTouch() {
    guard let path = selection.highlighted else { return }
    cancelTouch()
    if selection.contains(path), selectsSeveral {
      deselectByTouch(path)
    } else {
      selectByTouch(path)
    }
  }

  func cancelTouch() {
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func selectByTouch(_ path: IndexPath) {
    var path = path
    if let rowDelegate {
      guard let chosen = rowDelegate.tableView(self, willSelectRowAt: path) else { return }
      path = chosen
    }
    if !selectsSeveral {
      for other in selection.paths where other != path { deselectByTouch(other) }
    }
    setSelected(true, path, animated: false)
    // The segue goes first, as on iOS.
    if let cell = cellForRow(at: path) { cell.selectionSegue?.fire(cell) }
    rowDelegate?.tableView(self, didSelectRowAt: path)
    if !isEditing, rowDelegate?.tableView(self, canPerformPrimaryActionForRowAt: path) == true {
      rowDelegate?.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  private func deselectByTouch(_ path: IndexPath) {
    var path = path
    if let rowDelegate {
      guard let chosen = rowDelegate.tableView(self, willDeselectRowAt: path) else { return }
      path = chosen
    }
    setSelected(false, path, animated: false)
    rowDelegate?.tableView(self, didDeselectRowAt: path)
  }

  func accessoryWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if let cell = cellForRow(at: path) { cell.accessorySegue?.fire(cell) }
    rowDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  func editControlWasTapped(in cell: UITableViewCell) {
    guard let path = indexPath(for: cell), cell.editingStyle != .none else { return }
    dataSource?.tableView(self, commit: cell.editingStyle, forRowAt: path)
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    loadIfNeeded()
    guard geometry.contains(path) else { return }
    let start = contentOffset
    // Rows measured on arrival move the row.
    for _ in 0..<8 {
      let offset = offset(showing: path, position)
      let isThere = offset == contentOffset
      contentOffset = offset
      layOutTable()
      if isThere { break }
    }
    if animated, contentOffset != start {
      noteMissingMotion("UITableView.scrollToRow(at:at:animated:)", if: true)
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func offset(showing path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let rect = rectForRow(at: path)
    let inset = adjustedContentInset
    // The plain style keeps the section's header above the row.
    let header = style == .plain ? rectForHeader(inSection: path.section).height : 0
    let height = bounds.height - inset.top - inset.bottom
    var offset = contentOffset
    switch position {
    case .top: offset.y = rect.minY - inset.top - header
    case .middle: offset.y = rect.midY - inset.top - height / 2
    case .bottom: offset.y = rect.maxY - inset.top - height
    case .none:
      if rect.minY - header < offset.y + inset.top {
        offset.y = rect.minY - header - inset.top
      } else if rect.maxY > offset.y + inset.top + height {
        offset.y = rect.maxY - inset.top - height
      }
    }
    return resting(offset)
  }
}
