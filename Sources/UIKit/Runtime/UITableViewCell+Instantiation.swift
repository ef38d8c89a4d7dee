/// Cells and headers of classes that are known only at run time, because they were registered.
///
/// Apple's initialisers are not `required`, so Swift refuses `type.init(…)`. As for layers (see
/// `CALayer+Instantiation.swift`), static methods of the same calling convention name the symbols
/// of initialisers that reach the subclass's own. Initialisers own their arguments, hence
/// `consuming`.
extension UITableViewCell {
  static func make(
    _ type: UITableViewCell.Type, style: CellStyle, reuseIdentifier: String?
  ) -> UITableViewCell {
    type.snapshotNew(style, reuseIdentifier)
  }

  @_silgen_name("snapshot_UITableViewCell_new")
  private static func snapshotNew(
    _ style: CellStyle, _ reuseIdentifier: consuming String?
  ) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  static func make(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String?
  ) -> UITableViewHeaderFooterView {
    type.snapshotNew(reuseIdentifier)
  }

  @_silgen_name("snapshot_UITableViewHeaderFooterView_new")
  private static func snapshotNew(
    _ reuseIdentifier: consuming String?
  ) -> UITableViewHeaderFooterView
}
