import UIKit

/// Rows whose heights their texts decide, laid out by constraints.
final class NotesTableView: UITableView, UITableViewDataSource {
  private final class NoteCell: UITableViewCell {
    let title = UILabel()
    let body = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      title.font = .preferredFont(forTextStyle: .headline)
      body.font = .preferredFont(forTextStyle: .subheadline)
      body.textColor = .secondaryLabel
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

    required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }
  }

  private let notes = [
    ("Shopping", "Figs, bread, two lemons."),
    (
      "On engines",
      "The engine weaves algebraical patterns just as the loom weaves flowers and leaves, and "
        + "whoever has seen one of them at work will not confuse it with a mere machine for sums."
    ),
    ("Letters", "Answer Mary before Tuesday; ask about the journey and about the bridge."),
  ]

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 320), style: .plain)
    register(NoteCell.self, forCellReuseIdentifier: "note")
    dataSource = self
    selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    if let cell = cell as? NoteCell {
      (cell.title.text, cell.body.text) = notes[indexPath.row]
      cell.accessoryType = indexPath.row == 1 ? .disclosureIndicator : .none
    }
    return cell
  }
}
