import Testing

@testable import CoreText

/// Source: OpenType 1.9, "Sequence Context" and "Chained Sequence Context", as `GSUB` types 5 and
/// 6 and `GPOS` types 7 and 8.
@Suite struct ContextsTests {
  /// Every format, with what is around and without.
  struct Kind: CustomTestStringConvertible {
    let format: ContextFormat
    let isChained: Bool

    var substitution: Int { isChained ? 6 : 5 }
    var positioning: Int { isChained ? 8 : 7 }
    var testDescription: String { "format \(format.rawValue), type \(substitution)" }

    static let all = ContextFormat.allCases.flatMap { format in
      [false, true].map { Kind(format: format, isChained: $0) }
    }

    /// A font with rules and what they call, which has the look-up numbers from 1 on.
    func font(_ rules: [TestRule], _ nested: TestLookup...) -> LayoutFont {
      LayoutFont().substituting("calt", .context(substitution, format, rules), nested: nested)
    }
  }

  // MARK: Rules

  @Test(arguments: Kind.all)
  func `glyphs that stand as the rule asks are changed at its places`(_ kind: Kind) throws {
    let font = kind.font(
      [TestRule(["a", "b", "c"], [(2, 1), (0, 2)])], .single("abc", "XYZ"), .single("a", "A"))
    #expect(try font.letters("abc") == "AbZ")
    for other in ["ab", "abd", "acb", "bc", "a bc"] { #expect(try font.letters(other) == other) }
    #expect(try font.letters("aabcabcab") == "aAbZAbZab")
  }

  @Test(arguments: Kind.all)
  func `of several rules the first that fits is used`(_ kind: Kind) throws {
    let rules = [
      TestRule(["a", "b", "c"], [(0, 1)]), TestRule(["a", "b"], [(0, 2)]),
      TestRule(["a", "b"], [(0, 1)]), TestRule(["b"], [(0, 1)]),
    ]
    let font = kind.font(rules, .single("ab", "XY"), .single("a", "Z"))
    #expect(try font.letters("abc ab b a") == "Xbc Zb Y a")
  }

  @Test(arguments: Kind.all)
  func `what was matched is not matched again`(_ kind: Kind) throws {
    let font = kind.font([TestRule(["a", "a"], [(0, 1)])], .single("a", "A"))
    #expect(try font.letters("aaa") == "Aaa")
    #expect(try font.letters("aaaaa") == "AaAaa")
  }

  @Test(arguments: Kind.all)
  func `a rule without actions keeps its glyphs from later rules`(_ kind: Kind) throws {
    let lookup = TestLookup.context(kind.substitution, kind.format, [TestRule(["a", "b"], [])])
      .then(.context(kind.substitution, kind.format, [TestRule(["a"], [(0, 1)])]))
    let font = LayoutFont().substituting("calt", lookup, nested: [.single("a", "A")])
    #expect(try font.letters("abaab") == "abAab")
  }

  @Test(arguments: ContextFormat.allCases)
  func `what is around is matched and left alone`(_ format: ContextFormat) throws {
    let rule = TestRule(after: ["x", "y"], ["a"], before: ["p", "q"], [(0, 1)])
    let font = Kind(format: format, isChained: true).font([rule], .single("axp", "AXP"))
    #expect(try font.letters("xyapq") == "xyApq")
    for other in ["yxapq", "xyaqp", "yapq", "xyap", "apq", "xya", "xyaapq"] {
      #expect(try font.letters(other) == other)
    }
  }

  @Test(arguments: ContextFormat.allCases)
  func `what follows one match can be the next`(_ format: ContextFormat) throws {
    let ahead = TestRule(["a"], before: ["a"], [(0, 1)])
    let behind = TestRule(after: ["a"], ["a"], [(0, 1)])
    let kind = Kind(format: format, isChained: true)
    #expect(try kind.font([ahead], .single("a", "A")).letters("aaa") == "AAa")
    // What was substituted is behind the next glyph: only the first has an a behind it.
    #expect(try kind.font([behind], .single("a", "A")).letters("aaaa") == "aAaA")
  }

  // MARK: Classes and coverages

  @Test(arguments: [5, 6])
  func `a rule of classes stands for all glyphs of the classes`(_ type: Int) throws {
    let rule = TestRule(["ab", "xy"], [(0, 1)])
    let font = LayoutFont()
      .substituting("calt", .context(type, .classes, [rule]), nested: [.single("ab", "AB")])
    #expect(try font.letters("ax by ay bz za") == "Ax By Ay bz za")
  }

  @Test(arguments: [5, 6])
  func `class 0 is that of all glyphs that no class has`(_ type: Int) throws {
    let rules = [TestRule(["a", ""], [(1, 1)]), TestRule(["a", "b"], [])]
    let lookup = TestLookup.context(type, .classes, rules)
    let font = LayoutFont()
      .substituting("calt", lookup, nested: [.single("bcaz", "BCAZ")])
    #expect(try font.letters("ac ab az aa") == "aC ab aZ aa")
  }

  @Test(arguments: [5, 6])
  func `each place of a rule of coverages has its own glyphs`(_ type: Int) throws {
    let rule = TestRule(["ab", "bc", "c"], [(1, 1)])
    let font = LayoutFont()
      .substituting("calt", .context(type, .coverages, [rule]), nested: [.single("bc", "BC")])
    #expect(try font.letters("abc bbc acc cbc abb") == "aBc bBc aCc cbc abb")
  }

  @Test func `what is before, within and after may have different classes`() throws {
    let rule = TestRule(after: ["ab"], ["bc"], before: ["ca"], [(0, 1)])
    let font = LayoutFont()
      .substituting("calt", .context(6, .classes, [rule]), nested: [.single("bc", "BC")])
    #expect(try font.letters("bba abc aca cbc bbb") == "bBa aBc aCa cbc bbb")
  }

  // MARK: Actions

  @Test(arguments: Kind.all)
  func `actions are done in the order in which the rule has them`(_ kind: Kind) throws {
    let (first, second) = (TestLookup.single("a", "b"), TestLookup.single("b", "c"))
    #expect(try kind.font([TestRule(["a"], [(0, 1), (0, 2)])], first, second).letters("a") == "c")
    #expect(try kind.font([TestRule(["a"], [(0, 2), (0, 1)])], first, second).letters("a") == "b")
  }

  @Test(arguments: Kind.all)
  func `after a ligature the places are those of what is left`(_ kind: Kind) throws {
    let font = kind.font(
      [TestRule(["f", "i", "x", "y"], [(0, 1), (1, 2), (2, 2), (3, 2)])],
      .ligatures(["fi": "F"]), .single("fixy", "1234"))
    let shaped = try font.shape("fixyz")
    #expect(LayoutFont.letters(shaped) == "F34z")
    #expect(shaped.intClusters == [0, 2, 3, 4])
  }

  @Test(arguments: Kind.all)
  func `after one glyph became several the places count all of them`(_ kind: Kind) throws {
    let font = kind.font(
      [TestRule(["a", "b"], [(0, 1), (1, 2), (3, 2)])], .multiple(["a": "xyz"]),
      .single("xyzb", "XYZB"))
    #expect(try font.letters("abb") == "xYzBb")
    // The next match begins after the glyphs that were made.
    #expect(try font.letters("abab") == "xYzBxYzB")
  }

  @Test(arguments: Kind.all)
  func `after a glyph was taken away the next one has its place`(_ kind: Kind) throws {
    let font = kind.font(
      [TestRule(["a", "b", "c"], [(1, 1), (1, 2)])], .multiple(["b": ""]), .single("bc", "BC"))
    #expect(try font.letters("abcabc") == "aCaC")
  }

  @Test(arguments: Kind.all)
  func `a ligature that reaches beyond the match leaves less for what follows`(
    _ kind: Kind
  ) throws {
    let font = kind.font(
      [TestRule(["a", "b"], [(1, 1), (0, 2)])], .ligatures(["bcd": "L"]), .single("a", "A"))
    #expect(try font.letters("abcdab") == "ALAb")
  }

  @Test(arguments: Kind.all)
  func `places and look-ups that are not there are passed over`(_ kind: Kind) throws {
    let rule = TestRule(["a", "b"], [(2, 1), (65_535, 1), (0, 9), (0, 65_535), (1, 1)])
    let font = kind.font([rule], .single("abc", "ABC"))
    #expect(try font.letters("abc") == "aBc")
  }

  @Test(arguments: Kind.all)
  func `a called look-up is applied at its place alone`(_ kind: Kind) throws {
    let font = kind.font([TestRule(["a", "a", "a"], [(1, 1)])], .single("a", "A"))
    #expect(try font.letters("aaaa") == "aAaa")
  }

  @Test(arguments: Kind.all)
  func `a called look-up skips what its own flags say`(_ kind: Kind) throws {
    let ligature = TestLookup.ligatures(["fi": "F"])
    let marks = TestGlyphClasses(bases: "fi", ligatures: "F", marks: "^")
    let rule = TestRule(["f", "^"], [(0, 1)])
    #expect(try kind.font([rule], ligature).with(marks).letters("f^i") == "f^i")
    let skipping = ligature.with(flag: TestLookup.Flag.ignoresMarks)
    #expect(try kind.font([rule], skipping).with(marks).letters("f^i") == "F^")
  }

  @Test(arguments: Kind.all)
  func `the flags of a called look-up end with it`(_ kind: Kind) throws {
    let marks = TestGlyphClasses(bases: "abA", marks: "^")
    let skipping = TestLookup.single("a", "A").with(flag: TestLookup.Flag.ignoresMarks)
    let font = kind.font([TestRule(["a", "b"], [(0, 1)])], skipping).with(marks)
    #expect(try font.letters("aba^bab") == "Aba^bAb")
  }

  @Test(arguments: Kind.all)
  func `a context skips what its flags say, and its places count what is left`(
    _ kind: Kind
  ) throws {
    let context = TestLookup.context(
      kind.substitution, kind.format, [TestRule(["a", "b"], [(1, 1)])]
    ).with(flag: TestLookup.Flag.ignoresMarks)
    let font = LayoutFont().with(TestGlyphClasses(bases: "ab", marks: "^~"))
      .substituting("calt", context, nested: [.single("b^", "B!")])
    #expect(try font.letters("a^~b^") == "a^~B^")
  }

  // MARK: Contexts in contexts

  @Test(arguments: Kind.all)
  func `a context may call a context`(_ kind: Kind) throws {
    let inner = TestLookup.context(
      kind.substitution, kind.format, [TestRule(["b", "c"], [(1, 2)])])
    let font = kind.font([TestRule(["a", "b"], [(1, 1)])], inner, .single("c", "C"))
    // The inner context sees further than the outer one.
    #expect(try font.letters("abc bc abd") == "abC bc abd")
  }

  @Test(arguments: Kind.all)
  func `a context that calls itself comes to an end`(_ kind: Kind) throws {
    let font = kind.font([TestRule(["a"], [(0, 0), (0, 1)])], .single("a", "A"))
    #expect(try font.letters("baab") == "bAAb")
  }

  @Test(arguments: Kind.all)
  func `contexts that call each other come to an end`(_ kind: Kind) throws {
    let other = TestLookup.context(
      kind.substitution, kind.format, [TestRule(["a"], [(0, 0), (0, 2)])])
    let font = kind.font([TestRule(["a"], [(0, 1)])], other, .single("a", "A"))
    #expect(try font.letters("aba") == "AbA")
  }

  @Test(arguments: Kind.all)
  func `a context that makes more of what it matches comes to an end`(_ kind: Kind) throws {
    let rule = TestRule(["a"], [(0, 1), (0, 0), (1, 0), (2, 0), (3, 0)])
    let font = kind.font([rule], .multiple(["a": "aaaa"]))
    let shaped = try font.shape("ba")
    #expect(LayoutFont.letters(shaped).hasPrefix("ba"))
    #expect(shaped.glyphs.dropFirst().allSatisfy { $0 == 0x61 })
    #expect(shaped.count < 1 << 17)
  }

  @Test(arguments: Kind.all)
  func `a rule of more than 64 glyphs never fits`(_ kind: Kind) throws {
    for (count, expected) in [(64, "A"), (65, "a")] {
      let rule = TestRule(Array(repeating: "a", count: count), [(0, 1)])
      let text = String(repeating: "a", count: count)
      let shaped = try kind.font([rule], .single("a", "A")).letters(text)
      #expect(shaped == expected + text.dropFirst())
    }
  }

  // MARK: Positions

  @Test(arguments: Kind.all)
  func `positions have contexts too`(_ kind: Kind) throws {
    let context = TestLookup.context(
      kind.positioning, kind.format, [TestRule(["a", "b"], [(1, 1), (0, 2)])])
    let font = LayoutFont().positioning(
      "kern", context,
      nested: [.moves("b", TestValue(x: 7, y: -9)), .moves("a", TestValue(advance: -40))])
    let shaped = try font.shape("abcba")
    #expect(shaped.intAdvances == [460, 500, 500, 500, 500])
    #expect(shaped.places == [[0, 0], [7, -9], [0, 0], [0, 0], [0, 0]])
  }

  @Test(arguments: ContextFormat.allCases)
  func `positions look at what is around`(_ format: ContextFormat) throws {
    let rule = TestRule(after: ["x"], ["a"], before: ["y"], [(0, 1)])
    let font = LayoutFont().positioning(
      "kern", .context(8, format, [rule]), nested: [.moves("a", TestValue(advance: 100))])
    #expect(try font.shape("xay").intAdvances == [500, 600, 500])
    #expect(try font.shape("yax").intAdvances == [500, 500, 500])
  }

  // MARK: Fitting alone

  @Test(arguments: Kind.all)
  func `a rule would apply to its input, and alone only if it asks for nothing around`(
    _ kind: Kind
  ) throws {
    let around = kind.isChained ? [TestGlyphs("x")] : []
    let rule = TestRule(after: around, ["a", "b"], [(0, 1)])
    let face = try FontFace(bytes: kind.font([rule], .single("a", "A")).bytes)
    let subtable = try #require(face.layout.substitution?.lookup(0)?.subtables.first)
    #expect(subtable.wouldApply(to: glyphs("ab"), isAlone: false))
    #expect(subtable.wouldApply(to: glyphs("ab"), isAlone: true) == !kind.isChained)
    for other in ["a", "b", "ba", "abb"] {
      #expect(!subtable.wouldApply(to: glyphs(other), isAlone: false), "\(other)")
    }
  }

  // MARK: Broken ones

  @Test(arguments: [
    [3, 0, 1, 0, 0], [4, 1, 0, 0, 0], [0, 1, 0, 0, 0],
  ])
  func `a context of no glyphs or of another format is an error without effect`(
    _ start: [Int]
  ) throws {
    let lookup = TestLookup(type: 5, [words(start)])
    let face = try FontFace(bytes: LayoutFont().substituting("calt", lookup).bytes)
    #expect(face.layout.substitution?.lookup(0)?.subtables.isEmpty == true)
    #expect(throws: FontError.self) { try face.validate() }
    #expect(try LayoutFont().substituting("calt", lookup).letters("abc") == "abc")
  }

  /// Rules of one set of format 1, whose counts are greater than what is there.
  @Test(arguments: [
    (5, [2, 30_000, 0x62, 0, 1]), (5, [40_000, 1, 0x62, 0, 1]), (6, [30_000, 1, 0, 0]),
    (6, [0, 40_000, 0x62, 0, 1, 0, 1]), (6, [0, 2, 0x62, 30_000, 1, 0, 1]),
    (6, [0, 2, 0x62, 0, 30_000, 0, 1]),
  ])
  func `a rule with a count that lies has no effect`(_ type: Int, _ rule: [Int]) throws {
    func font(_ rule: [Int]) -> LayoutFont {
      let set = layoutBytes([1, .offset(words(rule))])
      let subtable = layoutBytes([1, .offset(coverage("a")), 1, .offset(set)])
      return LayoutFont().substituting(
        "calt", TestLookup(type: type, [subtable]), nested: [.single("ab", "AB")])
    }
    let honest = type == 5 ? [2, 1, 0x62, 0, 1] : [0, 2, 0x62, 0, 1, 0, 1]
    #expect(try font(honest).letters("ab") == "Ab")
    #expect(try font(rule).letters("ab") == "ab")
    #expect(throws: FontError.self) { try FontFace(bytes: font(rule).bytes).validate() }
  }
}
