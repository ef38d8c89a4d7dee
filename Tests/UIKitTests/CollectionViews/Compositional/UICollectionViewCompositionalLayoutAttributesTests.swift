import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewCompositionalLayoutAttributesTests: CompositionalHost {
  private let room = CGSize(width: 200, height: 300)

  @Test func `pinned headers stay while their section is there`() {
    let section = grid(1)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    let view = host(section, 10, 10)
    for (offset, expected) in [(0.0, 0.0), (100, 100), (515, 500)] as [(CGFloat, CGFloat)] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let shown = view.supplementaryView(
        forElementKind: header.elementKind, at: IndexPath(item: 0, section: 0))
      #expect(shown?.frame.minY == expected)
      #expect(view.subviews.last is UICollectionViewCell == false)
    }
  }

  @Test func `a background lies behind its whole section`() {
    let section = grid()
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
    ground.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    section.decorationItems = [ground]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
    let view = UICollectionView.hosted(room, layout, CollectionSource(count: 4))
    #expect(view.subviews.count == 5)
    #expect(view.subviews.first?.frame == CGRect(x: 2, y: 1, width: 194, height: 106))
  }

  @Test func `right to left mirrors groups, insets and anchors`() {
    let section = grid(4)
    section.contentInsets.leading = 40
    let view = host(section, 4)
    #expect(view.lefts(4) == [40, 80, 120, 160])
    view.semanticContentAttribute = .forceRightToLeft
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(view.lefts(4) == [120, 80, 40, 0])
  }

  @Test func `the handler changes what is visible before it is shown`() {
    let section = grid(1)
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, _ in
      offsets.append(offset.y)
      for item in items where item.representedElementCategory == .cell { item.alpha = 0.5 }
    }
    let view = host(section, 20)
    #expect(view.visibleCells.allSatisfy { $0.alpha == 0.5 })
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    #expect(offsets == [0, 100])
  }
}
