/// A collection view's data source that shows snapshots and finds what changed between two by
/// itself.
///
/// Differs: changes come without motion, completions are called at once, and the layout's
/// `prepare(forCollectionViewUpdates:)` gets no items.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// The sections and items that the data source shows.
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Returns the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  /// Returns a supplementary view; nil for an empty one.
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  /// Supplies supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var list = DiffableList<SectionIdentifierType, ItemIdentifierType>()
  private var shown: Snapshot { list.shown }

  /// Creates the data source and sets it as the collection view's.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// The shown snapshot, as a copy.
  open func snapshot() -> Snapshot { shown }

  /// Shows a snapshot. Cells and the selection of items that stay are kept.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let mapping = list.apply(snapshot)
    noteMotion(animatingDifferences)
    collection?.apply(
      mapping, reconfiguring: snapshot.reconfiguredItemIdentifiers.compactMap(indexPath))
    completion?()
  }

  /// Shows a snapshot, and returns when it is shown. The changes are not animated.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  private func noteMotion(_ isAnimated: Bool) {
    collection?.noteMissingMotion(
      "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:)", .updateMotion,
      if: isAnimated)
  }

  /// Shows a snapshot and makes every cell anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    _ = list.apply(snapshot)
    collection?.reloadData()
    completion?()
  }

  /// Shows a snapshot as new data, without finding out what changed, and returns when it is shown.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Outlines

  /// Shows an outline as the items of a section, which is added at the end if it does not exist.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let mapping = list.apply(snapshot, to: section)
    noteMotion(animatingDifferences)
    collection?.apply(mapping, reconfiguring: [])
    completion?()
  }

  /// Shows an outline as the items of a section, and returns when it is shown. The changes are not
  /// animated.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true
  ) async {
    apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// The section's outline; if none was applied, its items side by side.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { list.outline(of: section) }

  /// Asked and told when items are expanded and collapsed by their accessories.
  public struct SectionSnapshotHandlers<ItemIdentifier: Hashable & Sendable> {
    /// Whether an item may be expanded; nil for always.
    public var shouldExpandItem: ((ItemIdentifier) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemIdentifier) -> Void)?
    /// Whether an item may be collapsed; nil for always.
    public var shouldCollapseItem: ((ItemIdentifier) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemIdentifier) -> Void)?
    /// Returns the items below an item, which may be made as late as this.
    public var snapshotForExpandingParent:
      (
        (ItemIdentifier, NSDiffableDataSourceSectionSnapshot<ItemIdentifier>) ->
          NSDiffableDataSourceSectionSnapshot<ItemIdentifier>
      )?

    /// Handlers of which none is set.
    public init() {}
  }

  /// The handlers of outlines.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  // MARK: Reordering

  /// Asked and told when items are moved by hand.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil for never.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Called before the items are reordered.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Called after the items were reordered.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Handlers of which none is set.
    public init() {}
  }

  /// The handlers of movements.
  open var reorderingHandlers = ReorderingHandlers()

  // MARK: Identifiers

  /// The item at a path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The path of an item; nil if it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  /// The section at an index; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// The index of a section; nil if the data does not have it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// The number of sections of the snapshot that is shown.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  /// The number of items of a section in the snapshot that is shown.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.items[section].count }

  /// The cell that the provider returns. If that is nil, it raises an exception as iOS does; if the
  /// exception is caught, an empty cell follows.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = shown.items[indexPath.section][indexPath.item]
    if let cell = cellProvider(collectionView, indexPath, item) { return cell }
    UIKitException.raise("The cell provider returned no cell for the item at \(indexPath)")
    return UICollectionViewCell()
  }

  /// A view from the provider; an empty one without a provider, where iOS raises an exception.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  /// Whether the reordering handlers let the item be moved by hand; false without such a handler.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves the item in the snapshot.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    var new = list
    guard let mapping = new.move(sourceIndexPath, to: destinationIndexPath) else { return }
    let transaction = list.transaction(to: new)
    reorderingHandlers.willReorder?(transaction)
    list = new
    collection?.apply(mapping, reconfiguring: [])
    reorderingHandlers.didReorder?(transaction)
  }
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func outlinePlace(at path: IndexPath) -> OutlinePlace? {
    guard let (_, outline) = list.outline(at: path), let item = itemIdentifier(for: path),
      outline.contains(item)
    else { return nil }
    return OutlinePlace(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
  }

  func toggleOutline(at path: IndexPath) {
    guard let (section, shown) = list.outline(at: path), let item = itemIdentifier(for: path)
    else { return }
    var outline = shown
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let make = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: make(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section, animatingDifferences: true, completion: nil)
    collection?.outlineDidChange()
  }
}
