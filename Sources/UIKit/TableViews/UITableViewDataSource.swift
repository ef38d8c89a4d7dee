/// Gives a table its sections, rows and cells.
///
/// Requirements that are optional in Apple's protocol have defaults that act as a table does
/// without them. Differs: a method that only a subclass of the conforming class declares is not
/// called; rows can be moved only where `canMoveRowAt` says so.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// The number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell that shows a row, best dequeued from the table.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// The number of sections. The default is 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section, shown where no header view is given.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section, shown where no footer view is given.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row has a control for deleting or inserting. The default is true.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row shows the sign for moving it while the table is edited. Differs: rows are not
  /// dragged here.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The letters of the index at the trailing edge. The default is nil, for none.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a letter of the index scrolls to.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Called when a row's control was tapped.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Differs: never called, as rows are not dragged here.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UITableViewDataSource {
  /// The number of sections that the table has. The default is 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The text above a section, shown where no header view is given. The default is nil, for none.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
  /// The text below a section, shown where no footer view is given. The default is nil, for none.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { nil }
  /// Whether a row has a control for deleting or inserting while the table is edited. The default
  /// is true.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Whether a row shows the sign for moving it while the table is edited. Differs: rows are not
  /// dragged here. The default is false.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// The letters of the index at the table's trailing edge. The default is nil, for no index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section that a letter of the index scrolls to. The default is the letter's place among the
  /// letters.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Called when a row's control for deleting or inserting was tapped; the data source then changes
  /// its data and the table's rows. The default does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Moves a row in the data. Differs: never called, as rows are not dragged here. The default does
  /// nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// Told of rows that will be needed soon: as many as are visible, in the direction of scrolling.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Called with rows that will soon become visible, so that their data can be fetched.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Called when rows that were asked for ahead of time are no longer about to become visible.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Called when rows that were asked for ahead of time are no longer about to become visible. The
  /// default does nothing.
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
