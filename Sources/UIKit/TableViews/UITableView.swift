/// A list of rows in sections.
///
/// Only the rows in sight have cells, made or taken from those that scrolled away. Heights that
/// are automatic are estimated until a row comes into sight and is measured; then the content's
/// size, and what is above the rows in sight, are corrected.
///
/// Differs: rows are inserted, deleted, moved and selected at once, without motion.
open class UITableView: UIScrollView {
  public let style: Style

  // MARK: State that the extensions keep

  var geometry = ListGeometry()
  var isLoaded = false
  /// The width that the lengths were measured for.
  var measuredWidth: CGFloat = 0
  var shownRows: [TableRow] = []
  var shownHeaders: [TableSupplement] = []
  var shownFooters: [TableSupplement] = []
  /// Headers and footers made to be measured, by section, until they come into sight.
  var preparedHeaders: [Int: UIView] = [:]
  var preparedFooters: [Int: UIView] = [:]
  var reuse = ReusePool()
  var selection = ListSelection()
  var update = ListUpdate()
  /// Whether rows are being laid out: what their cells say then is no news.
  var isLayingOut = false
  /// The row whose cell is being set up again.
  var reconfigured: TableRow?
  /// The cells of a storyboard's table that has no data source but those.
  var staticContent: NibStaticContent?
  weak var rowDelegate: (any UITableViewDelegate)?
  var knownIndexTitles: [String] = []
  var indexView: UITableViewIndex?
  var fillers: [UIView] = []
  var prefetches = PrefetchWindow()
  private var editing = false

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    style =
      switch coder.nibAttribute("style") {
      case "grouped"?: .grouped
      case "insetGrouped"?: .insetGrouped
      default: .plain
      }
    super.init(coder: coder)
    setUp()
    coder.readNib(into: self, at: UITableView.self)
  }

  private func setUp() {
    alwaysBounceVertical = true
    super.backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  /// Setting it reloads.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Differs: the property has the type that it has in `UIScrollView`; what conforms to
  /// `UITableViewDelegate` is asked for rows.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      rowDelegate = delegate as? any UITableViewDelegate
      lengthsMayHaveChanged()
    }
  }

  var dragAndDrop = DragAndDropProperties()
  /// Told of the rows that come into sight next.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is told.
  open var isPrefetchingEnabled = true

  /// Asks for all data anew, at the next layout or as soon as they are needed, and clears the
  /// selection.
  open func reloadData() { forgetEverything() }

  open var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sectionCount
  }

  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.rowCounts.indices.contains(section) ? geometry.rowCounts[section] : 0
  }

  // MARK: Heights

  /// Automatic unless set: as the cell's content needs.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { lengthsMayHaveChanged() } }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { lengthsMayHaveChanged() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { lengthsMayHaveChanged() } }
  }
  /// Automatic unless set; 0 has every row's height asked for at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { lengthsMayHaveChanged() } }
  }
  /// Above 0, headers are measured only when they come into sight.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { lengthsMayHaveChanged() } }
  }
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { lengthsMayHaveChanged() } }
  }
  /// Above each section's header. Automatic: 22 points in the plain style.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { lengthsMayHaveChanged() } }
  }

  /// Whether rows are measured again when their cells' content changes.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Look

  /// Rows that measure themselves are a pixel higher where they have separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      guard separatorStyle != oldValue else { return }
      setNeedsLayout()
      if (separatorStyle == .none) != (oldValue == .none) { lengthsMayHaveChanged() }
    }
  }
  /// Vibrancy gives separators their colour by what lies behind; a blur is put behind them.
  open var separatorEffect: UIVisualEffect? {
    didSet {
      if separatorEffect !== oldValue, separatorEffect?.isEqual(oldValue) != true {
        setNeedsLayout()
      }
    }
  }

  /// The system's separator colour where nil.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { setNeedsLayout() } }
  }
  /// `left` is the leading side. Not set, separators begin where the text does.
  open var separatorInset: UIEdgeInsets {
    get {
      let side = TableMetrics.sideMargin(width: bounds.width)
      return givenSeparatorInset ?? UIEdgeInsets(top: 0, left: side, bottom: 0, right: 0)
    }
    set { givenSeparatorInset = newValue }
  }
  var givenSeparatorInset: UIEdgeInsets? {
    didSet { if givenSeparatorInset != oldValue { setNeedsLayout() } }
  }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { setNeedsLayout() } }
  }
  /// Whether the margins leave the middle of a wide table alone, as wide as text reads well.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { lengthsMayHaveChanged() } }
  }
  /// Whether content keeps out of what the safe area leaves at the sides.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { lengthsMayHaveChanged() } }
  }

  /// Behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// Above the first section. Its height is that of its frame, its width the table's.
  open var tableHeaderView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// Below the last section.
  open var tableFooterView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }

  /// Height of the empty rows whose lines go on below the last row of the plain style, points; 0
  /// for none. `automaticDimension` is that of a row.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }

  /// What is as narrow as its content lets it be. Not drawn: headers have the table's width
  /// (`FidelityFeature.property`).
  open var contentHuggingElements: ContentHuggingElements = [] {
    didSet {
      setLack(
        .property, "UITableView.contentHuggingElements", if: !contentHuggingElements.isEmpty)
    }
  }

  // MARK: Index

  /// Rows without which there is no index.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet {
      if sectionIndexMinimumDisplayRowCount != oldValue, isLoaded { loadIndexTitles() }
    }
  }
  /// Of the letters; the tint colour where nil.
  open var sectionIndexColor: UIColor? {
    didSet { if sectionIndexColor != oldValue { setNeedsLayout() } }
  }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { if sectionIndexBackgroundColor != oldValue { setNeedsLayout() } }
  }
  /// Seen on a device only while a finger is on the index.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Asks again whether there is to be an index.
  open func reloadSectionIndexTitles() { if isLoaded { loadIndexTitles() } }

  // MARK: Selection (UITableView+Selection.swift)

  open var allowsSelection: Bool {
    get { selection.isAllowed }
    set { selection.isAllowed = newValue }
  }
  open var allowsSelectionDuringEditing: Bool {
    get { selection.isAllowedInEditing }
    set { selection.isAllowedInEditing = newValue }
  }
  open var allowsMultipleSelection: Bool {
    get { selection.allowsSeveral }
    set {
      selection.allowsSeveral = newValue
      if !newValue, !isEditing { keepOneSelection() }
    }
  }
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.allowsSeveralInEditing }
    set {
      guard newValue != selection.allowsSeveralInEditing else { return }
      selection.allowsSeveralInEditing = newValue
      setNeedsLayout()
    }
  }

  /// Selects a row without telling the delegate; nil clears the selection.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) { select(indexPath, animated: animated, scrollPosition) }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }

  /// The paths of the selected rows; nil without a selection.
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.isEmpty ? nil : selection.paths
  }

  // Differs: rows never have the focus.

  /// Whether what has the focus is selected.
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = false
  open var remembersLastFocusedIndexPath = false

  // MARK: Editing

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Differs: changes at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    noteMissingMotion("UITableView.setEditing(_:animated:)", if: animated)
    self.editing = editing
    keepOneSelection()
    rowsInSightMayHaveChanged()
  }

  // MARK: Changes (UITableView+Updates.swift)

  open func beginUpdates() { update.begin() }

  /// Asks for heights anew, and makes the changes since `beginUpdates()`.
  open func endUpdates() { finishUpdates() }

  /// Differs: the completion is called at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  open var hasUncommittedUpdates: Bool { update.isOpen && !update.changes.isEmpty }

  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    noteMotion("insertRows(at:with:)", animation)
    change(indexPaths.map(ListChange.insert))
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    noteMotion("deleteRows(at:with:)", animation)
    change(indexPaths.map(ListChange.delete))
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    noteMotion("reloadRows(at:with:)", animation)
    change(indexPaths.map(ListChange.reload))
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(from: indexPath, to: newIndexPath)])
  }
  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    noteMotion("insertSections(_:with:)", animation)
    change(sections.map(ListChange.insertSection))
  }
  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    noteMotion("deleteSections(_:with:)", animation)
    change(sections.map(ListChange.deleteSection))
  }
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    noteMotion("reloadSections(_:with:)", animation)
    change(sections.map(ListChange.reloadSection))
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(from: section, to: newSection)])
  }

  /// Has the data source set up the cells that rows have already.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Rows, cells and their places (UITableView+Rows.swift)

  /// Nil for a row out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

  /// Nil where there is no row.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// Nil where none is in the rectangle.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// From top to bottom.
  open var visibleCells: [UITableViewCell] {
    layOutIfNeeded()
    return shownRows.map(\.cell)
  }

  /// Nil where there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfNeeded()
    return shownRows.isEmpty ? nil : shownRows.map(\.path)
  }

  /// With an estimated height where the row was never in sight.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// With header and footer.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// The header in sight, where it is of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSupplement(section, isFooter: false) as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSupplement(section, isFooter: true) as? UITableViewHeaderFooterView
  }

  // MARK: Reuse (UITableView+Reuse.swift)

  /// - Parameter cellClass: A subclass of `UITableViewCell`, made by
  ///   `init(style:reuseIdentifier:)`; nil takes the registration back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass as? UITableViewCell.Type, for: .cell(identifier))
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(aClass as? UITableViewHeaderFooterView.Type, for: .headerFooter(identifier))
  }

  /// - Parameter nib: Its first view is the cell; nil takes the registration back.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: .cell(identifier))
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(nib, for: .headerFooter(identifier))
  }

  /// A cell that scrolled away, else one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  /// A cell for the path. If none is registered for the identifier, the test fails and gets an
  /// empty one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = reusableCell(identifier, for: indexPath) { return cell }
    UIKitException.raise(
      "unable to dequeue a cell with identifier \(identifier): register a class for it first")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    reusableHeaderFooterView(identifier)
  }

  // MARK: Scrolling

  /// Rows on the way are measured until the row is where it is asked to be. Differs: arrives at
  /// once.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    if let path = selection.paths.first { scroll(to: path, scrollPosition, animated: animated) }
  }

  // MARK: Layout

  /// Of all sections, with estimates for what was not measured yet.
  open override var contentSize: CGSize {
    get {
      loadIfNeeded()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTable()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rowsInSightMayHaveChanged()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    rowsInSightMayHaveChanged()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let (old, new) = (previousTraitCollection, traitCollection)
    let isSameText = old?.preferredContentSizeCategory == new.preferredContentSizeCategory
    if !isSameText || old?.displayScale != new.displayScale { lengthsMayHaveChanged() }
  }

  // MARK: Touches (UITableView+Selection.swift)

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    beginTouch(touches)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    endTouch()
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    cancelTouch()
  }
}
