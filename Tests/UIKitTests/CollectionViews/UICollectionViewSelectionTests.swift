import Testing
import UIKit

@MainActor
@Suite struct UICollectionViewSelectionTests: CollectionRows {
  private let size = CGSize(width: 100, height: 200)

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
}
