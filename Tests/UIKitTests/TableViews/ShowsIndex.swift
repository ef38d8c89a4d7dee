import UIKit

/// Rows that have the same text, and the titles of an index.
@MainActor
final class IndexSource: NSObject, UITableViewDataSource, UITableViewDataSourcePrefetching {
  var titles: [String]?
  let count: Int
  var calls: [String] = []

  init(_ titles: [String]?, count: Int = 3) {
    self.titles = titles
    self.count = count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "cell")
      ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
    cell.textLabel?.text = "Row"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    calls.append("ahead " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
  }

  func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) { calls.append("cancel " + indexPaths.map { "\($0.row)" }.joined(separator: " ")) }
}

/// What tests of tables with an index share.
@MainActor protocol ShowsIndex {}

extension ShowsIndex {
  func table(
    _ source: IndexSource, height: CGFloat = 200,
    direction: UITraitEnvironmentLayoutDirection? = nil
  ) -> (window: UIWindow, table: UITableView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    window.screenTraits = UITraitCollection(traitsFrom: [
      .screenDefault, UITraitCollection(displayScale: 2),
      UITraitCollection(layoutDirection: direction ?? .leftToRight),
    ])
    window.isHidden = false
    let table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 40
    table.dataSource = source
    table.prefetchDataSource = source
    window.addSubview(table)
    settle(window)
    return (window, table)
  }

  func settle(_ window: UIWindow) { for _ in 0..<4 { window.layoutIfNeeded() } }
}
