import Testing

@testable import CoreText

/// Source: OpenType 1.9, `GPOS`, look-up types 1 and 2, and "Value Record".
@Suite struct PositioningsTests {
  private func moved(_ lookup: TestLookup, _ text: String) throws -> ShapedText {
    try LayoutFont().positioning("kern", lookup).shape(text)
  }

  // MARK: Single glyphs

  @Test(arguments: [
    (TestValue(x: 30), [30, 0], 500), (TestValue(y: -40), [0, -40], 500),
    (TestValue(advance: 25), [0, 0], 525), (TestValue(yAdvance: 99), [0, 0], 500),
    (TestValue(x: -1, advance: -500), [-1, 0], 0),
    (TestValue(x: 1, y: 2, advance: 3, yAdvance: 4), [1, 2], 503),
    (TestValue(y: 2, yAdvance: 4), [0, 2], 500), (TestValue(), [0, 0], 500),
    (TestValue(x: -32_768, y: 32_767), [-32_768, 32_767], 500),
  ])
  func `a record has the numbers that its format says, in their order`(
    _ value: TestValue, _ place: [Int], _ advance: Int
  ) throws {
    for lookup in [TestLookup.moves("ab", value), .moves(["a": value, "b": value])] {
      let shaped = try moved(lookup, "xab")
      #expect(shaped.places == [[0, 0], place, place])
      #expect(shaped.intAdvances == [500, advance, advance])
      #expect(shaped.hasOffsets == (place != [0, 0]))
    }
  }

  @Test func `each glyph of a list has its own record`() throws {
    let shaped = try moved(
      .moves(["c": TestValue(x: 3), "a": TestValue(y: 1, advance: 10)]), "abcc")
    #expect(shaped.places == [[0, 1], [0, 0], [3, 0], [3, 0]])
    #expect(shaped.intAdvances == [510, 500, 500, 500])
  }

  @Test func `moves of several look-ups add up`() throws {
    let font = LayoutFont().positioning(
      "kern", .moves("a", TestValue(x: 5, advance: 10)), .moves("ab", TestValue(x: -7, advance: 1)))
    let shaped = try font.shape("ab")
    #expect(shaped.places == [[-2, 0], [-7, 0]])
    #expect(shaped.intAdvances == [511, 501])
  }

  @Test func `right to left a glyph moves as far to the same side`() throws {
    let font = LayoutFont().positioning("kern", .moves("b", TestValue(x: 30, y: 4, advance: -50)))
    let shaped = try font.shape("ab", ShapingOptions(script: .arabic, isRightToLeft: true))
    #expect(LayoutFont.letters(shaped) == "ba")
    #expect(shaped.places == [[30, 4], [0, 0]])
    #expect(shaped.intAdvances == [450, 500])
  }

  // MARK: Pairs of glyphs

  @Test func `a pair has values for both of its glyphs`() throws {
    let pair = (TestValue(x: 1, advance: -80), TestValue(x: 2, y: 3, advance: 4))
    let shaped = try moved(.pairs(["AV": pair]), "AVxA V")
    #expect(shaped.places == [[1, 0], [2, 3], [0, 0], [0, 0], [0, 0], [0, 0]])
    #expect(shaped.intAdvances == [420, 504, 500, 500, 500, 500])
  }

  @Test func `pairs are found among many with the same first glyph`() throws {
    let lookup = TestLookup.pairs([
      "ab": (TestValue(advance: 1), TestValue()), "ae": (TestValue(advance: 2), TestValue()),
      "ai": (TestValue(advance: 3), TestValue()), "ao": (TestValue(advance: 4), TestValue()),
      "az": (TestValue(advance: 5), TestValue()), "bz": (TestValue(advance: 6), TestValue()),
    ])
    for (text, value) in [
      ("ab", 1), ("ae", 2), ("ai", 3), ("ao", 4), ("az", 5), ("bz", 6), ("ac", 0), ("aa", 0),
      ("ba", 0), ("a", 0), ("za", 0),
    ] {
      #expect(try moved(lookup, text).intAdvances[0] == 500 + value, "\(text)")
    }
  }

