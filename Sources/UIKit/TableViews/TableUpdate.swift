/// Changes of a table that were asked for and not made yet. Deleted, reloaded and the first of
/// moved places are those before the update, inserted and the second of moved ones those after.
struct TableUpdate {
  var insertedRows: [IndexPath] = []
  var deletedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []

  var isEmpty: Bool {
    insertedRows.isEmpty && deletedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
      && insertedSections.isEmpty && deletedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// Where everything comes from.
  ///
  /// - Returns: Nil where the data source's numbers do not follow from the changes: Apple's table
  ///   raises an exception then.
  func mapping(from old: [Int], to new: [Int]) -> TableMapping? {
    guard let sections = sectionSources(old, new) else { return nil }
    let reloaded = Set(reloadedRows)
    var rows: [[TableMapping.Source?]] = []
    for (section, source) in sections.enumerated() {
      guard let source, !reloadedSections.contains(source) else {
        rows.append(Array(repeating: nil, count: new[section]))
        continue
      }
      guard let paths = rowSources(section, source, old[source], new[section]) else { return nil }
      rows.append(
        paths.map { path in
          path.map { TableMapping.Source(path: $0, isReloaded: reloaded.contains($0)) }
        })
    }
    // A moved row comes from wherever it was.
    for move in movedRows
    where rows.indices.contains(move.to.section)
      && rows[move.to.section].indices.contains(move.to.row)
    {
      rows[move.to.section][move.to.row] = TableMapping.Source(
        path: move.from, isReloaded: reloaded.contains(move.from))
    }
    return TableMapping(
      sections: zip(sections, new.indices).map { source, _ in
        source.flatMap { reloadedSections.contains($0) ? nil : $0 }
      }, rows: rows)
  }

  private func sectionSources(_ old: [Int], _ new: [Int]) -> [Int?]? {
    for section in deletedSections + reloadedSections + movedSections.map(\.from)
    where !old.indices.contains(section) {
      UIKitException.raise(
        "Invalid update: there is no section \(section) among the \(old.count) before the update")
      return nil
    }
    guard new.count == old.count + insertedSections.count - deletedSections.count else {
      UIKitException.raise(
        """
        Invalid update: invalid number of sections. After the update there are \(new.count), which \
        must be the \(old.count) before it and the \(insertedSections.count) inserted without the \
        \(deletedSections.count) deleted
        """)
      return nil
    }
    let gone = Set(deletedSections + movedSections.map(\.from))
    var staying = old.indices.filter { !gone.contains($0) }.makeIterator()
    let inserted = Set(insertedSections)
    return new.indices.map { section in
      if inserted.contains(section) { return nil }
      if let move = movedSections.first(where: { $0.to == section }) { return move.from }
      return staying.next()
    }
  }

  private func rowSources(
    _ section: Int, _ source: Int, _ oldCount: Int, _ newCount: Int
  ) -> [IndexPath?]? {
    let deleted = deletedRows.filter { $0.section == source }.map(\.row)
    let leaving = movedRows.filter { $0.from.section == source }.map(\.from.row)
    let inserted = insertedRows.filter { $0.section == section }.map(\.row)
    let coming = movedRows.filter { $0.to.section == section }.map(\.to.row)
    for row in deleted + leaving where row < 0 || row >= oldCount {
      UIKitException.raise(
        """
        Invalid update: attempt to delete row \(row) from section \(source), which has \(oldCount) \
        rows before the update
        """)
      return nil
    }
    let (gone, new) = (Set(deleted + leaving), Set(inserted + coming))
    guard newCount == oldCount - gone.count + new.count, (new.max() ?? 0) < max(newCount, 1) else {
      UIKitException.raise(
        """
        Invalid update: invalid number of rows in section \(section). After the update there are \
        \(newCount), which must be the \(oldCount) before it and the \(inserted.count) inserted \
        and \(coming.count) moved in without the \(deleted.count) deleted and \
        \(leaving.count) moved out
        """)
      return nil
    }
    var staying = (0..<oldCount).lazy.filter { !gone.contains($0) }.makeIterator()
    return (0..<newCount).map { row in
      new.contains(row) ? nil : staying.next().map { IndexPath(row: $0, section: source) }
    }
  }
}

/// Where the sections and rows after an update come from; nil for new ones.
struct TableMapping {
  struct Source {
    var path: IndexPath
    /// Whether the row gets another cell.
    var isReloaded = false
  }

  var sections: [Int?]
  var rows: [[Source?]]
}
