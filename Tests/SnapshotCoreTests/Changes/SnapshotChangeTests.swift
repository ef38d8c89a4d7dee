import SnapshotCore
import Testing

@Suite struct SnapshotChangeTests: CardChanges {
  let font = ReferenceMetadata(
    renderer: "R 1", scale: 1, fonts: [String(repeating: "a", count: 64) + " Inter"])

  private let card = TestView.root(
    .label("title", "A", y: 0), .label("subtitle", "B", y: 30),
    TestView(name: "icon", frame: (150, 10, 32, 32), properties: [("image", "star")])
  ).with { $0.properties = [("backgroundColor", "#FFFFFF")] }

  @Test func `culprits come before what only followed them`() throws {
    let old = TestView.root(
      .label("title", "A", y: 0), .label("subtitle", "B", y: 30),
      TestView(name: "stack", frame: (0, 50, 200, 50)))
    let new = old.with {
      $0.frame.3 = 124
      $0.children[0].properties[0].1 = "“A long title”"
      $0.children[0].frame.3 = 44
      $0.children[1].frame.1 = 54
      $0.children[2].frame.1 = 74
    }
    let change = try change(old, new, mask(0..<200, 30..<100))
    #expect(
      change.views.map { $0.view } == ["title", "CardView", "stack", "subtitle"])
    #expect(change.views.first?.what.hasPrefix("text “A” → “A long title”, resized") == true)
  }

  @Test func `six views are named and the others counted`() throws {
    let old = TestView.root().with { root in
      root.children = (0..<10).map { .label("label\($0)", "A") }
    }
    let new = old.with { root in
      for index in 0..<10 { root.children[index].properties[0].1 = "“B”" }
    }
    let lines = try change(old, new, nil).lines()
    #expect(lines.count == 7)
    #expect(lines.last == "and 4 more")
  }

  @Test func `pixels without a change of views are what a view draws`() throws {
    let change = try change(card, card, mask(150..<152, 10..<12))
    #expect(change.cause == .drawing)
    #expect(
      change.lines() == [
        "The views are the same, but they draw something else:", "icon  drawn differently, 4 px",
      ])
  }

  @Test func `views without a change of pixels are structure`() throws {
    let new = card.with { $0.children[0].frame.0 = 17 }
    let change = try change(card, new, nil)
    #expect(change.cause == .structure)
    #expect(change.lines() == ["title  moved by (1, 0)"])
  }

  @Test func `another renderer or font is the cause where no view has its own change`() throws {
    var renderer = font
    renderer.renderer = "R 2"
    var other = font
    other.fonts = [String(repeating: "b", count: 64) + " Inter"]
    let pixels = mask(20..<30, 4..<10)
    let moved = card.with { $0.children[1].frame.1 = 31 }
    let changed = card.with { $0.children[1].properties[0].1 = "“C”" }
    #expect(try change(card, card, pixels, to: renderer).cause == .renderer)
    #expect(try change(card, card, pixels, to: other).cause == .font)
    #expect(try change(card, moved, pixels, to: other).cause == .font)
    #expect(try change(card, moved, pixels, to: renderer).cause == .renderer)
    #expect(try change(card, changed, pixels, to: other).cause == .view)
    #expect(try change(card, changed, pixels, to: renderer).cause == .view)
    #expect(try change(card, card, pixels, to: renderer).lines().count == 1)
  }
}
