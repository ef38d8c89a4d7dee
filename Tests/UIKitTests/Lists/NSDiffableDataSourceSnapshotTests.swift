import Testing
import UIKit

@Suite struct NSDiffableDataSourceSnapshotTests {
  private func make() -> NSDiffableDataSourceSnapshot<String, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4, 5])
    return snapshot
  }

  @Test func `items without a section go into the last one`() {
    let snapshot = make()
    #expect(snapshot.sectionIdentifiers == ["a", "b"])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
    #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
    #expect(snapshot.numberOfItems == 5)
    #expect(snapshot.indexOfItem(4) == 3)
    #expect(snapshot.sectionIdentifier(containingItem: 2) == "a")
  }

  @Test func `items are inserted, moved and deleted beside others`() {
    var snapshot = make()
    snapshot.insertItems([9], beforeItem: 2)
    snapshot.insertItems([8], afterItem: 5)
    #expect(snapshot.itemIdentifiers == [1, 9, 2, 3, 4, 5, 8])
    snapshot.moveItem(1, afterItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [9, 2, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5, 8])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.moveItem(8, beforeItem: 4)
    #expect(snapshot.itemIdentifiers(inSection: "b") == [8, 4, 1, 5])
    snapshot.deleteItems([2, 1, 77])
    #expect(snapshot.itemIdentifiers == [9, 3, 8, 4, 5])
    #expect(snapshot.indexOfItem(2) == nil)
  }

  @Test func `what is to be reloaded is named once, in the order of asking`() {
    var snapshot = make()
    snapshot.reloadItems([4, 1, 4])
    snapshot.reloadItems([1, 2])
    #expect(snapshot.reloadedItemIdentifiers == [4, 1, 2])
    snapshot.reconfigureItems([5, 5])
    #expect(snapshot.reconfiguredItemIdentifiers == [5])
    snapshot.reloadSections(["b", "a", "b"])
    #expect(snapshot.reloadedSectionIdentifiers == ["b", "a"])
  }

  @Test func `sections go with their items`() {
    var snapshot = make()
    snapshot.insertSections(["c"], beforeSection: "b")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "b", "a"])
    #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
    snapshot.reloadItems([4, 1])
    snapshot.reconfigureItems([5])
    snapshot.deleteSections(["b"])
    #expect(snapshot.itemIdentifiers == [1, 2, 3])
    #expect(snapshot.reloadedItemIdentifiers == [1])
    #expect(snapshot.reconfiguredItemIdentifiers == [])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }
}
