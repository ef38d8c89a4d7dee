import UIKit

/// A collection view with a list layout, whose cells show texts.
@MainActor
final class ListFixture: NSObject, UICollectionViewDataSource {
  var sections: [[String]]
  let view: UICollectionView
  var configure: (UICollectionViewListCell, IndexPath) -> Void
  private let cells: UICollectionView.CellRegistration<UICollectionViewListCell, String>
  private let headers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
  private let footers: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>

  init(
    _ sections: [[String]], _ configuration: UICollectionLayoutListConfiguration,
    size: CGSize = CGSize(width: 320, height: 480),
    configure: @escaping (UICollectionViewListCell, IndexPath) -> Void = { _, _ in }
  ) {
    self.sections = sections
    self.configure = configure
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    func fill(_ cell: UICollectionViewListCell, _ text: String) {
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    cells = .init { cell, _, text in fill(cell, text) }
    headers = .init(elementKind: UICollectionView.elementKindSectionHeader) { cell, _, path in
      fill(cell, "Head \(path.section)")
    }
    footers = .init(elementKind: UICollectionView.elementKindSectionFooter) { cell, _, path in
      fill(cell, "Foot \(path.section)")
    }
    super.init()
    view.dataSource = self
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: sections[indexPath.section][indexPath.item])
    configure(cell, indexPath)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    return collectionView.dequeueConfiguredReusableSupplementary(
      using: isHeader ? headers : footers, for: indexPath)
  }

  func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
  }

  func header(_ section: Int = 0) -> UICollectionReusableView? {
    view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: section))
  }
}

/// A window of its own around a list, at 2x.
@MainActor
struct ListStage {
  let window: UIWindow
  let list: ListFixture

  init(_ list: ListFixture, direction: UITraitEnvironmentLayoutDirection = .leftToRight) {
    self.list = list
    window = UIWindow(frame: list.view.bounds)
    window.screenTraits = UITraitCollection(traitsFrom: [
      .screenDefault, UITraitCollection(displayScale: 2),
      UITraitCollection(layoutDirection: direction),
    ])
    window.isHidden = false
    window.addSubview(list.view)
    settle()
  }

  func settle() {
    for _ in 0..<4 { window.layoutIfNeeded() }
  }

  /// The lines of a cell, from top to bottom.
  func lines(_ item: Int, _ section: Int = 0) -> [CGRect] {
    (list.cell(item, section)?.subviews ?? [])
      .filter { "\(type(of: $0))" == "_UITableViewCellSeparatorView" }.map(\.frame)
      .sorted { $0.minY < $1.minY }
  }
}

extension UICollectionLayoutListConfiguration {
  init(
    _ appearance: Appearance, header: HeaderMode = .none, footer: FooterMode = .none
  ) {
    self.init(appearance: appearance)
    headerMode = header
    footerMode = footer
  }
}
