import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewMovementTests: MovedItems {
  private let source = Source()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.delegate = source
    view.prefetchDataSource = source
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func `items that come next are told of`() {
    #expect(source.calls == ["ahead 4 5 6 7"])
  }

  @Test func `an item follows the finger and is moved when that is lifted`() {
    source.calls = []
    let cell = view.cellForItem(at: path(0))
    #expect(!view.beginInteractiveMovementForItem(at: path(1)))
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 70))
    #expect(cell?.center == CGPoint(x: 80, y: 70))
    view.endInteractiveMovement()
    window.layoutIfNeeded()
    #expect(source.calls == ["move 0 3"])
    #expect(view.cellForItem(at: path(3)) === cell)
    #expect(cell?.frame == CGRect(x: 50, y: 50, width: 50, height: 50))
  }

  @Test func `a movement that is cancelled changes nothing`() {
    source.calls = []
    let cell = view.cellForItem(at: path(0))
    #expect(view.beginInteractiveMovementForItem(at: path(0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 80, y: 70))
    view.cancelInteractiveMovement()
    window.layoutIfNeeded()
    #expect(source.calls == [])
    #expect(cell?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
  }
}
