extension HostedList {
  /// Shows the row with an identifier, its own or its element's: at the anchor, and without one
  /// where it is nearest.
  func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
    guard let path = path(identified: id) else { return }
    scrollToItem(at: path, at: position(anchor, of: path), animated: false)
  }

  private func path(identified id: AnyHashable) -> IndexPath? {
    let wanted = owner?.item(identified: id)
    for (section, group) in groups.enumerated() {
      for (index, row) in group.rows.enumerated() {
        var item: LayoutItem? = row
        while let current = item {
          if current === wanted || current.elementTag == id {
            return IndexPath(item: index, section: section)
          }
          item = current.innerItem
        }
      }
    }
    return nil
  }

  private func position(_ anchor: UnitPoint?, of path: IndexPath) -> ScrollPosition {
    if let anchor {
      return anchor.y < 1 / 3 ? .top : anchor.y > 2 / 3 ? .bottom : .centeredVertically
    }
    let inset = adjustedContentInset
    let seen = contentOffset.y + inset.top...max(
      contentOffset.y + inset.top, contentOffset.y + bounds.height - inset.bottom)
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return .top }
    if frame.minY < seen.lowerBound { return .top }
    return frame.maxY > seen.upperBound ? .bottom : []
  }
}
