import UIKit

/// Letters below an item of a sidebar, in a collection view that is shown.
@MainActor
final class ShownOutline {
  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: .init(appearance: .sidebar)))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let source: UICollectionViewDiffableDataSource<Int, String>

  init() {
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      cell.accessories = text.count > 1 ? [.outlineDisclosure()] : []
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    window.isHidden = false
    window.addSubview(view)
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["letters", "z"])
    outline.append(["a", "b"], to: "letters")
    source.apply(outline, to: 0, animatingDifferences: false)
    settle()
  }

  func settle() { for _ in 0..<4 { window.layoutIfNeeded() } }

  func tapArrow() {
    let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
    let touch = TouchSimulator(window: window)
    let y = cell?.frame.midY ?? 0
    touch.end(touch.begin(at: [CGPoint(x: 290, y: y)]))
    settle()
  }
}
