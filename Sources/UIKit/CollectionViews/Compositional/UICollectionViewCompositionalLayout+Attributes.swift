extension UICollectionViewCompositionalLayout {
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for index in globals.indices {
      let attributes = globalAttributes(index)
      if attributes.frame.reaches(into: rect) { found.append(attributes) }
    }
    let sections = sections
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if end(of: sections[middle]) >= near(rect) { high = middle } else { low = middle + 1 }
    }
    for index in low..<sections.count {
      // Views that reach beyond the edges of their section come one section early or late.
      if start(of: sections[index]) > far(rect) { break }
      append(index, sections[index], rect, to: &found)
    }
    return found
  }

  private func append(
    _ index: Int, _ placed: PlacedSection, _ rect: CGRect,
    to found: inout [UICollectionViewLayoutAttributes]
  ) {
    let first = found.count
    let section = placed.section
    if let ground = groundAttributes(index, placed) { found.append(ground) }
    for (number, _) in section.section.decorationItems.enumerated() {
      let attributes = decorationAttributes(number, index, placed)
      if attributes.frame.reaches(into: rect) { found.append(attributes) }
    }
    for number in section.boundaries.indices {
      let attributes = boundaryAttributes(number, index, placed)
      if attributes.frame.reaches(into: rect) { found.append(attributes) }
    }
    var part = rect.offsetBy(dx: -placed.origin.x, dy: -placed.origin.y)
    if section.isOrthogonal {
      guard section.scrollFrame.reaches(into: part), let visible = visiblePart(ofScroller: index)
      else { return }
      // The part is the section's own content along one axis, and the layout's along the other.
      part =
        axis == .vertical
        ? CGRect(x: visible.minX, y: part.minY, width: visible.width, height: part.height)
        : CGRect(x: part.minX, y: visible.minY, width: part.width, height: visible.height)
    }
    for group in section.groups(in: part) {
      for (offset, item) in group.solution.items.enumerated() {
        let frame = item.frame.offsetBy(dx: group.origin.x, dy: group.origin.y)
        guard frame.reaches(into: part) else { continue }
        found.append(
          attributes(
            item, at: IndexPath(item: group.firstItem + offset, section: index), frame, placed))
      }
      for supplementary in group.solution.supplementaries {
        let attributes = attributes(supplementary, group, index, placed)
        let frame = attributes.frame.offsetBy(dx: -placed.origin.x, dy: -placed.origin.y)
        if frame.reaches(into: part) { found.append(attributes) }
      }
    }
    tellHandler(section, index, Array(found[first...]))
  }

  private func tellHandler(
    _ section: CompositionalSection, _ index: Int,
    _ attributes: [UICollectionViewLayoutAttributes]
  ) {
    guard let handler = section.section.visibleItemsInvalidationHandler,
      let view = collectionView
    else { return }
    let offset = visiblePart(ofScroller: index)?.origin ?? view.contentOffset
    handler(attributes.map(VisibleItem.init), offset, section.surroundings)
  }

  private func start(of placed: PlacedSection) -> CGFloat {
    axis == .vertical ? placed.origin.y : placed.origin.x
  }

  private func end(of placed: PlacedSection) -> CGFloat {
    start(of: placed) + placed.section.size.length(axis)
  }

  private func near(_ rect: CGRect) -> CGFloat { axis == .vertical ? rect.minY : rect.minX }

  private func far(_ rect: CGRect) -> CGFloat { axis == .vertical ? rect.maxY : rect.maxX }

  // MARK: Items

  private func attributes(
    _ item: GroupSolution.Item, at path: IndexPath, _ frame: CGRect, _ placed: PlacedSection
  ) -> UICollectionViewLayoutAttributes {
    let attributes = make(.cell(path), frame, placed.origin)
    attributes.zIndex = item.zIndex
    attributes.fixedDimensions = item.fixed
    attributes.listRow = placed.section.rowLook(
      of: path.item, at: path, isEditing: collectionView?.edits(path) ?? false)
    return attributes
  }

  /// - Parameter frame: The frame relative to `origin`.
  private func make(
    _ key: ElementKey, _ frame: CGRect, _ origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      of: type(of: self).layoutAttributesClass, for: key)
    let scale = collectionView?.pixelScale ?? 1
    attributes.frame = CGRect(
      x: PixelRounding.nearest(origin.x + frame.origin.x, scale: scale),
      y: PixelRounding.nearest(origin.y + frame.origin.y, scale: scale), width: frame.size.width,
      height: frame.size.height)
    attributes.fixedDimensions = FixedDimensions(width: true, height: true)
    return attributes
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let placed = sections[path.section]
    guard let group = placed.section.group(of: path.item) else { return nil }
    let item = group.solution.items[path.item - group.firstItem]
    let frame = item.frame.offsetBy(dx: group.origin.x, dy: group.origin.y)
    return attributes(item, at: path, frame, placed)
  }

  // MARK: Views of items, sections and the whole

  private func attributes(
    _ supplementary: GroupSolution.Supplementary, _ group: CompositionalSection.PlacedGroup,
    _ section: Int, _ placed: PlacedSection
  ) -> UICollectionViewLayoutAttributes {
    let path = IndexPath(item: group.firstItem + supplementary.index, section: section)
    let attributes = make(
      .supplementary(supplementary.item.elementKind, path),
      supplementary.frame.offsetBy(dx: group.origin.x, dy: group.origin.y), placed.origin)
    attributes.zIndex = supplementary.item.zIndex
    return attributes
  }

  func supplementary(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if path.count == 1 {
      return globals.firstIndex { $0.item.elementKind == kind && $0.path == path[0] }
        .map(globalAttributes)
    }
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let placed = sections[path.section]
    let boundary = placed.section.boundaries.firstIndex {
      $0.item.elementKind == kind && $0.path == path.item
    }
    if let boundary { return boundaryAttributes(boundary, path.section, placed) }
    guard let group = placed.section.group(of: path.item) else { return nil }
    let found = group.solution.supplementaries.first {
      $0.item.elementKind == kind && group.firstItem + $0.index == path.item
    }
    return found.map { attributes($0, group, path.section, placed) }
  }

  private func boundaryAttributes(
    _ number: Int, _ section: Int, _ placed: PlacedSection
  ) -> UICollectionViewLayoutAttributes {
    let boundary = placed.section.boundaries[number]
    let path = IndexPath(item: boundary.path, section: section)
    let attributes = make(
      .supplementary(boundary.item.elementKind, path), boundary.frame, placed.origin)
    let natural = attributes.frame
    finish(attributes, boundary.item, start(of: placed), end(of: placed))
    attributes.listRow = placed.section.rowLook(
      ofBoundary: boundary, isPinned: attributes.frame != natural)
    return attributes
  }

  private func globalAttributes(_ number: Int) -> UICollectionViewLayoutAttributes {
    let boundary = globals[number]
    let attributes = make(
      .supplementary(boundary.item.elementKind, IndexPath(index: boundary.path)),
      boundary.frame, .zero)
    finish(attributes, boundary.item, 0, knownSize.length(axis))
    return attributes
  }

  private func finish(
    _ attributes: UICollectionViewLayoutAttributes,
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ start: CGFloat, _ end: CGFloat
  ) {
    attributes.fixedDimensions = item.layoutSize.fixedDimensions
    attributes.zIndex = item.zIndex
    guard item.pinToVisibleBounds else { return }
    attributes.frame = pinned(attributes.frame, item.alignment, start, end)
  }

  /// A frame moved into the visible part, but not out of its section.
  private func pinned(
    _ frame: CGRect, _ alignment: NSRectAlignment, _ start: CGFloat, _ end: CGFloat
  ) -> CGRect {
    guard let view = collectionView else { return frame }
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    let edges = alignment.edges
    var frame = frame
    if axis == .vertical {
      if edges.contains(.top) {
        let last = max(end - frame.height, frame.minY)
        frame.origin.y = min(max(bounds.minY + inset.top, frame.minY), last)
      } else if edges.contains(.bottom) {
        let first = min(start, frame.minY)
        frame.origin.y = max(
          min(bounds.maxY - inset.bottom - frame.height, frame.minY), first)
      }
    } else if edges.contains(.leading) {
      let last = max(end - frame.width, frame.minX)
      frame.origin.x = min(max(bounds.minX + inset.left, frame.minX), last)
    } else if edges.contains(.trailing) {
      frame.origin.x = max(min(bounds.maxX - inset.right - frame.width, frame.minX), start)
    }
    return frame
  }

  func decoration(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let placed = sections[path.section]
    if kind == _UICollectionViewListLayoutSectionBackgroundColorDecorationView.kind {
      return groundAttributes(path.section, placed)
    }
    let number = placed.section.section.decorationItems.firstIndex { $0.elementKind == kind }
    return number.map { decorationAttributes($0, path.section, placed) }
  }

  private func decorationAttributes(
    _ number: Int, _ section: Int, _ placed: PlacedSection
  ) -> UICollectionViewLayoutAttributes {
    let item = placed.section.section.decorationItems[number]
    var frame = CGRect(origin: .zero, size: placed.section.size)
    frame.origin = CGPoint(x: item.contentInsets.leading, y: item.contentInsets.top)
    frame.size = frame.size.reduced(by: item.contentInsets)
    let attributes = make(
      .decoration(item.elementKind, IndexPath(item: 0, section: section)), frame, placed.origin)
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// The ground of a list's section. Those of the first and the last section extend beyond the
  /// content by as much as can be visible of it.
  private func groundAttributes(
    _ section: Int, _ placed: PlacedSection
  ) -> UICollectionViewLayoutAttributes? {
    guard let color = placed.section.groundColor, let view = collectionView else { return nil }
    let kind = _UICollectionViewListLayoutSectionBackgroundColorDecorationView.kind
    var (first, last) = (start(of: placed), end(of: placed))
    if section > 0 { first = end(of: sections[section - 1]) } else { first = -view.bounds.height }
    if section == sections.count - 1 {
      last = max(last, view.bounds.height) + view.bounds.height
    }
    let attributes = make(
      .decoration(kind, IndexPath(item: 0, section: section)),
      CGRect(x: 0, y: first, width: containerSize(of: view).width, height: last - first), .zero)
    attributes.zIndex = -1
    attributes.listRow = ListRowLook(role: .ground(color))
    return attributes
  }
}
