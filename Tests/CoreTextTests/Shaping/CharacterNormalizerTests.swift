import Testing

@testable import CoreText

/// Source: Unicode 15.0, "Unicode Normalization Forms" and UTR #53 for the marks of Arabic.
@Suite struct CharacterNormalizerTests {
  // MARK: Composition

  @Test(arguments: [
    // What the font has, text, and the glyphs that it gets.
    ("\u{E9}", "e\u{301}", "\u{E9}"), ("\u{301}", "\u{E9}", "e\u{301}"),
    ("\u{E9}\u{301}", "e\u{301}", "\u{E9}"), ("\u{E9}\u{301}", "\u{E9}", "\u{E9}"),
    ("\u{301}", "e\u{301}", "e\u{301}"),
    // The font has neither the whole nor both parts.
    ("", "\u{E9}", "\u{0}"), ("", "e\u{301}", "e\u{0}"),
    // A letter with two marks: as much of it as the font has is one glyph.
    ("\u{1D6}\u{FC}", "u\u{308}\u{304}", "\u{1D6}"), ("\u{1D6}", "\u{FC}\u{304}", "\u{1D6}"),
    ("\u{FC}\u{304}\u{308}", "\u{1D6}", "\u{FC}\u{304}"),
    ("\u{304}\u{308}", "\u{1D6}", "u\u{308}\u{304}"),
    ("\u{FC}\u{304}", "u\u{308}\u{304}", "\u{FC}\u{304}"),
    // Vowels of two parts, which are marks without a class.
    ("\u{9CB}\u{9C7}\u{9BE}", "\u{9C7}\u{9BE}", "\u{9CB}"),
    // Characters that are another by their definition.
    ("\u{C5}", "\u{212B}", "\u{C5}"), ("\u{30A}", "\u{212B}", "A\u{30A}"),
    ("\u{212B}", "\u{212B}", "\u{212B}"), ("\u{3A9}", "\u{2126}", "\u{3A9}"),
    // Nothing is put together that Unicode excludes from it.
    ("\u{308}\u{301}\u{344}", "x\u{308}\u{301}", "x\u{308}\u{301}"),
    ("\u{308}\u{301}", "x\u{344}", "x\u{308}\u{301}"),
    // Letters are not put together, nor marks that begin the text.
    ("\u{E9}\u{301}", "x\u{301}", "x\u{301}"), ("\u{E9}\u{301}", "\u{301}e", "\u{301}e"),
  ])
  func `letters and marks are one glyph if the font has it, else several`(
    _ characters: String, _ text: String, _ expected: String
  ) throws {
    #expect(try LayoutFont(characters).shape(text).glyphs == glyphs(expected))
  }

  @Test func `what is taken apart or put together is one cluster`() throws {
    let apart = try LayoutFont("\u{301}").shape("x\u{E9}y")
    #expect(apart.intClusters == [0, 1, 1, 2])
    let together = try LayoutFont("\u{E9}").shape("xe\u{301}y")
    #expect(together.intClusters == [0, 1, 3])
  }

  @Test func `scripts of syllables have vowels in as many parts as there are`() throws {
    // The vowel is one of two parts and a mark; its first part stands before the letter.
    var font = LayoutFont("\u{D9A}\u{DCA}\u{DCF}\u{DD9}\u{DDC}\u{DDD}")
      .substituting("liga", .single("a", "A"))
    font.substitutions.scripts = [("sinh", [.init(tag: nil, required: nil, features: [0])])]
    let shaped = try font.shape("\u{D9A}\u{DDD}", ShapingOptions(script: Script("Sinh")))
    #expect(shaped.glyphs == glyphs("\u{DD9}\u{D9A}\u{DCF}\u{DCA}"))
    #expect(shaped.intClusters == [0, 0, 0, 0])
    // Elsewhere a character that the font has stays whole.
    #expect(try font.shape("\u{DDD}").glyphs == glyphs("\u{DDD}"))
  }

  // MARK: The order of marks

