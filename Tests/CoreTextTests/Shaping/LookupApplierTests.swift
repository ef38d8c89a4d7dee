import Testing

@testable import CoreText

/// Which glyphs a look-up sees.
///
/// Source: OpenType 1.9, "Lookup Table", and Unicode 15.0, section 23.2, for joiners.
@Suite struct LookupApplierTests {
  private typealias Flag = TestLookup.Flag

  /// F is a ligature, of the marks ^ and ~ have classes, - is a part, and = is not classified.
  private let classes = TestGlyphClasses(
    bases: "abxy", ligatures: "F", marks: "^~!", components: "-", markClasses: ["^", "~"],
    markSets: ["^", "~!", ""])

  private let ligature = TestLookup.ligatures(["xy": "Z"])

  private func font(_ lookups: TestLookup...) -> LayoutFont {
    LayoutFont().with(classes).substituting("liga", all: lookups)
  }

  // MARK: Flags

  /// Glyphs that may stand between two letters of a ligature.
  private static let between = "aF^~!-="

  @Test(arguments: [
    (0, ""), (Flag.rightToLeft, ""), (Flag.ignoresBases, "a"), (Flag.ignoresLigatures, "F"),
    (Flag.ignoresMarks, "^~!"), (Flag.ignoresBases | Flag.ignoresMarks, "a^~!"),
    (Flag.ignoresBases | Flag.ignoresLigatures | Flag.ignoresMarks, "aF^~!"),
    (Flag.attachment(1), "~!"), (Flag.attachment(2), "^!"), (Flag.attachment(3), "^~!"),
    (Flag.attachment(1) | Flag.ignoresMarks, "^~!"),
    (Flag.attachment(2) | Flag.ignoresLigatures, "F^!"),
  ])
  func `flags say which glyphs are skipped`(_ flag: Int, _ skipped: String) throws {
    // The letters themselves are never skipped: they have no class.
    var font = LayoutFont().with(
      TestGlyphClasses(
        bases: "a", ligatures: "F", marks: "^~!", components: "-", markClasses: ["^", "~"]))
    font = font.substituting("liga", ligature.with(flag: flag))
    for glyph in Self.between {
      let expected = skipped.contains(glyph) ? "Z\(glyph)" : "x\(glyph)y"
      #expect(try font.letters("x\(glyph)y") == expected, "\(glyph)")
    }
  }

  @Test(arguments: [
    (0, 0, "~!"), (0, 1, "^"), (0, 2, "^~!"), (Flag.ignoresBases, 0, "a~!"),
    // Sets that are not there leave what else the flag says.
    (0, 3, ""), (0, 65_535, ""), (Flag.attachment(1), 3, "~!"), (Flag.ignoresLigatures, 3, "F"),
  ])
  func `a set of marks says which are not skipped`(
    _ flag: Int, _ set: Int, _ skipped: String
  ) throws {
    var classes = classes
    classes.bases = "a"
    let font = LayoutFont().with(classes)
      .substituting("liga", ligature.with(flag: flag).with(markSet: set))
    for glyph in Self.between {
      let expected = skipped.contains(glyph) ? "Z\(glyph)" : "x\(glyph)y"
      #expect(try font.letters("x\(glyph)y") == expected, "\(glyph)")
    }
  }

  @Test func `a set of marks counts in the place of a class`() throws {
    let lookup = ligature.with(flag: Flag.attachment(1)).with(markSet: 1)
    #expect(try font(lookup).letters("x~y x^y x!y") == "x~y Z^ x!y")
  }

  @Test func `where marks are ignored their set does not count`() throws {
    let lookup = ligature.with(flag: Flag.ignoresMarks).with(markSet: 0)
    #expect(try font(lookup).letters("x^y x~y") == "Z^ Z~")
  }

  @Test(arguments: [
    (Flag.ignoresBases, "aF^~!-=", "aGHIJKL"), (Flag.ignoresLigatures, "aF^~!-=", "EFHIJKL"),
    (Flag.ignoresMarks, "aF^~!-=", "EG^~!KL"), (Flag.attachment(2), "aF^~!-=", "EG^I!KL"),
  ])
  func `a look-up does not begin at a glyph that it skips`(
    _ flag: Int, _ text: String, _ expected: String
  ) throws {
    let lookup = TestLookup.single("aF^~!-=", "EGHIJKL").with(flag: flag)
    #expect(try font(lookup).letters(text) == expected)
  }

  @Test func `a substitute has the class of its own glyph`() throws {
    // After the first look-up q is a mark, and ^ is a letter.
    let turned = font(TestLookup.single("q^", "^a"), ligature.with(flag: Flag.ignoresMarks))
    #expect(try turned.letters("xqy x^y") == "Z^ xay")
    let plain = font(ligature.with(flag: Flag.ignoresMarks))
    #expect(try plain.letters("xqy x^y") == "xqy Z^")
  }

  @Test func `reserved bits and the direction of cursive letters skip nothing`() throws {
    #expect(try font(ligature.with(flag: 0xE0)).letters("xy x^y") == "Z x^y")
  }

  // MARK: Fonts without classes

