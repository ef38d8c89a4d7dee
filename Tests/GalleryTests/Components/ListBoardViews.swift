import UIKit

/// A list with every accessory, on cards.
final class AccessoryListView: UIView, UICollectionViewDataSource {
  private let list: UICollectionView
  private let rows: [(String, [UICellAccessory])] = [
    ("Disclosure", [.label(text: "On"), .disclosureIndicator()]),
    ("Checkmark", [.checkmark()]), ("Detail", [.detail()]),
    ("Delete and reorder", [.delete(displayed: .always), .reorder(displayed: .always)]),
    ("Insert", [.insert(displayed: .always), .checkmark(), .reorder(displayed: .always)]),
    ("Several", [.multiselect(displayed: .always)]), ("Outline", [.outlineDisclosure()]),
    (
      "Sort by",
      [
        .popUpMenu(
          UIMenu(children: [
            UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Size") { _ in },
          ]))
      ]
    ),
    (
      "Custom",
      [
        .customView(
          configuration: .init(customView: UISwitch(), placement: .trailing()))
      ]
    ),
  ]
  private lazy var cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    [rows] cell, _, row in
    var content = cell.defaultContentConfiguration()
    content.text = rows[row].0
    if row == 2 { content.secondaryText = "With a second line" }
    if row == 0 { content.image = UIImage(systemName: "gearshape") }
    cell.contentConfiguration = content
    cell.accessories = rows[row].1
  }
  private lazy var headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { cell, _, _ in
    var content = cell.defaultContentConfiguration()
    content.text = "Accessories"
    cell.contentConfiguration = content
  }

  override init(frame: CGRect) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    list = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    super.init(frame: frame)
    _ = (cells, headers)
    list.dataSource = self
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(list)
    list.selectItem(
      at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
  }

  required init?(coder: NSCoder) { nil }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
  }
}

/// Folders in a sidebar, of which some are expanded.
final class SidebarView: UIView {
  private let list: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, String>

  init(frame: CGRect, expanded: [String]) {
    var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    configuration.headerMode = .firstItemInSection
    list = UICollectionView(
      frame: CGRect(origin: .zero, size: frame.size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, path, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      let isFolder = name == "Work" || name == "Notes" || path.item == 0
      if path.item > 0 { content.image = UIImage(systemName: isFolder ? "folder" : "doc") }
      cell.contentConfiguration = content
      cell.accessories = isFolder ? [.outlineDisclosure()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { view, path, name in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    super.init(frame: frame)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(list)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Folders"])
    outline.append(["Work", "Notes", "Archive"], to: "Folders")
    outline.append(["Plan", "Budget"], to: "Work")
    outline.append(["Ideas"], to: "Notes")
    outline.expand(expanded)
    source.apply(outline, to: "main", animatingDifferences: false)
    list.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
  }

  required init?(coder: NSCoder) { nil }
}

/// Names in sections with an index at the side.
final class ContactsTableView: UITableView, UITableViewDataSource {
  private let names = [
    ["Ada", "Alan"], ["Barbara"], ["Claude", "Carol"], ["Donald"], ["Edsger"],
  ]

  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
    dataSource = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in tableView: UITableView) -> Int { names.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    String(names[section][0].prefix(1))
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[path.section][path.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch] + (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) } + ["#"]
  }
}
