extension UICollectionView {
  func dequeueCell(_ identifier: String, _ indexPath: IndexPath) -> UICollectionViewCell {
    let key = ReuseKey.cell(identifier)
    let registered = reuse.registered(key, as: UICollectionViewCell.self)
    if registered == nil, reuse.source(key) == nil {
      UIKitException.raise(
        "UICollectionView has no class for cells with the identifier \(identifier): call "
          + "register(_:forCellWithReuseIdentifier:) before a cell is dequeued")
    }
    let type = registered ?? UICollectionViewCell.self
    let view = dequeue(key, type, .cell(indexPath))
    if let cell = view as? UICollectionViewCell { return cell }
    UIKitException.raise("\(type) made no cell")
    return UICollectionViewCell(frame: view.frame)
  }

  func dequeueSupplementary(
    _ kind: String, _ identifier: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey.supplementary(SupplementaryName(kind: kind, identifier: identifier))
    let registered = reuse.registered(key, as: UICollectionReusableView.self)
    if registered == nil, reuse.source(key) == nil {
      UIKitException.raise(
        "UICollectionView has no class for views of kind \(kind) with the identifier "
          + "\(identifier): call register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
    }
    let type = registered ?? UICollectionReusableView.self
    return dequeue(key, type, .supplementary(kind, indexPath))
  }

  func dequeueConfigured<Cell, Item>(
    _ registration: CellRegistration<Cell, Item>, _ indexPath: IndexPath, _ item: Item?
  ) -> Cell {
    let key = ReuseKey.registration(ObjectIdentifier(registration.identity))
    guard let cell = dequeue(key, Cell.self, .cell(indexPath)) as? Cell else {
      UIKitException.raiseAndStop("\(Cell.self) made no cell of its class")
    }
    cell.registration = registration.identity
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  func dequeueConfigured<Supplementary>(
    _ registration: SupplementaryRegistration<Supplementary>, _ indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let key = ReuseKey.registration(ObjectIdentifier(registration.identity))
    let view = dequeue(key, Supplementary.self, .supplementary(kind, indexPath))
    guard let supplementary = view as? Supplementary else {
      UIKitException.raiseAndStop("\(Supplementary.self) made no view of its class")
    }
    supplementary.registration = registration.identity
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }

  func dequeueDecoration(_ element: ElementKey) -> UICollectionReusableView? {
    guard let type = layout.decorationClasses[element.kind] else { return nil }
    return dequeue(.decoration(element.kind), type, element)
  }

  /// A view with the element's attributes: an idle one, prepared for reuse, or a new one.
  private func dequeue(
    _ key: ReuseKey, _ type: UICollectionReusableView.Type, _ element: ElementKey
  ) -> UICollectionReusableView {
    let attributes = attributes(forMaking: element)
    if let view = reusableCell(reconfigured: element, key) { return view }
    let source = reuse.source(key)
    while let view = reuse.take(key, as: UICollectionReusableView.self) {
      // Another class may have been registered since.
      guard source != nil || Swift.type(of: view) == type else { continue }
      view.isHidden = false
      resolvedTraits.withCurrent { view.prepareForReuse() }
      view.appliedAttributes = nil
      if let attributes { view.take(attributes, origin: .zero) }
      return view
    }
    let view = resolvedTraits.withCurrent {
      if let made = source?.makeReusableView() {
        if let view = made as? UICollectionReusableView { return view }
        UIKitException.raise(
          "invalid nib registered for identifier (\(key.identifier ?? "")) - nib must contain "
            + "exactly one top level object which must be a UICollectionReusableView instance")
      }
      return UICollectionReusableView.make(of: type, frame: attributes?.frame ?? .zero)
    }
    view.reuseKey = key
    view.collectionView = self
    if let attributes { view.take(attributes, origin: .zero) }
    return view
  }

  /// The cell that is already there, while items are configured again.
  private func reusableCell(
    reconfigured element: ElementKey, _ key: ReuseKey
  ) -> UICollectionReusableView? {
    guard batch.reconfigured == element, let view = elements[element]?.view, view.reuseKey == key
    else { return nil }
    return view
  }

  private func attributes(forMaking element: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let known = attributesInMaking, known.key == element { return known }
    guard isLayoutPrepared, !isPreparing, contains(element) else { return nil }
    return currentAttributes(element)
  }

  /// Takes an element's view out of sight, to be used again.
  func retire(_ element: DisplayedElement) {
    let view = element.view
    elements[element.key] = nil
    retiredViews.append(view)
    if let key = view.reuseKey { reuse.put(view, for: key) }
    let path = element.key.indexPath
    guard let delegate = collectionDelegate else { return }
    switch element.key.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementaryView:
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.key.kind,
        at: path)
    case .decorationView: break
    }
  }

  /// Removes the views that were not used again from the hierarchy.
  func removeRetiredViews() {
    guard !retiredViews.isEmpty else { return }
    let shown = Set(displayOrder.map { ObjectIdentifier($0.view) })
    for view in retiredViews where !shown.contains(ObjectIdentifier(view)) {
      view.removeFromSuperview()
    }
    retiredViews.removeAll()
  }
}
