import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewDisplayTests: ShowsDiagonal, CollectionRows {
  let layout = DiagonalLayout()
  let source = CollectionSource(count: 20)
  private let size = CGSize(width: 100, height: 200)

  @Test func `cells are made for what reaches into the visible part`() {
    let view = host()
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2])
    #expect(view.contentSize == CGSize(width: 1000, height: 1000))
    #expect(view.subviews.count == 4)
    #expect(view.subviews[0].frame.width == 1000)
    #expect(view.subviews[0].layer.zPosition == -1)
  }

  @Test func `a cell is told of attributes when they change`() {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 4))
    let cell = view.visibleCells[0] as? TitleCell
    #expect(cell?.appliedCount == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(cell?.appliedCount == 1)
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 40
    view.layoutIfNeeded()
    #expect(cell?.appliedCount == 2)
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `the background fills the visible part behind the cells`() {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 40))
    let background = UIView()
    view.backgroundView = background
    view.contentOffset.y = 70
    view.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 70, width: 100, height: 200))
    #expect(view.subviews.first === background)
  }
}
