import Testing
import UIKit

@MainActor
private final class SelectionLog: NSObject, UICollectionViewDelegate {
  var calls: [String] = []
  var refused: Set<Int> = []

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldHighlight \(indexPath.item)")
    return !refused.contains(indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {
    calls.append("didHighlight \(indexPath.item)")
    #expect(collectionView.cellForItem(at: indexPath)?.isHighlighted == true)
  }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { calls.append("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldSelect \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    calls.append("shouldDeselect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    calls.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    calls.append("didDeselect \(indexPath.item)")
  }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("will \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("end \(indexPath.item)") }
}

@MainActor
@Suite struct UICollectionViewTests {
  private let size = CGSize(width: 100, height: 200)

  /// Rows of 100 × 50 without distances: four are visible.
  private func rows() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test func `the data source is asked once for numbers and for visible items alone`() {
    let source = CollectionSource(count: 1000)
    let view = UICollectionView.hosted(size, rows(), source)
    #expect(
      source.calls == ["sections", "items 0", "cell 0.0", "cell 0.1", "cell 0.2", "cell 0.3"])
    #expect(view.contentSize == CGSize(width: 100, height: 50_000))
    #expect(view.titles == ["0", "1", "2", "3"])
    #expect(view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 3])
    #expect(view.cellForItem(at: IndexPath(item: 9, section: 0)) == nil)
    #expect(view.indexPath(for: view.visibleCells[2]) == IndexPath(item: 2, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 120)) == IndexPath(item: 2, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: 975)) == IndexPath(item: 19, section: 0))
    #expect(view.indexPathForItem(at: CGPoint(x: 50, y: -1)) == nil)
  }

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

  @Test func `a cell is told of attributes when they change`() {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 4))
    let cell = view.visibleCells[0] as? TitleCell
    #expect(cell?.appliedCount == 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(cell?.appliedCount == 1)
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.height = 40
    view.layoutIfNeeded()
    #expect(cell?.appliedCount == 2)
    #expect(cell?.contentView.frame == CGRect(x: 0, y: 0, width: 100, height: 40))
  }

  @Test func `a tap highlights, selects and unhighlights in Apple's order`() throws {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 4))
    let log = SelectionLog()
    view.delegate = log
    let touch = TouchSimulator(window: try #require(view.window))
    touch.tap(at: CGPoint(x: 50, y: 60))
    #expect(
      log.calls == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(view.visibleCells.map(\.isSelected) == [false, true, false, false])
    log.calls = []
    touch.wait(seconds: 1)
    touch.tap(at: CGPoint(x: 50, y: 10))
    #expect(
      log.calls == [
        "shouldHighlight 0", "didHighlight 0", "shouldSelect 0", "didDeselect 1", "didSelect 0",
        "didUnhighlight 0",
      ])
    log.refused = [2]
    log.calls = []
    touch.wait(seconds: 1)
    touch.tap(at: CGPoint(x: 50, y: 110))
    #expect(log.calls == ["shouldHighlight 2"])
  }

  @Test func `several may be selected, and a tap takes one back`() throws {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 4))
    view.allowsMultipleSelection = true
    let log = SelectionLog()
    view.delegate = log
    let touch = TouchSimulator(window: try #require(view.window))
    for y in [10.0, 60, 10] {
      touch.tap(at: CGPoint(x: 50, y: y))
      touch.wait(seconds: 1)
    }
    #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    #expect(log.calls.suffix(3) == ["shouldDeselect 0", "didDeselect 0", "didUnhighlight 0"])
  }

  @Test func `in editing, items are selected where that is allowed then`() throws {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 4))
    let touch = TouchSimulator(window: try #require(view.window))
    var states: [Bool] = []
    view.visibleCells[0].configurationUpdateHandler = { _, state in states.append(state.isEditing) }
    view.layoutIfNeeded()
    view.isEditing = true
    view.layoutIfNeeded()
    #expect(states == [false, true])
    func tap(_ y: CGFloat) -> [Int] {
      touch.tap(at: CGPoint(x: 50, y: y))
      touch.wait(seconds: 1)
      return (view.indexPathsForSelectedItems ?? []).map(\.item)
    }
    #expect(tap(10) == [])
    view.allowsSelectionDuringEditing = true
    #expect(tap(10) == [0])
    #expect(tap(60) == [1])
    view.allowsMultipleSelectionDuringEditing = true
    #expect(tap(10) == [0, 1])
    view.isEditing = false
    #expect(tap(110) == [2])
  }

  @Test func `a drag does not select`() throws {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 40))
    let log = SelectionLog()
    view.delegate = log
    let touch = TouchSimulator(window: try #require(view.window))
    touch.drag(from: CGPoint(x: 50, y: 160), to: CGPoint(x: 50, y: 100), seconds: 10)
    #expect(
      log.calls.filter { $0.contains("igh") }
        == ["shouldHighlight 3", "didHighlight 3", "didUnhighlight 3"])
    #expect(view.indexPathsForSelectedItems == nil)
  }

  @Test func `a tap in a collection view within a cell selects there alone`() throws {
    let outer = UICollectionView.hosted(size, rows(), CollectionSource(count: 2))
    let inner = UICollectionView.hosted(size, rows(), CollectionSource(count: 1))
    inner.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
    outer.visibleCells[0].contentView.addSubview(inner)
    let touch = TouchSimulator(window: try #require(outer.window))
    outer.layoutIfNeeded()
    touch.tap(at: CGPoint(x: 30, y: 25))
    #expect(inner.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    #expect(outer.indexPathsForSelectedItems == nil)
    touch.wait(seconds: 1)
    touch.tap(at: CGPoint(x: 80, y: 25))
    #expect(outer.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func `the app selects without a word to the delegate, and a reload forgets it`() {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 40))
    let log = SelectionLog()
    view.delegate = log
    let path = IndexPath(item: 20, section: 0)
    view.selectItem(at: path, animated: false, scrollPosition: .top)
    view.layoutIfNeeded()
    #expect(view.contentOffset.y == 1000)
    #expect(view.cellForItem(at: path)?.isSelected == true)
    #expect(!log.calls.contains { $0.contains("elect") })
    view.selectItem(at: nil, animated: false, scrollPosition: [])
    #expect(view.indexPathsForSelectedItems == nil)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == nil)
    #expect(view.visibleCells.isEmpty)
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 4)
  }

  @Test func `an item scrolls to its place between the insets`() {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 40))
    view.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let places: [(UICollectionView.ScrollPosition, CGFloat)] = [
      (.top, 490), (.centeredVertically, 430), (.bottom, 370), ([], 0),
    ]
    for (position, expected) in places {
      view.contentOffset.y = 0
      view.scrollToItem(at: IndexPath(item: 10, section: 0), at: position, animated: false)
      #expect(view.contentOffset.y == expected)
    }
    view.scrollToItem(at: IndexPath(item: 39, section: 0), at: .top, animated: false)
    // The last of 40 rows, and the inset below it, at the bottom.
    #expect(view.contentOffset.y == 1820)
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

  @Test func `the background fills the visible part behind the cells`() {
    let view = UICollectionView.hosted(size, rows(), CollectionSource(count: 40))
    let background = UIView()
    view.backgroundView = background
    view.contentOffset.y = 70
    view.layoutIfNeeded()
    #expect(background.frame == CGRect(x: 0, y: 70, width: 100, height: 200))
    #expect(view.subviews.first === background)
  }

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
