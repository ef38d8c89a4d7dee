extension UICollectionViewFlowLayout {
  var isVertical: Bool { scrollDirection == .vertical }

  /// The laid out sections, computed again after an invalidation.
  var sections: [FlowSection] {
    if let knownSections { return knownSections }
    var sections: [FlowSection] = []
    if let view = collectionView {
      var origin: CGFloat = 0
      for index in 0..<view.numberOfSections {
        let section = FlowSection(
          metrics(of: index, in: view), items(of: index, view.numberOfItems(inSection: index)),
          origin: origin)
        sections.append(section)
        origin = section.end
      }
    }
    knownSections = sections
    return sections
  }

  var contentSize: CGSize {
    guard let view = collectionView else { return .zero }
    let (length, breadth) = (sections.last?.end ?? 0, contentBreadth(of: view))
    return isVertical
      ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
  }

  private func contentBreadth(of view: UICollectionView) -> CGFloat {
    let inset = view.adjustedContentInset
    return isVertical
      ? max(view.bounds.width - inset.left - inset.right, 0)
      : max(view.bounds.height - inset.top - inset.bottom, 0)
  }

  private func metrics(of section: Int, in view: UICollectionView) -> FlowSection.Metrics {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    var inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
    let reference = referenceInset(of: view)
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: section)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: section)
      ?? footerReferenceSize
    var metrics = FlowSection.Metrics()
    if isVertical {
      inset.left += reference.left
      inset.right += reference.right
      (metrics.near, metrics.far) = (inset.top, inset.bottom)
      (metrics.before, metrics.after) = (inset.left, inset.right)
    } else {
      inset.top += reference.top
      inset.bottom += reference.bottom
      (metrics.near, metrics.far) = (inset.left, inset.right)
      (metrics.before, metrics.after) = (inset.top, inset.bottom)
    }
    metrics.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    metrics.itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    metrics.header = FlowSize(header, isVertical: isVertical).length
    metrics.footer = FlowSize(footer, isVertical: isVertical).length
    metrics.breadth = contentBreadth(of: view)
    metrics.scale = view.pixelScale
    return metrics
  }

  /// The insets that the reference of section insets adds to the content's.
  private func referenceInset(of view: UICollectionView) -> UIEdgeInsets {
    let area: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return .zero
    case .fromSafeArea: area = view.safeAreaInsets
    case .fromLayoutMargins: area = view.layoutMargins
    }
    let inset = view.adjustedContentInset
    return UIEdgeInsets(
      top: max(area.top - inset.top, 0), left: max(area.left - inset.left, 0),
      bottom: max(area.bottom - inset.bottom, 0), right: max(area.right - inset.right, 0))
  }

  // MARK: Attributes

  /// The z-order of pinned headers and footers.
  private static let pinnedIndex = 1024

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var found: [UICollectionViewLayoutAttributes] = []
    let sections = sections
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].end >= start { high = middle } else { low = middle + 1 }
    }
    for index in low..<sections.count {
      let section = sections[index]
      // One section more than is visible counts: its header may lie at the very edge.
      if section.origin > end { break }
      let path = IndexPath(item: 0, section: index)
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        if let attributes = supplementary(kind, at: path), attributes.frame.reaches(into: rect) {
          found.append(attributes)
        }
      }
      for item in section.items(from: start, to: end) {
        guard let place = section.item(item)?.rect(isVertical: isVertical),
          place.reaches(into: rect)
        else { continue }
        found.append(cellAttributes(IndexPath(item: item, section: index), place))
      }
    }
    return found
  }

  func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section),
      let place = sections[path.section].item(path.item)
    else { return nil }
    return cellAttributes(path, place.rect(isVertical: isVertical))
  }

  private func cellAttributes(
    _ path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes.make(
      of: type(of: self).layoutAttributesClass, for: .cell(path))
    attributes.frame = frame
    return attributes
  }

  func supplementary(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2, sections.indices.contains(path.section) else { return nil }
    let section = sections[path.section]
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter,
      var place = isHeader ? section.header : section.footer
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes.make(
      of: type(of: self).layoutAttributesClass, for: .supplementary(kind, path))
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      place.along = isHeader ? pinnedHeader(section, place) : pinnedFooter(section, place)
      attributes.zIndex = Self.pinnedIndex
    }
    attributes.frame = place.rect(isVertical: isVertical)
    return attributes
  }

  /// A header or footer without a size, at its section's end. The section shows none.
  func emptySupplementary(
    _ kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    guard isHeader || kind == UICollectionView.elementKindSectionFooter, path.count == 2,
      sections.indices.contains(path.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes.make(
      of: type(of: self).layoutAttributesClass, for: .supplementary(kind, path))
    let section = sections[path.section]
    let place = FlowRect(
      along: isHeader ? section.origin : section.end, across: 0, length: 0, breadth: 0)
    attributes.frame = place.rect(isVertical: isVertical)
    return attributes
  }

  /// The visible part of the content along the direction of scrolling.
  private var visibleRange: (start: CGFloat, end: CGFloat) {
    guard let view = collectionView else { return (0, 0) }
    let (bounds, inset) = (view.bounds, view.adjustedContentInset)
    return isVertical
      ? (bounds.minY + inset.top, bounds.maxY - inset.bottom)
      : (bounds.minX + inset.left, bounds.maxX - inset.right)
  }

  /// The header's start: that of the visible part, but not beyond its section's items.
  private func pinnedHeader(_ section: FlowSection, _ place: FlowRect) -> CGFloat {
    let last = section.end - section.metrics.footer - place.length
    return max(min(visibleRange.start, last), place.along)
  }

  /// The footer's start: at the end of the visible part, but not before its section's items.
  private func pinnedFooter(_ section: FlowSection, _ place: FlowRect) -> CGFloat {
    let first = section.origin + section.metrics.header
    return min(max(visibleRange.end - place.length, first), place.along)
  }
}
