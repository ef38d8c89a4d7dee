/// Shows items in any arrangement: its layout places them, its data source supplies them.
///
/// Views are made for what is visible, and used again when it no longer is. Members that subclasses
/// override are in this file; what they do is in the extensions.
///
/// Differs: `delegate` has the type of a scroll view's. Changes of the data and of the layout
/// arrive without motion. Drag and drop and context menus are absent; no gesture moves items.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  // MARK: State that the extensions keep

  var layout: UICollectionViewLayout
  /// The numbers of items by section; nil before the data source was asked.
  var itemCounts: [Int]?
  var isLayoutPrepared = false
  var isPreparing = false
  /// The elements that have views.
  var elements: [ElementKey: DisplayedElement] = [:]
  /// The elements that have views, from back to front.
  var displayOrder: [DisplayedElement] = []
  /// The visible part that has its views; nil after another change.
  var shownBounds: CGRect?
  /// The attributes of the element whose view is being made.
  var attributesInMaking: UICollectionViewLayoutAttributes?
  var reuse = ReusePool()
  /// Views that went out of sight and are still in the hierarchy.
  var retiredViews: [UICollectionReusableView] = []
  var selection = ListSelection()
  var batch = BatchUpdate()
  var movement: ItemMovement?
  var prefetches = PrefetchWindow()
  var transitionCompletion: LayoutInteractiveTransitionCompletion?
  /// The distance of the visible part from the content's right end; nil unless the layout is
  /// mirrored.
  var mirroredDistance: CGFloat?

  /// A collection view whose items a layout places, with its frame in points.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    setUp()
  }

  /// A view without a layout.
  ///
  /// - Raises: Always, as on iOS. Where a test goes on, the layout is a flow layout.
  public override convenience init(frame: CGRect) {
    Self.raiseMissingLayout()
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  static func raiseMissingLayout() {
    UIKitException.raise(
      "UICollectionView must be initialized with a non-nil layout parameter",
      name: "NSInvalidArgumentException")
  }

  /// An empty view. Differs: the layout is a `UICollectionViewFlowLayout`; `coder` is not read.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
    coder.readNib(into: self, at: UICollectionView.self)
  }

  private func setUp() {
    backgroundColor = .systemBackground
    layout.owner = self
  }

  // MARK: Data

  /// The object that supplies sections, items and cells; it is not retained. Another one has
  /// everything loaded anew.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// Told of items and asked about them. It is the delegate of the scroll view as well.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate as? any UICollectionViewDelegate }
    set { super.delegate = newValue }
  }

  var dragAndDrop = DragAndDropProperties()
  /// The object that is told of the items that become visible next; it is not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is told of items; true by default.
  open var isPrefetchingEnabled = true

  /// Forgets everything, also the selection, and asks the data source anew at the next layout.
  open func reloadData() { forgetData() }

  /// The number of sections that the data source tells; 0 without one.
  open var numberOfSections: Int {
    loadCounts()
    return itemCounts?.count ?? 0
  }

  /// The number of items in a section; 0 for a section that does not exist.
  open func numberOfItems(inSection section: Int) -> Int {
    loadCounts()
    guard let itemCounts, itemCounts.indices.contains(section) else { return 0 }
    return itemCounts[section]
  }

  // MARK: Changes (UICollectionView+Updates.swift)

  /// Tells that the data source has new items, at their paths after the change.
  open func insertItems(at indexPaths: [IndexPath]) { change(indexPaths.map(ListChange.insert)) }
  /// Tells that the data source has lost items, at their paths before the change.
  open func deleteItems(at indexPaths: [IndexPath]) { change(indexPaths.map(ListChange.delete)) }
  /// Replaces the cells of items, as when their data has changed.
  open func reloadItems(at indexPaths: [IndexPath]) { change(indexPaths.map(ListChange.reload)) }
  /// Fills the items' cells anew without replacing them.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  /// Tells that the data source has an item in another place.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change([.move(from: indexPath, to: newIndexPath)])
  }

  /// Tells that the data source has new sections.
  open func insertSections(_ sections: IndexSet) { change(sections.map(ListChange.insertSection)) }
  /// Tells that the data source has lost sections.
  open func deleteSections(_ sections: IndexSet) { change(sections.map(ListChange.deleteSection)) }
  /// Replaces the cells and views of sections, as when their data has changed.
  open func reloadSections(_ sections: IndexSet) { change(sections.map(ListChange.reloadSection)) }

  /// Tells that the data source has a section in another place.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change([.moveSection(from: section, to: newSection)])
  }

  /// Makes several changes at once: deletions, reloads and the origins of moves count in the data
  /// before the changes, insertions and destinations in the data after them.
  ///
  /// Stops the program, as iOS does, if the data source then has other numbers of items than the
  /// changes lead to. Differs: no motion; `completion` is called before this returns.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { performBatch(updates, completion) }

  // MARK: Layout

  /// The layout; setting it lays everything out anew.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { replaceLayout(by: newValue) }
  }

  /// Sets the layout, which places everything anew. Differs: without motion.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    noteMissingMotion("UICollectionView.setCollectionViewLayout(_:animated:)", if: animated)
    replaceLayout(by: layout)
  }

  /// Sets the layout, which places everything anew. Differs: without motion; `completion` is called
  /// before this returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    noteMissingMotion("UICollectionView.setCollectionViewLayout(_:animated:)", if: animated)
    replaceLayout(by: layout)
    layoutIfNeeded()
    completion?(true)
  }

  /// Sets a layout between the present one and another, which the app moves from one to the other.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

  /// Ends a transition between layouts with the next one. Differs: it is there at once, and the
  /// completion called.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Ends a transition between layouts with the former one. Differs: it is there at once, and the
  /// completion called.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  /// Whether cells whose content changes size are measured again; enabled by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The layout's attributes of an item, whether it is visible or not; nil if there is none.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { currentAttributes(.cell(indexPath)) }

  /// The layout's attributes of a supplementary view, whether it is visible or not; nil if there is
  /// none.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { currentAttributes(.supplementary(kind, indexPath)) }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      boundsWillChange(to: newValue)
      super.bounds = newValue
      noteMirroredDistance()
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      if transform.isIdentity {
        boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.standardized.size))
      }
      super.frame = newValue
    }
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if isLayoutPrepared { layout.invalidateAll(dataSourceCounts: false) }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateVisibleElements()
    placeBackground()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if isLayoutPrepared { layout.invalidateAll(dataSourceCounts: false) }
  }

  /// A view behind everything, with the size of the visible part; nil for none.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      placeBackground()
    }
  }

  // MARK: Views (UICollectionView+Reuse.swift)

  /// Registers the class of cells for `identifier`; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass as? UICollectionViewCell.Type, for: .cell(identifier))
  }

  /// Registers a nib for cells of an identifier.
  ///
  /// - Parameter nib: A nib whose first view is the cell; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(nib, for: .cell(identifier))
  }

  /// Registers a nib for supplementary views of a kind and an identifier; nil removes the
  /// registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = SupplementaryName(kind: kind, identifier: identifier)
    reuse.register(nib, for: .supplementary(name))
  }

  /// Registers the class of supplementary views for a kind and an identifier; nil removes the
  /// registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let name = SupplementaryName(kind: elementKind, identifier: identifier)
    reuse.register(viewClass as? UICollectionReusableView.Type, for: .supplementary(name))
  }

  /// A cell for a path. Stops the program, as iOS does, if no class was registered for
  /// `identifier`.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { dequeueCell(identifier, indexPath) }

  /// A view for a path. Stops the program, as iOS does, if no class was registered for it.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplementary(elementKind, identifier, indexPath) }

  /// The visible cells, in no order that should be relied on: here in the order of the data.
  open var visibleCells: [UICollectionViewCell] {
    visiblePaths.compactMap { elements[.cell($0)]?.view as? UICollectionViewCell }
  }

  /// The paths of the visible items, in the order of the data.
  open var indexPathsForVisibleItems: [IndexPath] { visiblePaths }

  /// The item's cell; nil if it has none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[.cell(indexPath)]?.view as? UICollectionViewCell
  }

  /// The cell's path; nil for a cell that is not shown.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard let element = displayOrder.first(where: { $0.view === cell }) else { return nil }
    return element.key.indexPath
  }

  /// The view's path; nil for a view that is not shown.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    displayOrder.first {
      $0.view === supplementaryView && $0.key.category == .supplementaryView
    }?.key.indexPath
  }

  /// The supplementary view of a kind at a path; nil if it is not shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { elements[.supplementary(elementKind, indexPath)]?.view }

  /// The visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementaryElements(elementKind).map(\.view)
  }

  /// The paths of the visible supplementary views of a kind.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplementaryElements(elementKind).map(\.key.indexPath)
  }

  /// The path of the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

  // MARK: Selection (UICollectionView+Selection.swift)

  /// Whether items can be selected.
  open var allowsSelection: Bool {
    get { selection.isAllowed }
    set {
      selection.isAllowed = newValue
      if !newValue { deselectAll() }
    }
  }

  /// Whether several items can be selected.
  open var allowsMultipleSelection: Bool {
    get { selection.allowsSeveral }
    set { selection.allowsSeveral = newValue }
  }

  /// Whether items are edited; cells know of it by their configuration state, those apart that the
  /// delegate says cannot be edited.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }
  /// Whether items can be selected while they are edited.
  open var allowsSelectionDuringEditing: Bool {
    get { selection.isAllowedInEditing }
    set { selection.isAllowedInEditing = newValue }
  }
  /// Whether several items can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.allowsSeveralInEditing }
    set { selection.allowsSeveralInEditing = newValue }
  }

  /// The paths of the selected items in the order of the data; nil without a selection.
  open var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.paths.sorted()
  }

  /// Selects an item without asking or telling the delegate; nil clears the selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { select(indexPath, scrollPosition, animated: animated) }

  /// Deselects an item without asking or telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { setSelected(indexPath, false) }

  // Differs: cells never have the focus.

  /// Whether the item with the focus is selected.
  open var selectionFollowsFocus = false
  /// Whether items can have the focus. Differs: no item gets it here.
  open var allowsFocus = true
  /// Whether items can have the focus while the items are edited; false by default. The value is
  /// kept and has no other effect.
  open var allowsFocusDuringEditing = false
  /// Whether the item that had the focus last gets it again; false by default. The value is kept
  /// and has no other effect.
  open var remembersLastFocusedIndexPath = false

  // MARK: Moving by hand (UICollectionView+Movement.swift)

  /// Begins to move an item by hand.
  ///
  /// - Returns: Whether the data source lets the item be moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(indexPath)
  }

  /// Moves the item to a point of the content, in points. Differs: the other items stay where they
  /// are until the movement ends.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Ends the movement and tells the data source of it.
  open func endInteractiveMovement() { endMovement(isCancelled: false) }

  /// Ends the movement and puts the item back.
  open func cancelInteractiveMovement() { endMovement(isCancelled: true) }

  // The touches of a cell of this view do not reach a cell that this view is in.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !beginHighlight(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !endHighlight(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if !cancelHighlight() { super.touchesCancelled(touches, with: event) }
  }

  // MARK: Scrolling

  /// Scrolls an item to a place. Differs: it arrives at once.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) { scroll(to: indexPath, scrollPosition, animated: animated) }

  override func restingPlace(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    prepareIfNeeded()
    return layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Registrations

  /// A cell of the registration's class, filled by its handler.
  open func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell where Cell: UICollectionViewCell {
    dequeueConfigured(registration, indexPath, item)
  }

  /// A supplementary view of a registration, a used one or a new one, which the registration fills.
  open func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary where Supplementary: UICollectionReusableView {
    dequeueConfigured(registration, indexPath)
  }
}
