import UIKit

/// A screen of a table whose rows size themselves, with 100 and with 1,000 rows: what a row in
/// sight costs, made and laid out (`tables_100`), and while the table scrolls by a screen at a
/// time (`tables_100_scroll`); the same with cells that constraints size (`_constraints`).
struct TablesBenchmark {
  private let arguments: Arguments

  init(_ arguments: Arguments) {
    self.arguments = arguments
  }

  @MainActor
  func run() {
    for (type, suffix) in [(UITableViewCell.self, ""), (NoteCell.self, "_constraints")] {
      measure(suffix) { Screen(type, rowCount: $0).settle() }
      let screens = [100: Screen(type, rowCount: 100), 1000: Screen(type, rowCount: 1000)]
      measure(suffix + "_scroll") { screens[$0]?.scroll() ?? 0 }
    }
  }

  /// - Parameter body: Takes the number of rows, and says how many were shown.
  @MainActor
  private func measure(_ suffix: String, _ body: @MainActor (Int) -> Int) {
    var perRow: [Int: Double] = [:]
    // In turns, so that other work on the machine strikes both.
    for _ in 0..<5 {
      for count in [100, 1000] {
        var shown = 1
        let measurement = Measurement(
          scene: "tables_\(count)\(suffix)", scale: 3, seconds: arguments.seconds / 5
        ) {
          shown = body(count)
        }
        let least = measurement.least / Double(max(shown, 1))
        perRow[count] = min(perRow[count] ?? .infinity, least)
      }
    }
    let (few, many) = (perRow[100] ?? 0, perRow[1000] ?? 0)
    for (count, milliseconds) in [(100, few), (1000, many)] {
      print(
        arguments.isJSON
          ? """
          {"peer": "snapshot", "scene": "tables_\(count)\(suffix)", "scale": 3, \
          "row_ms": \(String(format: "%.4f", milliseconds)), \
          "ratio": \(String(format: "%.3f", milliseconds / few))}
          """
          : "tables_\(count)\(suffix): \(String(format: "%.4f", milliseconds)) ms a row, "
            + "× \(String(format: "%.2f", milliseconds / few))")
    }
  }

  /// Two labels, the second of several lines.
  private final class NoteCell: UITableViewCell {
    let title = UILabel()
    let body = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      body.numberOfLines = 0
      let guide = contentView.layoutMarginsGuide
      for label in [title, body] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        label.leadingAnchor.constraint(equalTo: guide.leadingAnchor).isActive = true
        label.trailingAnchor.constraint(equalTo: guide.trailingAnchor).isActive = true
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: guide.topAnchor),
        body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
        body.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A phone's screen with a table.
  @MainActor
  private final class Screen: NSObject, UITableViewDataSource {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let rowCount: Int

    init(_ type: UITableViewCell.Type, rowCount: Int) {
      self.rowCount = rowCount
      super.init()
      window.isHidden = false
      table.register(type, forCellReuseIdentifier: "cell")
      table.dataSource = self
      window.addSubview(table)
    }

    /// - Returns: The rows in sight.
    func settle() -> Int {
      while window.layer.isSubtreeLayoutNeeded { window.layoutIfNeeded() }
      return table.visibleCells.count
    }

    /// Four screens down and back, in whichever table.
    func scroll() -> Int {
      var shown = 0
      for screen in [0, 1, 2, 3, 2, 1] {
        table.contentOffset.y = CGFloat(screen) * 844
        shown += settle()
      }
      return shown
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rowCount
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      if let cell = cell as? NoteCell {
        cell.title.text = "Row \(indexPath.row)"
        cell.body.text = String(repeating: "several words ", count: indexPath.row % 5 + 1)
      } else {
        cell.textLabel?.text = "Row \(indexPath.row)"
      }
      cell.accessoryType = .disclosureIndicator
      return cell
    }
  }
}