  @Test func `a font without classes has Unicode's: marks without width are marks`() throws {
    let font = LayoutFont("\u{301}\u{903}").substituting(
      "liga", ligature.with(flag: Flag.ignoresMarks))
    #expect(try font.shape("x\u{301}y").glyphs == glyphs("Z\u{301}"))
    // A mark that takes room is no mark here.
    #expect(try font.shape("x\u{903}y").glyphs == glyphs("x\u{903}y"))
    let bases = LayoutFont("\u{301}").substituting(
      "liga", ligature.with(flag: Flag.ignoresBases))
    #expect(try bases.shape("x\u{301}y").glyphs == glyphs("x\u{301}y"))
  }

  @Test func `a ligature that the font has no class for is a ligature`() throws {
    let font = LayoutFont("\u{301}").substituting(
      "liga", .ligatures(["fi": "F"]),
      .ligatures(["xy": "Z"]).with(flag: Flag.ignoresLigatures))
    #expect(try font.letters("xfiy") == "ZF")
    #expect(try font.letters("xFy") == "xFy")
  }

  // MARK: What is not seen

  @Test(arguments: ["\u{AD}", "\u{200B}", "\u{2060}", "\u{FE0F}", "\u{180E}"])
  func `what is not seen does not keep letters apart`(_ invisible: String) throws {
    let font = LayoutFont(invisible).substituting("liga", ligature)
    let shaped = try font.shape("x\(invisible)y")
    #expect(LayoutFont.letters(shaped) == "Z ")
    #expect(shaped.intAdvances == [500, 0])
  }

  @Test func `what is not seen can be part of a look-up all the same`() throws {
    let font = LayoutFont("\u{AD}").substituting("liga", .ligatures(["x\u{AD}y": "Z"]))
    #expect(try font.letters("x\u{AD}y") == "Z")
  }

  @Test func `what a substitution made of the invisible is seen`() throws {
    let font = LayoutFont("\u{AD}").substituting("liga", .single("\u{AD}", "-"), ligature)
    let shaped = try font.shape("x\u{AD}y")
    #expect(LayoutFont.letters(shaped) == "x-y")
    #expect(shaped.intAdvances == [500, 500, 500])
  }

  @Test func `kerning reaches over what is not seen`() throws {
    let pair = (TestValue(advance: -70), TestValue())
    for invisible in ["\u{200B}", "\u{200C}", "\u{200D}"] {
      let font = LayoutFont(invisible).positioning("kern", .pairs(["xy": pair]))
      #expect(try font.shape("x\(invisible)y").intAdvances == [430, 0, 500])
    }
  }

  @Test(arguments: ["\u{200C}", "\u{200D}", "\u{2060}"])
  func `contexts look through what is not seen`(_ invisible: String) throws {
    let rule = TestRule(after: ["x"], ["a"], before: ["y"], [(0, 1)])
    let font = LayoutFont(invisible).substituting(
      "calt", .context(6, .coverages, [rule]), nested: [.single("a", "A")])
    let text = "x\(invisible)a\(invisible)y"
    #expect(try font.letters(text) == "x A y")
    let arabic = ShapingOptions(script: .arabic, isRightToLeft: true)
    #expect(try font.letters(text, arabic) == "y A x")
  }

  @Test func `selectors of Mongolian keep letters apart, and not their positions`() throws {
    let pair = (TestValue(advance: -70), TestValue())
    let font = LayoutFont("\u{180B}").substituting("liga", ligature)
      .positioning("kern", .pairs(["xy": pair]))
    let shaped = try font.shape("x\u{180B}y")
    #expect(LayoutFont.letters(shaped) == "x y")
    #expect(shaped.intAdvances == [430, 0, 500])
  }

  // MARK: Masks and places

  @Test func `a feature of some glyphs begins at those alone, and takes none of others`() throws {
    let font = LayoutFont("\u{2044}")
      .substituting("numr", .ligatures(["12": "T"]))
      .substituting("dnom", .single("123", "ABC"))
    #expect(try font.shape("12\u{2044}3 12").glyphs == glyphs("T\u{2044}C 12"))
    // The ligature would need a digit after the slash.
    let across = LayoutFont("\u{2044}").substituting("numr", .ligatures(["1\u{2044}": "T"]))
      .substituting("dnom", .single("3", "C"))
    #expect(try across.shape("1\u{2044}3").glyphs == glyphs("1\u{2044}C"))
  }

  @Test func `text from right to left is substituted in the order of reading`() throws {
    let font = LayoutFont().substituting("liga", .ligatures(["fi": "F"]))
    let shaped = try font.shape("xfiy", ShapingOptions(script: .arabic, isRightToLeft: true))
    #expect(LayoutFont.letters(shaped) == "yFx")
    #expect(shaped.intClusters == [3, 1, 0])
  }

  @Test func `many look-ups for long text are all applied`() throws {
    let lookups = (0..<40).map { _ in TestLookup.single("abcd", "bcda") }
    let text = String(repeating: "abcd", count: 1000)
    #expect(try LayoutFont().substituting("liga", all: lookups).letters(text) == text)
    let turned = LayoutFont().substituting("liga", all: Array(lookups.dropLast()))
    #expect(try turned.letters(text) == String(repeating: "dabc", count: 1000))
  }

  @Test func `text does not grow without end`() throws {
    let lookups = (0..<30).map { _ in TestLookup.multiple(["a": "aaaaaaaa"]) }
    let count = try LayoutFont().substituting("ccmp", all: lookups).shape("a").count
    #expect(count >= 4096 && count < 1 << 17)
  }
}
