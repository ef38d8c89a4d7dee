import SnapshotCore
import Testing

@Suite struct SnapshotChangeTests {
  private let font = ReferenceMetadata(
    renderer: "R 1", scale: 1, fonts: [String(repeating: "a", count: 64) + " Inter"])

  /// Everything in a rectangle of a picture of 200 × 100 pixels differs.
  private func mask(_ x: Range<Int>, _ y: Range<Int>) -> DifferenceMask {
    var mask = DifferenceMask(width: 200, height: 100)
    for y in y { for x in x { mask.insert(x: x, y: y) } }
    return mask
  }

  private func change(
    _ old: TestView, _ new: TestView, _ mask: DifferenceMask?, scale: Double = 1,
    from before: ReferenceMetadata? = nil, to after: ReferenceMetadata? = nil
  ) throws -> SnapshotChange {
    let (first, second) = (try #require(old.tree), try #require(new.tree))
    let change = SnapshotChange(
      from: (first, SnapshotChange.Surroundings(before ?? font)),
      to: (second, SnapshotChange.Surroundings(after ?? font)), mask: mask, scale: scale)
    return try #require(change)
  }

  private let card = TestView.root(
    .label("title", "A", y: 0), .label("subtitle", "B", y: 30),
    TestView(name: "icon", frame: (150, 10, 32, 32), properties: [("image", "star")])
  ).with { $0.properties = [("backgroundColor", "#FFFFFF")] }

  @Test func `pixels belong to the changed view that they are in`() throws {
    let new = card.with {
      $0.children[0].properties.append(("font", "18"))
      $0.children[2].properties[0].1 = "heart"
    }
    var both = mask(20..<30, 4..<10)
    for x in 150..<155 { both.insert(x: x, y: 20) }
    let change = try change(card, new, both)
    #expect(change.cause == .view)
    #expect(
      change.lines() == ["title  font 17 → 18, 60 px", "icon  image star → heart, 5 px"])
  }

  @Test func `the scale leads from points to pixels`() throws {
    let new = card.with { $0.children[2].properties[0].1 = "heart" }
    #expect(
      try change(card, new, mask(75..<80, 5..<6), scale: 0.5).views.map(\.pixels) == [5])
  }

  @Test func `what lies under a view counts for what changed below it`() throws {
    let new = card.with { $0.properties = [("backgroundColor", "#000000")] }
    let change = try change(card, new, mask(0..<200, 0..<100))
    #expect(change.lines() == ["CardView  backgroundColor #FFFFFF → #000000, 20,000 px"])
  }

  @Test func `a moved view accounts for where it was and where it is`() throws {
    let new = card.with { $0.children[2].frame.1 = 50 }
    let change = try change(card, new, mask(150..<182, 10..<82))
    // Between the two places nothing changed but the pixels, and those are nobody's.
    #expect(change.views.map(\.pixels) == [32 * 64])
  }

  @Test func `a removed view accounts for where it was`() throws {
    let new = card.with { $0.children.removeLast() }
    #expect(
      try change(card, new, mask(150..<182, 10..<42)).lines()
        == ["icon  removed, 1,024 px"])
  }

  @Test func `a shadow lies outside of its view`() throws {
    let shadow = ("shadow", "radius 4, offset (0, -2), #000000, opacity 0.5")
    let new = card.with { $0.children[2].properties.append(shadow) }
    #expect(try change(card, new, mask(141..<143, 0..<1)).views.first?.pixels == 2)
    #expect(try change(card, new, mask(130..<132, 0..<1)).views.first?.pixels == 0)
  }

  @Test func `pixels outside of what clips are not its content’s`() throws {
    let content = TestView(name: "content", frame: (0, 0, 100, 100), properties: [("text", "“A”")])
    let clip = TestView(
      name: "clip", frame: (0, 0, 50, 50), properties: [("clipsToBounds", "true")],
      children: [content])
    let new = clip.with { $0.children[0].properties[0].1 = "“B”" }
    let views = try change(.root(clip), .root(new), mask(40..<60, 0..<1)).views
    #expect(views.map(\.pixels) == [10])
  }

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
        "The views are the same, but what they draw is not:", "icon  drawn differently, 4 px",
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