  @Test(arguments: [
    // Marks below come before marks above; those of one class keep their order.
    ("", "q\u{307}\u{323}", "q\u{323}\u{307}"), ("", "q\u{323}\u{307}", "q\u{323}\u{307}"),
    ("", "q\u{301}\u{307}\u{323}\u{327}", "q\u{327}\u{323}\u{301}\u{307}"),
    ("", "q\u{307}\u{301}", "q\u{307}\u{301}"), ("", "\u{307}\u{323}q", "\u{323}\u{307}q"),
    // The order is mended before letters are put together.
    ("\u{1E63}\u{1E69}", "s\u{307}\u{323}", "\u{1E69}"),
    ("\u{1E63}", "s\u{307}\u{323}", "\u{1E63}\u{307}"),
    // A mark of a lower class does not keep a letter from the one after it, one of its own does.
    ("\u{1E61}", "s\u{307}\u{323}", "\u{1E61}\u{323}"),
    ("\u{E2}", "a\u{301}\u{302}", "a\u{301}\u{302}"),
    ("\u{E1}", "a\u{301}\u{302}", "\u{E1}\u{302}"),
  ])
  func `marks are in the order of their classes`(
    _ composed: String, _ text: String, _ expected: String
  ) throws {
    let font = LayoutFont(composed + "\u{301}\u{302}\u{307}\u{323}\u{327}")
    #expect(try font.shape(text).glyphs == glyphs(expected))
  }

  @Test func `more marks than 32 stay as they are`() throws {
    let font = LayoutFont("\u{307}\u{323}")
    let few = String(repeating: "\u{307}\u{323}", count: 16)
    let sorted =
      String(repeating: "\u{323}", count: 16) + String(repeating: "\u{307}", count: 16)
    #expect(try font.shape("q" + few).glyphs == glyphs("q" + sorted))
    let many = few + "\u{323}"
    #expect(try font.shape("q" + many).glyphs == glyphs("q" + many))
  }

  @Test func `a grapheme joiner keeps marks in their order and letters apart`() throws {
    let font = LayoutFont("\u{E9}\u{301}\u{307}\u{323}\u{34F}")
    let marks = try font.shape("q\u{307}\u{34F}\u{323}")
    #expect(marks.glyphs.first == 0x71 && marks.glyphs[1] == 0x307 && marks.glyphs[3] == 0x323)
    #expect(try font.shape("e\u{34F}\u{301}").glyphs.last == 0x301)
    // One that keeps nothing apart is looked through.
    let ligature = font.substituting("liga", .ligatures(["xy": "Z", "q\u{307}": "Q"]))
    #expect(try ligature.shape("x\u{34F}y").glyphs.first == 0x5A)
    #expect(try ligature.shape("q\u{34F}\u{307}").glyphs.first == 0x51)
    #expect(try font.shape("e\u{34F}\u{301}").intAdvances == [500, 0, 0])
  }

  @Test(arguments: [
    // Shadda before vowels; what modifies a letter before both, below before above.
    ("\u{64E}\u{651}", "\u{651}\u{64E}"), ("\u{651}\u{64E}", "\u{651}\u{64E}"),
    ("\u{651}\u{654}", "\u{654}\u{651}"), ("\u{64E}\u{655}", "\u{655}\u{64E}"),
    ("\u{64E}\u{654}\u{655}", "\u{655}\u{654}\u{64E}"),
    // A mark that modifies nothing stands before it in its class: it is not moved.
    ("\u{651}\u{653}\u{654}", "\u{651}\u{653}\u{654}"),
  ])
  func `Arabic marks that modify a letter come before its vowels`(
    _ marks: String, _ expected: String
  ) throws {
    let font = LayoutFont("\u{628}\u{64E}\u{651}\u{653}\u{654}\u{655}")
    let shaped = try font.shape(
      "\u{628}" + marks, ShapingOptions(script: .arabic, isRightToLeft: true))
    #expect(shaped.glyphs.reversed() == glyphs("\u{628}" + expected))
    #expect(Set(shaped.clusters) == [0])
  }

  @Test(arguments: [
    // The point in a letter and that of shin come before vowels, an accent after them.
    ("\u{5B0}\u{5BC}", "\u{5BC}\u{5B0}"), ("\u{5B8}\u{5C1}", "\u{5C1}\u{5B8}"),
    ("\u{596}\u{5B8}\u{5BC}", "\u{5BC}\u{5B8}\u{596}"),
    // Of three the last comes before the second: patah, sheva and an accent below.
    ("\u{5B7}\u{5B0}\u{596}", "\u{5B7}\u{596}\u{5B0}"),
    ("\u{5B4}\u{5B8}\u{5BD}", "\u{5B8}\u{5BD}\u{5B4}"),
  ])
  func `Hebrew points are in the order in which fonts have them`(
    _ marks: String, _ expected: String
  ) throws {
    var font = LayoutFont("\u{5E9}\u{596}\u{5B0}\u{5B4}\u{5B7}\u{5BD}\u{5B8}\u{5BC}\u{5C1}")
      .positioning("mark", .moves("a", TestValue(x: 1)))
    font.positions.scripts = [("hebr", [.init(tag: nil, required: nil, features: [0])])]
    let shaped = try font.shape(
      "\u{5E9}" + marks, ShapingOptions(script: .hebrew, isRightToLeft: true))
    #expect(shaped.glyphs.reversed() == glyphs("\u{5E9}" + expected))
  }

