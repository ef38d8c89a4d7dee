import Testing
import UIKit

@MainActor
@Suite struct ElementKeyTests: CollectionRows {
  @Test func `a greater z is in front whatever the order of the data`() {
    final class Fan: UICollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map {
          let copy = $0.copy() as? UICollectionViewLayoutAttributes ?? $0
          copy.zIndex = -copy.indexPath.item
          return copy
        }
      }
    }
    let view = UICollectionView.hosted(
      CGSize(width: 200, height: 50), Fan(), CollectionSource(count: 3))
    #expect(view.subviews.compactMap { ($0 as? TitleCell)?.title } == ["2", "1", "0"])
  }
}
