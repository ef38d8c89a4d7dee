import UIKit

/// A data source and delegate that counts what it is asked, with rows whose heights and texts are
/// given.
@MainActor
final class TableFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var footers: [String?] = []
  /// Heights by section and row; automatic where nil.
  var height: ((IndexPath) -> CGFloat)?
  var cellsAsked: [IndexPath] = []
  var heightsAsked: [IndexPath] = []
  var countsAsked = 0
  var cellsMade = 0
  var calls: [String] = []
  var cellStyle = UITableViewCell.CellStyle.default
  var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  init(_ sections: [[String]]) {
    self.sections = sections
  }

  static func rows(_ count: Int) -> TableFixture {
    TableFixture([(0..<count).map { "Row \($0)" }])
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    countsAsked += 1
    return sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked.append(indexPath)
    let cell: UITableViewCell
    if let known = tableView.dequeueReusableCell(withIdentifier: "cell") {
      cell = known
    } else {
      cell = UITableViewCell(style: cellStyle, reuseIdentifier: "cell")
      cellsMade += 1
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    configure(cell, indexPath)
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heightsAsked.append(indexPath)
    return height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { calls.append("willDisplay \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { calls.append("didEnd \(indexPath.row)") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    calls.append("highlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    calls.append("unhighlight \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { calls.append("accessory \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { calls.append("commit \(editingStyle.rawValue) \(indexPath.row)") }
}

/// A window with a table of 320 × 480 points at 2x.
@MainActor
struct TableStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table: UITableView
  private let fixture: TableFixture

  init(_ fixture: TableFixture, style: UITableView.Style = .plain) {
    self.fixture = fixture
    window.screenTraits = UITraitCollection(traitsFrom: [
      .screenDefault, UITraitCollection(displayScale: 2),
    ])
    window.isHidden = false
    table = UITableView(frame: window.bounds, style: style)
    window.addSubview(table)
    table.dataSource = fixture
    table.delegate = fixture
  }

  func settle() {
    for _ in 0..<4 { window.layoutIfNeeded() }
  }

  /// Texts of the cells in sight, from top to bottom.
  var texts: [String] {
    settle()
    return table.visibleCells.map { $0.textLabel?.text ?? "" }
  }
}

extension IndexPath {
  static func at(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }
}
