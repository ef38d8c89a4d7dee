import CoreText
import Testing

@Suite struct KhmerModelTests {
  private let font = SyllableFont("khmr", "ករខ្េើាុោំ")

  @Test(arguments: [
    ("កេ", ["17C1", "1780"]),
    ("កើ", ["17C1", "1780", "17BE"]),
    ("កោ", ["17C1", "1780", "17C4"]),
    ("ក្រ", ["17D2", "179A", "1780"]),
    ("ក្រេ", ["17C1", "17D2", "179A", "1780"]),
    ("ក្ខេ", ["17C1", "1780", "17D2", "1781"]),
    ("ុ", ["25CC", "17BB"]),
    ("ំក", ["25CC", "17C6", "1780"]),
  ])
  func `vowels and subscript Ro stand before their letter`(
    _ text: String, _ glyphs: [String]
  ) throws {
    #expect(try font.glyphs(text, "Khmr") == glyphs)
  }

  @Test func `a letter's parts are one cluster`() throws {
    #expect(try font.clusters("ក្រេក", "Khmr") == [0, 0, 0, 0, 4])
  }

  @Test func `subscript Ro has a form of its own before the letter`() throws {
    let shaped = font.with("pref", .ligature(["17D2", "179A"], into: "before-ro"))
    #expect(try shaped.glyphs("ក្រ", "Khmr") == ["before-ro", "1780"])
    #expect(try shaped.glyphs("ក្ខ", "Khmr") == ["1780", "17D2", "1781"])
  }
}
