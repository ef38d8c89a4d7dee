import SnapshotCore
import Testing

@Suite struct PixelAttributionTests: CardChanges {
  let font = ReferenceMetadata(
    renderer: "R 1", scale: 1, fonts: [String(repeating: "a", count: 64) + " Inter"])

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
}
