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

@MainActor
@Suite struct OutlineDataSourceTests {
  @MainActor
  private final class Outline {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: .init(appearance: .sidebar)))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let source: UICollectionViewDiffableDataSource<Int, String>

    init() {
      let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, text in
        var content = cell.defaultContentConfiguration()
        content.text = text
        cell.contentConfiguration = content
        cell.accessories = text.count > 1 ? [.outlineDisclosure()] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      window.isHidden = false
      window.addSubview(view)
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["letters", "z"])
      outline.append(["a", "b"], to: "letters")
      source.apply(outline, to: 0, animatingDifferences: false)
      settle()
    }

    func settle() { for _ in 0..<4 { window.layoutIfNeeded() } }

    func tapArrow() {
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0))
      let touch = TouchSimulator(window: window)
      let y = cell?.frame.midY ?? 0
      touch.end(touch.begin(at: [CGPoint(x: 290, y: y)]))
      settle()
    }
  }

  @Test func `an arrow shows what is below its item, and hides it again`() {
    let outline = Outline()
    #expect(outline.source.snapshot().itemIdentifiers == ["letters", "z"])
    outline.tapArrow()
    #expect(outline.source.snapshot().itemIdentifiers == ["letters", "a", "b", "z"])
    #expect(outline.source.snapshot(for: 0).isExpanded("letters"))
    let child = outline.view.cellForItem(at: IndexPath(item: 1, section: 0))
    #expect((child as? UICollectionViewListCell)?.indentationLevel == 1)
    outline.tapArrow()
    #expect(outline.source.snapshot().itemIdentifiers == ["letters", "z"])
  }

  @Test func `handlers are asked, and make what is below an item`() {
    let outline = Outline()
    var told: [String] = []
    outline.source.sectionSnapshotHandlers.willExpandItem = { told.append("expand \($0)") }
    outline.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, old in
      var new = old
      new.append(["c"])
      return new
    }
    outline.tapArrow()
    outline.tapArrow()
    #expect(told == ["expand letters"])
    #expect(outline.source.snapshot().itemIdentifiers == ["letters", "a", "b", "c", "z"])
  }

  @Test func `an item that is moved by hand is moved in the snapshot`() {
    let outline = Outline()
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
