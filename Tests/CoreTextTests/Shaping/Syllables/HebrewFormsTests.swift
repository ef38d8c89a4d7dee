import CoreText
import Testing

@Suite struct HebrewFormsTests {
  @Test func `points are part of letters in fonts that cannot place them`() throws {
    let font = SyllableFont("DFLT", "אבש\u{5B7}\u{5BC}\u{5C1}\u{FB2E}\u{FB31}\u{FB2A}\u{FB2C}")
    #expect(try font.glyphs("א\u{5B7}", "Hebr") == ["FB2E"])
    #expect(try font.glyphs("ב\u{5BC}", "Hebr") == ["FB31"])
    #expect(try font.glyphs("ש\u{5C1}\u{5BC}", "Hebr") == ["FB2C"])
    #expect(try font.glyphs("ב\u{5B7}", "Hebr") == ["05D1", "05B7"])
    let placing = SyllableFont("hebr", "א\u{5B7}\u{FB2E}")
      .with("mark", .ligature(["0020", "0020"], into: "x"))
    #expect(try placing.glyphs("א\u{5B7}", "Hebr") == ["05D0", "05B7"])
  }
}