  @Test func `the second glyph of a pair begins the next one, unless it has a value`() throws {
    let one = (TestValue(advance: -10), TestValue())
    #expect(try moved(.pairs(["aa": one]), "aaaa").intAdvances == [490, 490, 490, 500])
    let both = (TestValue(advance: -10), TestValue(advance: -3))
    #expect(try moved(.pairs(["aa": both]), "aaaa").intAdvances == [490, 497, 490, 497])
    // The format has a value for the second glyph, though it is 0.
    let zero = (TestValue(advance: -10), TestValue(advance: 0))
    #expect(try moved(.pairs(["aa": zero]), "aaaa").intAdvances == [490, 500, 490, 500])
  }

  @Test func `a pair that one subtable lacks may be in the next`() throws {
    let lookup = TestLookup.pairs(["ab": (TestValue(advance: 1), TestValue())])
      .then(.pairs(["ac": (TestValue(advance: 2), TestValue())]))
      .then(.pairs(["ab": (TestValue(advance: 4), TestValue())]))
    #expect(try moved(lookup, "abac").intAdvances == [501, 500, 502, 500])
  }

  @Test func `marks between the glyphs of a pair are skipped if flags say so`() throws {
    let lookup = TestLookup.pairs(["ab": (TestValue(advance: -60), TestValue(x: 9))])
    func shape(_ lookup: TestLookup) throws -> ShapedText {
      try LayoutFont().with(TestGlyphClasses(bases: "ab", marks: "^"))
        .positioning("kern", lookup).shape("a^b")
    }
    #expect(try shape(lookup).intAdvances == [500, 0, 500])
    let skipping = try shape(lookup.with(flag: TestLookup.Flag.ignoresMarks))
    #expect(skipping.intAdvances == [440, 0, 500])
    #expect(skipping.places == [[0, 0], [0, 0], [9, 0]])
  }

  // MARK: Pairs of classes

  private func classes(_ covered: TestGlyphs = "abc") -> TestLookup {
    func row(_ numbers: Int...) -> [(TestValue, TestValue)] {
      numbers.map { (TestValue(advance: $0), TestValue()) }
    }
    return .classPairs(
      covered, first: ["ab"], second: ["xy", "z"], [row(5, 10, 20), row(6, 11, 21)])
  }

  @Test(arguments: [
    ("ax", 11), ("by", 11), ("bz", 21), ("cx", 10), ("cz", 20), ("aa", 6), ("cb", 5), ("dx", 0),
    ("a", 0),
  ])
  func `a pair's value is that of its classes`(_ text: String, _ value: Int) throws {
    #expect(try moved(classes(), text).intAdvances[0] == 500 + value)
  }

  @Test func `only covered glyphs are first in pairs, whatever their class`() throws {
    #expect(try moved(classes("a"), "axbxcx").intAdvances == [511, 500, 500, 500, 500, 500])
  }

  @Test func `both glyphs of a pair of classes have values`() throws {
    let value = (TestValue(x: 1, advance: -20), TestValue(y: 5, advance: 6))
    let none = (TestValue(), TestValue())
    let lookup = TestLookup.classPairs(
      "a", first: ["a"], second: ["a"], [[none, none], [none, value]])
    let shaped = try moved(lookup, "aaaa")
    #expect(shaped.intAdvances == [480, 506, 480, 506])
    #expect(shaped.places == [[1, 0], [0, 5], [1, 0], [0, 5]])
  }

  @Test func `a pair of classes ends the search, even if it moves nothing`() throws {
    let zeros = TestLookup.classPairs(
      "a", first: ["a"], second: ["x"],
      [
        [(TestValue(advance: 0), TestValue()), (TestValue(advance: 0), TestValue())],
        [(TestValue(advance: 0), TestValue()), (TestValue(advance: 0), TestValue())],
      ])
    let lookup = zeros.then(classes())
    #expect(try moved(lookup, "axbx").intAdvances == [500, 500, 511, 500])
  }

  @Test func `exceptions in pairs of glyphs come before classes`() throws {
    let lookup = TestLookup.pairs(["ax": (TestValue(advance: -99), TestValue())]).then(classes())
    #expect(try moved(lookup, "axay").intAdvances == [401, 500, 511, 500])
  }

