import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewUpdateItemTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test func `the layout is told what changed after it prepared`() {
    final class Layout: UICollectionViewFlowLayout {
      var log: [String] = []
      override func prepare() {
        super.prepare()
        log.append("prepare")
      }
      override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        log += updateItems.map {
          "\($0.updateAction) \($0.indexPathBeforeUpdate?.item ?? -1) "
            + "\($0.indexPathAfterUpdate?.item ?? -1)"
        }
      }
      override func finalizeCollectionViewUpdates() { log.append("finalize") }
    }
    let layout = Layout()
    let source = CollectionSource([["a", "b"]])
    let view = UICollectionView.hosted(CGSize(width: 100, height: 200), layout, source)
    layout.log = []
    source.sections = [["b", "c"]]
    view.performBatchUpdates {
      view.deleteItems(at: [path(0)])
      view.insertItems(at: [path(1)])
    }
    #expect(layout.log == ["prepare", "delete 0 -1", "insert -1 1", "finalize"])
  }
}
