extension UICollectionViewListCell {
  func lookDidChange(from old: ListRowLook) {
    layoutMargins = UIEdgeInsets(
      top: 8, left: look.sideMargins.left, bottom: 8, right: look.sideMargins.right)
    let isCard = look.appearance == .insetGrouped && look.role == .item
    setCardCorners(isCard: isCard && isInList, isFirst: look.isFirst, isLast: look.isLast)
    setNeedsUpdateConfiguration()
  }

  // MARK: Accessories

  func setAccessories(_ new: [UICellAccessory]) {
    var known: Set<UICellAccessory.AccessoryType> = []
    let new = new.filter { accessory in
      if known.insert(accessory.accessoryType).inserted { return true }
      noteLack(
        .property, "A second accessory of the type \(accessory.accessoryType) in one cell")
      return false
    }
    let old = items
    let isSame =
      old.count == new.count
      && zip(old, new).allSatisfy { item, accessory in
        item.accessory.accessoryType == accessory.accessoryType
          && item.accessory.look == accessory.look
          && item.accessory.isLeading == accessory.isLeading
          && item.accessory.displayed == accessory.displayed
      }
    if isSame {
      for (item, accessory) in zip(old, new) { item.accessory = accessory }
      return
    }
    let items = new.map { ListAccessoryItem($0, in: self) }
    self.items = items
    for item in old where !items.contains(where: { $0.view === item.view }) {
      item.view.removeFromSuperview()
    }
    setNeedsUpdateConfiguration()
    collectionView?.contentDidChange(of: self)
  }

  /// The accessories shown at one end, in order from the leading end.
  private func shownItems(isLeading: Bool) -> [ListAccessoryItem] {
    let isEditing = configurationState.isEditing
    var sorted: [ListAccessoryItem] = []
    for item in items
    where item.accessory.isLeading == isLeading && item.isShown(isEditing: isEditing) {
      sorted.insert(item, at: position(of: item, among: sorted))
    }
    return sorted
  }

  private func position(of item: ListAccessoryItem, among others: [ListAccessoryItem]) -> Int {
    guard case .customView = item.accessory.accessoryType else { return others.count }
    let accessories = others.map(\.accessory)
    let place =
      switch item.accessory.placement {
      case .leading(_, let position), .trailing(_, let position): position(accessories)
      }
    return min(max(place, 0), others.count)
  }

  // MARK: Layout

  func layOutRow() {
    layOutBackground()
    layOutContent()
    layOutLines()
  }

  private var indent: CGFloat {
    let width = CGFloat(max(indentationLevel, 0)) * indentationWidth
    return width.isFinite ? width : 0
  }

  /// Places accessories, and the content view between them.
  private func layOutContent() {
    let (lead, trail) =
      isRightToLeft
      ? (look.sideMargins.right, look.sideMargins.left)
      : (look.sideMargins.left, look.sideMargins.right)
    var start: CGFloat = 0
    let leading = shownItems(isLeading: true)
    let isIndented = indentsAccessories || leading.isEmpty
    if !leading.isEmpty {
      start = lead + (isIndented ? indent : 0)
      for item in leading {
        let size = item.size
        let width = item.reservedWidth(size)
        place(item.view, x: start + (width - size.width) / 2, size)
        start += width + ListMetrics.accessoryGap
      }
      // The content has a margin of its own, so the gap after the last accessory is not needed.
      start -= ListMetrics.accessoryGap
    }
    if leading.isEmpty || !isIndented { start += indent }
    var end = bounds.width
    let trailing = shownItems(isLeading: false)
    for (index, item) in trailing.enumerated().reversed() {
      if let view = item.view as? ListReorderView { view.showsLine = index > 0 }
      let size = item.size
      let width = item.reservedWidth(size)
      end =
        end == bounds.width ? bounds.width - trail - width : end - ListMetrics.accessoryGap - width
      place(item.view, x: end + (width - size.width) / 2, size)
    }
    let shown = leading + trailing
    for item in items where !shown.contains(where: { $0 === item }) {
      item.view.removeFromSuperview()
    }
    place(content: contentView, from: start, to: end)
  }

  /// Shows the list appearance's background unless the app has given the cell one.
  private func layOutBackground() {
    let isOwn =
      !isInList || backgroundConfiguration != nil || backgroundView != nil
      || backgroundColor != nil || selectedBackgroundView != nil
    guard !isOwn else {
      standardBackground?.removeFromSuperview()
      standardBackground = nil
      return
    }
    let view = standardBackground ?? _UISystemBackgroundView()
    if standardBackground == nil {
      standardBackground = view
      view.configuration = defaultBackgroundConfiguration().updated(for: configurationState)
      insertSubview(view, at: 0)
    }
    if view.frame != bounds { view.frame = bounds }
  }

  private func layOutLines() {
    let sides = look.topLine == nil && look.bottomLine == nil ? (0, 0) : separatorSides
    let height = 1 / pixelScale
    func frame(_ line: ListRowLook.Line?, y: CGFloat) -> CGRect? {
      guard let line, isInList else { return nil }
      let (start, end) = (line.leading ?? sides.0, line.trailing ?? sides.1)
      let width = bounds.width - start - end
      guard width > 0 else { return nil }
      return CGRect(x: isRightToLeft ? end : start, y: y, width: width, height: height)
    }
    showLine(&topLine, frame(look.topLine, y: 0), look.lineColor, look.lineEffect)
    let bottom = frame(look.bottomLine, y: bounds.height - height)
    showLine(&bottomLine, bottom, look.lineColor, look.lineEffect)
  }

  /// The text's start from the cell's leading edge, in points.
  var textStart: CGFloat {
    let view = contentView
    let lead = isRightToLeft ? bounds.width - view.frame.maxX : view.frame.minX
    if let list = view as? UIListContentView { return lead + list.textStart }
    return max(lead, isRightToLeft ? look.sideMargins.right : look.sideMargins.left)
  }

  // MARK: Sizes

  func fittingRow(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    if target.width > 0, bounds.width != target.width { bounds.size.width = target.width }
    layOutContent()
    var height = UIListContentConfiguration.minimumCellHeight
    if contentView is any UIContentView || contentView.hasConstraintsInside {
      height =
        contentView.systemLayoutSizeFitting(
          CGSize(width: contentView.bounds.width, height: target.height),
          withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical
        ).height
    }
    let isEditing = configurationState.isEditing
    for item in items where item.isShown(isEditing: isEditing) {
      height = max(height, item.size.height)
    }
    return CGSize(width: bounds.width, height: PixelRounding.up(height, scale: pixelScale))
  }
}
