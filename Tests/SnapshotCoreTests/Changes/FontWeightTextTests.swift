import SnapshotCore
import Testing

@Suite struct FontWeightTextTests {
  private func change(_ old: String?, _ new: String?) throws -> String {
    func tree(_ font: String?) throws -> ViewTree {
      let label = font.map { TestView.label("title", "A", ("font", $0)) } ?? .label("title", "A")
      return try #require(TestView.root(label).tree)
    }
    let metadata = ReferenceMetadata(renderer: "R 1", scale: 1, fonts: [])
    let surroundings = SnapshotChange.Surroundings(metadata)
    let change = SnapshotChange(
      from: (try tree(old), surroundings), to: (try tree(new), surroundings), mask: nil, scale: 1)
    return try #require(change?.views.first).what
  }

  @Test(arguments: [
    ("17 semibold", "20", "font 17 semibold → 20 regular"),
    (nil, "20 bold", "font 17 regular → 20 bold"),
    ("17 semibold", nil, "font 17 semibold → 17 regular"),
    ("17 italic", "17 bold italic", "font 17 regular italic → 17 bold italic"),
    ("20 NSCTFontUIFontDesignRounded", "22 NSCTFontUIFontDesignRounded bold",
      "font 20 rounded regular → 22 rounded bold"),
    ("17 rounded", "17 rounded weight 0.3", "font 17 rounded regular → 17 rounded weight 0.3"),
  ] as [(String?, String?, String)])
  func `a weight that changed is told on both sides`(
    _ old: String?, _ new: String?, _ expected: String
  ) throws {
    #expect(try change(old, new) == expected)
  }

  @Test(arguments: [
    ("17", "20", "font 17 → 20"), ("17 bold", "20 bold", "font 17 bold → 20 bold"),
    ("Inter-Bold 17", "17", "font Inter-Bold 17 → 17"),
    ("Inter-Bold 17", "17 bold", "font Inter-Bold 17 → 17 bold"),
  ])
  func `a weight that stayed, or is in a name, is told as it is`(
    _ old: String, _ new: String, _ expected: String
  ) throws {
    #expect(try change(old, new) == expected)
  }
}
