import SnapshotCore
import Testing

@Suite struct TreeDifferenceTests: TreeChanges {
  let metadata = ReferenceMetadata(renderer: "R", scale: 1)

  @Test func `equal trees have no difference`() throws {
    let view = TestView.root(.label("a", "A"), .label("", "B"))
    #expect(try changes(view, view) == [])
  }

  @Test func `several changes of one view are one line`() throws {
    let old = TestView.root(.label("a", "A"))
    let new = old.with {
      $0.children[0].properties.append(("textColor", "#FF0000"))
      $0.children[0].frame = (16, 4, 84.5, 20)
    }
    #expect(
      try changes(old, new)
        == ["a: textColor none → #FF0000, resized 80 × 20 → 84.5 × 20, moved by (0, 4)"])
  }

  @Test func `what is inside a view that moved did not`() throws {
    let stack = TestView(
      name: "stack", frame: (0, 10, 100, 40), children: [.label("a", "A", y: 10)])
    let moved = stack.with {
      $0.frame.1 = 12
      $0.children[0].frame.1 = 12
    }
    #expect(try changes(.root(stack), .root(moved)) == ["stack: moved by (0, 2)"])
  }

  @Test func `added and removed views are named without what is in them`() throws {
    let badge = TestView(
      type: "Badge", name: "badge", children: [.label("", "1"), .label("", "2")])
    let (without, with) = (
      TestView.root(.label("a", "A")), TestView.root(.label("a", "A"), badge)
    )
    #expect(try changes(without, with) == ["badge: added"])
    #expect(try changes(with, without) == ["badge: removed"])
  }
}
