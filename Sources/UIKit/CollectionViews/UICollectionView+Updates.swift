/// Changes that are gathered to be made at once.
@MainActor
struct BatchUpdate {
  /// Calls of `performBatchUpdates` that are under way, one inside the other.
  var depth = 0
  var changes: [DataChange] = []
  var completions: [(Bool) -> Void] = []
  /// Whether the data source had been asked for its numbers before.
  var startsLoaded = false
  var isApplying = false
  /// What the layout is told after it prepared.
  var announced: [UICollectionViewUpdateItem]?
  /// The item whose cell is filled anew.
  var reconfigured: ElementKey?
}

extension UICollectionView {
  func change(_ changes: [DataChange]) {
    guard !changes.isEmpty else { return }
    if batch.depth > 0 {
      batch.changes += changes
    } else {
      performBatch({ self.batch.changes += changes }, nil)
    }
  }

  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // Data that was never asked for is asked for when it is changed: there is nothing to compare.
    if batch.depth == 0 { batch.startsLoaded = itemCounts != nil }
    batch.depth += 1
    updates?()
    batch.depth -= 1
    if let completion { batch.completions.append(completion) }
    guard batch.depth == 0 else { return }
    let changes = batch.changes
    let completions = batch.completions
    batch.changes = []
    batch.completions = []
    if !changes.isEmpty {
      noteMissingMotion("An update of UICollectionView’s items", .updateMotion, if: true)
      apply(changes)
    }
    if window != nil || !displayOrder.isEmpty { layoutIfNeeded() }
    for completion in completions { completion(true) }
  }

  private func apply(_ changes: [DataChange]) {
    guard batch.startsLoaded, let old = itemCounts, dataSource != nil else {
      return reloadData()
    }
    itemCounts = nil
    loadCounts()
    let mapping = DataMapping(from: old, by: changes)
    verify(mapping, old)
    follow(mapping, changes.map(\.updateItem))
  }

  /// Shows what a diffable data source has now.
  func apply(_ mapping: DataMapping, reconfiguring paths: [IndexPath]) {
    guard itemCounts != nil else { return reloadData() }
    itemCounts = nil
    loadCounts()
    follow(mapping, [])
    if window != nil || !displayOrder.isEmpty { layoutIfNeeded() }
    reconfigure(paths)
  }

  /// Keeps views and selection of what stays, and lays out anew.
  private func follow(_ mapping: DataMapping, _ changes: [UICollectionViewUpdateItem]) {
    cancelHighlight()
    move(by: mapping)
    selectedPaths = Set(selectedPaths.compactMap(mapping.newPath))
    batch.isApplying = true
    layout.invalidateAll(dataSourceCounts: true)
    batch.isApplying = false
    batch.announced = changes
    guard bounds.width > 0, bounds.height > 0 else { return }
    prepareIfNeeded()
    let proposed = contentOffset
    let target =
      collectionDelegate?.collectionView(
        self, targetContentOffsetForProposedContentOffset: proposed)
      ?? layout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed { setOffset(resting(target)) }
  }

  /// Stops the program where the data source contradicts the changes, as iOS does.
  private func verify(_ mapping: DataMapping, _ old: [Int]) {
    let new = itemCounts ?? []
    precondition(
      new.count == mapping.expectedCounts.count,
      "invalid update of a UICollectionView: \(old.count) sections and the changes make "
        + "\(mapping.expectedCounts.count), but numberOfSections(in:) says \(new.count)")
    for (section, expected) in mapping.expectedCounts.enumerated() {
      guard let expected else { continue }
      precondition(
        new[section] == expected,
        "invalid update of a UICollectionView: the changes lead to \(expected) items in section "
          + "\(section), but collectionView(_:numberOfItemsInSection:) says \(new[section])")
    }
  }

  /// Gives the views that stay their new places in the data.
  private func move(by mapping: DataMapping) {
    let shown = displayOrder
    displayOrder.removeAll()
    var kept: [(key: ElementKey, element: DisplayedElement)] = []
    for element in shown {
      if let key = newKey(of: element.key, mapping) {
        kept.append((key, element))
      } else {
        retire(element)
      }
    }
    elements.removeAll()
    for (key, element) in kept {
      element.key = key
      elements[key] = element
      displayOrder.append(element)
    }
  }

  private func newKey(of old: ElementKey, _ mapping: DataMapping) -> ElementKey? {
    let path = old.indexPath
    var key = old
    if old.category == .cell {
      guard let new = mapping.newPath(of: path) else { return nil }
      key.indexPath = new
      return key
    }
    guard path.count == 2, mapping.sections.indices.contains(path.section) else { return old }
    guard let section = mapping.sections[path.section] else { return nil }
    key.indexPath = IndexPath(item: path.item, section: section)
    return key
  }

  /// Asks the data source to fill cells that are shown once more.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let element = elements[.cell(path)], let dataSource else { continue }
      batch.reconfigured = element.key
      let cell = resolvedTraits.withCurrent {
        LayoutRecording.excusing { dataSource.collectionView(self, cellForItemAt: path) }
      }
      batch.reconfigured = nil
      precondition(
        cell === element.view,
        "reconfigureItems(at:) got another cell for \(path): dequeue it with the same identifier")
      element.isMeasured = false
    }
    setNeedsDisplayUpdate()
  }
}
