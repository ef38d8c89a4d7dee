/// A row, a header or a footer of a list.
final class HostedListCell: UICollectionViewListCell {
  weak var list: HostedList?
  private var lineStart: NSLayoutConstraint?
  private var lineEnd: NSLayoutConstraint?

  /// - Parameters:
  ///   - margins: Above and below; those at the sides are the list's, unless they are given.
  ///   - given: The insets that the row gives.
  ///   - background: The background in place of the list's own.
  func show(
    _ item: LayoutItem?, margins: NSDirectionalEdgeInsets, given: EdgeInsets? = nil,
    background: LayoutItem? = nil, minimumHeight: CGFloat
  ) {
    contentConfiguration = HostedRowConfiguration(
      item: item, owner: list?.owner, margins: margins, given: given,
      minimumHeight: minimumHeight)
    showGround(background)
  }

  private func showGround(_ item: LayoutItem?) {
    guard let item else {
      if backgroundConfiguration != nil { backgroundConfiguration = nil }
      return
    }
    let known = backgroundConfiguration?.customView as? ItemHostView
    if known?.item === item {
      known?.setNeedsLayout()
      return
    }
    let view = ItemHostView(.row, owner: list?.owner)
    view.background = item
    var ground = UIBackgroundConfiguration.clear()
    ground.customView = view
    backgroundConfiguration = ground
  }

  func contentDidChange() {
    contentView.subviews.first?.setNeedsLayout()
    contentView.setNeedsLayout()
    (backgroundConfiguration?.customView)?.setNeedsLayout()
    setNeedsLayout()
  }

  /// A separator begins below the row's first text.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let row = contentView as? HostedRowView else { return }
    endLine(row)
    guard let start = row.textStart else { return }
    if lineStart == nil {
      lineStart = separatorLayoutGuide.leadingAnchor.constraint(equalTo: leadingAnchor)
      lineStart?.isActive = true
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let lead = isRightToLeft ? bounds.width - row.frame.maxX : row.frame.minX
    guard lineStart?.constant != lead + start else { return }
    lineStart?.constant = lead + start
    super.layoutSubviews()
  }

  /// A separator ends where the row says so.
  private func endLine(_ row: HostedRowView) {
    guard let end = row.lineEnd else {
      lineEnd?.isActive = false
      return
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let lead = isRightToLeft ? bounds.width - row.frame.maxX : row.frame.minX
    let line =
      lineEnd ?? separatorLayoutGuide.trailingAnchor.constraint(equalTo: leadingAnchor)
    lineEnd = line
    line.constant = lead + end
    line.isActive = true
  }
}

/// A cell's content that is an item of a graph.
struct HostedRowConfiguration: UIContentConfiguration {
  let item: LayoutItem?
  weak var owner: _ViewNode?
  let margins: NSDirectionalEdgeInsets
  let given: EdgeInsets?
  let minimumHeight: CGFloat

  func makeContentView() -> any UIView & UIContentView { HostedRowView(self) }
  func updated(for state: any UIConfigurationState) -> HostedRowConfiguration { self }
}

final class HostedRowView: UIView, UIContentView {
  private var shown: HostedRowConfiguration
  private let host: ItemHostView

  init(_ configuration: HostedRowConfiguration) {
    shown = configuration
    host = ItemHostView(.row, owner: configuration.owner)
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
    addSubview(host)
    showItem()
  }

  required init?(coder: NSCoder) { nil }

  var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? HostedRowConfiguration else { return }
      shown = new
      showItem()
      invalidateIntrinsicContentSize()
    }
  }

  private func showItem() {
    let own = directionalLayoutMargins
    host.owner = shown.owner
    host.item = shown.item
    host.insets =
      shown.given
      ?? EdgeInsets(
        top: shown.margins.top, leading: own.leading, bottom: shown.margins.bottom,
        trailing: own.trailing)
    host.setNeedsLayout()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    showItem()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    host.frame = bounds
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(
      width: targetSize.width,
      height: max(host.height(width: targetSize.width), shown.minimumHeight))
  }

  /// The place of a guide of the row's, from the leading edge; nil where the row has none.
  private func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
    layoutIfNeeded()
    guard let item = host.item else { return nil }
    let size = item.frame.size
    let place = item.explicitGuide(alignment.key, size: size, proposal: ProposedViewSize(size))
    let lead = item.isRightToLeft ? bounds.width - item.frame.maxX : item.frame.minX
    return place.map { lead + $0 }
  }

  /// The distance from the leading edge to where the separator ends; nil for the standard place.
  var lineEnd: CGFloat? { guide(.listRowSeparatorTrailing) }

  /// The distance from the leading edge to where the separator begins: a guide or the row's first
  /// text; nil for a row without either.
  var textStart: CGFloat? {
    if let guide = guide(.listRowSeparatorLeading) { return guide }
    layoutIfNeeded()
    guard let item = host.item, let text = Self.firstText(in: item) else { return nil }
    return item.isRightToLeft ? bounds.width - text.frame.maxX : text.frame.minX
  }

  private static func firstText(in item: LayoutItem) -> LayoutItem? {
    if item is TextItem { return item }
    for child in item.childItems {
      if let text = firstText(in: child) { return text }
    }
    return nil
  }
}
