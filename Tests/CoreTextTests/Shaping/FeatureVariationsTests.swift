import Testing

@testable import CoreText

/// Source: OpenType 1.9, "FeatureVariations Table".
@Suite struct FeatureVariationsTests {
  /// A font whose feature puts A for a, and in parts of the design space B, C or nothing.
  private func font(
    _ variations: TestFeatureVariation..., tag: FontTag = "rvrn"
  ) -> LayoutFont {
    var font = LayoutFont().varying(by: [])
      .substituting(tag, .single("a", "A"), nested: [.single("a", "B"), .single("a", "C")])
    font.substitutions.variations = variations
    return font
  }

  private func letters(_ font: LayoutFont, _ weight: Int) throws -> String {
    LayoutFont.letters(try font.shape("ab", ShapingOptions(), [("wght", weight << 16)]))
  }

  @Test(arguments: [
    (400, "Ab"), (649, "Ab"), (650, "Bb"), (700, "Bb"), (775, "Bb"), (776, "Ab"), (900, "Ab"),
  ])
  func `a feature has other look-ups in a part of an axis, whose ends belong to it`(
    _ weight: Int, _ expected: String
  ) throws {
    let font = font(TestFeatureVariation([(0, 0.5, 0.75)], [0: [1]]))
    #expect(try letters(font, weight) == expected)
  }

  @Test(arguments: [(400, "Ab"), (250, "Bb"), (100, "Bb"), (300, "Ab"), (900, "Ab")])
  func `a part may lie below the standard`(_ weight: Int, _ expected: String) throws {
    #expect(
      try letters(font(TestFeatureVariation([(0, -1, -0.5)], [0: [1]])), weight) == expected)
  }

  @Test(arguments: [(400, "Ab"), (650, "Cb"), (900, "Bb")])
  func `of several parts the first that fits counts`(_ weight: Int, _ expected: String) throws {
    let font = font(
      TestFeatureVariation([(0, 0.75, 1)], [0: [1]]), TestFeatureVariation([(0, 0.5, 1)], [0: [2]])
    )
    #expect(try letters(font, weight) == expected)
  }

  @Test func `all conditions have to be met, and none are met everywhere`() throws {
    let both = font(TestFeatureVariation([(0, 0.25, 1), (0, 0, 0.75)], [0: [1]]))
    #expect(try [400, 650, 900].map { try letters(both, $0) } == ["Ab", "Bb", "Ab"])
    let always = font(TestFeatureVariation([], [0: [1]]))
    #expect(try [100, 400, 900].map { try letters(always, $0) } == ["Bb", "Bb", "Bb"])
    let never = font(TestFeatureVariation([(0, 0.5, 0.25)], [0: [1]]))
    #expect(try [400, 700].map { try letters(never, $0) } == ["Ab", "Ab"])
  }

  @Test func `an axis that the font does not have stands at its standard`() throws {
    #expect(try letters(font(TestFeatureVariation([(7, 0, 0)], [0: [1]])), 900) == "Bb")
    #expect(try letters(font(TestFeatureVariation([(7, 0.5, 1)], [0: [1]])), 900) == "Ab")
  }

  @Test func `the standard instance can have other look-ups too`() throws {
    let font = font(TestFeatureVariation([(0, -0.25, 0.25)], [0: [1]]))
    #expect(try font.letters("ab") == "Bb")
    #expect(try letters(font, 900) == "Ab")
  }

  @Test func `a feature may have no look-ups there, or several`() throws {
    #expect(try letters(font(TestFeatureVariation([], [0: []])), 400) == "ab")
    var several = font(TestFeatureVariation([], [0: [1, 3]]))
    several.substitutions.lookups.append(.single("b", "D"))
    #expect(try letters(several, 400) == "BD")
  }

  @Test func `features that are not named keep their look-ups`() throws {
    let font = font(TestFeatureVariation([], [0: [1], 9: [2]])).substituting(
      "liga", .single("b", "D"))
    #expect(try letters(font, 400) == "BD")
  }

  @Test func `a feature that is off has no look-ups anywhere`() throws {
    let font = font(TestFeatureVariation([], [0: [1]]), tag: "smcp")
    #expect(try letters(font, 900) == "ab")
    let on = ShapingOptions(features: [FontFeature("smcp")])
    #expect(try font.letters("ab", on) == "Bb")
  }

  @Test func `a required feature varies as well`() throws {
    var font = font(TestFeatureVariation([(0, 0.5, 1)], [0: [1]]), tag: "smcp")
    font.substitutions.scripts = [("latn", [.init(tag: nil, required: 0, features: [])])]
    #expect(try letters(font, 400) == "Ab")
    #expect(try letters(font, 900) == "Bb")
  }

  @Test func `positions vary with the design too`() throws {
    var font = LayoutFont().varying(by: []).positioning(
      "kern", .moves("a", TestValue(advance: 10)), nested: [.moves("a", TestValue(advance: 77))])
    font.positions.variations = [TestFeatureVariation([(0, 0.5, 1)], [0: [1]])]
    #expect(try font.shape("a").intAdvances == [510])
    #expect(
      try font.shape("a", ShapingOptions(), [("wght", 900 << 16)]).intAdvances == [577])
  }

  // MARK: What is not understood

  /// A table with one record of one condition.
  private func table(condition: [Int]) -> [UInt8] {
    layoutBytes([
      1, 0, 0, 1, .longOffset(layoutBytes([1, .longOffset(words(condition))])),
      .longOffset(layoutBytes([1, 0, 1, 0, .longOffset(words([0, 1, 5]))])),
    ])
  }

  @Test(
    arguments: [
      ([1, 0, 0, 0x4000], [0: [5]]), ([1, 0, 0x2000, 0x4000], [:]), ([2, 0, 0, 0x4000], [:]),
      ([0, 0, 0, 0x4000], [:]), ([1, 3, 0, 0], [0: [5]]),
    ] as [([Int], [Int: [Int]])])
  func `a condition of another format is never met`(
    _ condition: [Int], _ expected: [Int: [Int]]
  ) throws {
    let variations = try FeatureVariations(reader(table(condition: condition)))
    #expect(variations.lookups(at: [0x1000]) == expected)
  }

  @Test func `a table that is cut off is an error`() throws {
    let whole = table(condition: [1, 0, 0, 0x4000])
    for count in 0..<whole.count {
      #expect(throws: FontError.self) {
        try FeatureVariations(reader(Array(whole.prefix(count))))
      }
    }
    #expect(throws: FontError.self) {
      try FeatureVariations(reader(words([1, 0, 0x7FFF, 0xFFFF, 0, 0, 0, 0])))
    }
  }

  @Test func `offsets that are 0 stand for no conditions and no look-ups`() throws {
    #expect(try FeatureVariations(reader(words([1, 0, 0, 1, 0, 0, 0, 0]))).lookups(at: []) == [:])
    #expect(FeatureVariations.none.lookups(at: [0x4000]) == [:])
  }

  @Test func `only newer versions of a table have variations`() throws {
    for (minor, expected) in [(0, "Ab"), (1, "Bb")] {
      let font = font(TestFeatureVariation([], [0: [1]]))
      var body = font.substitutions.bytes
      body[3] = UInt8(minor)
      #expect(try font.with("GSUB", body).letters("ab") == expected)
    }
  }
}
