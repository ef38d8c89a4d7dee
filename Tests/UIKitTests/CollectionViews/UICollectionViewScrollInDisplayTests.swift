import Testing
import UIKit

/// What a delegate does while a collection view shows its elements.
@MainActor
@Suite struct UICollectionViewScrollInDisplayTests {
  private final class Starter: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout
  {
    var asked: [String] = []
    var reloads = 0
    var target: Int?
    var headerHeight: CGFloat = 0

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked.append("\(indexPath.item)")
      return view.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
    }

    func collectionView(
      _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      asked.append("header")
      return view.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "h", for: indexPath)
    }

    func collectionView(
      _ view: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize { CGSize(width: 100, height: headerHeight) }

    func collectionView(
      _ view: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      guard let item = target else { return }
      target = nil
      view.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
    }
  }

  private final class Counting: UICollectionView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private final class CountingTable: UITableView {
    var reloads = 0
    override func reloadData() {
      reloads += 1
      super.reloadData()
    }
  }

  private func view(_ source: Starter) -> Counting {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    let view = Counting(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h")
    view.dataSource = source
    view.delegate = source
    return view
  }

  @Test func `cells that come into sight by scrolling in willDisplay are made`() {
    let source = Starter()
    source.target = 20
    let view = view(source)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1000)
    #expect(view.indexPathsForVisibleItems.map(\.item).sorted() == [20, 21, 22, 23])
    #expect(view.visibleCells.allSatisfy { $0.superview === view && !$0.isHidden })
  }

  @Test func `cells are asked for before headers`() {
    let source = Starter()
    source.headerHeight = 50
    let view = view(source)
    view.layoutIfNeeded()
    #expect(source.asked == ["0", "1", "2", "header"])
  }

  @Test func `a header of no height has attributes without a size, and no view`() {
    let source = Starter()
    let view = view(source)
    view.layoutIfNeeded()
    let attributes = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(attributes?.size == .zero)
    #expect(!source.asked.contains("header"))
    #expect(
      view.layoutAttributesForSupplementaryElement(
        ofKind: "other", at: IndexPath(item: 0, section: 0)) == nil)
  }

  @Test func `a data source that is set does not call an override of reloadData`() {
    let source = Starter()
    let view = view(source)
    view.layoutIfNeeded()
    #expect(view.reloads == 0 && view.visibleCells.count == 4)
    let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
    }
    let rows = Rows()
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.reloads == 0 && table.visibleCells.count == 2)
  }
}
