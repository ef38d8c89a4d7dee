import CoreText
import Testing

@Suite struct IndicFormsTests {
  private let devanagari = SyllableFont("dev2", "रकत्ाि\u{200C}\u{200D}षअआइ")

  @Test func `Ra and halant before a consonant are a reph at the end`() throws {
    let font = devanagari.with("rphf", .ligature(["0930", "094D"], into: "reph"))
    #expect(try font.glyphs("र्का", "Deva") == ["0915", "093E", "reph"])
    #expect(try font.clusters("र्का", "Deva") == [0, 0, 0])
    // Alone, they are none.
    #expect(try font.glyphs("र्", "Deva") == ["0930", "094D"])
    // With a joiner, neither.
    #expect(try font.glyphs("र्\u{200D}क", "Deva") == ["0930", "094D", "0020", "0915"])
  }

  @Test func `a conjunct is made in a syllable alone`() throws {
    let font = devanagari.with("akhn", .ligature(["0915", "094D", "0937"], into: "ksha"))
    #expect(try font.glyphs("क्षि", "Deva") == ["093F", "ksha"])
    #expect(try font.glyphs("क्\u{200D}ष", "Deva") == ["0915", "094D", "0020", "0937"])
  }
}
