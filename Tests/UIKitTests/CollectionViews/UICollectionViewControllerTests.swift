import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewControllerTests: CollectionRows {
  private let size = CGSize(width: 100, height: 200)

  @Test func `the controller shows its collection view and deselects when it appears`() {
    final class Controller: UICollectionViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(TitleCell.self, forCellWithReuseIdentifier: "cell")
      }
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let controller = Controller(collectionViewLayout: rows())
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    controller.loadViewIfNeeded()
    controller.collectionView.layoutIfNeeded()
    controller.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.collectionView.frame == window.bounds)
    #expect(controller.view !== controller.collectionView)
    #expect(controller.collectionView.visibleCells.count == 3)
    #expect(controller.collectionView.indexPathsForSelectedItems == nil)
  }
}
