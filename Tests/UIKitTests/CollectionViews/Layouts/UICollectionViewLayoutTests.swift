import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewLayoutTests: ShowsDiagonal {
  let layout = DiagonalLayout()
  let source = CollectionSource(count: 20)

  @Test func `a layout prepares once for each invalidation`() {
    let view = host()
    layout.log = []
    view.contentOffset.y = 40
    view.layoutIfNeeded()
    #expect(layout.log == [])
    layout.invalidateLayout()
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(
      layout.log
        == ["invalidate", "context true false", "invalidate", "context true false", "prepare"])
    layout.log = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(layout.log == ["invalidate", "context true true", "prepare"])
  }

  @Test func `a bounds change invalidates where the layout says so`() {
    let view = host()
    layout.follows = true
    layout.log = []
    view.contentOffset.y = 10
    view.layoutIfNeeded()
    #expect(layout.log == ["context false false", "prepare"])
    #expect(view.visibleCells[0].frame.minX == 10)
    layout.log = []
    view.frame.size.height = 120
    #expect(layout.log == ["size", "context false false"])
  }

  @Test func `a drag comes to rest where the layout says`() throws {
    let view = host()
    let touch = TouchSimulator(window: try #require(view.window))
    touch.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 35), seconds: 20)
    #expect(view.contentOffset == CGPoint(x: 0, y: 40))
  }

  @Test func `another layout moves the same cells`() {
    let view = host()
    let first = view.visibleCells[0]
    let flow = UICollectionViewFlowLayout()
    flow.sectionInset.left = 30
    view.setCollectionViewLayout(flow, animated: true)
    view.layoutIfNeeded()
    #expect(layout.collectionView == nil)
    #expect(first.superview === view)
    #expect(first.frame == CGRect(x: 40, y: 0, width: 50, height: 50))
    #expect(view.subviews.count == 2)
    #expect(source.calls.filter { $0.hasPrefix("cell") }.count == 3)
  }
}
