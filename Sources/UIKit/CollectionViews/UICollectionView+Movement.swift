/// An item that is moved by hand.
struct ItemMovement {
  let origin: IndexPath
  /// The path that the item gets when the movement ends.
  var target: IndexPath
  /// The middle of its cell, in the content's space.
  var position: CGPoint?
}

extension UICollectionView {
  func beginMovement(_ path: IndexPath) -> Bool {
    loadCounts()
    guard movement == nil, contains(.cell(path)),
      dataSource?.collectionView(self, canMoveItemAt: path) == true
    else { return false }
    movement = ItemMovement(origin: path, target: path)
    return true
  }

  func updateMovement(_ position: CGPoint) {
    guard var current = movement else { return }
    current.position = position
    if let found = item(at: position, besides: current.origin) {
      current.target =
        collectionDelegate?.collectionView(
          self, targetIndexPathForMoveOfItemFromOriginalIndexPath: current.origin,
          atCurrentIndexPath: current.target, toProposedIndexPath: found) ?? found
    }
    movement = current
    placeMovedCell()
  }

  /// Ends the movement; only now the other items make room.
  func endMovement(isCancelled: Bool) {
    guard let ended = movement else { return }
    movement = nil
    setNeedsDisplayUpdate()
    guard !isCancelled, ended.target != ended.origin, contains(.cell(ended.target)) else { return }
    dataSource?.collectionView(self, moveItemAt: ended.origin, to: ended.target)
    // A diffable data source reports the change itself.
    guard !(dataSource is any OutlineDataSource) else { return }
    change([.move(from: ended.origin, to: ended.target)])
  }

  func placeMovedCell() {
    guard let movement, let position = movement.position,
      let cell = cellForItem(at: movement.origin)
    else { return }
    cell.center = position
    bringSubviewToFront(cell)
  }

  private func item(at point: CGPoint, besides origin: IndexPath) -> IndexPath? {
    for element in displayOrder.reversed()
    where element.key.category == .cell && element.key.indexPath != origin {
      if element.view.boundsContain(element.view.convert(point, from: self)) {
        return element.key.indexPath
      }
    }
    return nil
  }

  /// Tells the prefetching data source which items come next.
  func prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, let itemCounts else { return }
    let paths = visiblePaths
    guard let first = paths.first, let last = paths.last, contains(.cell(last)) else { return }
    let places = ListPlaces(itemCounts)
    let shown = places.place(of: first)...places.place(of: last)
    let (ahead, cancelled) = prefetches.move(to: shown, of: places.count, places.path)
    if !cancelled.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !ahead.isEmpty { source.collectionView(self, prefetchItemsAt: ahead) }
  }
}
