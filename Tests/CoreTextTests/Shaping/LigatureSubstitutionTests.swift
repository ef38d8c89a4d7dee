import Testing

@testable import CoreText

/// Source: OpenType 1.9, `GSUB`, look-up type 4.
@Suite struct LigatureSubstitutionTests {
  private static let ignoresMarks = TestLookup.Flag.ignoresMarks

  /// A font whose letters take marks, with F, G and H as ligatures.
  private let marked = LayoutFont()
    .with(TestGlyphClasses(bases: "fix", ligatures: "FGH", marks: "^~!"))

  @Test func `letters become one glyph that stands for all of them`() throws {
    let font = LayoutFont().with(advance: 900, of: "G")
      .substituting("liga", .ligatures(["ffi": "G", "fi": "F"]))
    let shaped = try font.shape("offixfi")
    #expect(LayoutFont.letters(shaped) == "oGxF")
    #expect(shaped.intClusters == [0, 1, 4, 5])
    #expect(shaped.intAdvances == [500, 900, 500, 500])
  }

  @Test func `of ligatures that begin alike the first in the font that fits is taken`() throws {
    let long = LayoutFont().substituting("liga", .ligatures(["ffi": "G", "ff": "H"]))
    let short = LayoutFont().substituting("liga", .ligatures(["ff": "H", "ffi": "G"]))
    #expect(try long.letters("ffi ff ffx") == "G H Hx")
    #expect(try short.letters("ffi ff ffx") == "Hi H Hx")
  }

  @Test(arguments: ["f", "xf", "fx", "fif", "if", "f i"])
  func `letters that are not all there stay`(_ text: String) throws {
    let font = LayoutFont().substituting("liga", .ligatures(["fii": "G"]))
    #expect(try font.letters(text) == text)
  }

  @Test func `a ligature may have one part, or many`() throws {
    let alphabet = "abcdefghijklmnopqrstuvwxyz"
    let font = LayoutFont()
      .substituting("liga", .ligatures(["x": "X", TestGlyphs(alphabet): "A"]))
    #expect(try font.letters("x" + alphabet + "x") == "XAX")
  }

  @Test func `a ligature of more parts than a context may have is not made`() throws {
    let many = String(repeating: "a", count: 65)
    let font = LayoutFont().substituting("liga", .ligatures([TestGlyphs(many): "A"]))
    #expect(try font.letters(many) == many)
    let most = String(repeating: "a", count: 64)
    let other = LayoutFont().substituting("liga", .ligatures([TestGlyphs(most): "A"]))
    #expect(try other.letters(most + "b") == "Ab")
  }

  @Test func `a ligature is made again of what follows it, not of itself`() throws {
    let font = LayoutFont().substituting("liga", .ligatures(["aa": "a"]))
    #expect(try font.letters("aaaaa") == "aaa")
  }

  @Test func `a later look-up makes ligatures of ligatures`() throws {
    let font = LayoutFont()
      .substituting("liga", .ligatures(["ff": "H"]), .ligatures(["Hi": "G"]))
    let shaped = try font.shape("xffi")
    #expect(LayoutFont.letters(shaped) == "xG")
    #expect(shaped.intClusters == [0, 1])
  }

  // MARK: Marks

  @Test func `a mark between letters keeps them apart, unless marks are skipped`() throws {
    let plain = marked.substituting("liga", .ligatures(["fi": "F"]))
    let skipping =
      marked
      .substituting("liga", .ligatures(["fi": "F"]).with(flag: Self.ignoresMarks))
    #expect(try plain.letters("f^i") == "f^i")
    let shaped = try skipping.shape("xf^~ix")
    #expect(LayoutFont.letters(shaped) == "xF^~x")
    #expect(shaped.intClusters == [0, 1, 1, 1, 5])
  }

  @Test func `marks on one letter become one mark, those of two letters do not`() throws {
    let font = marked.substituting(
      "liga", .ligatures(["fi": "F"]).with(flag: Self.ignoresMarks), .ligatures(["^~": "!"]))
    #expect(try font.letters("f^~i") == "F!")
    #expect(try font.letters("fi^~") == "F!")
    #expect(try font.letters("f^i~") == "F^~")
    #expect(try font.letters("x^~") == "x!")
  }

  @Test func `marks of two letters join where the ligature itself is skipped`() throws {
    let font = marked.substituting(
      "liga", .ligatures(["ffi": "G"]).with(flag: Self.ignoresMarks),
      .ligatures(["^~": "!"]).with(flag: TestLookup.Flag.ignoresLigatures))
    #expect(try font.letters("f^f~i") == "G!")
  }

