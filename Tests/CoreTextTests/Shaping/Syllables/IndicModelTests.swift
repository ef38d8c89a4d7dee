import CoreText
import Testing

@Suite struct IndicModelTests {
  @Test(arguments: [
    ("Deva", "कि", ["093F", "0915"]),
    ("Deva", "क्त", ["0915", "094D", "0924"]),
    ("Deva", "क्ति", ["0915", "094D", "093F", "0924"]),
    ("Beng", "কে", ["09C7", "0995"]),
    ("Beng", "কো", ["09C7", "0995", "09BE"]),
    ("Taml", "கொ", ["0BC6", "0B95", "0BBE"]),
    ("Mlym", "കെ", ["0D46", "0D15"]),
    ("Guru", "ਕਿ", ["0A3F", "0A15"]),
    ("Guru", "ਘ\u{A40}\u{A51}", ["0A18", "0A51", "0A40"]),
    ("Gujr", "કિ", ["0ABF", "0A95"]),
    ("Orya", "କେ", ["0B47", "0B15"]),
    ("Telu", "కి", ["0C15", "0C3F"]),
    ("Knda", "ಕಿ", ["0C95", "0CBF"]),
  ])
  func `vowels stand where they are written`(
    _ script: String, _ text: String, _ glyphs: [String]
  ) throws {
    let parts = "\u{9C7}\u{9BE}\u{BC6}\u{BBE}"
    #expect(try SyllableFont("DFLT", text + parts).glyphs(text, script) == glyphs)
  }

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

  @Test func `a non-joiner keeps half forms from being made, a vowel follows it`() throws {
    let font = devanagari.with("half", .ligature(["0915", "094D"], into: "half-ka"))
    #expect(try font.glyphs("क्त", "Deva") == ["half-ka", "0924"])
    #expect(try font.glyphs("क्ति", "Deva") == ["093F", "half-ka", "0924"])
    #expect(
      try font.glyphs("क्\u{200C}ति", "Deva") == ["0915", "094D", "0020", "093F", "0924"])
  }

  @Test func `a conjunct is made in a syllable alone`() throws {
    let font = devanagari.with("akhn", .ligature(["0915", "094D", "0937"], into: "ksha"))
    #expect(try font.glyphs("क्षि", "Deva") == ["093F", "ksha"])
    #expect(try font.glyphs("क्\u{200D}ष", "Deva") == ["0915", "094D", "0020", "0937"])
  }

  @Test func `fonts of the old specification have the halant after the consonant`() throws {
    func font(_ script: FontTag, _ parts: [String]) -> SyllableFont {
      SyllableFont(script, "रक्").with("blwf", .ligature(parts, into: "below-ra"))
    }
    let text = "क्र"
    #expect(try font("dev2", ["094D", "0930"]).glyphs(text, "Deva") == ["0915", "below-ra"])
    #expect(try font("deva", ["0930", "094D"]).glyphs(text, "Deva") == ["0915", "below-ra"])
  }

  @Test func `a font that is made for no script is left in the order of typing`() throws {
    let font = SyllableFont("DFLT", "कि").with("liga", .ligature(["0020", "0020"], into: "x"))
    #expect(try font.glyphs("कि", "Deva") == ["0915", "093F"])
  }

  @Test func `what has no base gets a dotted circle`() throws {
    #expect(try devanagari.glyphs("ि", "Deva") == ["093F", "25CC"])
    #expect(try devanagari.glyphs("क ा", "Deva") == ["0915", "0020", "25CC", "093E"])
    #expect(try devanagari.glyphs("अा", "Deva") == ["0905", "25CC", "093E"])
    #expect(try devanagari.glyphs("र्इ", "Deva") == ["0930", "094D", "25CC", "0907"])
  }

  @Test func `a long run of joiners takes no long time`() throws {
    let text = "क" + String(repeating: "\u{200D}", count: 20_000) + "ा"
    #expect(try devanagari.glyphs(text, "Deva").count >= 20_002)
  }
}
