import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewTests: CollectionRows {
  private let size = CGSize(width: 100, height: 200)

  @Test func `an item scrolls to its place between the insets`() {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 40))
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let places: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 490), (.centeredVertically, 430), (.bottom, 370), ([], 0),
    ]
    for (position, expected) in places {
      view.contentOffset.y = 0
      view.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: false)
      #expect(view.contentOffset.y == expected)
    }
    view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .top, animated: false)
    // The last of 40 rows, and the inset below it, at the bottom.
    #expect(view.contentOffset.y == 1820)
  }
}
