import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewReuseTests: CollectionRows {
  private let size = CGSize(width: 100, height: 200)

  @Test func `cells that go out of sight are used again`() {
    let source = CollectionSource(count: 100)
    let view = UICollectionView.hosted(size, rows(), source)
    let log = SelectionLog()
    view.delegate = log
    let first = view.visibleCells[0] as? TitleCell
    TitleCell.madeCount = 0
    source.calls = []
    view.contentOffset.y = 50
    view.layoutIfNeeded()
    #expect(source.calls == ["cell 0.4"])
    #expect(log.calls == ["end 0", "will 4"])
    #expect(TitleCell.madeCount == 0)
    #expect(view.cellForItem(at: IndexPath(item: 4, section: 0)) === first)
    #expect(first?.reuseCount == 1)
    #expect(first?.superview === view)
    #expect(first?.frame == CGRect(x: 0, y: 200, width: 100, height: 50))
    // Half a row more shows five rows: one more cell, and none beyond.
    view.contentOffset.y = 75
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 5)
    #expect(view.subviews.count == 5)
    #expect(TitleCell.madeCount == 1)
  }

  @Test func `registrations make cells of their class and use them again`() {
    @MainActor final class Source: NSObject, UICollectionViewDataSource {
      var texts = ["a", "b"]
      let cells = UICollectionView.CellRegistration<TitleCell, String> { cell, path, text in
        cell.title = "\(text)\(path.item)"
      }
      let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { view, kind, _ in view.tag = kind.count }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { texts.count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt path: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueConfiguredReusableCell(
          using: cells, for: path, item: texts[path.item])
      }
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at path: IndexPath
      ) -> UICollectionReusableView {
        collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: path)
      }
    }
    let source = Source()
    let layout = rows()
    layout.headerReferenceSize.height = 30
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.titles == ["a0", "b1"])
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.tag == UICollectionView.elementKindSectionHeader.count)
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 100, height: 30))
    let cell = view.visibleCells[0]
    source.texts = ["c", "d"]
    view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    #expect(view.titles == ["c0", "b1"])
    #expect(view.visibleCells[0] === cell)
  }
}
