import Testing

@testable import CoreText

@Suite struct ShapePlanTests {
  private func plan(
    _ font: LayoutFont, _ options: ShapingOptions = ShapingOptions()
  ) throws -> ShapePlan {
    ShapePlan(try FontFace(bytes: font.bytes).layout, options)
  }

  private func lookups(_ plan: ShapePlan) -> [Int] {
    plan.stages.flatMap(\.lookups).map(\.index)
  }

  // MARK: Order

  @Test func `look-ups go by their order in the font, not by that of features`() throws {
    var font = LayoutFont()
    font.substitutions.lookups = [.single("a", "b"), .single("b", "c"), .single("c", "d")]
    font.substitutions.features = [("liga", [2]), ("calt", [1]), ("ccmp", [0])]
    #expect(try font.letters("a") == "d")
    font.substitutions.lookups.reverse()
    #expect(try font.letters("abc") == "bcd")
    #expect(try lookups(plan(font)) == [0, 1, 2])
  }

  @Test func `look-ups of a feature are applied in their order, however it names them`() throws {
    var font = LayoutFont()
    font.substitutions.lookups = [.single("a", "b"), .single("b", "c")]
    font.substitutions.features = [("liga", [1, 0])]
    #expect(try font.letters("a") == "c")
  }

  @Test func `a look-up that two features name is applied once`() throws {
    var font = LayoutFont()
    font.substitutions.lookups = [.multiple(["a": "ab"])]
    font.substitutions.features = [("liga", [0, 0]), ("calt", [0])]
    #expect(try font.letters("a") == "ab")
    #expect(try lookups(plan(font)) == [0])
  }

  @Test func `what varies with the design comes before all else`() throws {
    var font = LayoutFont()
    font.substitutions.lookups = [.single("b", "c"), .single("a", "b")]
    font.substitutions.features = [("ccmp", [0]), ("rvrn", [1])]
    #expect(try font.letters("a") == "c")
    #expect(try plan(font).stages.map { $0.lookups.map(\.index) } == [[1], [0]])
  }

  @Test func `of features with one tag the first counts`() throws {
    let font = LayoutFont().substituting("liga", .single("a", "A"))
      .substituting("liga", .single("b", "B"))
    #expect(try font.letters("ab") == "Ab")
  }

  // MARK: What a look-up is asked for

  @Test func `a look-up of several features has the glyphs of all of them`() throws {
    var font = LayoutFont("\u{2044}")
    font.substitutions.lookups = [.single("12", "AX")]
    font.substitutions.features = [("dnom", [0]), ("numr", [0])]
    #expect(try font.shape("1\u{2044}2 12").glyphs == glyphs("A\u{2044}X 12"))
    font.substitutions.features = [("dnom", [0]), ("numr", []), ("ss01", [0])]
    let options = ShapingOptions(features: [FontFeature("ss01")])
    #expect(try font.shape("1\u{2044}2 12").glyphs == glyphs("1\u{2044}X 12"))
    #expect(try font.shape("1\u{2044}2 12", options).glyphs == glyphs("A\u{2044}X AX"))
  }

  @Test func `a required feature applies to all glyphs at its own stage`() throws {
    var font = LayoutFont()
    font.substitutions.lookups = [.single("a", "b"), .single("b", "c")]
    font.substitutions.features = [("numr", [1]), ("liga", [0])]
    font.substitutions.scripts = [
      ("latn", [.init(tag: nil, required: 0, features: [1])])
    ]
    #expect(try font.letters("a1") == "c1")
    #expect(try plan(font).stages.flatMap(\.lookups).map(\.mask) == [1, 1])
  }

  @Test func `look-ups of marks see joiners, and so does one that is shared with them`() throws {
    var font = LayoutFont()
    font.positions.lookups = [
      .moves("a", TestValue(x: 1)), .moves("b", TestValue(x: 1)), .moves("c", TestValue(x: 1)),
    ]
    font.positions.features = [("kern", [0, 1]), ("mark", [1, 2])]
    let positioning = try plan(font).positioning
    #expect(positioning.map(\.index) == [0, 1, 2])
    #expect(positioning.map(\.seesJoiners) == [false, true, true])
    #expect(positioning.map(\.seesNonJoiners) == [false, true, true])
  }

  @Test func `a mask is kept only where the font has a feature for it`() throws {
    let font = LayoutFont().substituting("fina", .single("a", "A"))
      .substituting("numr", .single("1", "A"))
    let plan = try plan(font, ShapingOptions(script: .arabic))
    typealias Mask = ShapePlan.Mask
    #expect(plan.mask(Mask.final) == Mask.final)
    #expect(plan.mask(Mask.initial | Mask.medial) == 0)
    #expect(plan.mask(Mask.all | Mask.numerator | Mask.denominator) == Mask.all | Mask.numerator)
  }

  // MARK: Fractions

  @Test(
    arguments: [
      (["frac"], true), (["numr", "dnom"], true), (["numr"], false), (["dnom"], false), ([], false),
      (["frac", "numr"], true),
    ] as [([FontTag], Bool)])
  func `a font has fractions with their feature, or with both parts`(
    _ tags: [FontTag], _ expected: Bool
  ) throws {
    var font = LayoutFont().substituting("liga", .single("a", "A"))
    font.substitutions.features += tags.map { ($0, [0]) }
    #expect(try plan(font).hasFractions == expected)
  }

