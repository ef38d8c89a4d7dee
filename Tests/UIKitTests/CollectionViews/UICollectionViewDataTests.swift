import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewDataTests: CollectionRows {
  private let size = CGSize(width: 100, height: 200)

  @Test func `the data source is asked once for numbers and for visible items alone`() {
    let source = CollectionSource(count: 1000)
    let view = UICollectionView.hosted(size, rows(), source)
    #expect(
      source.calls == ["sections", "items 0", "cell 0.0", "cell 0.1", "cell 0.2", "cell 0.3"])
    #expect(view.contentSize == CGSize(width: 100, height: 50_000))
    #expect(view.titles == ["0", "1", "2", "3"])
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    #expect(view.cellForItem(at: IndexPath(item: 9, section: 0)) == nil)
    #expect(view.indexPath(for: view.visibleCells[2]) == IndexPath(item: 2, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 120)) == IndexPath(item: 2, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 975)) == IndexPath(item: 19, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: -1)) == nil)
  }
}
