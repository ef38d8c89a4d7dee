import UIKit

/// A suite that shows a compositional layout in a collection view.
@MainActor protocol CompositionalHost {}

extension CompositionalHost {
  func host(
    _ section: NSCollectionLayoutSection, _ counts: Int..., width: CGFloat = 200,
    _ configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> UICollectionView {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configure(configuration)
    return UICollectionView.hosted(
      CGSize(width: width, height: 300),
      UICollectionViewCompositionalLayout(section: section, configuration: configuration),
      CollectionSource(counts.map { (0..<$0).map(String.init) }))
  }

  func grid(_ count: Int = 2) -> NSCollectionLayoutSection {
    let cell = item(.fractionalWidth(1 / CGFloat(count)), .fractionalHeight(1))
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [cell]))
  }

  func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}