  // MARK: Spaces and hyphens

  @Test(
    arguments: [
      // Of an em of 1000: its half, whole, third, quarter, sixth, fifth and sixteenth.
      (0x2000, 500), (0x2001, 1000), (0x2002, 500), (0x2003, 1000), (0x2004, 333), (0x2005, 250),
      (0x2006, 167), (0x2009, 200), (0x200A, 63), (0x3000, 1000), (0x205F, 222),
      // A digit, a full stop, half a space, and a space.
      (0x2007, 620), (0x2008, 280), (0x202F, 120), (0xA0, 240),
    ] as [(UInt32, Int)])
  func `a space that the font lacks is its space, as wide as it should be`(
    _ character: UInt32, _ width: Int
  ) throws {
    let font = LayoutFont().with(advance: 240, of: " ").with(advance: 620, of: "0")
      .with(advance: 280, of: ".")
    let text = String(String.UnicodeScalarView([try #require(Unicode.Scalar(character))]))
    let shaped = try font.shape("a" + text + "b")
    #expect(LayoutFont.letters(shaped) == "a b")
    #expect(shaped.intAdvances == [500, width, 500])
    let own = LayoutFont(text).with(advance: 77, of: text)
    #expect(try own.shape(text).intAdvances == [77])
  }

  @Test func `a space without a space, a digit or a full stop does with what there is`() throws {
    #expect(try LayoutFont(lacking: " ").shape("\u{2003}").glyphs == [0])
    let digit = LayoutFont(lacking: "01234567").with(advance: 640, of: "8")
    #expect(try digit.shape("\u{2007}").intAdvances == [640])
    let none = LayoutFont(lacking: "0123456789").with(advance: 230, of: " ")
    #expect(try none.shape("\u{2007}").intAdvances == [230])
    let comma = LayoutFont(lacking: ".").with(advance: 310, of: ",")
    #expect(try comma.shape("\u{2008}").intAdvances == [310])
    #expect(
      try LayoutFont(lacking: ".,").with(advance: 230, of: " ").shape("\u{2008}").intAdvances
        == [230])
  }

  @Test func `a space may be another that the font has`() throws {
    let font = LayoutFont("\u{2002}").with(advance: 480, of: "\u{2002}")
    #expect(try font.shape("\u{2000}").glyphs == glyphs("\u{2002}"))
    #expect(try font.shape("\u{2000}").intAdvances == [480])
    #expect(try LayoutFont("\u{A0}", lacking: " ").shape(" ").glyphs == glyphs("\u{A0}"))
  }

  @Test(arguments: [
    ("\u{2010}\u{2011}", "\u{2011}"), ("\u{2010}", "\u{2010}"), ("", "-"),
  ])
  func `a hyphen that does not break is a hyphen`(
    _ characters: String, _ expected: String
  ) throws {
    #expect(try LayoutFont(characters).shape("a\u{2011}b").glyphs == glyphs("a\(expected)b"))
  }

  // MARK: Variation selectors

  @Test func `a selector without a variant is not seen, and its letter stays whole`() throws {
    let font = LayoutFont("\u{301}\u{E9}\u{FE0F}")
    let shaped = try font.shape("a\u{FE0F}b")
    #expect(LayoutFont.letters(shaped) == "a b")
    #expect(shaped.intAdvances == [500, 0, 500])
    #expect(shaped.intClusters == [0, 0, 2])
    // A letter with a selector is not taken apart.
    let lacking = LayoutFont("\u{301}\u{FE0F}")
    #expect(try lacking.shape("\u{E9}\u{FE0F}").glyphs.first == 0)
    #expect(try lacking.shape("\u{E9}").glyphs == glyphs("e\u{301}"))
  }

  @Test func `which characters are selectors`() {
    for selector: UInt32 in [0xFE00, 0xFE0F, 0xE0100, 0xE01EF] {
      #expect(CharacterNormalizer.isVariationSelector(selector))
    }
    for other: UInt32 in [0xFDFF, 0xFE10, 0xE00FF, 0xE01F0, 0x180B, 0x41] {
      #expect(!CharacterNormalizer.isVariationSelector(other))
    }
  }

  // MARK: What is not seen

  @Test func `a font without a space has no glyph for what is not seen`() throws {
    let font = LayoutFont("\u{200D}\u{200B}", lacking: " ")
    let shaped = try font.shape("\u{200B}a\u{200D}\u{200B}b\u{200B}")
    #expect(LayoutFont.letters(shaped) == "ab")
    #expect(shaped.intClusters == [0, 4])
  }
}
