extension UITableView {
  /// - Parameter animation: What the app asked for; `none` is no motion.
  func noteMotion(_ method: String, _ animation: RowAnimation) {
    noteMissingMotion("UITableView.\(method)", .updateMotion, if: animation != .none)
  }

  func change(_ body: (inout TableUpdate) -> Void) {
    // What was never loaded is loaded as it is after the change.
    guard isLoaded || updateDepth > 0 else { return setNeedsLayout() }
    updateDepth += 1
    body(&update)
    finishUpdates()
  }

  func finishUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let update = self.update
    self.update = TableUpdate()
    setNeedsLayout()
    guard isLoaded else { return }
    if update.isEmpty {
      forgetLengths()
    } else {
      let counts = countRows()
      apply(update.mapping(from: geometry.rowCounts, to: counts), counts)
    }
  }

  /// Heights are asked for again as rows are in sight.
  private func forgetLengths() {
    let old = geometry
    geometry = makeGeometry(old.rowCounts) { path in old.length(old.index(of: .row(path))) }
    updateContentSize()
  }

  /// Takes over cells, lengths and the selection of what is still there.
  func apply(_ mapping: TableMapping, _ counts: [Int]) {
    cancelTouch()
    var rowTargets: [IndexPath: (path: IndexPath, isReloaded: Bool)] = [:]
    for (section, rows) in mapping.rows.enumerated() {
      for (row, source) in rows.enumerated() {
        guard let source else { continue }
        rowTargets[source.path] = (IndexPath(row: row, section: section), source.isReloaded)
      }
    }
    var sectionTargets: [Int: Int] = [:]
    for (section, source) in mapping.sections.enumerated() {
      if let source { sectionTargets[source] = section }
    }
    let old = geometry
    moveRows(rowTargets)
    moveSupplements(sectionTargets)
    selection = selection.compactMap { rowTargets[$0]?.path }
    geometry = makeGeometry(counts) { path in
      guard let source = mapping.rows[path.section][path.row] else { return nil }
      return old.length(old.index(of: .row(source.path)))
    }
    updateContentSize()
    keepWithinEnd()
    setNeedsLayout()
  }

  private func moveRows(_ targets: [IndexPath: (path: IndexPath, isReloaded: Bool)]) {
    var kept: [TableRow] = []
    for row in shownRows {
      if let target = targets[row.path], !target.isReloaded {
        var row = row
        row.path = target.path
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

  private func moveSupplements(_ targets: [Int: Int]) {
    for isFooter in [false, true] {
      retireSupplements(isFooter: isFooter) { targets[$0] != nil }
    }
    shownHeaders = shownHeaders.map {
      TableSupplement(section: targets[$0.section] ?? $0.section, view: $0.view)
    }
    shownFooters = shownFooters.map {
      TableSupplement(section: targets[$0.section] ?? $0.section, view: $0.view)
    }
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
      precondition(
        cell === row.cell,
        "reconfigureRows(at:) must dequeue the cell that row \(path) has, and return it")
      geometry.forgetMeasurement(of: geometry.index(of: .row(path)))
    }
    setNeedsLayout()
  }

  /// The cell of the row that is being set up again, where the data source asks for it.
  func reconfigured(_ identifier: String, _ path: IndexPath?) -> UITableViewCell? {
    guard let row = reconfigured, row.path == path ?? row.path,
      row.cell.reuseIdentifier == identifier
    else { return nil }
    return row.cell
  }
}
