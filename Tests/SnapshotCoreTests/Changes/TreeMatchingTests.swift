import SnapshotCore
import Testing

@Suite struct TreeMatchingTests: TreeChanges {
  let metadata = ReferenceMetadata(renderer: "R", scale: 1)

  @Test func `a row that is put in front of alike ones is the one that was added`() throws {
    let rows = ["one", "two", "three"].map { TestView.label("", $0) }
    let old = TestView.root().with { $0.children = rows }
    let new = TestView.root().with { $0.children = [.label("", "zero")] + rows }
    #expect(try changes(old, new) == ["UILabel[0]: added"])
    #expect(try changes(new, old) == ["UILabel[0]: removed"])
  }

  @Test func `of unnamed views of one class the same place is the same view`() throws {
    let old = TestView.root(.label("", "A"), .label("", "B"), .label("", "C"))
    let new = TestView.root(.label("", "A"), .label("", "X"), .label("", "C"))
    #expect(try changes(old, new) == ["UILabel[1]: text “B” → “X”"])
  }

  @Test func `another order names as few views as can be`() throws {
    let names = ["a", "b", "c", "d"]
    let old = TestView.root().with { $0.children = names.map { .label($0, $0) } }
    let new = TestView.root().with {
      $0.children = ["b", "c", "d", "a"].map { .label($0, $0) }
    }
    #expect(try changes(old, new) == ["a: reordered"])
  }

  @Test func `another class is one change`() throws {
    let old = TestView.root(.label("a", "A"), TestView(type: "UIButton", name: "action"))
    let new = TestView.root(.label("a", "A"), TestView(type: "FancyButton", name: "action"))
    #expect(try changes(old, new) == ["action: class UIButton → FancyButton"])
    #expect(
      try changes(.root(TestView(type: "UIView")), .root(TestView(type: "Line")))
        == ["Line: class UIView → Line"])
  }

  @Test func `a named view in another parent was put there`() throws {
    let (header, footer) = (TestView(name: "header"), TestView(name: "footer"))
    let icon = TestView(type: "UIImageView", name: "icon")
    let old = TestView.root(header.with { $0.children = [icon] }, footer)
    let new = TestView.root(header, footer.with { $0.children = [icon] })
    #expect(try changes(old, new) == ["footer/icon: put from header into footer"])
  }

  @Test func `wide trees are compared in good time`() throws {
    let rows = (0..<3000).map { TestView.label("", "\($0)") }
    let old = TestView.root().with { $0.children = rows }
    let new = TestView.root().with { $0.children = rows.reversed() }
    #expect(try !changes(old, new).isEmpty)
  }
}
