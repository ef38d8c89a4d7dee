import CoreText
import Testing

@Suite struct IndicModelTests {
  private let devanagari = SyllableFont("dev2", "रकत्ाि\u{200C}\u{200D}षअआइ")

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
