import Testing
import UIKit

@MainActor
@Suite struct NSCollectionLayoutGroupTests: CompositionalHost {
  @Test func `a custom group puts items where its provider says`() {
    var asked: CGSize?
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      asked = environment.container.effectiveContentSize
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 10, width: 20, height: 20)),
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 100, y: 50, width: 50, height: 50), zIndex: 3),
      ]
    }
    let view = host(NSCollectionLayoutSection(group: group), 3)
    #expect(asked == CGSize(width: 200, height: 100))
    #expect(view.frame(1) == CGRect(x: 100, y: 50, width: 50, height: 50))
    #expect(view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
    #expect(view.frame(2) == CGRect(x: 10, y: 110, width: 20, height: 20))
  }
}
