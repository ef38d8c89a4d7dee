import SnapshotCore
import Testing

@Suite struct PropertyTextTests: TreeChanges {
  let metadata = ReferenceMetadata(renderer: "R", scale: 1)

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

  /// `.padding(.horizontal, 12).padding(.vertical, 5)`.
  @Test func `modifiers of one name are compared one by one`() throws {
    let old = TestView.root(
      TestView(name: "a", properties: [("padding", "0 12"), ("padding", "5 0")]))
    #expect(try changes(old, old).isEmpty)
    #expect(
      try changes(old, old.with { $0.children[0].properties[1].1 = "6 0" })
        == ["a: padding 5 0 → 6 0"])
    #expect(
      try changes(old, old.with { $0.children[0].properties.removeLast() })
        == ["a: padding 5 0 → none"])
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
}
