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

  /// Shows a snapshot without motion, and returns at once.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    apply(snapshot, animatingDifferences: animatingDifferences, completion: nil)
  }

  /// Shows a snapshot and sets up every cell anew.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    _ = list.apply(snapshot)
    table?.reloadData()
    completion?()
  }

  /// Shows a snapshot, sets up every cell anew and returns at once.
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

  /// The section at an index of the shown snapshot; nil if there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.section(at: index)
  }

  /// The index of a section in the shown snapshot; nil if it is not in it.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// The number of sections of the shown snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  /// The number of items in a section of the shown snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.items[section].count
  }

  /// The cell that the cell provider returns for the row's item; nil from it raises an exception.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = shown.items[indexPath.section][indexPath.row]
    if let cell = cellProvider(tableView, indexPath, item) { return cell }
    UIKitException.raise("The cell provider returned no cell for the row at \(indexPath)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The text above a section, shown where no header view is given. The default is nil, for none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// The text below a section, shown where no footer view is given. The default is nil, for none.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Whether a row has a control for deleting or inserting while the table is edited. The default
  /// is true.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Whether a row shows the sign for moving it while the table is edited. Differs: rows are not
  /// dragged here. The default is false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// The letters of the index at the table's trailing edge. The default is nil, for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section that a letter of the index scrolls to. The default is the letter's place among the
  /// letters.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Called when a row's control for deleting or inserting was tapped; the data source then changes
  /// its data and the table's rows. The default does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Moves a row in the data. Differs: never called, as rows are not dragged here. The default does
  /// nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
