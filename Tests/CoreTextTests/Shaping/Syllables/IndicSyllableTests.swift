import CoreText
import Testing

@Suite struct IndicSyllableTests {
  private let devanagari = SyllableFont("dev2", "रकत्ाि\u{200C}\u{200D}षअआइ")

  @Test func `a non-joiner keeps half forms from being made, a vowel follows it`() throws {
    let font = devanagari.with("half", .ligature(["0915", "094D"], into: "half-ka"))
    #expect(try font.glyphs("क्त", "Deva") == ["half-ka", "0924"])
    #expect(try font.glyphs("क्ति", "Deva") == ["093F", "half-ka", "0924"])
    #expect(
      try font.glyphs("क्\u{200C}ति", "Deva") == ["0915", "094D", "0020", "093F", "0924"])
  }

  @Test func `fonts of the old specification have the halant after the consonant`() throws {
    func font(_ script: FontTag, _ parts: [String]) -> SyllableFont {
      SyllableFont(script, "रक्").with("blwf", .ligature(parts, into: "below-ra"))
    }
    let text = "क्र"
    #expect(try font("dev2", ["094D", "0930"]).glyphs(text, "Deva") == ["0915", "below-ra"])
    #expect(try font("deva", ["0930", "094D"]).glyphs(text, "Deva") == ["0915", "below-ra"])
  }
}
