/// What the data source and the layout answer, and when they are asked again.
extension UICollectionView {
  /// The delegate, if it is a collection view's.
  var collectionDelegate: (any UICollectionViewDelegate)? { delegate }

  // MARK: Data

  func loadCounts() {
    guard itemCounts == nil, let dataSource else { return }
    resolvedTraits.withCurrent {
      let sections = max(dataSource.numberOfSections(in: self), 0)
      itemCounts = (0..<sections).map {
        max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
      }
    }
  }

  /// Whether the data has the item; supplementary and decoration views may be anywhere.
  func contains(_ key: ElementKey) -> Bool {
    guard key.category == .cell else { return true }
    let path = key.indexPath
    guard path.count == 2, path.item >= 0, let itemCounts else { return false }
    return itemCounts.indices.contains(path.section) && path.item < itemCounts[path.section]
  }

  func forgetData() {
    cancelHighlight()
    selection.removeAll()
    prefetches.forget()
    for element in displayOrder { retire(element) }
    displayOrder.removeAll()
    itemCounts = nil
    layout.invalidateAll(dataSourceCounts: true)
  }

  // MARK: Layout

  func replaceLayout(by new: UICollectionViewLayout) {
    let old = layout
    guard old !== new else { return }
    old.prepareForTransition(to: new)
    new.owner = self
    new.prepareForTransition(from: old)
    for element in displayOrder {
      element.view.willTransition(from: old, to: new)
      element.isMeasured = false
    }
    layout = new
    old.didLeaveCollectionView()
    old.owner = nil
    // Decorations belong to the layout.
    for element in displayOrder where element.key.category == .decorationView { retire(element) }
    displayOrder.removeAll { $0.key.category == .decorationView }
    new.invalidateAll(dataSourceCounts: false)
    for element in displayOrder { element.view.didTransition(from: old, to: new) }
    new.finalizeLayoutTransition()
  }

  /// Called when the layout's answers are no longer valid.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts, !batch.isApplying { itemCounts = nil }
    if context.invalidateEverything {
      for element in displayOrder { element.isMeasured = false }
    }
    isLayoutPrepared = false
    shownBounds = nil
    setNeedsLayout()
    let shift = context.contentOffsetAdjustment
    if shift != .zero {
      setOffset(CGPoint(x: contentOffset.x + shift.x, y: contentOffset.y + shift.y))
    }
  }

  func prepareIfNeeded() {
    guard !isLayoutPrepared, !isPreparing else { return }
    loadCounts()
    isPreparing = true
    defer { isPreparing = false }
    resolvedTraits.withCurrent {
      layout.prepare()
      if let changes = batch.announced {
        batch.announced = nil
        layout.prepare(forCollectionViewUpdates: changes)
        layout.finalizeCollectionViewUpdates()
      }
      // An invalidation while the layout prepares is part of its preparation.
      isLayoutPrepared = true
      takeContentSize(layout.collectionViewContentSize)
    }
  }

  private func takeContentSize(_ size: CGSize) {
    let old = contentSize
    guard size.width.isFinite, size.height.isFinite else { return }
    if size != old { contentSize = size }
    guard bounds.width > 0, bounds.height > 0, dragOrigin == nil else { return }
    if isMirrored {
      keepMirroredDistance()
    } else if size.width < old.width || size.height < old.height {
      setOffset(resting(contentOffset))
    }
  }

  func boundsWillChange(to new: CGRect) {
    guard isLayoutPrepared, !isPreparing, new != bounds else { return }
    let isResized = new.size != bounds.size
    guard layout.shouldInvalidateLayout(forBoundsChange: new) else {
      if isResized { setNeedsLayout() }
      return
    }
    if isResized {
      for element in displayOrder { element.isMeasured = false }
    }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
  }

  /// The attributes as they are shown: mirrored if the layout is.
  func currentAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    guard contains(key) else { return nil }
    let path = key.indexPath
    let attributes =
      switch key.category {
      case .cell: layout.layoutAttributesForItem(at: path)
      case .supplementaryView:
        layout.layoutAttributesForSupplementaryView(ofKind: key.kind, at: path)
      case .decorationView: layout.layoutAttributesForDecorationView(ofKind: key.kind, at: path)
      }
    return attributes.map(mirroredIfNeeded)
  }

  // MARK: Mirroring

  var isMirrored: Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && isRightToLeft != (layout.developmentLayoutDirection == .rightToLeft)
  }

  /// The width that the layout's coordinates are mirrored in.
  private var mirrorWidth: CGFloat {
    let inset = adjustedContentInset
    return max(contentSize.width, bounds.width - inset.left - inset.right)
  }

  func mirroredIfNeeded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let width = layout.scroller(of: attributes)?.contentSize.width ?? mirrorWidth
    let mirrored = attributes.copied
    mirrored.center.x = width - attributes.center.x
    return mirrored
  }

  func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: mirrorWidth - rect.origin.x - rect.width, y: rect.origin.y, width: rect.width,
      height: rect.height)
  }

  /// Keeps mirrored content's place relative to its right end, where it begins.
  private func keepMirroredDistance() {
    let end = contentSize.width + adjustedContentInset.right - bounds.width
    let offset = resting(CGPoint(x: end - (mirroredDistance ?? 0), y: contentOffset.y))
    mirroredDistance = end - offset.x
    setOffset(offset)
  }

  func noteMirroredDistance() {
    guard isLayoutPrepared, !isPreparing, bounds.width > 0, isMirrored else { return }
    mirroredDistance = contentSize.width + adjustedContentInset.right - bounds.maxX
  }
}

extension UICollectionView {
  /// Called when items may have another place in an outline.
  func outlineDidChange() {
    for element in displayOrder {
      (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
  }
}
