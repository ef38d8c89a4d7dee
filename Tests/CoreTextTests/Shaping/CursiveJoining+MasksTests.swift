import Testing

@testable import CoreText

/// Source: Unicode 15.0, section 9.2, and OpenType's script development specifications.
@Suite struct CursiveJoiningMasksTests {
  /// Beh joins on both sides, alef on its right one. Their forms are letters: beh's i, n, m and f,
  /// alef's I and F.
  private static let beh = "\u{628}"
  private static let alef = "\u{627}"
  private static let all: [FontTag] = ["isol", "init", "medi", "fina"]

  private func font(_ tags: [FontTag] = all) -> LayoutFont {
    var font = LayoutFont(Self.beh + Self.alef + "\u{640}\u{64E}\u{200C}\u{200D}")
    for tag in tags {
      let forms =
        switch tag {
        case "isol": TestLookup.single("\u{627}\u{628}", "Ii")
        case "init": TestLookup.single("\u{628}", "n")
        case "medi": TestLookup.single("\u{628}", "m")
        default: TestLookup.single("\u{627}\u{628}", "Ff")
        }
      font = font.substituting(tag, forms)
    }
    return font
  }

  /// The forms in the order in which they are read.
  private func forms(
    _ text: String, _ tags: [FontTag] = all, _ script: Script = .arabic
  ) throws -> [UInt16] {
    let options = ShapingOptions(script: script, isRightToLeft: true)
    return try font(tags).shape(text, options).glyphs.reversed()
  }

  @Test(arguments: [
    ("\u{628}", "i"), ("\u{628}\u{628}", "nf"), ("\u{628}\u{628}\u{628}", "nmf"),
    ("\u{628}\u{628}\u{628}\u{628}", "nmmf"), ("\u{627}", "I"), ("\u{628}\u{627}", "nF"),
    ("\u{627}\u{628}", "Ii"), ("\u{628}\u{627}\u{628}", "nFi"), ("\u{627}\u{627}", "II"),
    ("\u{628}\u{628}\u{627}\u{628}\u{628}", "nmFnf"), ("\u{628} \u{628}", "i i"),
    ("\u{628}a\u{628}", "iai"),
  ])
  func `letters take the form that their neighbours ask for`(
    _ text: String, _ expected: String
  ) throws {
    #expect(try forms(text) == glyphs(expected))
  }

  @Test(arguments: [
    // A mark has no form and parts no letters.
    ("\u{628}\u{64E}\u{628}", "n\u{64E}f"), ("\u{628}\u{64E}", "i\u{64E}"),
    ("\u{628}\u{64E}\u{64E}\u{628}\u{628}", "n\u{64E}\u{64E}mf"),
    // The line that lengthens joins on both sides, and has no form itself.
    ("\u{628}\u{640}\u{628}", "n\u{640}f"), ("\u{640}\u{628}", "\u{640}f"),
    ("\u{627}\u{640}", "I\u{640}"),
    // A joiner is a neighbour that joins, a non-joiner one that does not; neither is seen.
    ("\u{628}\u{200D}", "n "), ("\u{200D}\u{628}", " f"), ("\u{200D}\u{628}\u{200D}", " m "),
    ("\u{627}\u{200D}", "I "), ("\u{200D}\u{627}", " F"), ("\u{628}\u{200C}\u{628}", "i i"),
    ("\u{628}\u{200D}\u{200C}\u{628}", "n  i"), ("\u{628}\u{64E}\u{200C}\u{628}", "i\u{64E} i"),
  ])
  func `marks are looked through, joiners join and non-joiners part`(
    _ text: String, _ expected: String
  ) throws {
    #expect(try forms(text) == glyphs(expected))
  }

  @Test(
    arguments: [
      ("isol", "\u{628}\u{628}\u{628}i"), ("init", "n\u{628}\u{628}\u{628}"),
      ("medi", "\u{628}m\u{628}\u{628}"), ("fina", "\u{628}\u{628}f\u{628}"),
    ] as [(FontTag, String)])
  func `a form that the font lacks is the letter's own glyph`(
    _ tag: FontTag, _ expected: String
  ) throws {
    let text = "\u{628}\u{628}\u{628}\u{200C}\u{628}"
    let shaped = try forms(text, [tag]).filter { $0 != 0x20 }
    #expect(shaped == glyphs(expected))
  }

  @Test func `letters of other scripts have no forms`() throws {
    #expect(try forms("\u{628}\u{628}", Self.all, .latin) == glyphs("\u{628}\u{628}"))
  }

  @Test func `a form can be turned off, and on for all letters`() throws {
    let off = ShapingOptions(
      script: .arabic, isRightToLeft: true, features: [FontFeature("init", 0)])
    #expect(try font().shape("\u{628}\u{628}", off).glyphs.reversed() == glyphs("\u{628}f"))
    let on = ShapingOptions(
      script: .arabic, isRightToLeft: true, features: [FontFeature("medi")])
    #expect(try font(["medi"]).shape("\u{628}", on).glyphs == glyphs("m"))
  }

  @Test func `a look-up of a form takes glyphs of that form alone`() throws {
    let font = LayoutFont(Self.beh)
      .substituting("init", .ligatures(["\u{628}\u{628}": "L"]))
    let options = ShapingOptions(script: .arabic, isRightToLeft: true)
    #expect(
      try font.shape("\u{628}\u{628}", options).glyphs == glyphs("\u{628}\u{628}"))
  }

  @Test(arguments: [
    // Alaph alone, after Beth, after Waw, after Dalath, and between Beth and Beth.
    ("\u{710}", "i"), ("\u{712}\u{710}", "\u{712}f"), ("\u{718}\u{710}", "\u{718}2"),
    ("\u{715}\u{710}", "\u{715}3"), ("\u{712}\u{710}\u{712}", "\u{712}m\u{712}"),
  ])
  func `Syriac's Alaph has forms of its own`(_ text: String, _ expected: String) throws {
    var font = LayoutFont("\u{710}\u{712}\u{715}\u{718}")
    let forms: [(FontTag, TestGlyphs)] = [
      ("isol", "i"), ("fina", "f"), ("fin2", "2"), ("fin3", "3"), ("med2", "m"),
    ]
    for (tag, glyph) in forms { font = font.substituting(tag, .single("\u{710}", glyph)) }
    font.substitutions.scripts = [
      ("syrc", [.init(tag: nil, required: nil, features: Array(forms.indices))])
    ]
    let options = ShapingOptions(script: Script("Syrc"), isRightToLeft: true)
    #expect(try font.shape(text, options).glyphs.reversed() == glyphs(expected))
  }

  @Test(arguments: [
    ("\u{1820}\u{180B}\u{1822}", "x\u{1822}"), ("\u{1820}\u{180D}\u{1822}", "y\u{1822}"),
    ("\u{1822}\u{1820}\u{180B}", "\u{1822}z"),
    ("\u{1820}\u{1822}", "\u{1820}\u{1822}"),
  ])
  func `Mongolian selectors have the form of the letter before them`(
    _ text: String, _ expected: String
  ) throws {
    var font = LayoutFont("\u{1820}\u{1822}\u{180B}\u{180D}")
      .substituting(
        "init", .ligatures(["\u{1820}\u{180B}": "x", "\u{1820}\u{180D}": "y"])
      ).substituting("fina", .ligatures(["\u{1820}\u{180B}": "z"]))
    font.substitutions.scripts = [("mong", [.init(tag: nil, required: nil, features: [0, 1])])]
    let shaped = try font.shape(text, ShapingOptions(script: Script("Mong")))
    #expect(shaped.glyphs == glyphs(expected))
  }
}
