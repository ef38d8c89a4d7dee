import Testing
import UIKit

@MainActor
@Suite struct NSCollectionLayoutSizeTests: CompositionalHost {
  private let room = CGSize(width: 200, height: 300)

  @Test func `items with estimated heights have those that they need`() {
    let cell = item(.fractionalWidth(0.5), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [cell])
    let view = UICollectionView.hosted(
      room, UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      CollectionSource(count: 6), cell: LetterCell.self)
    // Each cell is 20 high.
    #expect(view.frame(3) == CGRect(x: 100, y: 20, width: 100, height: 20))
    #expect(view.contentSize.height == 60)
    let second = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? LetterCell
    second?.show("1", height: 70)
    second?.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(view.frame(1)?.height == 70)
    #expect(view.frame(2)?.minY == 70)
    #expect(view.contentSize.height == 110)
  }

  @Test func `items with estimated widths flow into as many groups as they need`() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(30)),
      subitems: [item(.estimated(50), .estimated(30))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let view = UICollectionView.hosted(
      room, UICollectionViewCompositionalLayout(section: section),
      CollectionSource([["12345678", "1234", "123456", "1234567890", "12"]]),
      cell: LetterCell.self)
    // 80 + 10 + 40 + 10 + 60 | 100 + 10 + 20
    #expect(view.lefts(5) == [0, 90, 140, 0, 110])
    #expect(view.frame(4) == CGRect(x: 110, y: 25, width: 20, height: 20))
  }
}
