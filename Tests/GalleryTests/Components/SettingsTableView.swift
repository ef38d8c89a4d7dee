import UIKit

/// A screen of settings: cards with switches, values and signs, headers and footers.
final class SettingsTableView: UITableView, UITableViewDataSource {
  private struct Row {
    var title: String
    var value: String?
    var symbol: (name: String, colour: UIColor)?
    var accessory = UITableViewCell.AccessoryType.disclosureIndicator
    var isOn: Bool?
  }

  private let groups: [(header: String?, footer: String?, rows: [Row])] = [
    (
      nil, nil,
      [
        Row(title: "Airplane Mode", symbol: ("airplane", .systemOrange), isOn: false),
        Row(title: "Wi-Fi", value: "Analytical Engine", symbol: ("wifi", .systemBlue)),
        Row(
          title: "Bluetooth", value: "On",
          symbol: ("antenna.radiowaves.left.and.right", .systemBlue)),
      ]
    ),
    (
      "Notifications", "Summaries arrive once a day, and never while you are asleep.",
      [
        Row(title: "Scheduled Summary", isOn: true),
        Row(title: "Show Previews", value: "Always"),
      ]
    ),
    (
      "Sort by", nil,
      [
        Row(title: "Name", accessory: .checkmark), Row(title: "Date", accessory: .none),
        Row(title: "About Sorting", accessory: .detailButton),
      ]
    ),
  ]

  init(width: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 560), style: .insetGrouped)
    dataSource = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func numberOfSections(in tableView: UITableView) -> Int { groups.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    groups[section].rows.count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    groups[section].header
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    groups[section].footer
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = groups[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = row.title
    content.secondaryText = row.value
    if let symbol = row.symbol {
      content.image = Self.tile(symbol.name, symbol.colour)
    }
    cell.contentConfiguration = content
    if let isOn = row.isOn {
      let control = UISwitch()
      control.isOn = isOn
      cell.accessoryView = control
    } else {
      cell.accessoryType = row.accessory
    }
    return cell
  }

  private static func tile(_ name: String, _ colour: UIColor) -> UIImage? {
    let side = CGRect(x: 0, y: 0, width: 29, height: 29)
    let symbol = UIImage(
      systemName: name,
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold))?
      .withTintColor(.white)
    return UIGraphicsImageRenderer(size: side.size).image { _ in
      colour.setFill()
      UIBezierPath(roundedRect: side, cornerRadius: 6.5).fill()
      guard let symbol else { return }
      symbol.draw(
        at: CGPoint(x: 14.5 - symbol.size.width / 2, y: 14.5 - symbol.size.height / 2))
    }
  }
}