  @Test func `a mark of a ligature does not join a letter before the ligature`() throws {
    let font = marked.substituting(
      "liga", .ligatures(["fi": "F"]).with(flag: Self.ignoresMarks),
      .ligatures(["x^": "X"]).with(flag: TestLookup.Flag.ignoresLigatures))
    #expect(try font.letters("xf^i") == "xF^")
    // A mark after the ligature belongs to none of its parts.
    #expect(try font.letters("xfi^") == "XF")
  }

  @Test func `a mark that a ligature of marks is made of keeps its letter`() throws {
    let anchors: [[TestAnchor?]] = [[TestAnchor(100, 700)], [TestAnchor(300, 800)]]
    let font =
      marked
      .substituting(
        "liga", .ligatures(["fi": "F"]).with(flag: Self.ignoresMarks), .ligatures(["^~": "!"])
      )
      .positioning("mark", .marks(["!": TestMark(0, 0, 0)], onLigatures: ["F": anchors]))
    #expect(try font.shape("f^~i").places == [[0, 0], [100 - 500, 700]])
    #expect(try font.shape("fi^~").places == [[0, 0], [300 - 500, 800]])
  }

  @Test func `a letter with a mark of its own is a letter, not a ligature`() throws {
    // X is a letter with a mark, as its glyph's class says: further marks are marks on a letter.
    let font = LayoutFont()
      .with(TestGlyphClasses(bases: "fxX", marks: "^~"))
      .substituting("ccmp", .ligatures(["x^": "X"]))
      .positioning(
        "mark", .marks(["~": TestMark(0, 0, 0)], onBases: ["X": [TestAnchor(200, 600)]]))
    let shaped = try font.shape("x^~")
    #expect(LayoutFont.letters(shaped) == "X~")
    #expect(shaped.places == [[0, 0], [200 - 500, 600]])
  }

  @Test func `marks on a letter that took one into itself stay together`() throws {
    // The mark between is looked through; ! stands on it, as both are on the letter.
    let taking = TestLookup.ligatures(["x~": "X"]).with(markSet: 0)
    let font = LayoutFont()
      .with(TestGlyphClasses(bases: "xX", marks: "^~!", markSets: ["~"]))
      .substituting("ccmp", taking)
      .positioning(
        "mkmk", .marks(["!": TestMark(0, 0, 0)], onMarks: ["^": [TestAnchor(30, 40)]]))
    let shaped = try font.shape("x^~!")
    #expect(LayoutFont.letters(shaped) == "X^!")
    #expect(shaped.places == [[0, 0], [0, 0], [30, 40]])
  }

  // MARK: Joiners

  @Test func `in joining scripts a joiner keeps ligatures apart as well`() throws {
    let font = LayoutFont("\u{200D}").substituting("liga", .ligatures(["fi": "F"]))
    let arabic = ShapingOptions(script: .arabic, isRightToLeft: true)
    #expect(try font.letters("f\u{200D}i", arabic) == "i f")
    #expect(try font.letters("fi", arabic) == "F")
  }

  @Test func `a non-joiner keeps letters apart, a joiner does not`() throws {
    let font = LayoutFont("\u{200C}\u{200D}").substituting("liga", .ligatures(["fi": "F"]))
    #expect(try font.letters("f\u{200C}i") == "f i")
    let joined = try font.shape("f\u{200D}i")
    #expect(LayoutFont.letters(joined) == "F ")
    #expect(joined.intAdvances == [500, 0])
    #expect(joined.intClusters == [0, 0])
  }

  @Test func `a ligature may have a joiner as its part`() throws {
    let font = LayoutFont("\u{200D}")
      .substituting("liga", .ligatures(["f\u{200D}i": "F"]))
    #expect(try font.letters("f\u{200D}i") == "F")
    #expect(try font.letters("fi") == "fi")
  }

  // MARK: Fitting alone

  @Test func `a ligature would apply to all its parts and to nothing else`() throws {
    let face = try FontFace(
      bytes: LayoutFont().substituting("liga", .ligatures(["ffi": "G", "fi": "F"])).bytes)
    let subtable = try #require(face.layout.substitution?.lookup(0)?.subtables.first)
    for (text, expected) in [
      ("fi", true), ("ffi", true), ("ff", false), ("f", false), ("fii", false), ("i", false),
    ] {
      #expect(subtable.wouldApply(to: glyphs(text), isAlone: true) == expected, "\(text)")
    }
  }
}
