/// The other half of `UITableViewCell+Instantiation.swift`: the symbols that it calls.
extension UITableViewCell {
  @_silgen_name("snapshot_UITableViewCell_new")
  convenience init(dispatchingStyle style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }
}

extension UITableViewHeaderFooterView {
  @_silgen_name("snapshot_UITableViewHeaderFooterView_new")
  convenience init(dispatchingReuseIdentifier reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }
}
