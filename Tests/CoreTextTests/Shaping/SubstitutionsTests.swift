import Testing

@testable import CoreText

/// Source: OpenType 1.9, `GSUB`, look-up types 1, 2, 3 and 8.
@Suite struct SubstitutionsTests {
  // MARK: One for one

  @Test(arguments: ListFormat.allCases)
  func `each glyph of a list has its own substitute`(_ format: ListFormat) throws {
    let font = LayoutFont().substituting("liga", .single("bcda", "XYZW", format))
    #expect(try font.letters("abcdef") == "WXYZef")
  }

  @Test func `a difference is added to the glyph's number, and may be negative`() throws {
    #expect(
      try LayoutFont().substituting("liga", .single("ac", adding: -32)).letters("abc") == "AbC")
    #expect(try LayoutFont().substituting("liga", .single("a", adding: 2)).letters("abc") == "cbc")
  }

  @Test func `a number beyond the last glyph begins again at 0`() throws {
    let font = LayoutFont().substituting("liga", .single("a", adding: 0x10000 - 0x61))
    #expect(try font.letters("a") == "\u{25A1}")
  }

  @Test func `a substitute has its own advance and the place of what it stands for`() throws {
    let font = LayoutFont().with(advance: 731, of: "A").substituting("liga", .single("a", "A"))
    let shaped = try font.shape("bab")
    #expect(shaped.intAdvances == [500, 731, 500])
    #expect(shaped.intClusters == [0, 1, 2])
  }

  @Test func `glyphs that change places are each substituted once`() throws {
    #expect(
      try LayoutFont().substituting("liga", .single("ab", "ba")).letters("abba") == "baab")
  }

  @Test func `a covered glyph that the list has no substitute for stays`() throws {
    let subtable = layoutBytes([2, .offset(coverage("ab")), 1, .number(0x41)])
    let font = LayoutFont().substituting("liga", TestLookup(type: 1, [subtable]))
    #expect(try font.letters("aabb") == "AAbb")
  }

  // MARK: Several for one

  @Test func `a glyph becomes several that stand for the same character`() throws {
    let font = LayoutFont().substituting("ccmp", .multiple(["x": "abc", "w": "dd"]))
    let shaped = try font.shape("yxzw")
    #expect(LayoutFont.letters(shaped) == "yabczdd")
    #expect(shaped.intClusters == [0, 1, 1, 1, 2, 3, 3])
    #expect(shaped.width == 7 * 500)
  }

  @Test func `what was made is not looked at again by the same look-up`() throws {
    let font = LayoutFont().substituting("ccmp", .multiple(["a": "aa", "b": "ab"]))
    #expect(try font.letters("ab") == "aaab")
  }

  @Test func `a sequence of one glyph is a plain substitution`() throws {
    let font = LayoutFont().substituting("ccmp", .multiple(["a": "A", "b": "b"]))
    #expect(try font.letters("abc") == "Abc")
  }

  @Test(arguments: [
    ("axb", "ab", [0, 2]), ("axxb", "ab", [0, 3]), ("abx", "ab", [0, 1]), ("x", "", []),
    // What stands first takes the place of what was taken away before it.
    ("xab", "ab", [0, 2]), ("xxa", "a", [0]),
  ])
  func `an empty sequence takes the glyph away`(
    _ text: String, _ letters: String, _ clusters: [Int]
  ) throws {
    let font = LayoutFont().substituting("ccmp", .multiple(["x": ""]))
    let shaped = try font.shape(text)
    #expect(LayoutFont.letters(shaped) == letters)
    #expect(shaped.intClusters == clusters)
  }

  @Test func `one of several glyphs that were one can be substituted further`() throws {
    let font = LayoutFont().substituting(
      "ccmp", .multiple(["x": "abc"]), .single("b", "B"), .ligatures(["Bc": "D"]))
    let shaped = try font.shape("xb")
    #expect(LayoutFont.letters(shaped) == "aDB")
    #expect(shaped.intClusters == [0, 0, 1])
  }

  // MARK: One of several

  @Test(arguments: [(0, "ab"), (1, "Xb"), (2, "Yb"), (3, "Zb"), (4, "ab"), (65_536, "ab")])
  func `the feature's value is the number of the alternative`(
    _ value: Int, _ expected: String
  ) throws {
    let font = LayoutFont().substituting("salt", .alternates(["a": "XYZ"]))
    let options = ShapingOptions(features: [FontFeature("salt", value)])
    #expect(try font.letters("ab", options) == expected)
  }

  @Test func `a feature that is on by itself takes the first alternative`() throws {
    let font = LayoutFont().substituting("calt", .alternates(["a": "XY", "b": ""]))
    #expect(try font.letters("ab") == "Xb")
  }

  @Test func `a value chooses among alternatives alone`() throws {
    let font = LayoutFont()
      .substituting("ss01", .single("a", "A"), .alternates(["b": "XYZ"]))
    let options = ShapingOptions(features: [FontFeature("ss01", 3)])
    #expect(try font.letters("abc", options) == "AZc")
  }

  // MARK: From the end

  @Test func `the last glyph is substituted first, and those before it see that`() throws {
    let backwards = LayoutFont()
      .substituting("calt", .reverse("a", "b", before: ["bc"]))
    #expect(try backwards.letters("aaacaa") == "bbbcaa")
    let rule = TestRule(["a"], before: ["bc"], [(0, 1)])
    let forwards = LayoutFont()
      .substituting("calt", .context(6, .coverages, [rule]), nested: [.single("a", "b")])
    #expect(try forwards.letters("aaacaa") == "aabcaa")
  }

  @Test(arguments: [
    ("xyapq", "xyApq"), ("yxapq", "yxapq"), ("xyaqp", "xyaqp"), ("yapq", "yapq"),
    ("xyap", "xyap"), ("xybpq", "xyBpq"), ("xycpq", "xycpq"),
  ])
  func `what is around is asked in the order of reading`(
    _ text: String, _ expected: String
  ) throws {
    let font = LayoutFont()
      .substituting("calt", .reverse(after: ["x", "y"], "ba", "BA", before: ["p", "q"]))
    #expect(try font.letters(text) == expected)
  }

  @Test func `a look-up from the end skips what its flags tell it to`() throws {
    let lookup = TestLookup.reverse("a", "b", before: ["c"])
    let font = LayoutFont().with(TestGlyphClasses(marks: "^"))
    let skipping = lookup.with(flag: TestLookup.Flag.ignoresMarks)
    #expect(try font.substituting("calt", lookup).letters("a^c") == "a^c")
    #expect(try font.substituting("calt", skipping).letters("a^c") == "b^c")
  }

  @Test func `a look-up from the end is not called by contexts`() throws {
    let font = LayoutFont().substituting(
      "calt", .context(5, .glyphs, [TestRule(["a"], [(0, 1)])]), nested: [.reverse("a", "b")])
    #expect(try font.letters("aa") == "aa")
  }

  @Test func `a covered glyph without a substitute stays, those around it do not`() throws {
    let subtable = layoutBytes([1, .offset(coverage("ab")), 0, 0, 1, .number(0x41)])
    let font = LayoutFont().substituting("calt", TestLookup(type: 8, [subtable]))
    #expect(try font.letters("bab") == "bAb")
  }

  // MARK: Fitting alone

  @Test func `a substitution of one glyph would apply to covered glyphs that stand alone`() throws {
    let face = try FontFace(
      bytes: LayoutFont().substituting("ccmp", .single("a", "A"), .multiple(["a": "bc"])).bytes)
    for index in 0..<2 {
      let lookup = try #require(face.layout.substitution?.lookup(index))
      #expect(lookup.subtables.map { $0.wouldApply(to: glyphs("a"), isAlone: true) } == [true])
      #expect(lookup.subtables.map { $0.wouldApply(to: glyphs("b"), isAlone: true) } == [false])
      #expect(lookup.subtables.map { $0.wouldApply(to: glyphs("aa"), isAlone: true) } == [false])
    }
  }
}
