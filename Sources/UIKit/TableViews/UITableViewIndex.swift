/// The letters at a table's trailing edge, by which fingers jump to sections.
///
/// Letters without room are left out, and dots stand for them, as on iOS.
final class UITableViewIndex: UIView {
  private var titles: [String] = []
  private var parts: [UIView] = []
  private var shownHeight: CGFloat = -1
  private var color: UIColor?
  private var ground: UIColor?
  private var trackingGround: UIColor?
  /// Called with a title and its index while a finger is on it.
  var onTouch: ((String, Int) -> Void)?

  /// The width of the strip, which rows keep their content out of, in points. Source: measured by
  /// many.
  static let width: CGFloat = 15
  private static let lineHeight: CGFloat = 14
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Section index"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String], color: UIColor?, background: UIColor?, tracking: UIColor?) {
    trackingGround = tracking
    if ground != background {
      ground = background
      backgroundColor = background
    }
    guard titles != self.titles || color != self.color else { return }
    self.titles = titles
    self.color = color
    shownHeight = -1
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if shownHeight != bounds.height {
      shownHeight = bounds.height
      makeParts()
    }
    let scale = pixelScale
    var y = max((bounds.height - CGFloat(parts.count) * Self.lineHeight) / 2, 0)
    for part in parts {
      let size = part.intrinsicContentSize
      let width = min(size.width, bounds.width)
      part.frame = CGRect(
        x: (bounds.width - width) / 2, y: y + (Self.lineHeight - size.height) / 2, width: width,
        height: size.height
      ).onPixels(scale)
      y += Self.lineHeight
    }
  }

  private func makeParts() {
    for part in parts { part.removeFromSuperview() }
    parts = shownTitles.map { title in
      let view = title == UITableView.indexSearch ? makeGlass() : makeLabel(title)
      addSubview(view)
      return view
    }
  }

  private func makeLabel(_ title: String?) -> UIView {
    let label = UILabel()
    label.text = title ?? "•"
    label.font = Self.font
    label.textColor = color ?? tintColor
    return label
  }

  private func makeGlass() -> UIView {
    let size = UIImage.SymbolConfiguration(font: Self.font, scale: .small)
    let view = UIImageView(image: UIImage(systemName: "magnifyingglass", withConfiguration: size))
    view.tintColor = color
    return view
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    shownHeight = -1
    setNeedsLayout()
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let trackingGround { backgroundColor = trackingGround }
    track(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { track(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = ground
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = ground
  }

  private func track(_ touches: Set<UITouch>) {
    guard let touch = touches.first, !titles.isEmpty, !parts.isEmpty else { return }
    let length = CGFloat(parts.count) * Self.lineHeight
    let part = (touch.location(in: self).y - (bounds.height - length) / 2) / length
    let place = Int((part * CGFloat(titles.count)).clamped(to: 0...CGFloat(titles.count - 1)))
    onTouch?(titles[place], place)
  }

  /// The titles shown; nil stands for those left out between two others.
  private var shownTitles: [String?] {
    let room = max(Int((bounds.height / Self.lineHeight).clamped(to: 0...10_000)), 1)
    guard titles.count > room, room >= 3 else { return Array(titles.prefix(room)) }
    // Letters and dots take turns, and the last one is a letter.
    let letters = (room + 1) / 2
    var result: [String?] = []
    for index in 0..<letters {
      if index > 0 { result.append(nil) }
      result.append(titles[index * (titles.count - 1) / max(letters - 1, 1)])
    }
    return result
  }
}

extension UITableView {
  /// The index's titles; nil without an index.
  var indexTitles: [String]? { knownIndexTitles.isEmpty ? nil : knownIndexTitles }

  /// Asks the data source for the index, if there are enough rows for one.
  func loadIndexTitles() {
    let rowCount = geometry.rowCounts.reduce(0, +)
    let titles =
      isLoaded && rowCount >= sectionIndexMinimumDisplayRowCount
      ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard titles != knownIndexTitles else { return }
    let isThere = !titles.isEmpty
    let wasThere = !knownIndexTitles.isEmpty
    knownIndexTitles = titles
    setNeedsLayout()
    // Rows beside an index are narrower.
    if isThere != wasThere { lengthsMayHaveChanged() }
  }

  /// How much of the width of rows that reach the table's edges the index takes, in points.
  var indexWidth: CGFloat {
    indexTitles == nil || style == .insetGrouped ? 0 : UITableViewIndex.width
  }

  /// Scrolls the section of an index title to the top.
  private func jump(to title: String, _ place: Int) {
    guard
      let section = dataSource?.tableView(self, sectionForSectionIndexTitle: title, at: place),
      geometry.rowCounts.indices.contains(section)
    else { return }
    if geometry.rowCounts[section] > 0 {
      scroll(to: IndexPath(row: 0, section: section), .top, animated: false)
    } else {
      let top = sectionRect(section).minY - adjustedContentInset.top
      contentOffset = resting(CGPoint(x: contentOffset.x, y: top))
    }
  }

  func layOutIndex() {
    guard let titles = indexTitles else {
      indexView?.removeFromSuperview()
      indexView = nil
      return
    }
    let view = indexView ?? UITableViewIndex()
    indexView = view
    view.show(
      titles, color: sectionIndexColor, background: sectionIndexBackgroundColor,
      tracking: sectionIndexTrackingBackgroundColor)
    view.onTouch = { [weak self] title, place in self?.jump(to: title, place) }
    if view.superview !== self || subviews.last !== view { addSubview(view) }
    let inset = adjustedContentInset
    let safe = safeAreaInsets
    let width = UITableViewIndex.width
    let x =
      isRightToLeft ? bounds.minX + safe.left : bounds.maxX - safe.right - width
    let frame = CGRect(
      x: x, y: bounds.minY + inset.top, width: width,
      height: max(bounds.height - inset.top - inset.bottom, 0))
    if view.frame != frame { view.frame = frame }
  }
}
