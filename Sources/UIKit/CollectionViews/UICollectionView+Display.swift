/// The views of the visible elements.
extension UICollectionView {
  /// The maximum number of measuring rounds; self-sizing views then keep their size.
  private static let maximumRoundCount = 32

  /// Makes, moves and removes views until they match the layout's attributes for the visible part.
  func updateVisibleElements() {
    if isLayoutPrepared, shownBounds == bounds { return }
    for round in 1...Self.maximumRoundCount {
      prepareIfNeeded()
      let visible = bounds
      showElements(measures: round < Self.maximumRoundCount)
      // A delegate that is told of a cell may scroll, and other elements come into sight.
      if isLayoutPrepared, bounds == visible { break }
    }
    orderViews()
    removeRetiredViews()
    shownBounds = bounds
    placeMovedCell()
    prefetch()
  }

  /// Asks the layout for its attributes again at the next layout pass, although it was not
  /// invalidated.
  func setNeedsDisplayUpdate() {
    shownBounds = nil
    setNeedsLayout()
  }

  private func showElements(measures: Bool) {
    let visible = CGRect(origin: bounds.origin, size: bounds.size)
    var wanted: [UICollectionViewLayoutAttributes] = []
    for attributes in layout.layoutAttributesForElements(in: mirroredIfNeeded(visible)) ?? [] {
      guard contains(attributes.key) else { continue }
      let shown = mirroredIfNeeded(attributes)
      if layout.scroller(of: attributes) != nil || shown.frame.reaches(into: visible) {
        wanted.append(shown)
      }
    }
    let keys = Set(wanted.map(\.key))
    for element in displayOrder where !keys.contains(element.key) { retire(element) }
    // The data source is asked for all cells first, as on iOS.
    for attributes in wanted
    where attributes.representedElementCategory == .cell && elements[attributes.key] == nil {
      _ = makeElement(attributes)
    }
    var order: [DisplayedElement] = []
    order.reserveCapacity(wanted.count)
    var placed: Set<ElementKey> = []
    for attributes in wanted where placed.insert(attributes.key).inserted {
      guard let element = elements[attributes.key] ?? makeElement(attributes) else { continue }
      if measures, !element.isMeasured, layout.estimatesSizes { measure(element, attributes) }
      take(attributes, by: element)
      order.append(element)
    }
    displayOrder = order
  }

  private func take(_ attributes: UICollectionViewLayoutAttributes, by element: DisplayedElement) {
    let origin = layout.scroller(of: attributes)?.frame.origin ?? .zero
    element.view.take(attributes, origin: origin)
    element.attributes = attributes
  }

  // MARK: Making

  private func makeElement(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> DisplayedElement? {
    attributesInMaking = attributes
    defer { attributesInMaking = nil }
    let key = attributes.key
    guard let view = makeView(key) else { return nil }
    view.collectionView = self
    let element = DisplayedElement(key, view, attributes)
    elements[key] = element
    if let cell = view as? UICollectionViewCell {
      cell.isSelected = selection.contains(key.indexPath)
      cell.isHighlighted = selection.highlighted == key.indexPath
      cell.updateConfigurationIfNeeded()
      collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else if key.category == .supplementaryView {
      collectionDelegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    }
    return element
  }

  private func makeView(_ key: ElementKey) -> UICollectionReusableView? {
    LayoutRecording.excusing {
      switch key.category {
      case .cell: dataSource?.collectionView(self, cellForItemAt: key.indexPath)
      case .supplementaryView:
        dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
      case .decorationView: dequeueDecoration(key)
      }
    }
  }

  /// Asks a view for the size that it prefers, and the layout whether it gets it.
  private func measure(
    _ element: DisplayedElement, _ attributes: UICollectionViewLayoutAttributes
  ) {
    element.isMeasured = true
    if attributes.fixedDimensions == FixedDimensions(width: true, height: true) { return }
    take(attributes, by: element)
    // A view may change what it is given: only the size that it prefers comes back to the layout.
    let preferred = element.view.preferredLayoutAttributesFitting(attributes.copied)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// Called when a view's content needs another size.
  func contentDidChange(of view: UICollectionReusableView) {
    guard selfSizingInvalidation != .disabled, layout.estimatesSizes,
      let element = displayOrder.first(where: { $0.view === view }), element.isMeasured
    else { return }
    element.isMeasured = false
    setNeedsDisplayUpdate()
  }

  // MARK: Order

  /// Puts the views into the hierarchy, from back to front.
  private func orderViews() {
    displayOrder.sort { $0.isBehind($1) }
    var hosts: [UIView] = [self]
    var views: [[UIView]] = [[]]
    for element in displayOrder {
      let host = layout.scroller(of: element.attributes) ?? self
      let index = hosts.firstIndex { $0 === host } ?? hosts.count
      if index == hosts.count {
        hosts.append(host)
        views.append([])
        if host.superview !== self { insertSubview(host, at: firstElementIndex) }
      }
      views[index].append(element.view)
    }
    for (host, views) in zip(hosts, views) where !host.hasInOrder(views) {
      var front: UIView?
      for view in views {
        if let front {
          host.insertSubview(view, aboveSubview: front)
        } else if view.superview !== host {
          host.insertSubview(view, at: host === self ? firstElementIndex : 0)
        }
        front = view
      }
    }
  }

  private var firstElementIndex: Int { backgroundView?.superview === self ? 1 : 0 }

  func placeBackground() {
    guard let view = backgroundView else { return }
    if view.superview !== self { insertSubview(view, at: 0) }
    let place = CGRect(origin: bounds.origin, size: bounds.size)
    if view.frame != place { view.frame = place }
  }

  // MARK: What is visible

  var visiblePaths: [IndexPath] {
    displayOrder.filter { $0.key.category == .cell }.map(\.key.indexPath).sorted()
  }

  func supplementaryElements(_ kind: String) -> [DisplayedElement] {
    displayOrder.filter { $0.key.category == .supplementaryView && $0.key.kind == kind }
      .sorted { $0.key.indexPath < $1.key.indexPath }
  }

  func item(at point: CGPoint) -> IndexPath? {
    for element in displayOrder.reversed() where element.key.category == .cell {
      let view = element.view
      if view.boundsContain(view.convert(point, from: self)) { return element.key.indexPath }
    }
    prepareIfNeeded()
    let place = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = layout.layoutAttributesForElements(in: mirroredIfNeeded(place)) ?? []
    for attributes in found.reversed() where attributes.representedElementCategory == .cell {
      guard layout.scroller(of: attributes) == nil, contains(attributes.key) else { continue }
      let frame = mirroredIfNeeded(attributes).frame
      if point.x >= frame.minX, point.x < frame.maxX, point.y >= frame.minY, point.y < frame.maxY {
        return attributes.indexPath
      }
    }
    return nil
  }
}

extension UIView {
  /// Whether the views are subviews from back to front; others may lie between them.
  fileprivate func hasInOrder(_ views: [UIView]) -> Bool {
    var found = 0
    for child in children where found < views.count && child === views[found] { found += 1 }
    return found == views.count
  }
}

extension CGRect {
  /// Whether two rectangles share more than an edge, or one without area lies inside of the other.
  /// False if one is NaN.
  func reaches(into other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
