import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct CauseGroupTests {
  private func groups(_ records: [RunRecord]) -> [String] {
    report(records).causeGroups.map { group in
      "\(group.title): " + group.entries.map(\.record.assertion).joined(separator: " ")
    }
  }

  private func differing(_ name: String, view: String? = nil, what: String = "") -> RunRecord {
    record(name, snapshot: "T/\(name).png").ended(.differed).with { record in
      if let view { record.changes = [ViewChange(view: view, what: what, pixels: 1)] }
    }
  }

  @Test func `the same change of a view is one cause, wherever the view stands`() {
    #expect(
      groups([
        differing("a", view: "Card/title", what: "font 17 → 18"),
        differing("b", view: "List/Card/title", what: "font 17 → 18"),
        differing("c", view: "Card/title", what: "hidden"),
      ]) == ["title  font 17 → 18: a b", "T: c"])
  }

  @Test func `one change of a property is one cause, however wide it made the labels`() {
    #expect(
      groups([
        differing(
          "a", view: "Card/title",
          what: "font 17 → 18, resized 46.5 × 24 → 51 × 26.5, moved by (0, -1)"),
        differing("b", view: "List/Card/title", what: "font 17 → 18, resized 60 × 24 → 66 × 26.5"),
        differing("c", view: "Card/title", what: "font 17 → 18"),
        differing("d", view: "Card/title", what: "font 17 → 19"),
      ]) == ["title  font 17 → 18: a b c", "T: d"])
    #expect(
      groups([
        differing("a", view: "Card/title", what: "font 17 → 18, moved by (0.5, 1)"),
        differing("b", view: "Card/detail", what: "font 17 → 18"),
      ]) == ["font 17 → 18: a b"])
  }

  @Test func `what is no property's is the view's own`() {
    #expect(
      groups([
        differing("a", view: "Card/title", what: "added"),
        differing("b", view: "Card/badge", what: "added"),
        differing("c", view: "Card/icon", what: "resized 4 × 4 → 5 × 5"),
        differing("d", view: "List/icon", what: "resized 4 × 4 → 5 × 5"),
        differing("e", view: "Card/dot", what: "resized 4 × 4 → 5 × 5"),
        differing("f", view: "Card/name", what: "text “a, resized 1 × 1 → “b”, moved by (1, 2)”"),
      ]) == ["icon  resized 4 × 4 → 5 × 5: c d", "T: a b e f"])
  }

  @Test func `a font, a renderer and a mere change of structure are causes of their own`() {
    #expect(
      groups([
        differing("a").with { $0.cause = .font },
        differing("b").with { $0.cause = .renderer },
        differing("c").with { $0.cause = .font },
        record("d", snapshot: "T/d.png").ended(.matched).with { $0.cause = .structure },
        record("e", snapshot: "T/e.png").ended(.matched),
      ]) == [
        "A font changed, not the views: a c", "The renderer changed, not the views: b",
        "Views changed, pixels did not: d",
      ])
  }

  @Test func `the same region at another scale is one cause`() {
    func box(_ name: String, scale: Int) -> RunRecord {
      var image = plain(40 * scale, 20 * scale)
      for y in 0..<scale {
        for x in 0..<scale { image = image.with(0xff00_0000, at: (4 * scale + x, 8 * scale + y)) }
      }
      return differing(name).with {
        $0.numbers = .init(ImageComparison.compare(plain(40 * scale, 20 * scale), image))
        $0.scale = Double(scale)
      }
    }
    #expect(
      groups([box("a", scale: 1), box("b", scale: 2), differing("c")])
        == ["The same 1 × 1 pt at (4, 8): a b", "T: c"])
  }
}
