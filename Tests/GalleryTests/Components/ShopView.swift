import UIKit

/// A compositional screen: cards that page sideways, a grid on a ground, a row that runs out of
/// the screen.
final class ShopView: UIView, UICollectionViewDataSource {
  private let titles = ["Featured", "Categories", "New"]
  private let counts = [3, 4, 6]
  private let collection: UICollectionView

  private let tiles = UICollectionView.CellRegistration<TileCell, String> { cell, path, text in
    cell.show(text, hue: CGFloat(path.section * 5 + path.item) / 17, radius: 12)
  }
  private let headers = UICollectionView.SupplementaryRegistration<SectionTitleView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { _, _, _ in }

  override init(frame: CGRect) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { index, _ in Self.section(index) }, configuration: configuration)
    layout.register(GroundView.self, forDecorationViewOfKind: "ground")
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(frame: frame)
    collection.dataSource = self
    addSubview(collection)
  }

  required init?(coder: NSCoder) { nil }

  private static func section(_ index: Int) -> NSCollectionLayoutSection {
    let whole = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    func group(
      _ width: NSCollectionLayoutDimension, _ height: CGFloat, _ count: Int
    ) -> NSCollectionLayoutGroup {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: width, heightDimension: .absolute(height)), subitem: whole, count: count)
      group.interItemSpacing = .fixed(10)
      return group
    }
    let section: NSCollectionLayoutSection
    switch index {
    case 0:
      section = NSCollectionLayoutSection(group: group(.fractionalWidth(0.85), 150, 1))
      section.orthogonalScrollingBehavior = .groupPagingCentered
    case 1:
      section = NSCollectionLayoutSection(group: group(.fractionalWidth(1), 70, 2))
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 16, trailing: 16)
      let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
      ground.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      section.decorationItems = [ground]
    default:
      section = NSCollectionLayoutSection(group: group(.absolute(110), 100, 1))
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 16, bottom: 0, trailing: 16)
    }
    section.interGroupSpacing = 10
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    collection.frame = bounds
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: tiles, for: indexPath, item: "\(titles[indexPath.section]) \(indexPath.item + 1)")
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueConfiguredReusableSupplementary(
      using: headers, for: indexPath)
    view.backgroundColor = .clear
    view.show(titles[indexPath.section], detail: "See all", inset: indexPath.section == 0 ? 16 : 0)
    return view
  }
}

/// A soft ground with round corners.
private final class GroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { nil }
}
