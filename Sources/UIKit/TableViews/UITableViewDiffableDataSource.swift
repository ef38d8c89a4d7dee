/// A table's data source that shows snapshots and finds what changed between two by itself.
///
/// Differs: changes come without motion, and completions are called at once.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  /// The sections and items that the data source shows.
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// Returns the cell of an item.
  public typealias CellProvider =
    @MainActor (
      _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

  /// Has no effect, as rows change at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var list = DiffableList<SectionIdentifierType, ItemIdentifierType>()
  private var shown: Snapshot { list.shown }

  /// Creates the data source and sets it as the table's.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// The shown snapshot, as a copy.
  open func snapshot() -> Snapshot { shown }

  /// Shows a snapshot. Cells and the selection of items that stay are kept.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let mapping = list.apply(snapshot)
    if let table, table.isLoaded {
      table.noteMissingMotion(
        "UITableViewDiffableDataSource.apply(_:animatingDifferences:)", .updateMotion,
        if: animatingDifferences && defaultRowAnimation != .none)
      table.apply(mapping, shown.items.map(\.count))
      table.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap(indexPath))
    }
    completion?()
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot and sets up every cell anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    _ = list.apply(snapshot)
    table?.reloadData()
    completion?()
  }

  open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
    applySnapshotUsingReloadData(snapshot, completion: nil)
  }

  // MARK: Identifiers

  /// The item at a path; nil if there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The path of an item; nil if it is not shown.
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

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.items[section].count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = shown.items[indexPath.section][indexPath.row]
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    UIKitException.raise("The cell provider returned no cell for the row at \(indexPath)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
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
