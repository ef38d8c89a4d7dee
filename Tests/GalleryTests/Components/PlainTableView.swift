import UIKit

/// A plain list with sections, subtitles, images and signs.
final class PlainTableView: UITableView, UITableViewDataSource {
  private let headers = ["Analysts", "Engineers"]
  private let people = [
    [("Ada Lovelace", "Notes on the engine"), ("Charles Babbage", "Drawings, part two")],
    [
      ("Grace Hopper", "A compiler, and a moth"), ("Katherine Johnson", "Orbits by hand"),
      ("Hedy Lamarr", "Hopping frequencies"),
    ],
  ]

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 420), style: .plain)
    dataSource = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func numberOfSections(in tableView: UITableView) -> Int { people.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    people[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let person = people[indexPath.section][indexPath.row]
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = person.0
    cell.detailTextLabel?.text = person.1
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = Self.portrait(indexPath.row + 2 * indexPath.section)
    let types: [UITableViewCell.AccessoryType] = [
      .disclosureIndicator, .detailDisclosureButton, .checkmark,
    ]
    cell.accessoryType = types[indexPath.row % 3]
    return cell
  }

  private static func portrait(_ index: Int) -> UIImage {
    let colours: [UIColor] = [.systemTeal, .systemIndigo, .systemPink, .systemOrange, .systemGreen]
    return UIGraphicsImageRenderer(size: CGSize(width: 36, height: 36)).image { _ in
      colours[index % colours.count].setFill()
      UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 36, height: 36)).fill()
    }
  }
}
