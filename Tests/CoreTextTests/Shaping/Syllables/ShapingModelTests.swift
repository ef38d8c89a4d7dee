import Testing

@testable import CoreText

@Suite struct ShapingModelTests {
  @Test(arguments: [
    ("Latn", nil, ShapingModel.plain), ("Arab", "DFLT", .joining), ("Syrc", "DFLT", .plain),
    ("Syrc", "syrc", .joining), ("Thai", nil, .thai), ("Laoo", nil, .thai), ("Hang", nil, .hangul),
    ("Hebr", "DFLT", .hebrew), ("Khmr", "DFLT", .khmer), ("Mymr", "mym2", .myanmar),
    ("Mymr", "mymr", .plain), ("Mymr", "DFLT", .plain), ("Deva", "dev2", .indic),
    ("Deva", "deva", .indic), ("Deva", "dev3", .universal), ("Deva", "DFLT", .plain),
    ("Deva", "latn", .plain), ("Deva", nil, .indic), ("Java", "java", .universal),
    ("Java", "DFLT", .plain), ("Sinh", nil, .universal),
  ] as [(String, FontTag?, ShapingModel)])
  func `a script has its model where the font is made for it`(
    _ script: String, _ chosen: FontTag?, _ model: ShapingModel
  ) {
    #expect(ShapingModel(Script(script), chosen: chosen) == model)
  }

  @Test func `syllables are looked at character by character`() {
    let dividing: [ShapingModel] = [.indic, .khmer, .myanmar, .universal]
    let whole: [ShapingModel] = [.plain, .joining, .hebrew, .thai, .hangul]
    #expect(dividing.allSatisfy { $0.dividesCharacters && !$0.hasFallbackPositions })
    #expect(whole.allSatisfy { !$0.dividesCharacters })
    #expect(ShapingModel.plain.hasFallbackPositions)
    #expect(!ShapingModel.thai.hasFallbackPositions)
  }

  @Test func `marks lose their width where the model's fonts expect it`() {
    #expect(ShapingModel.plain.markWidths == .lostAfter)
    #expect(ShapingModel.indic.markWidths == .kept)
    #expect(ShapingModel.myanmar.markWidths == .lostBefore)
  }

  @Test func `letters of India that fonts have whole are not taken apart`() throws {
    // Bengali Rra is one letter to fonts, and two to Unicode.
    #expect(ShapingModel.indic.decompose(0x9DC) == nil)
    let parts = try #require(ShapingModel.plain.decompose(0x9DC))
    #expect(parts.first == 0x9A1 && parts.second == 0x9BC)
    let vowel = try #require(ShapingModel.indic.decompose(0x9CB))
    #expect(vowel.first == 0x9C7 && vowel.second == 0x9BE)
  }

  @Test func `parts of a vowel stay apart, letters and accents meet`() {
    #expect(ShapingModel.plain.compose(0x65, 0x301, hasMarkPositions: true) == 0xE9)
    #expect(ShapingModel.indic.compose(0x9C7, 0x9BE, hasMarkPositions: true) == nil)
    #expect(ShapingModel.plain.compose(0x9C7, 0x9BE, hasMarkPositions: true) == 0x9CB)
    #expect(ShapingModel.indic.compose(0x9AF, 0x9BC, hasMarkPositions: true) == 0x9DF)
    #expect(ShapingModel.hangul.compose(0x1100, 0x1161, hasMarkPositions: true) == nil)
  }
}
