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
    if let source = reuse.source(key) { return cell(of: source, identifier) }
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
    if let source = reuse.source(key) { return headerFooterView(of: source, identifier) }
    guard let type = reuse.registered(key, as: UITableViewHeaderFooterView.self) else {
      return nil
    }
    let view = resolvedTraits.withCurrent {
      UITableViewHeaderFooterView.make(type, reuseIdentifier: identifier)
    }
    view.table = self
    return view
  }

  private func cell(of source: any NibViewSource, _ identifier: String) -> UITableViewCell? {
    let cell: UITableViewCell? = view(of: source, identifier)
    cell?.takeReuseIdentifier(identifier)
    cell?.table = self
    return cell
  }

  private func headerFooterView(
    of source: any NibViewSource, _ identifier: String
  ) -> UITableViewHeaderFooterView? {
    let made: UITableViewHeaderFooterView? = view(of: source, identifier)
    made?.takeReuseIdentifier(identifier)
    made?.table = self
    return made
  }

  private func view<View: UIView>(of source: any NibViewSource, _ identifier: String) -> View? {
    let made = resolvedTraits.withCurrent { source.makeReusableView() }
    if let view = made as? View { return view }
    UIKitException.raise(
      "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
        + "top level object which must be a \(View.self) instance")
    return nil
  }
}
