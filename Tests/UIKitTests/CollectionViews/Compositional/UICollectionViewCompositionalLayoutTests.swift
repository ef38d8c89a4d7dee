import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewCompositionalLayoutTests: CompositionalHost {
  private let room = CGSize(width: 200, height: 300)

  @Test func `the provider makes each section for its environment`() {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      widths.append(environment.container.effectiveContentSize.width)
      return index == 0 ? grid(2) : grid(4)
    }
    let view = UICollectionView.hosted(
      room, layout, CollectionSource([["a", "b"], ["c", "d", "e", "f"]]))
    #expect(widths == [200, 200])
    #expect(view.lefts(4, 1) == [0, 50, 100, 150])
    view.frame.size.width = 100
    view.layoutIfNeeded()
    #expect(widths == [200, 200, 100, 100])
    #expect(view.lefts(2) == [0, 50])
  }

  @Test func `a layout that scrolls sideways lays groups beside each other`() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size(.absolute(80), .fractionalHeight(1)),
        subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3))
    section.interGroupSpacing = 10
    section.contentInsets.leading = 15
    let view = host(section, 4) { $0.scrollDirection = .horizontal }
    #expect(view.frame(2) == CGRect(x: 15, y: 200, width: 80, height: 100))
    #expect(view.frame(3) == CGRect(x: 105, y: 0, width: 80, height: 100))
    #expect(view.contentSize == CGSize(width: 185, height: 300))
  }

  @Test func `the layout's own header and footer surround the sections`() {
    let view = host(grid(), 2, 2) { configuration in
      configuration.interSectionSpacing = 10
      configuration.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top),
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(25)),
          elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom),
      ]
    }
    #expect(view.frame(0)?.minY == 40)
    #expect(view.frame(0, 1)?.minY == 100)
    #expect(view.contentSize.height == 175)
    let footer = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter, at: IndexPath(index: 0))
    #expect(footer?.frame == CGRect(x: 0, y: 150, width: 200, height: 25))
  }

  @Test func `a section without items needs no definition`() {
    let rows = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(20)),
        subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
    let layout = UICollectionViewCompositionalLayout { section, _ in section == 0 ? nil : rows }
    let view = UICollectionView.hosted(room, layout, CollectionSource([[], ["a", "b"]]))
    #expect(view.frame(1, 1) == CGRect(x: 0, y: 20, width: 200, height: 20))
    #expect(view.titles == ["a", "b"])
  }
}