  @Test func `a class that has no row or column moves nothing`() throws {
    // One first class and two second ones, with classes 5 and 7 among the glyphs.
    let subtable = layoutBytes([
      2, .offset(coverage("ab")), 4, 0, .offset(words([2, 1, 0x61, 0x61, 5])),
      .offset(words([2, 2, 0x78, 0x78, 1, 0x79, 0x79, 7])), 1, 2, 33, 44,
    ])
    let lookup = TestLookup(type: 2, [subtable])
    #expect(
      try moved(lookup, "axbybxbq").intAdvances == [
        500, 500, 500, 500, 544, 500, 533, 500,
      ])
  }

  // MARK: Variations

  private func variable(_ lookup: TestLookup) -> LayoutFont {
    LayoutFont().varying(by: [100, -60, 7]).positioning("kern", lookup)
  }

  @Test(arguments: [(400, 0, 0, 0), (900, 100, -60, 7), (650, 50, -30, 4), (100, 0, 0, 0)])
  func `numbers of a record vary with the font's axes`(
    _ weight: Int, _ x: Int, _ y: Int, _ advance: Int
  ) throws {
    let value = TestValue(
      x: 10, y: 20, advance: 30, yAdvance: 40,
      devices: [device(0), device(1), device(2), device(0)])
    let font = variable(.moves("a", value))
    let shaped = try font.shape("a", ShapingOptions(), [("wght", weight << 16)])
    #expect(shaped.places == [[10 + x, 20 + y]])
    #expect(shaped.intAdvances == [530 + advance])
  }

  @Test func `a pair's numbers vary, by tables that count from its own set`() throws {
    let first = TestValue(advance: -40, devices: [nil, nil, device(0), nil])
    let second = TestValue(x: 0, devices: [device(1), nil, nil, nil])
    let font = variable(.pairs(["ab": (first, second), "bb": (first, second)]))
    let shaped = try font.shape("abb", ShapingOptions(), [("wght", 900 << 16)])
    #expect(shaped.intAdvances == [560, 500, 500])
    #expect(shaped.places == [[0, 0], [-60, 0], [0, 0]])
  }

  @Test func `a table of variations may lie far away`() throws {
    let far = coverage("a") + [UInt8](repeating: 0, count: 40_000)
    let subtable = layoutBytes([1, .offset(far), 0x11, 10, .offset(device(0))])
    let font = variable(TestLookup(type: 1, [subtable]))
    #expect(try font.shape("a", ShapingOptions(), [("wght", 900 << 16)]).places == [[110, 0]])
  }

  @Test(arguments: [
    // Hints for sizes in pixels, an item and a list of items that the store does not have.
    device(0, format: 1), device(0, format: 3), device(3), device(0, outer: 1), [0, 0],
  ])
  func `hints for pixels and items that are not there change nothing`(_ device: [UInt8]) throws {
    let font = variable(.moves("a", TestValue(x: 10, devices: [device, nil, nil, nil])))
    #expect(try font.shape("a", ShapingOptions(), [("wght", 900 << 16)]).places == [[10, 0]])
  }

  // MARK: Broken ones

  @Test(arguments: [
    // A format that does not exist, for glyphs and for pairs.
    (1, [3, 8, 4, 5, 1, 1, 0x61]), (2, [3, 10, 4, 0, 0, 1, 1, 0x61]),
    // More records than there are.
    (1, [2, 10, 4, 9000, 5, 1, 1, 0x61]),
    // More sets, a set beyond the end, and a set of more pairs than there are.
    (2, [1, 14, 4, 0, 9000, 0, 0, 1, 1, 0x61]), (2, [1, 12, 4, 0, 1, 60_000, 1, 1, 0x61]),
    (2, [1, 12, 4, 0, 1, 18, 1, 1, 0x61, 30_000, 0x61, 9]),
    // More classes than there are values.
    (2, [2, 16, 4, 0, 22, 22, 200, 200, 1, 1, 0x61, 2, 0]),
  ])
  func `positions that are not all there move nothing`(_ type: Int, _ subtable: [Int]) throws {
    let font = LayoutFont().positioning("kern", TestLookup(type: type, [words(subtable)]))
    let shaped = try font.shape("aa")
    #expect(shaped.intAdvances == [500, 500])
    #expect(!shaped.hasOffsets)
    #expect(throws: FontError.self) { try FontFace(bytes: font.bytes).validate() }
  }
}
