import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewUpdatesTests {
  private func make(_ sections: [[String]]) -> (UICollectionView, CollectionSource) {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    layout.minimumLineSpacing = 0
    let source = CollectionSource(sections)
    let view = UICollectionView.hosted(CGSize(width: 100, height: 200), layout, source)
    source.calls = []
    return (view, source)
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `an insertion makes one cell and moves the others`() {
    let (view, source) = make([["a", "b", "c"]])
    let old = view.visibleCells
    source.sections[0].insert("x", at: 1)
    view.insertItems(at: [path(1)])
    #expect(view.titles == ["a", "x", "b", "c"])
    #expect(source.calls == ["sections", "items 0", "cell 0.1"])
    #expect(view.cellForItem(at: path(2)) === old[1])
    #expect(old[2].frame.minY == 60)
  }

  @Test func `deletions and moves count in the old data, insertions in the new`() {
    let (view, source) = make([["a", "b", "c", "d", "e"]])
    view.selectItem(at: path(3), animated: false, scrollPosition: [])
    var finished = false
    source.sections = [["e", "x", "c", "d"]]
    view.performBatchUpdates {
      view.deleteItems(at: [path(0), path(1)])
      view.moveItem(at: path(4), to: path(0))
      view.insertItems(at: [path(1)])
    } completion: {
      finished = $0
    }
    #expect(finished)
    #expect(view.titles == ["e", "x", "c", "d"])
    #expect(source.calls == ["sections", "items 0", "cell 0.1"])
    #expect(view.indexPathsForSelectedItems == [path(3)])
    #expect(view.cellForItem(at: path(3))?.isSelected == true)
  }

  @Test func `sections come, go and move with their cells`() {
    let (view, source) = make([["a"], ["b", "c"], ["d"]])
    let (b, d) = (view.cellForItem(at: path(0, 1)), view.cellForItem(at: path(0, 2)))
    source.sections = [["d"], ["x", "y"], ["b", "c"]]
    view.performBatchUpdates {
      view.deleteSections([0])
      view.insertSections([1])
      view.moveSection(2, toSection: 0)
    }
    #expect(view.titles == ["d", "x", "y", "b", "c"])
    #expect(view.cellForItem(at: path(0, 2)) === b)
    #expect(view.cellForItem(at: path(0, 0)) === d)
    #expect(source.calls.filter { $0.hasPrefix("cell") } == ["cell 1.0", "cell 1.1"])
  }

  @Test func `what is reloaded gets cells anew, and a section may change its number`() {
    let (view, source) = make([["a", "b"], ["c"]])
    source.sections = [["a", "B"], ["c", "d", "e"]]
    view.performBatchUpdates {
      view.reloadItems(at: [path(1)])
      view.reloadSections([1])
    }
    #expect(view.titles == ["a", "B", "c", "d", "e"])
    #expect(
      source.calls.filter { $0.hasPrefix("cell") }
        == ["cell 0.1", "cell 1.0", "cell 1.1", "cell 1.2"])
  }

  @Test func `content that ends before the visible part pulls it back`() {
    let (view, source) = make([(0..<100).map(String.init)])
    view.contentOffset.y = 1800
    view.layoutIfNeeded()
    source.sections = [["a", "b"]]
    view.performBatchUpdates { view.deleteItems(at: (2..<100).map { path($0) }) }
    #expect(view.contentOffset.y == 0)
    #expect(view.visibleCells.count == 2)
  }

  @Test func `data that was never shown is not compared with what it was`() {
    let source = CollectionSource([["a"]])
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewFlowLayout())
    view.register(TitleCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    view.insertItems(at: [path(0)])
    view.layoutIfNeeded()
    #expect(view.titles == ["a"])
  }
}
