import SnapshotCore
import Testing

/// A node and what is in it, for tests to write trees down.
struct TestView {
  var type = "UIView"
  var name = ""
  var frame = (0.0, 0.0, 10.0, 10.0)
  var properties: [(String, String)] = []
  var children: [TestView] = []

  var tree: ViewTree? { ViewTree(nodes(0)) }

  private func nodes(_ depth: Int) -> [ViewTree.Node] {
    let frame = ViewFrame(x: frame.0, y: frame.1, width: frame.2, height: frame.3)
    let node = ViewTree.Node(
      depth: depth, type: type, name: name, frame: frame,
      properties: properties.map { ViewTree.Property($0.0, $0.1) })
    return [node] + children.flatMap { $0.nodes(depth + 1) }
  }

  func with(_ change: (inout TestView) -> Void) -> TestView {
    var copy = self
    change(&copy)
    return copy
  }

  static func label(
    _ name: String = "", _ text: String, y: Double = 0, _ properties: (String, String)...
  ) -> TestView {
    TestView(
      type: "UILabel", name: name, frame: (16, y, 80, 20),
      properties: [("text", "“\(text)”")] + properties)
  }

  static func root(_ children: TestView...) -> TestView {
    TestView(type: "CardView", frame: (0, 0, 200, 100), children: children)
  }
}

@Suite struct TreeDifferenceTests {
  private let metadata = ReferenceMetadata(renderer: "R", scale: 1)

  /// `view: what` of each change, where no pixel differs.
  private func changes(_ old: TestView, _ new: TestView) throws -> [String] {
    let surroundings = SnapshotChange.Surroundings(metadata)
    let change = SnapshotChange(
      from: (try #require(old.tree), surroundings), to: (try #require(new.tree), surroundings),
      mask: nil, scale: 1)
    #expect(change == nil || change?.cause == .structure)
    return change?.views.map { "\($0.view): \($0.what)" } ?? []
  }

  @Test func `equal trees have no difference`() throws {
    let view = TestView.root(.label("a", "A"), .label("", "B"))
    #expect(try changes(view, view) == [])
  }

  @Test func `a property is named with both values`() throws {
    let old = TestView.root(.label("titleLabel", "A"), .label("", "B"))
    #expect(
      try changes(old, old.with { $0.children[0].properties.append(("font", "18")) })
        == ["titleLabel: font 17 → 18"])
    #expect(
      try changes(old, old.with { $0.children[1].properties[0].1 = "“C”" })
        == ["UILabel: text “B” → “C”"])
    #expect(
      try changes(old.with { $0.properties = [("alpha", "0.5")] }, old)
        == ["CardView: alpha 0.5 → 1"])
    #expect(
      try changes(old, old.with { $0.properties = [("shadow", "radius 4")] })
        == ["CardView: shadow none → radius 4"])
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

  @Test func `a hidden view has no frame to change`() throws {
    let hidden = TestView(name: "a", frame: (0, 0, 0, 0), properties: [("isHidden", "true")])
    let shown = TestView(
      name: "a", frame: (5, 5, 50, 50), properties: [("border", "1")], children: [.label("", "A")])
    #expect(try changes(.root(hidden), .root(shown)) == ["a: isHidden true → false"])
    #expect(try changes(.root(shown), .root(hidden)) == ["a: isHidden false → true"])
    let clear = hidden.with { $0.properties = [("alpha", "0")] }
    #expect(try changes(.root(shown), .root(clear)) == ["a: alpha 1 → 0"])
  }

  @Test func `long values are cut to where they differ`() throws {
    let start = String(repeating: "Lorem ipsum ", count: 8)
    let what = try changes(
      .root(.label("a", start + "dolor")), .root(.label("a", start + "sit amet"))
    ).first
    #expect(what == "a: text …m ipsum dolor” → …m ipsum sit amet”")
  }

  @Test func `control characters do not get into lines`() throws {
    let new = TestView.root(.label("a\u{1b}[31m", "A\nB"))
    let text = try changes(.root(.label("a", "A")), .root(.label("a", "A\nB")))
    let lines = try changes(.root(), new) + text
    #expect(lines.allSatisfy { !$0.contains("\n") && !$0.contains("\u{1b}") })
  }

  @Test func `wide trees are compared in good time`() throws {
    let rows = (0..<3000).map { TestView.label("", "\($0)") }
    let old = TestView.root().with { $0.children = rows }
    let new = TestView.root().with { $0.children = rows.reversed() }
    #expect(try !changes(old, new).isEmpty)
  }
}
