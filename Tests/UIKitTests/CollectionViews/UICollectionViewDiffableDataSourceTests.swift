import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewDiffableDataSourceTests {
  private let view: UICollectionView
  private let source: UICollectionViewDiffableDataSource<String, Int>
  private let log = Log()

  private final class Log {
    var made: [Int] = []
    var styles: [UIUserInterfaceStyle] = []
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize.height = 10
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 400), collectionViewLayout: layout)
    let log = log
    let cells = UICollectionView.CellRegistration<TitleCell, Int> { cell, _, item in
      cell.title = "\(item)"
    }
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      log.made.append(item)
      log.styles.append(UITraitCollection.current.userInterfaceStyle)
      return view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    show([("a", [1, 2, 3]), ("b", [4, 5])])
    view.layoutIfNeeded()
    log.made = []
  }

  private func show(
    _ sections: [(String, [Int])],
    _ change: (inout NSDiffableDataSourceSnapshot<String, Int>) -> Void = { _ in }
  ) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    change(&snapshot)
    source.apply(snapshot)
  }

  @Test func `a snapshot is shown`() {
    #expect(view.titles == ["1", "2", "3", "4", "5"])
    #expect(view.frame(0, 1)?.minY == 80)
    #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 1)) == 5)
    #expect(source.indexPath(for: 4) == IndexPath(item: 0, section: 1))
    #expect(source.sectionIdentifier(for: 1) == "b" && source.index(for: "c") == nil)
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count == 2)
  }

  @Test func `items that stay keep their cells and the selection, wherever they go`() {
    let third = view.cellForItem(at: IndexPath(item: 2, section: 0))
    view.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
    show([("b", [3, 6, 5]), ("a", [1])])
    #expect(view.titles == ["3", "6", "5", "1"])
    #expect(log.made == [6])
    #expect(view.cellForItem(at: IndexPath(item: 0, section: 0)) === third)
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `what is reloaded is made anew, what is reconfigured filled anew`() {
    let cells = view.visibleCells
    view.overrideUserInterfaceStyle = .dark
    log.styles = []
    show([("a", [1, 2, 3]), ("b", [4, 5])]) { snapshot in
      snapshot.reloadItems([2])
      snapshot.reconfigureItems([5])
    }
    #expect(log.made == [2, 5])
    #expect(log.styles == [.dark, .dark])
    #expect(view.visibleCells[4] === cells[4])
    #expect(view.titles == ["1", "2", "3", "4", "5"])
  }
}
