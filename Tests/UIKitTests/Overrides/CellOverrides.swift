import UIKit

private final class Cell: UITableViewCell {
  static var log: OverrideLog?

  override var frame: CGRect {
    get { super.frame }
    set {
      Self.log?.add("frame \(newValue.words)")
      var inset = newValue
      inset.origin.x += 10
      inset.size.width -= 20
      super.frame = inset
    }
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    Self.log?.add("selected \(selected)")
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    Self.log?.add("highlighted \(highlighted)")
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    Self.log?.add("editing \(editing)")
  }
  override func prepareForReuse() {
    super.prepareForReuse()
    Self.log?.add("reuse")
  }
}

private final class Source: NSObject, UITableViewDataSource {
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    table.dequeueReusableCell(withIdentifier: "c", for: path)
  }
}

private final class List: UITableViewController {
  override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(
    _ table: UITableView, cellForRowAt path: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "row \(path.row)"
    return cell
  }
  override func tableView(
    _ table: UITableView, titleForHeaderInSection section: Int
  ) -> String? { "title" }
  override func tableView(_ table: UITableView, didSelectRowAt path: IndexPath) {
    table.tag = path.row + 1
  }
}

extension OverrideTable {
  private static func table(_ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    table.rowHeight = 50
    table.register(Cell.self, forCellReuseIdentifier: "c")
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  static func cells() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UITableViewCell.setSelected(_:animated:)", "UITableViewCell.setHighlighted(_:animated:)",
        "UITableViewCell.setEditing(_:animated:)",
        expecting: ["selected true", "selected false", "editing true", "10 0 180 50"]
      ) { log in
        let source = Source()
        let table = table(source)
        Cell.log = log
        let path = IndexPath(row: 0, section: 0)
        table.selectRow(at: path, animated: false, scrollPosition: .none)
        table.deselectRow(at: path, animated: false)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        log.keep("selected true", "selected false", "editing true")
        log.add(table.cellForRow(at: path)?.frame.words ?? "-")
        Cell.log = nil
      },
      OverrideProbe(
        "UITableViewCell.prepareForReuse()", expecting: ["frame 0 0 200 50", "reuse"]
      ) { log in
        let source = Source()
        Cell.log = log
        let table = table(source)
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        log.keep("frame 0 0 200 50", "reuse")
        Cell.log = nil
      },
      OverrideProbe(
        "UITableViewController.tableView(_:numberOfRowsInSection:)",
        "UITableViewController.tableView(_:cellForRowAt:)",
        "UITableViewController.tableView(_:titleForHeaderInSection:)",
        expecting: ["row 0", "row 1", "2"]
      ) { log in
        let list = List(style: .plain)
        try OverrideProbe.show(list) { _ in
          for cell in list.tableView.visibleCells { log.add(cell.textLabel?.text ?? "-") }
          log.add("\(list.tableView.numberOfRows(inSection: 0))")
        }
      },
    ]
  }
}
