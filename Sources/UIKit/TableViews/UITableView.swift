/// A list of rows in sections.
///
/// Only the visible rows have cells, made or taken from rows that scrolled away. Automatic heights
/// are estimated until a row becomes visible and is measured; then the content's size, and the rows
/// above the visible ones, are corrected.
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
  /// Headers and footers made to be measured, by section, until they become visible.
  var preparedHeaders: [Int: UIView] = [:]
  var preparedFooters: [Int: UIView] = [:]
  var reuse = ReusePool()
  var selection = ListSelection()
  var update = ListUpdate()
  /// Whether rows are being laid out, when changes reported by cells are ignored.
  var isLayingOut = false
  /// The row whose cell is being set up again.
  var reconfigured: TableRow?
  /// The cells of a storyboard's table that has only those.
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

  /// The object that supplies sections, rows and cells. Setting it reloads the table.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetEverything() } }
  }

  /// Told of rows and asked about them. It is the delegate of the scroll view as well.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { rowDelegate }
    set { super.delegate = newValue }
  }

  override func delegateDidChange() {
    rowDelegate = super.delegate as? any UITableViewDelegate
    lengthsMayHaveChanged()
  }

  var dragAndDrop = DragAndDropProperties()
  /// The object told of the rows that become visible next.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether `prefetchDataSource` is told of rows.
  open var isPrefetchingEnabled = true

  /// Asks for all data anew, at the next layout or when they are needed. Clears the selection.
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

  /// The height of rows in points; by default automatic, as the cell's content needs.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { lengthsMayHaveChanged() } }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { lengthsMayHaveChanged() } }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { lengthsMayHaveChanged() } }
  }
  /// The estimated row height, by default automatic; 0 has all heights asked for at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { lengthsMayHaveChanged() } }
  }
  /// The estimated height of headers; above 0, they are measured only when they become visible.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { lengthsMayHaveChanged() } }
  }
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { lengthsMayHaveChanged() } }
  }
  /// The padding above each section's header. Automatic stands for 22 points in the plain style.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { lengthsMayHaveChanged() } }
  }

  /// Whether rows are measured again when their cells' content changes.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Look

  /// How rows are separated. Rows that measure themselves are a pixel higher with separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      guard separatorStyle != oldValue else { return }
      setNeedsLayout()
      if (separatorStyle == .none) != (oldValue == .none) { lengthsMayHaveChanged() }
    }
  }
  /// The separators' effect: vibrancy colours them by what lies behind; a blur lies behind them.
  open var separatorEffect: UIVisualEffect? {
    didSet {
      if separatorEffect !== oldValue, separatorEffect?.isEqual(oldValue) != true {
        setNeedsLayout()
      }
    }
  }

  /// The separators' colour; nil for the system's.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { setNeedsLayout() } }
  }
  /// The separators' insets; `left` is leading. Unset, separators begin where the text does.
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
  /// Whether the content of a wide table is only as wide as text reads well.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { lengthsMayHaveChanged() } }
  }
  /// Whether content keeps out of the safe area's insets at the sides.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { lengthsMayHaveChanged() } }
  }

  /// A view behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  /// A view above the first section. Its height is that of its frame, its width the table's.
  open var tableHeaderView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// A view below the last section, placed like the header.
  open var tableFooterView: UIView? {
    didSet { edgeViewDidChange(from: oldValue, to: tableFooterView) }
  }

  /// The height of the empty rows whose separators go on below the last row of the plain style, in
  /// points; 0 for none. `automaticDimension` is that of a row.
  open var fillerRowHeight: CGFloat = 0 {
    didSet { if fillerRowHeight != oldValue { setNeedsLayout() } }
  }

  /// The parts that are as narrow as their content allows. Not drawn: headers have the table's
  /// width (`FidelityFeature.property`).
  open var contentHuggingElements: ContentHuggingElements = [] {
    didSet {
      setLack(
        .property, "UITableView.contentHuggingElements", if: !contentHuggingElements.isEmpty)
    }
  }

  // MARK: Index

  /// The minimum number of rows for which an index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet {
      if sectionIndexMinimumDisplayRowCount != oldValue, isLoaded { loadIndexTitles() }
    }
  }
  /// The colour of the index's letters; nil for the tint colour.
  open var sectionIndexColor: UIColor? {
    didSet { if sectionIndexColor != oldValue { setNeedsLayout() } }
  }
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { if sectionIndexBackgroundColor != oldValue { setNeedsLayout() } }
  }
  /// The index's background while a finger is on it; never shown here.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Asks the data source again for the index.
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

  /// Whether the row with the focus is selected.
  open var selectionFollowsFocus = false
  open var allowsFocus = true
  open var allowsFocusDuringEditing = false
  open var remembersLastFocusedIndexPath = false

  // MARK: Editing

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether rows are edited. Differs: the change comes at once.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    noteMissingMotion("UITableView.setEditing(_:animated:)", if: animated)
    self.editing = editing
    keepOneSelection()
    rowsInSightMayHaveChanged()
  }

  // MARK: Changes (UITableView+Updates.swift)

  open func beginUpdates() { update.begin() }

  /// Makes the changes since `beginUpdates()`, and asks for heights anew.
  open func endUpdates() { finishUpdates() }

  /// Makes the changes in `updates` at once. Differs: the completion is called at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  open var hasUncommittedUpdates: Bool { update.isOpen && !update.changes.isEmpty }

  /// Shows new rows, which the data source already has, at once. The other changes act alike.
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

  /// Has the data source set up the rows' present cells again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Rows, cells and their places (UITableView+Rows.swift)

  /// The row's cell; nil for a row that is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCell(at: indexPath) }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? { path(of: cell) }

  /// The path of the row at a point of the content; nil without one.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { path(at: point) }

  /// The paths of the rows that reach into a rectangle; nil without one.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { paths(in: rect) }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layOutIfNeeded()
    return shownRows.map(\.cell)
  }

  /// The paths of the visible rows; nil without one.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfNeeded()
    return shownRows.isEmpty ? nil : shownRows.map(\.path)
  }

  /// The row's frame, with an estimated height if the row was never visible.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

  /// The section's frame with header and footer.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  open func rectForHeader(inSection section: Int) -> CGRect { headerRect(section) }

  open func rectForFooter(inSection section: Int) -> CGRect { footerRect(section) }

  /// The visible header of a section, if it is of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSupplement(section, isFooter: false) as? UITableViewHeaderFooterView
  }

  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shownSupplement(section, isFooter: true) as? UITableViewHeaderFooterView
  }

  // MARK: Reuse (UITableView+Reuse.swift)

  /// - Parameter cellClass: A subclass of `UITableViewCell`, made by
  ///   `init(style:reuseIdentifier:)`; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass as? UITableViewCell.Type, for: .cell(identifier))
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(aClass as? UITableViewHeaderFooterView.Type, for: .headerFooter(identifier))
  }

  /// - Parameter nib: A nib whose first view is the cell; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, for: .cell(identifier))
  }

  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    reuse.register(nib, for: .headerFooter(identifier))
  }

  /// A cell that scrolled away, or a new one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reusableCell(identifier)
  }

  /// A cell for the path; if none is registered, the test fails and gets an empty one.
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

  /// Scrolls a row to a place, measuring the rows on the way. Differs: it arrives at once.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    if let path = selection.paths.first { scroll(to: path, scrollPosition, animated: animated) }
  }

  // MARK: Layout

  /// The size of all sections in points, with estimates for rows that were not measured yet.
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
