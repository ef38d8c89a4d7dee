/// A row of a list layout, or a section's header or footer: content, accessories, a separator and
/// the background that the list's appearance has.
///
/// It is drawn by the code that draws tables' cells. Source of the lengths: `TableMetrics`.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  // MARK: State that the extension keeps

  var look = ListRowLook() {
    didSet { if look != oldValue { lookDidChange(from: oldValue) } }
  }
  /// Whether a list layout has placed the cell.
  var isInList = false
  var items: [ListAccessoryItem] = []
  var standardBackground: _UISystemBackgroundView?
  var topLine: UIView?
  var bottomLine: UIView?
  private var guide: UILayoutGuide?
  private var guideStart: NSLayoutConstraint?
  private var givenLevel: Int?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    margins.insetsFromSafeArea = false
    lookDidChange(from: look)
  }

  /// Makes a cell with the properties and views that a file gives it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    margins.insetsFromSafeArea = false
    lookDidChange(from: look)
  }

  // MARK: Content

  /// The configuration that the list's appearance has for its cells, headers and footers.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch (look.role, look.appearance) {
    case (.header, .plain): .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): .sidebarHeader()
    case (.header, _): .groupedHeader()
    case (.footer, .plain), (.footer, .sidebarPlain): .plainFooter()
    case (.footer, _): .groupedFooter()
    case (_, .sidebar), (_, .sidebarPlain): .sidebarCell()
    case (_, _): .cell()
    }
  }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    switch (look.role, look.appearance) {
    case (.header, .plain), (.footer, .plain): .listPlainHeaderFooter()
    case (.header, _), (.footer, _): .listGroupedHeaderFooter()
    case (_, .plain): .listPlainCell()
    case (_, .grouped), (_, .insetGrouped): .listGroupedCell()
    case (_, .sidebar), (_, .sidebarPlain): .listSidebarCell()
    }
  }

  // MARK: Accessories

  /// The accessories in order from the leading end; those for the trailing end follow each other
  /// likewise. Two of a type that is no view of the app's own raise an exception, and the second is
  /// left out.
  open var accessories: [UICellAccessory] {
    get { items.map(\.accessory) }
    set { setAccessories(newValue) }
  }

  // MARK: Indentation

  /// The level of indentation: that of the item in its outline, unless set.
  open var indentationLevel: Int {
    get { givenLevel ?? outlinePlace?.level ?? 0 }
    set {
      guard newValue != indentationLevel else { return }
      givenLevel = newValue
      setNeedsLayout()
    }
  }

  /// The indentation of one level in points. The default is 10.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  /// Whether leading accessories are indented with the content.
  open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
  }

  // MARK: Separator

  /// The guide whose sides are those of automatic separators, unless constraints say otherwise.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: textStart)
    let end = guide.trailingAnchor.constraint(equalTo: trailingAnchor)
    for side in [start, end] { side.priority = .defaultLow }
    NSLayoutConstraint.activate([
      start, end, guide.topAnchor.constraint(equalTo: topAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    self.guide = guide
    guideStart = start
    return guide
  }

  /// The insets of automatic separators from the leading and trailing edges, in points.
  var separatorSides: (leading: CGFloat, trailing: CGFloat) {
    guard let guide else { return (textStart, 0) }
    if guideStart?.constant != textStart { guideStart?.constant = textStart }
    let frame = guide.layoutFrame
    let (left, right) = (frame.minX, bounds.width - frame.maxX)
    return isRightToLeft ? (right, left) : (left, right)
  }

  // MARK: States

  open override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.isExpanded = outlinePlace?.isExpanded ?? false
    state.isPinned = look.isPinned
    state.listStyle = isInList ? look.appearance.tableStyle : nil
    return state
  }

  /// The item's place in its section's outline; nil if that has none.
  var outlinePlace: OutlinePlace? {
    guard let path = appliedAttributes?.indexPath,
      appliedAttributes?.representedElementCategory == .cell
    else { return nil }
    return (collectionView?.dataSource as? any OutlineDataSource)?.outlinePlace(at: path)
  }

  /// Whether a tap anywhere expands and collapses the item.
  var expandsOnTap: Bool {
    items.contains { item in
      guard item.accessory.accessoryType == .outlineDisclosure else { return false }
      switch item.accessory.look.outlineStyle {
      case .header: return true
      case .cell: return false
      case .automatic: return look.role == .header
      }
    }
  }

  func toggleOutline() {
    guard let path = appliedAttributes?.indexPath else { return }
    (collectionView?.dataSource as? any OutlineDataSource)?.toggleOutline(at: path)
  }

  open override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    standardBackground?.configuration = defaultBackgroundConfiguration().updated(for: state)
    for item in items { item.show(state) }
  }

  override func takeLook(_ look: ListRowLook?) {
    isInList = look != nil
    if let look { self.look = look }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRow()
  }

  override var hasSizingConstraints: Bool { true }

  /// The height that content and accessories ask for at a width.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingRow(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
}
