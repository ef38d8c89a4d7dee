extension UITableView {
  /// - Parameter animation: The animation that the app asked for; `none` is no motion.
  func noteMotion(_ method: String, _ animation: RowAnimation) {
    noteMissingMotion("UITableView.\(method)", .updateMotion, if: animation != .none)
  }

  func change(_ changes: [ListChange]) {
    // Data that were never loaded are loaded as they are after the change.
    guard isLoaded || update.isOpen else { return setNeedsLayout() }
    update.begin()
    update.add(changes)
    finishUpdates()
  }

  func finishUpdates() {
    guard update.isOpen, let changes = update.end() else { return }
    setNeedsLayout()
    guard isLoaded else { return }
    guard !changes.isEmpty else { return forgetLengths() }
    let (old, new) = (geometry.rowCounts, countRows())
    let mapping = ListMapping(from: old, by: changes)
    // After a change that iOS raises an exception for, the table shows what the data source has.
    if let fault = mapping.fault(of: changes, from: old, to: new) {
      UIKitException.raise("Invalid update: " + text(of: fault))
      return reloadData()
    }
    apply(mapping, new)
  }

  private func text(of fault: ListUpdateFault) -> String {
    switch fault {
    case .missingSection(let section, let count):
      "there is no section \(section) among the \(count) before the update"
    case .missingItem(let path, let count):
      """
      attempt to delete row \(path.count == 2 ? path.row : -1) from section \(path.first ?? -1), \
      which has \(count) rows before the update
      """
    case .sectionCount(let before, let expected, let found):
      """
      invalid number of sections. After the update there are \(found), but the \(before) before it \
      and the changes make \(expected)
      """
    case .itemCount(let section, let expected, let found):
      """
      invalid number of rows in section \(section). After the update there are \(found), but the \
      rows before it and those inserted, deleted and moved make \(expected)
      """
    }
  }

  /// Forgets heights, which are asked for again when rows become visible.
  private func forgetLengths() {
    let old = geometry
    geometry = makeGeometry(old.rowCounts) { path in old.length(old.index(of: .row(path))) }
    updateContentSize()
  }

  /// Takes over cells, lengths and the selection of what is still there.
  func apply(_ mapping: ListMapping, _ counts: [Int]) {
    cancelTouch()
    let old = geometry
    moveRows(mapping)
    moveSupplements(mapping.sections)
    selection.move { mapping.target(of: $0)?.path }
    let lengths = mapping.carried(old.rowCounts, to: counts) { old.length(old.index(of: .row($0))) }
    geometry = makeGeometry(counts) { lengths[$0.section][$0.row] }
    updateContentSize()
    keepWithinEnd()
    setNeedsLayout()
  }

  private func moveRows(_ mapping: ListMapping) {
    var kept: [TableRow] = []
    for row in shownRows {
      if let path = mapping.newPath(of: row.path) {
        var row = row
        row.path = path
        kept.append(row)
      } else {
        retire(row)
      }
    }
    shownRows = kept.sorted { $0.path < $1.path }
    for (row, next) in zip(shownRows, shownRows.dropFirst()) {
      insertSubview(next.cell, aboveSubview: row.cell)
    }
  }

  private func moveSupplements(_ sections: [Int?]) {
    func place(_ section: Int) -> Int? {
      sections.indices.contains(section) ? sections[section] : nil
    }
    for isFooter in [false, true] {
      retireSupplements(isFooter: isFooter) { place($0) != nil }
    }
    func moved(_ shown: [TableSupplement]) -> [TableSupplement] {
      shown.map { TableSupplement(section: place($0.section) ?? $0.section, view: $0.view) }
    }
    shownHeaders = moved(shownHeaders)
    shownFooters = moved(shownFooters)
    preparedHeaders = [:]
    preparedFooters = [:]
  }

  // MARK: Reconfiguring

  func reconfigure(_ paths: [IndexPath]) {
    guard let dataSource, isLoaded else { return }
    for path in paths {
      guard let place = shownRows.firstIndex(where: { $0.path == path }) else { continue }
      let row = shownRows[place]
      reconfigured = row
      let cell = resolvedTraits.withCurrent {
        LayoutRecording.excusing { dataSource.tableView(self, cellForRowAt: path) }
      }
      reconfigured = nil
      if cell !== row.cell {
        UIKitException.raise(
          "reconfigureRows(at:) must dequeue the cell that row \(path) has, and return it")
      }
      geometry.forgetMeasurement(of: geometry.index(of: .row(path)))
    }
    setNeedsLayout()
  }

  /// The cell of the row being set up again, if the data source asks for that row's cell.
  func reconfigured(_ identifier: String, _ path: IndexPath?) -> UITableViewCell? {
    guard let row = reconfigured, row.path == path ?? row.path,
      row.cell.reuseIdentifier == identifier
    else { return nil }
    return row.cell
  }
}

extension UITableView {
  /// Makes all changes of the closure at once, as the method that takes an optional one does. The
  /// closure does not outlive the call, and needs no `self`.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }
}
