import CoreText
import Testing

@Suite struct UniversalModelTests {
  @Test(arguments: [
    ("Sinh", "කෙ", ["0DD9", "0D9A"]),
    ("Sinh", "කො", ["0DD9", "0D9A", "0DCF"]),
    ("Java", "ꦏꦺ", ["A9BA", "A98F"]),
    ("Bali", "ᬓᬾ", ["1B3E", "1B13"]),
    ("Tibt", "ཀྱི", ["0F40", "0FB1", "0F72"]),
    ("Lana", "ᨠᩮ", ["1A6E", "1A20"]),
    ("Sinh", "ා", ["25CC", "0DCF"]),
    ("Sinh", "අා", ["0D85", "25CC", "0DCF"]),
    ("Adlm", "𞤀𞤊", ["1E900", "1E90A"]),
  ])
  func `vowels stand where they are written`(
    _ script: String, _ text: String, _ glyphs: [String]
  ) throws {
    #expect(try SyllableFont("DFLT", text + "\u{DD9}\u{DCF}").glyphs(text, script) == glyphs)
  }

  @Test func `a repha goes before the vowels, forms before the base to the start`() throws {
    let font = SyllableFont("java", "ꦫ꧀ꦏꦶ")
    let repha = font.with("rphf", .ligature(["A9AB", "A9C0"], into: "repha"))
    #expect(try repha.glyphs("ꦫ꧀ꦏꦶ", "Java") == ["A98F", "repha", "A9B6"])
    let before = font.with("pref", .ligature(["A9B6"], into: "before"))
    #expect(try before.glyphs("ꦏꦶ", "Java") == ["before", "A98F"])
  }

  @Test func `syllables take forms by their place in a word`() throws {
    let font = SyllableFont("sund", "ᮊ")
      .with("init", .ligature(["1B8A"], into: "first"))
      .with("medi", .ligature(["1B8A"], into: "middle"))
      .with("fina", .ligature(["1B8A"], into: "last"))
      .with("isol", .ligature(["1B8A"], into: "lone"))
    #expect(try font.glyphs("ᮊᮊᮊ", "Sund") == ["first", "middle", "last"])
    #expect(try font.glyphs("ᮊ", "Sund") == ["lone"])
  }
}
