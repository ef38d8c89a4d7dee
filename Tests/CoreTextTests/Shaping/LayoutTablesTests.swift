import Testing

@testable import CoreText

/// Source: OpenType 1.9, "OpenType Layout Common Table Formats" and `GDEF`.
@Suite struct LayoutTablesTests {
  private func tables(_ font: LayoutFont) throws -> LayoutTables {
    try FontFace(bytes: font.bytes).layout
  }

  // MARK: Definitions of glyphs

  @Test func `a font may have no tables of layout`() throws {
    let tables = try tables(LayoutFont())
    #expect(tables.substitution == nil && tables.positioning == nil && tables.kerning == nil)
    #expect(tables.glyphClasses.isEmpty && tables.markClasses.isEmpty)
    #expect(tables.markSets.isEmpty && tables.variations == nil)
    try tables.validate()
  }

  @Test(arguments: ListFormat.allCases)
  func `glyphs are letters, ligatures, marks or parts`(_ format: ListFormat) throws {
    let definitions = TestGlyphClasses(
      bases: "abz", ligatures: "F", marks: "^~", components: "-", markClasses: ["~", "^"],
      format: format)
    let tables = try tables(LayoutFont().with(definitions))
    let classes = glyphs("abzF^~-c").map { tables.glyphClasses.value(of: $0) }
    #expect(classes == [1, 1, 1, 2, 3, 3, 4, 0])
    #expect(glyphs("^~a").map { tables.markClasses.value(of: $0) } == [2, 1, 0])
    let properties = glyphs("aF^~-c").map { LookupApplier.properties($0, tables) }
    typealias Property = Glyph.Property
    #expect(
      properties == [
        Property.base, Property.ligature, Property.mark | 2 << 8, Property.mark | 1 << 8, 0, 0,
      ])
  }

  @Test func `each version of the table has what is new in it, and no more`() throws {
    let set = layoutBytes([1, 1, .longOffset(coverage("^"))])
    let store = variationStore(regions: [[(0, 0x4000, 0x4000)]], rows: [[1]], wordCount: 1)
    for minor in [0, 2, 3] {
      let body = layoutBytes([
        1, .number(minor), .offset(nil), .offset(nil), .offset(nil), .offset(nil), .offset(set),
        .longOffset(store),
      ])
      let tables = try tables(LayoutFont().with("GDEF", body))
      #expect(tables.glyphClasses.isEmpty && tables.markClasses.isEmpty)
      #expect(tables.markSets.count == (minor >= 2 ? 1 : 0))
      #expect((tables.variations != nil) == (minor == 3))
    }
  }

  @Test func `sets of marks may have glyphs in common`() throws {
    let tables = try tables(LayoutFont().with(TestGlyphClasses(markSets: ["^~", "", "~"])))
    let members = tables.markSets.map { set in glyphs("^~").map { set.contains($0) } }
    #expect(members == [[true, true], [false, false], [false, true]])
  }

  // MARK: Scripts and languages

  /// A font of features that each put another letter in the place of a.
  private func font(_ scripts: [(tag: FontTag, languages: [TestLayout.Language])]) -> LayoutFont {
    var font = LayoutFont()
    for (index, letter) in "XYZW".enumerated() {
      font.substitutions.lookups.append(.single("a", TestGlyphs(String(letter))))
      font.substitutions.features.append(("calt", [index]))
    }
    font.substitutions.scripts = scripts
    return font
  }

  private static func language(
    _ tag: FontTag?, _ features: Int..., required: Int? = nil
  ) -> TestLayout.Language {
    TestLayout.Language(tag: tag, required: required, features: features)
  }

  @Test(
    arguments: [
      // The script itself, then the default one in both spellings, then Latin.
      (["DFLT", "cyrl", "latn"], "Y"), (["DFLT", "latn"], "X"), (["DFLT", "dflt"], "X"),
      (["DFLT", "grek"], "X"), (["dflt", "grek"], "X"), (["dflt", "latn"], "X"),
      (["grek", "latn"], "Y"), (["grek", "thai"], "a"), ([], "a"),
    ] as [([FontTag], String)])
  func `text has the features of its script, else of the font's default`(
    _ scripts: [FontTag], _ expected: String
  ) throws {
    let font = font(
      scripts.enumerated().map { ($0.element, [Self.language(nil, $0.offset)]) }
        + (scripts.isEmpty ? [("thai", [])] : []))
    #expect(try font.letters("a", ShapingOptions(script: Script("Cyrl"))) == expected)
  }

  @Test(
    arguments: [
      ("TRK ", "Y"), ("ROM ", "Z"), ("DEU ", "X"), (nil, "X"), ("trk ", "X"),
    ] as [(FontTag?, String)])
  func `a language has its own features, another those of the script`(
    _ language: FontTag?, _ expected: String
  ) throws {
    let font = font([
      ("DFLT", [Self.language(nil, 3), Self.language("DEU ", 3)]),
      ("latn", [Self.language(nil, 0), Self.language("ROM ", 2), Self.language("TRK ", 1)]),
    ])
    #expect(try font.letters("a", ShapingOptions(language: language)) == expected)
  }

  @Test func `a script without a default has features for its languages alone`() throws {
    let font = font([("DFLT", [Self.language(nil, 3)]), ("latn", [Self.language("TRK ", 1)])])
    #expect(try font.letters("a", ShapingOptions(language: "TRK ")) == "Y")
    #expect(try font.letters("a", ShapingOptions(language: "DEU ")) == "a")
    #expect(try font.letters("a") == "a")
  }

  @Test func `features that the font does not have are passed over`() throws {
    let font = font([("latn", [Self.language(nil, 9, 65_535, 1, required: 7)])])
    #expect(try font.letters("a") == "Y")
    let table = try #require(try tables(font).substitution)
    let selection = table.selection(scriptTags: ["latn"], language: nil)
    #expect(selection.features.map(\.lookups) == [[1]])
    #expect(selection.required == nil)
  }

  @Test func `a selection says which script it is of`() throws {
    let font = font([("DFLT", [Self.language(nil, 0)]), ("latn", [Self.language(nil, 1)])])
    let table = try #require(try tables(font).substitution)
    let own = table.selection(scriptTags: ["dev3", "latn"], language: nil)
    #expect(own.script == "latn" && own.isOwn)
    let other = table.selection(scriptTags: ["dev3", "dev2"], language: nil)
    #expect(other.script == "DFLT" && !other.isOwn)
  }

  @Test func `the newest of a script's names is taken`() throws {
    let font = font([("dev2", [Self.language(nil, 1)]), ("deva", [Self.language(nil, 0)])])
    let table = try #require(try tables(font).substitution)
    let selection = table.selection(scriptTags: Script("Deva").tags, language: nil)
    #expect(selection.script == "dev2" && selection.features.map(\.lookups) == [[1]])
  }

  @Test func `a required feature is on, even if text asks for nothing`() throws {
    var font = font([("latn", [Self.language(nil, required: 2)])])
    font.substitutions.features[2].tag = "dlig"
    #expect(try font.letters("ab") == "Zb")
    let off = ShapingOptions(features: [FontFeature("dlig", 0)])
    #expect(try font.letters("ab", off) == "Zb")
  }

  @Test func `a feature is known whatever script it is of`() throws {
    let font = font([("thai", [Self.language(nil, 0)])])
    let table = try #require(try tables(font).substitution)
    #expect(table.has("calt") && !table.has("liga"))
    let face = try FontFace(bytes: font.positioning("cpsp", .moves("a", TestValue(x: 1))).bytes)
    #expect(face.hasFeature("calt") && face.hasFeature("cpsp") && !face.hasFeature("kern"))
  }

  // MARK: Look-ups

  @Test func `a look-up is read once`() throws {
    let font = LayoutFont().substituting("liga", .single("a", "A"), .single("b", "B"))
    let table = try #require(try tables(font).substitution)
    let first = try #require(table.lookup(0))
    #expect(table.lookup(0) === first)
    #expect(table.lookup(1) !== first)
    #expect(table.lookup(2) == nil && table.lookup(-1) == nil)
  }

  @Test func `a feature may name look-ups that are not there`() throws {
    var font = LayoutFont().substituting("liga", .single("a", "A"))
    font.substitutions.features = [("liga", [7, 0, 65_535])]
    #expect(try font.letters("ab") == "Ab")
    try FontFace(bytes: font.bytes).validate()
  }

  @Test func `one broken look-up leaves the others`() throws {
    let broken = TestLookup(type: 4, [words([1, 50_000])])
    let font = LayoutFont().substituting("liga", .single("a", "A"), broken, .single("c", "C"))
    #expect(try font.letters("abc") == "AbC")
    #expect(throws: FontError.self) { try tables(font).validate() }
  }

  // MARK: Broken tables

  @Test(arguments: [
    // Cut off in the header, lists beyond the end, and lists with more entries than there are.
    [1, 0, 10], [1, 0, 60_000, 10, 10, 0], [1, 0, 10, 60_000, 10, 0], [1, 0, 10, 10, 60_000, 0],
    [1, 0, 10, 12, 12, 9, 0], [1, 0, 12, 10, 12, 9, 0], [1, 0, 12, 12, 10, 9, 0],
  ])
  func `a table whose lists are not there is an error of that table`(_ body: [Int]) {
    for tag: FontTag in ["GSUB", "GPOS"] {
      let error = #expect(throws: FontError.self) {
        try FontFace(bytes: LayoutFont().with(tag, words(body)).bytes)
      }
      guard case .outOfBounds(let table, _, _)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(table == tag)
    }
  }

  @Test func `features that are the same one again and again are an error`() {
    let count = 8000
    let part = words([0, count]) + [UInt8](repeating: 0, count: 2 * count)
    let tags = Array(repeating: [0x6161, 0x6161, 2 + 6 * count], count: count).joined()
    let features = words([count] + tags) + part
    // There are neither scripts nor look-ups.
    let table = words([1, 0, 10, 12, 10, 0]) + features
    let error = #expect(throws: FontError.self) {
      try FontFace(bytes: LayoutFont().with("GSUB", table).bytes)
    }
    guard case .malformed("GSUB", _, let reason)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.hasSuffix("parts"))
  }

  @Test(arguments: [
    [1, 0], [1, 0, 60_000, 0, 0, 0], [1, 0, 0, 0, 0, 60_000], [1, 2, 0, 0, 0, 0],
    [1, 2, 0, 0, 0, 0, 14, 1, 9], [1, 3, 0, 0, 0, 0, 0, 0, 9000],
  ])
  func `definitions that are not there are an error of their table`(_ body: [Int]) {
    let error = #expect(throws: FontError.self) {
      try FontFace(bytes: LayoutFont().with("GDEF", words(body)).bytes)
    }
    guard case .outOfBounds(let table, _, _)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(table == "GDEF")
  }
}