  // MARK: Positions

  /// A kern table that brings A and V together by 80.
  private static let kern = words([0, 1, 0, 20, 1, 1, 0, 0, 0, 0x41, 0x56, -80])

  @Test func `a table of kerning is used where the font has no feature for it`() throws {
    let font = LayoutFont().with("kern", Self.kern)
    #expect(try font.shape("AV").width == 1000 - 80)
    #expect(try plan(font).usesKernTable)
    // A font that only places marks keeps its table.
    let marks = font.positioning("mark", .moves("a", TestValue(x: 1)))
    #expect(try marks.shape("AV").width == 1000 - 80)
    let own = font.positioning("kern", .moves("A", TestValue(advance: -5)))
    #expect(try own.shape("AV").width == 1000 - 5)
    #expect(try !plan(own).usesKernTable)
  }

  @Test(arguments: [
    ([0], 1000), ([1], 920), ([0, 1], 920), ([1, 0], 1000),
  ])
  func `kerning is off if text says so, and its last word counts`(
    _ values: [Int], _ width: Int
  ) throws {
    let options = ShapingOptions(features: values.map { FontFeature("kern", $0) })
    #expect(try LayoutFont().with("kern", Self.kern).shape("AV", options).width == width)
    let pair = (TestValue(advance: -80), TestValue())
    let own = LayoutFont().positioning("kern", .pairs(["AV": pair]))
    #expect(try own.shape("AV", options).width == width)
  }

  @Test func `kerning of a table moves what stands second by its half`() throws {
    let shaped = try LayoutFont().with("kern", Self.kern).shape("AVA")
    #expect(shaped.intAdvances == [460, 460, 500])
    #expect(shaped.places == [[0, 0], [-40, 0], [0, 0]])
  }

  @Test func `scripts whose syllables have a model have no kerning of the old kind`() throws {
    let font = LayoutFont().with("kern", Self.kern)
    #expect(try !plan(font, ShapingOptions(script: Script("Khmr"))).usesKernTable)
    #expect(try plan(font, ShapingOptions(script: Script("Grek"))).usesKernTable)
  }

  @Test func `positions of a script are found apart from its substitutions`() throws {
    var font = LayoutFont().substituting("liga", .single("a", "A"))
      .positioning("kern", .moves("A", TestValue(advance: 7)))
    font.substitutions.scripts = [("latn", [.init(tag: nil, required: nil, features: [0])])]
    font.positions.scripts = [("cyrl", [.init(tag: nil, required: nil, features: [0])])]
    #expect(try font.shape("a").intAdvances == [500])
    let cyrillic = ShapingOptions(script: Script("Cyrl"))
    #expect(try font.shape("aA", cyrillic).intAdvances == [507, 507])
    #expect(try font.letters("aA", cyrillic) == "AA")
    font.substitutions.scripts = [("grek", [.init(tag: nil, required: nil, features: [0])])]
    #expect(try font.letters("aA", cyrillic) == "aA")
    #expect(try font.shape("aA", cyrillic).intAdvances == [500, 507])
  }

  @Test(arguments: [("hebr", 7), ("DFLT", 0), ("latn", 0)] as [(FontTag, Int)])
  func `Hebrew is positioned by fonts that are made for it`(_ tag: FontTag, _ x: Int) throws {
    var font = LayoutFont("\u{5D0}").positioning("kern", .moves("\u{5D0}", TestValue(x: 7)))
    font.positions.scripts = [(tag, [.init(tag: nil, required: nil, features: [0])])]
    #expect(try font.shape("\u{5D0}", ShapingOptions(script: .hebrew)).places == [[x, 0]])
  }

  @Test func `marks have positions if the font has their feature in either table`() throws {
    let move = TestLookup.moves("a", TestValue(x: 1))
    #expect(try plan(LayoutFont().positioning("mark", move)).hasMarkPositioning)
    #expect(try !plan(LayoutFont().positioning("mkmk", move)).hasMarkPositioning)
    #expect(try !plan(LayoutFont()).hasMarkPositioning)
  }

  // MARK: Scripts

  @Test(
    arguments: [
      ("Deva", "dev2", true, false), ("Deva", "deva", true, true), ("Deva", "dev3", true, false),
      ("Deva", "DFLT", false, false), ("Latn", "latn", true, false), ("Latn", "DFLT", false, false),
    ] as [(String, FontTag, Bool, Bool)])
  func `a plan knows whether the font is made for the script, and for which specification`(
    _ script: String, _ tag: FontTag, _ isOwn: Bool, _ isOld: Bool
  ) throws {
    var font = LayoutFont().substituting("liga", .single("a", "A"))
    font.substitutions.scripts = [(tag, [.init(tag: nil, required: nil, features: [0])])]
    let plan = try plan(font, ShapingOptions(script: Script(script)))
    #expect(plan.hasOwnScript == isOwn)
    #expect(plan.isOldIndic == isOld)
  }
}
