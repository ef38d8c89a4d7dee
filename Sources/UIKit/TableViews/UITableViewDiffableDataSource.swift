/// A table's data source that shows snapshots and finds what changed between two by itself.
///
/// Differs: changes come without motion, and completions are called at once.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()
  /// The sections and items of `shown`, in their order.
  private var sections: [SectionIdentifierType] = []
  private var items: [[ItemIdentifierType]] = []

  /// Becomes the table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  open func snapshot() -> Snapshot { shown }

  /// Cells and the selection of items that stay are kept.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let (oldSections, oldItems) = (sections, items)
    take(snapshot)
    if let table, table.isLoaded {
      let mapping = Self.mapping(snapshot, from: (oldSections, oldItems), to: (sections, items))
      table.apply(mapping, items.map(\.count))
      table.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap(indexPath))
    }
    completion?()
  }

  /// Every cell is set up anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    take(snapshot)
    table?.reloadData()
    completion?()
  }

  private func take(_ snapshot: Snapshot) {
    shown = snapshot.applied
    sections = snapshot.sectionIdentifiers
    items = sections.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  private static func mapping(
    _ snapshot: Snapshot, from old: ([SectionIdentifierType], [[ItemIdentifierType]]),
    to new: ([SectionIdentifierType], [[ItemIdentifierType]])
  ) -> TableMapping {
    var places: [ItemIdentifierType: IndexPath] = [:]
    for (section, items) in old.1.enumerated() {
      for (row, item) in items.enumerated() {
        places[item] = IndexPath(row: row, section: section)
      }
    }
    let oldSections = Dictionary(uniqueKeysWithValues: zip(old.0, old.0.indices))
    let reloaded = Set(snapshot.reloadedItemIdentifiers)
    let reloadedSections = Set(snapshot.reloadedSectionIdentifiers)
    return TableMapping(
      sections: new.0.map { reloadedSections.contains($0) ? nil : oldSections[$0] },
      rows: zip(new.0, new.1).map { section, items in
        items.map { item in
          guard !reloadedSections.contains(section), let path = places[item] else { return nil }
          return TableMapping.Source(path: path, isReloaded: reloaded.contains(item))
        }
      })
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard indexPath.count == 2, items.indices.contains(indexPath.section),
      items[indexPath.section].indices.contains(indexPath.row)
    else { return nil }
    return items[indexPath.section][indexPath.row]
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

  open func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items[section].count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = cellProvider(tableView, indexPath, items[indexPath.section][indexPath.row])
    else {
      preconditionFailure("The cell provider returned no cell for the row at \(indexPath)")
    }
    return cell
  }

  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
