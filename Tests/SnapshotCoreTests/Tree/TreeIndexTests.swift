import Testing

@testable import SnapshotCore

@Suite struct TreeIndexTests {
  private func index(_ view: TestView) throws -> TreeIndex { TreeIndex(try #require(view.tree)) }

  private let card = TestView.root(
    .label("title", "A", y: 4), .label("", "B", y: 30),
    TestView(name: "stack", frame: (10, 50, 80, 40), children: [.label("", "C", y: 60)]),
    .label("", "D", y: 90))

  @Test func `every node has its parent and its children`() throws {
    let tree = try index(card)
    #expect(tree.parents == [-1, 0, 0, 0, 3, 0])
    #expect(tree.children == [[1, 2, 3, 5], [], [], [4], [], []])
  }

  @Test func `a node without a name has its class, with a number among its like`() throws {
    let tree = try index(card)
    #expect(
      (0..<6).map(tree.title) == [
        "CardView", "title", "UILabel[0]", "stack", "UILabel", "UILabel[1]",
      ])
    #expect(tree.path(4) == "stack/UILabel")
    #expect(tree.path(0) == "CardView")
  }

  @Test func `a frame is told in its parent's`() throws {
    let tree = try index(card)
    #expect(tree.relativeFrame(4) == ViewFrame(x: 6, y: 10, width: 80, height: 20))
    #expect(tree.relativeFrame(0) == ViewFrame(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func `where a subtree is does not count for its digest, what is in it does`() throws {
    let digest = try index(card).digests[3]
    let moved = card.with {
      $0.children[2].frame.1 += 5
      $0.children[2].children[0].frame.1 += 5
    }
    #expect(try index(moved).digests[3] == digest)
    let inside = card.with { $0.children[2].children[0].frame.1 += 5 }
    #expect(try index(inside).digests[3] != digest)
    let renamed = card.with { $0.children[2].children[0].properties[0].1 = "“E”" }
    #expect(try index(renamed).digests[3] != digest)
    #expect(try index(renamed).digests[0] != index(card).digests[0])
  }
}
