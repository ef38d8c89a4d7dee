extension UITableView {
  func reusableCell(_ identifier: String, for path: IndexPath? = nil) -> UITableViewCell? {
    if let cell = reconfigured(identifier, path) { return cell }
    let key = ReuseKey.cell(identifier)
    if let cell = reuse.take(key, as: UITableViewCell.self) {
      cell.table = self
      if isLoaded, let path, geometry.contains(path) { cell.look = look(of: path) }
      cell.prepareForReuse()
      return cell
    }
    guard let type = reuse.registered(key, as: UITableViewCell.self) else { return nil }
    let cell = resolvedTraits.withCurrent {
      UITableViewCell.make(type, style: .default, reuseIdentifier: identifier)
    }
    cell.table = self
    return cell
  }

  func reusableHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    let key = ReuseKey.headerFooter(identifier)
    if let view = reuse.take(key, as: UITableViewHeaderFooterView.self) {
      view.prepareForReuse()
      return view
    }
    guard let type = reuse.registered(key, as: UITableViewHeaderFooterView.self) else {
      return nil
    }
    let view = resolvedTraits.withCurrent {
      UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
    }
    view.table = self
    return view
  }
}
