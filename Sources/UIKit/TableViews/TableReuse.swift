/// Cells and headers that scrolled away, by identifier, and the classes of new ones.
@MainActor
struct TableReuse {
  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// Nibs and prototypes, in place of classes.
  var cellNibs: [String: any NibViewSource] = [:]
  var headerNibs: [String: any NibViewSource] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func takeCell(_ identifier: String) -> UITableViewCell? {
    cells[identifier]?.popLast()
  }

  mutating func put(_ view: UITableViewHeaderFooterView) {
    guard let identifier = view.reuseIdentifier else { return }
    headers[identifier, default: []].append(view)
  }

  mutating func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    headers[identifier]?.popLast()
  }
}

extension UITableView {
  func reusableCell(_ identifier: String, for path: IndexPath? = nil) -> UITableViewCell? {
    if let cell = reconfigured(identifier, path) { return cell }
    if let cell = reuse.takeCell(identifier) {
      cell.table = self
      if isLoaded, let path, geometry.contains(path) { cell.look = look(of: path) }
      cell.prepareForReuse()
      return cell
    }
    if let nib = reuse.cellNibs[identifier] { return cell(of: nib, identifier) }
    guard let type = reuse.cellClasses[identifier] else { return nil }
    let cell = resolvedTraits.withCurrent {
      UITableViewCell.make(type, style: .default, reuseIdentifier: identifier)
    }
    cell.table = self
    return cell
  }

  private func cell(of nib: any NibViewSource, _ identifier: String) -> UITableViewCell? {
    let made = resolvedTraits.withCurrent { nib.makeReusableView() }
    guard let cell = made as? UITableViewCell else {
      UIKitException.raise(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
          + "top level object which must be a UITableViewCell instance")
      return nil
    }
    cell.takeReuseIdentifier(identifier)
    cell.table = self
    return cell
  }

  private func header(
    of nib: any NibViewSource, _ identifier: String
  ) -> UITableViewHeaderFooterView? {
    let made = resolvedTraits.withCurrent { nib.makeReusableView() }
    guard let view = made as? UITableViewHeaderFooterView else {
      UIKitException.raise(
        "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
          + "top level object which must be a UITableViewHeaderFooterView instance")
      return nil
    }
    view.takeReuseIdentifier(identifier)
    view.table = self
    return view
  }

  func reusableHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = reuse.takeHeader(identifier) {
      view.prepareForReuse()
      return view
    }
    if let nib = reuse.headerNibs[identifier] { return header(of: nib, identifier) }
    guard let type = reuse.headerClasses[identifier] else { return nil }
    let view = resolvedTraits.withCurrent {
      UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
    }
    view.table = self
    return view
  }
}
