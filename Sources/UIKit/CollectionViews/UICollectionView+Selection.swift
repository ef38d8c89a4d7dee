extension UICollectionView {
  private var selects: Bool { selection.selects(isEditing: isEditing) }

  /// Whether several items may be selected at present.
  private var selectsSeveral: Bool { selection.selectsSeveral(isEditing: isEditing) }

  func editingDidChange() {
    for element in displayOrder {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      element.isMeasured = false
    }
    setNeedsDisplayUpdate()
  }

  /// Whether an item is in editing; nil stands for one whose place is not known yet.
  func edits(_ path: IndexPath?) -> Bool {
    guard isEditing, let path else { return isEditing }
    return collectionDelegate?.collectionView(self, canEditItemAt: path) ?? true
  }

  // MARK: Selection by the app

  func select(_ path: IndexPath?, _ position: ScrollPosition, animated: Bool) {
    guard let path else { return deselectAll() }
    loadCounts()
    guard selects, contains(.cell(path)) else { return }
    if !selectsSeveral {
      for other in selection.paths.sorted() where other != path { setSelected(other, false) }
    }
    setSelected(path, true)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  func deselectAll() {
    for path in selection.paths.sorted() { setSelected(path, false) }
  }

  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    selection.set(path, isSelected: isSelected)
    cellForItem(at: path)?.isSelected = isSelected
  }

  // MARK: Selection by touches

  private func cell(of touch: UITouch) -> (cell: UICollectionViewCell, path: IndexPath)? {
    var current = touch.view
    while let view = current, view !== self {
      if let cell = view as? UICollectionViewCell, let path = indexPath(for: cell) {
        return (cell, path)
      }
      current = view.superview
    }
    return nil
  }

  /// - Returns: Whether the touch highlights a cell.
  func beginHighlight(_ touches: Set<UITouch>) -> Bool {
    guard selects, selection.highlighted == nil, touches.count == 1, let touch = touches.first,
      let (cell, path) = cell(of: touch),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) != false
    else { return false }
    selection.highlighted = path
    cell.isHighlighted = true
    collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    return true
  }

  /// - Returns: Whether a cell was highlighted.
  func endHighlight(_ touches: Set<UITouch>) -> Bool {
    guard let path = selection.highlighted, let touch = touches.first else { return false }
    if let cell = cellForItem(at: path), cell.boundsContain(touch.location(in: cell)) {
      userDidTap(path)
    }
    cancelHighlight()
    return true
  }

  /// - Returns: Whether a cell was highlighted.
  @discardableResult
  func cancelHighlight() -> Bool {
    guard let path = selection.highlighted else { return false }
    selection.highlighted = nil
    cellForItem(at: path)?.isHighlighted = false
    collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    return true
  }

  private func userDidTap(_ path: IndexPath) {
    let delegate = collectionDelegate
    if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.expandsOnTap {
      return cell.toggleOutline()
    }
    if selectsSeveral, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
      setSelected(path, false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    if delegate?.collectionView(self, shouldSelectItemAt: path) != false {
      if !selectsSeveral {
        for other in selection.paths.sorted() where other != path {
          setSelected(other, false)
          delegate?.collectionView(self, didDeselectItemAt: other)
        }
      }
      setSelected(path, true)
      if let cell = cellForItem(at: path) { cell.selectionSegue?.fire(cell) }
      delegate?.collectionView(self, didSelectItemAt: path)
    }
    if !isEditing, delegate?.collectionView(self, canPerformPrimaryActionForItemAt: path) != false {
      delegate?.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    if bounds.width > 0, bounds.height > 0 { layoutIfNeeded() }
    guard let attributes = currentAttributes(.cell(path)) else { return }
    if let scroller = layout.scroller(of: attributes) {
      scroller.show(attributes.frame, position)
      scroll(toShow: scroller.frame, position.subtracting(.horizontal), animated)
    } else {
      scroll(toShow: attributes.frame, position, animated)
    }
  }

  private func scroll(toShow frame: CGRect, _ position: ScrollPosition, _ animated: Bool) {
    let target = resting(offset(showing: frame, position))
    setContentOffset(target, animated: animated)
  }
}

extension UICollectionView.ScrollPosition {
  static let horizontal: UICollectionView.ScrollPosition = [.left, .centeredHorizontally, .right]
}

extension UIScrollView {
  /// The offset at which a part of the content is at a place of the room that the insets leave
  /// free.
  func offset(showing frame: CGRect, _ position: UICollectionView.ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    } else if position.contains(.bottom) {
      offset.y = frame.maxY + inset.bottom - bounds.height
    }
    if position.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - inset.left - (bounds.width - inset.left - inset.right) / 2
    } else if position.contains(.right) {
      offset.x = frame.maxX + inset.right - bounds.width
    }
    return offset
  }
}
