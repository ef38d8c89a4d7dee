import CoreText
import Testing

@Suite struct HangulModelTests {
  @Test func `letters are put together where the font has the syllable`() throws {
    let font = SyllableFont("DFLT", "한하")
    #expect(try font.glyphs("\u{1112}\u{1161}\u{11AB}", "Hang") == ["D55C"])
    #expect(try font.glyphs("하\u{11AB}", "Hang") == ["D55C"])
    #expect(try font.glyphs("\u{1112}\u{1161}", "Hang") == ["D558"])
  }

  @Test func `syllables are taken apart where the font has the letters alone`() throws {
    let font = SyllableFont("hang", "\u{1112}\u{1161}\u{11AB}")
      .with("ljmo", .ligature(["1112"], into: "leading"))
      .with("vjmo", .ligature(["1161"], into: "vowel"))
      .with("tjmo", .ligature(["11AB"], into: "trailing"))
    #expect(try font.glyphs("한", "Hang") == ["leading", "vowel", "trailing"])
    #expect(try font.clusters("한", "Hang") == [0, 0, 0])
  }

  @Test func `letters take no contextual forms, syllables do`() throws {
    let font = SyllableFont("hang", "한\u{1112}")
    let letter = font.with("calt", .ligature(["1112"], into: "other"))
    #expect(try letter.glyphs("\u{1112}", "Hang") == ["1112"])
    let syllable = font.with("calt", .ligature(["D55C"], into: "other"))
    #expect(try syllable.glyphs("한", "Hang") == ["other"])
  }

  @Test func `a tone mark stands before its syllable, unless it has no width`() throws {
    let font = SyllableFont("DFLT", "한\u{302E}")
    #expect(try font.glyphs("한\u{302E}", "Hang") == ["302E", "D55C"])
    #expect(try font.glyphs("\u{302E}", "Hang") == ["302E", "25CC"])
    let narrow = font.with(advance: 0, of: "302E")
    #expect(try narrow.glyphs("한\u{302E}", "Hang") == ["D55C", "302E"])
    #expect(try narrow.glyphs("\u{302E}", "Hang") == ["25CC", "302E"])
  }

  @Test func `a filler is a letter that is seen`() throws {
    let font = SyllableFont("DFLT", "가\u{1160}\u{115F}")
    #expect(try font.glyphs("가\u{1160}", "Hang") == ["AC00", "1160"])
    #expect(try font.glyphs("\u{115F}", "Hang") == ["115F"])
  }
}
