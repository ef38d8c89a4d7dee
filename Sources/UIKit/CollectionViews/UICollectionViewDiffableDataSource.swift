/// A collection view's data source that shows snapshots and finds what changed between two by
/// itself.
///
/// Differs: changes come without motion, and completions are called at once. Section snapshots and
/// reordering are absent.
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
  /// The sections and items of `shown`, in their order.
  private var sections: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []

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
    let (oldSections, oldItems) = (sections, items)
    take(snapshot)
    collection?.apply(
      mapping(snapshot, from: oldSections, oldItems),
      reconfiguring: snapshot.reconfiguredItemIdentifiers.compactMap(indexPath))
    completion?()
  }

  /// Every cell is made anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    take(snapshot)
    collection?.reloadData()
    completion?()
  }

  private func take(_ snapshot: Snapshot) {
    shown = snapshot.applied
    sections = snapshot.sectionIdentifiers
    items = sections.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  private func mapping(
    _ snapshot: Snapshot, from oldSections: [SectionIdentifierType],
    _ oldItems: [[ItemIdentifierType]]
  ) -> DataMapping {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, items) in items.enumerated() {
      for (index, item) in items.enumerated() {
        places[item] = IndexPath(item: index, section: section)
      }
    }
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    let newItems = zip(oldSections, oldItems).map { section, items in
      items.map { item -> IndexPath? in
        reloaded.contains(item) || reloadedSections.contains(section) ? nil : places[item]
      }
    }
    return DataMapping(
      sections: oldSections.map {
        reloadedSections.contains($0) ? nil : snapshot.indexOfSection($0)
      }, items: newItems)
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.indexPath(of: itemIdentifier)
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = items[indexPath.section][indexPath.item]
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
