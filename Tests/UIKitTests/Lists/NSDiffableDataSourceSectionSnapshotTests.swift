import Testing
import UIKit

@MainActor
@Suite struct NSDiffableDataSourceSectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private var outline: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["fruit", "tree"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["red", "green"], to: "apple")
    return snapshot
  }

  @Test func `items follow their parents, and are seen where those are expanded`() {
    var snapshot = outline
    #expect(snapshot.items == ["fruit", "apple", "red", "green", "pear", "tree"])
    #expect(snapshot.rootItems == ["fruit", "tree"])
    #expect(snapshot.visibleItems == ["fruit", "tree"])
    snapshot.expand(["apple"])
    #expect(!snapshot.isVisible("red"))
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "red", "green", "pear", "tree"])
    snapshot.collapse(["apple"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "tree"])
    #expect(snapshot.isExpanded("fruit") && !snapshot.isExpanded("apple"))
  }

  @Test func `levels, parents and places are told`() {
    let snapshot = outline
    #expect(["fruit", "pear", "green"].map { snapshot.level(of: $0) } == [0, 1, 2])
    #expect(snapshot.parent(of: "red") == "apple")
    #expect(snapshot.parent(of: "tree") == nil)
    #expect(snapshot.index(of: "green") == 3)
    #expect(snapshot.index(of: "stone") == nil)
  }

  @Test func `items are inserted beside others`() {
    var snapshot = outline
    snapshot.insert(["plum"], before: "pear")
    snapshot.insert(["nut"], after: "fruit")
    #expect(snapshot.items == ["fruit", "apple", "red", "green", "plum", "pear", "nut", "tree"])
    #expect(snapshot.level(of: "plum") == 1)
  }

  @Test func `what is below an item goes with it`() {
    var snapshot = outline
    snapshot.delete(["apple", "stone"])
    #expect(snapshot.items == ["fruit", "pear", "tree"])
    snapshot.deleteAll()
    #expect(snapshot.items == [])
  }

  @Test func `a branch is a snapshot, and a snapshot becomes a branch`() {
    var snapshot = outline
    snapshot.expand(["apple"])
    let branch = snapshot.snapshot(of: "fruit", includingParent: true)
    #expect(branch.items == ["fruit", "apple", "red", "green", "pear"])
    #expect(branch.isExpanded("apple"))
    #expect(snapshot.snapshot(of: "apple").rootItems == ["red", "green"])
    var other = Snapshot()
    other.append(["oak"])
    other.append(["leaf"], to: "oak")
    other.expand(["oak"])
    snapshot.replace(childrenOf: "fruit", using: other)
    #expect(snapshot.items == ["fruit", "oak", "leaf", "tree"])
    #expect(snapshot.level(of: "leaf") == 2)
    #expect(snapshot.isExpanded("oak"))
    var third = Snapshot()
    third.append(["stone"])
    third.append(["sand"], to: "stone")
    snapshot.insert(third, before: "tree")
    #expect(snapshot.items == ["fruit", "oak", "leaf", "stone", "sand", "tree"])
  }

  @Test func `the outline is described line by line`() {
    var snapshot = outline
    snapshot.expand(["fruit"])
    #expect(
      snapshot.visualDescription() == """
        - fruit
          + apple
            * red
            * green
          * pear
        * tree
        """)
  }
}
