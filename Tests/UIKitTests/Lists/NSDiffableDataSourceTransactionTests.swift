import Testing
import UIKit

@MainActor
@Suite struct NSDiffableDataSourceTransactionTests {
  @Test func `an item that is moved by hand is moved in the snapshot`() {
    let outline = ShownOutline()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    outline.source.apply(snapshot, animatingDifferences: false)
    outline.settle()
    var moved: [String] = []
    outline.source.reorderingHandlers.canReorderItem = { $0 != "b" }
    outline.source.reorderingHandlers.didReorder = { moved = $0.finalSnapshot.itemIdentifiers }
    let view = outline.view
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let last = view.cellForItem(at: IndexPath(item: 2, section: 0))
    view.updateInteractiveMovementTargetPosition(last?.center ?? .zero)
    view.endInteractiveMovement()
    #expect(moved == ["b", "c", "a"])
    #expect(outline.source.snapshot().itemIdentifiers == ["b", "c", "a"])
  }
}
