/// A collection view's data source that shows snapshots and finds what changed between two by
/// itself.
///
/// Differs: changes come without motion, completions are called at once, and the layout's
/// `prepare(forCollectionViewUpdates:)` gets no items. Section snapshots and reordering are absent.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ indexPath: IndexPath,
      _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider =
    @MainActor (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()

  /// Becomes the collection view's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot { shown }

  /// Cells and the selection of items that stay are kept.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = shown
    shown = snapshot.applied
    collection?.noteMissingMotion(
      "UICollectionViewDiffableDataSource.apply(_:animatingDifferences:)", .updateMotion,
      if: animatingDifferences)
    collection?.apply(
      Self.mapping(from: old, to: snapshot),
      reconfiguring: snapshot.reconfiguredItemIdentifiers.compactMap(indexPath))
    completion?()
  }

  /// Every cell is made anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    shown = snapshot.applied
    collection?.reloadData()
    completion?()
  }

  private static func mapping(from old: Snapshot, to new: Snapshot) -> DataMapping {
    let places = new.places
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    let items = zip(old.sectionIdentifiers, old.items).map { section, items in
      items.map { item -> IndexPath? in
        reloaded.contains(item) || reloadedSections.contains(section) ? nil : places[item]
      }
    }
    return DataMapping(
      sections: old.sectionIdentifiers.map {
        reloadedSections.contains($0) ? nil : new.indexOfSection($0)
      }, items: items)
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.items[section].count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = shown.items[indexPath.section][indexPath.item]
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure("The cell provider returned no cell for the item at \(indexPath)")
    }
    return cell
  }

  /// An empty view without a provider; iOS raises an exception.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
  }

  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
