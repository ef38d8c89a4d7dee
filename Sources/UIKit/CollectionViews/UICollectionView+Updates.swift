/// Changes that are gathered to be made at once.
@MainActor
struct BatchUpdate {
  var gathered = ListUpdate()
  var completions: [(Bool) -> Void] = []
  /// Whether the data source had been asked for its numbers before.
  var startsLoaded = false
  var isApplying = false
  /// The changes that the layout is told of after it prepared.
  var announced: [UICollectionViewUpdateItem]?
  /// The item whose cell is filled again.
  var reconfigured: ElementKey?
}

extension UICollectionView {
  func change(_ changes: [ListChange]) {
    guard !changes.isEmpty else { return }
    if batch.gathered.isOpen {
      batch.gathered.add(changes)
    } else {
      performBatch({ self.batch.gathered.add(changes) }, nil)
    }
  }

  func performBatch(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    // Counts that were never asked for are first asked for after the change, so there are no old
    // counts to compare with.
    if !batch.gathered.isOpen { batch.startsLoaded = itemCounts != nil }
    batch.gathered.begin()
    updates?()
    if let completion { batch.completions.append(completion) }
    guard let changes = batch.gathered.end() else { return }
    let completions = batch.completions
    batch.completions = []
    if !changes.isEmpty {
      noteMissingMotion("An update of UICollectionView’s items", .updateMotion, if: true)
      apply(changes)
    }
    if window != nil || !displayOrder.isEmpty { layoutIfNeeded() }
    for completion in completions { completion(true) }
  }

  private func apply(_ changes: [ListChange]) {
    guard batch.startsLoaded, let old = itemCounts, dataSource != nil else {
      return reloadData()
    }
    itemCounts = nil
    loadCounts()
    let mapping = ListMapping(from: old, by: changes)
    // After a change that iOS raises an exception for, the view shows what the data source has.
    if let fault = mapping.fault(of: changes, from: old, to: itemCounts ?? []) {
      UIKitException.raise("invalid update of a UICollectionView: " + text(of: fault))
      return reloadData()
    }
    follow(mapping, changes.map(\.updateItem))
  }

  /// Shows the present data of a diffable data source.
  func apply(_ mapping: ListMapping, reconfiguring paths: [IndexPath]) {
    guard itemCounts != nil else { return reloadData() }
    itemCounts = nil
    loadCounts()
    follow(mapping, [])
    if window != nil || !displayOrder.isEmpty { layoutIfNeeded() }
    reconfigure(paths)
  }

  /// Keeps views and selection of what stays, and lays out anew.
  private func follow(_ mapping: ListMapping, _ changes: [UICollectionViewUpdateItem]) {
    cancelHighlight()
    move(by: mapping)
    selection.move(mapping.newPath)
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

  private func text(of fault: ListUpdateFault) -> String {
    switch fault {
    case .missingSection(let section, _): "there is no section \(section) before the update"
    case .missingItem(let path, _): "there is no item at \(path) before the update"
    case .sectionCount(let before, let expected, let found):
      """
      \(before) sections and the changes make \(expected), but numberOfSections(in:) says \(found)
      """
    case .itemCount(let section, let expected, let found):
      """
      the changes lead to \(expected) items in section \(section), but \
      collectionView(_:numberOfItemsInSection:) says \(found)
      """
    }
  }

  /// Gives the views that stay their new places in the data.
  private func move(by mapping: ListMapping) {
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

  private func newKey(of old: ElementKey, _ mapping: ListMapping) -> ElementKey? {
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

  /// Asks the data source to fill shown cells again.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let element = elements[.cell(path)], let dataSource else { continue }
      batch.reconfigured = element.key
      let cell = resolvedTraits.withCurrent {
        LayoutRecording.excusing { dataSource.collectionView(self, cellForItemAt: path) }
      }
      batch.reconfigured = nil
      if cell !== element.view {
        UIKitException.raise(
          "reconfigureItems(at:) got another cell for \(path): dequeue it with the same identifier")
      }
      element.isMeasured = false
    }
    setNeedsDisplayUpdate()
  }
}

extension UICollectionView {
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
