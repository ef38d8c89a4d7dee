import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewTransitionLayoutTests: MovedItems {
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

  @Test func `a layout between two others has every item on its way`() {
    let next = UICollectionViewFlowLayout()
    next.itemSize = CGSize(width: 100, height: 30)
    next.minimumLineSpacing = 0
    var ended: [Bool] = []
    let transition = view.startInteractiveTransition(to: next) { ended += [$0, $1] }
    transition.transitionProgress = 0.5
    window.layoutIfNeeded()
    #expect(view.cellForItem(at: path(0))?.frame == CGRect(x: 0, y: 0, width: 75, height: 40))
    #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 25, y: 15, width: 75, height: 40))
    view.finishInteractiveTransition()
    window.layoutIfNeeded()
    #expect(view.collectionViewLayout === next)
    #expect(view.cellForItem(at: path(1))?.frame == CGRect(x: 0, y: 30, width: 100, height: 30))
    #expect(ended == [true, true])
  }
}
