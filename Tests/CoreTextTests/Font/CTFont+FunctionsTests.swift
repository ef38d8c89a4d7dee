import CoreGraphics
import Testing

@testable import CoreText

@Suite struct CTFontFunctionsTests: MeasuresFonts {
  @Test func `a style of a variable font has a name`() throws {
    let font = try CTFont.named("Inter-SemiBold", size: 10)
    #expect(CTFontGetSymbolicTraits(font).contains(.traitBold))
    #expect(font.advance(161) > (try CTFont.named("Inter", size: 10)).advance(161))
    #expect(throws: FontLookupError.self) { try CTFont.named("Inter-Nothing", size: 10) }
  }

  @Test func `glyphs and advances come in arrays`() throws {
    let font = try CTFont.named("Inter", size: 28.16)
    let units = Array("A\u{1F600}".utf16)
    var glyphs = [CGGlyph](repeating: 9, count: 3)
    #expect(!CTFontGetGlyphsForCharacters(font, units, &glyphs, 3))
    #expect(glyphs == [2, 0, 0])
    var sizes = [CGSize](repeating: .zero, count: 1)
    let width = CTFontGetAdvancesForGlyphs(font, .default, glyphs, &sizes, 1)
    #expect((width - 19.04).magnitude < 1e-9)
    #expect(Double(sizes[0].width) == width)
  }

  @Test func `a font at another size is the same font`() throws {
    let font = try #require(CTFont.system(size: 17, weight: 600))
    let large = CTFontCreateCopyWithSize(font, 34)
    #expect(large.instance === font.instance)
    #expect(CTFontGetAscent(large) == 2 * CTFontGetAscent(font))
    #expect(CTFontCreateCopyWithSize(large, 17) == font)
  }

  @Test func `the fonts of an interface are the system's`() throws {
    func font(_ type: CTFontUIFontType) throws -> CTFont {
      try #require(CTFontCreateUIFontForLanguage(type, 17, nil))
    }
    #expect(try font(.system) == #require(CTFont.system(size: 17)))
    #expect(try font(.emphasizedSystem) == #require(CTFont.system(size: 17, weight: 700)))
    #expect(CTFontUIFontType(rawValue: 2) == .system)
    #expect(CTFontUIFontType(rawValue: 3) == .emphasizedSystem)
  }

  @Test func `a font by name has the matrix and the size that are asked for`() {
    var wide = CGAffineTransform(scaleX: 2, y: 1)
    let font = CTFontCreateWithName("Inter", 21, &wide)
    #expect(CTFontGetMatrix(font) == wide && CTFontGetSize(font) == 21)
    #expect(CTFontGetSize(CTFontCreateWithName("Inter", 0, nil)) == 12)
    #expect(CTFontGetMatrix(CTFontCreateWithName("Inter", 0, nil)).isIdentity)
  }
}

/// Fonts whose metrics are written out.
@Suite struct CTFontMetricsFunctionsTests {
  @Test(arguments: [10.0, 20, 1000, 0.5])
  func `metrics grow with the size`(_ size: CGFloat) throws {
    let font = try MeasuredFont().font(size)
    func near(_ value: CGFloat, _ units: CGFloat) -> Bool {
      (value - units * size / 1000).magnitude < 1e-9
    }
    #expect(near(CTFontGetAscent(font), 900) && near(CTFontGetDescent(font), 200))
    #expect(near(CTFontGetLeading(font), 50))
    #expect(near(CTFontGetCapHeight(font), 700) && near(CTFontGetXHeight(font), 500))
    #expect(near(CTFontGetUnderlinePosition(font), -100))
    #expect(near(CTFontGetUnderlineThickness(font), 50))
    #expect(CTFontGetUnitsPerEm(font) == 1000 && CTFontGetGlyphCount(font) == 5)
  }

  @Test func `letters are measured where the font does not say their height`() throws {
    var plain = MeasuredFont()
    plain.hasStyle = false
    let font = try plain.font()
    #expect(CTFontGetCapHeight(font) == 6.5)
    #expect(CTFontGetXHeight(font) == 4.5)
  }

  @Test func `a negative gap between lines is none`() throws {
    var tight = MeasuredFont()
    tight.lineGap = -80
    #expect(CTFontGetLeading(try tight.font()) == 0)
  }

  @Test(arguments: [0.0, -12.5, 9])
  func `the angle is that of the font's strokes`(_ angle: Double) throws {
    var font = MeasuredFont()
    font.angle = angle
    #expect(CTFontGetSlantAngle(try font.font()) == CGFloat(angle))
    let isItalic = CTFontGetSymbolicTraits(try font.font()).contains(.traitItalic)
    #expect(isItalic == (angle != 0))
  }

  @Test(
    arguments: [
      (400, false, false, []), (599, false, false, []), (600, false, false, .traitBold),
      (900, true, false, [.traitBold, .traitItalic]), (400, true, false, .traitItalic),
      (400, false, true, .traitMonoSpace),
    ] as [(Int, Bool, Bool, CTFontSymbolicTraits)])
  func `traits are those of its tables`(
    _ weight: Int, _ isItalic: Bool, _ isMonospaced: Bool, _ traits: CTFontSymbolicTraits
  ) throws {
    var font = MeasuredFont()
    (font.weight, font.isItalic, font.isMonospaced) = (weight, isItalic, isMonospaced)
    #expect(CTFontGetSymbolicTraits(try font.font()) == traits)
  }

  @Test func `numbers of traits are Apple's`() {
    #expect(CTFontSymbolicTraits.traitItalic.rawValue == 1)
    #expect(CTFontSymbolicTraits.traitBold.rawValue == 2)
    #expect(CTFontSymbolicTraits.traitMonoSpace.rawValue == 1024)
    #expect(CTFontSymbolicTraits.traitColorGlyphs.rawValue == 8192)
  }

  // MARK: Glyphs

  @Test(
    arguments: [
      ([0x41, 0x48], [1, 2], true), ([0x41, 0x42, 0x48], [1, 0, 2], false), ([], [], true),
      // A pair has its glyph first; half of one has none.
      ([0xD83D, 0xDE00, 0x41], [0, 0, 1], false), ([0xD83D, 0x41], [0, 1], false),
      ([0xDE00], [0], false),
    ] as [([UniChar], [CGGlyph], Bool)])
  func `characters have their glyphs, or 0`(
    _ units: [UniChar], _ expected: [CGGlyph], _ isWhole: Bool
  ) throws {
    var glyphs = [CGGlyph](repeating: 99, count: units.count)
    #expect(
      CTFontGetGlyphsForCharacters(try MeasuredFont().font(), units, &glyphs, units.count)
        == isWhole)
    #expect(glyphs == expected)
  }

  @Test func `a character of two units has its glyph at the first`() throws {
    guard let instance = PlainFont.instance else { return }
    var glyphs = [CGGlyph](repeating: 99, count: 3)
    #expect(
      CTFontGetGlyphsForCharacters(
        CTFont(instance: instance, size: 10), Array("😀a".utf16), &glyphs, 3))
    #expect(glyphs == [PlainFont.glyph("😀"), 0, PlainFont.glyph("a")])
  }

  @Test func `advances are summed, and given one by one where there is room`() throws {
    let font = try MeasuredFont().font(20)
    #expect(CTFontGetAdvancesForGlyphs(font, .horizontal, [1, 2, 4], nil, 3) == 30)
    var sizes = [CGSize](repeating: CGSize(width: -1, height: -1), count: 3)
    #expect(CTFontGetAdvancesForGlyphs(font, .default, [1, 2, 4], &sizes, 2) == 20)
    #expect(sizes.map(\.width) == [10, 10, -1] && sizes.map(\.height) == [0, 0, -1])
    #expect(CTFontGetAdvancesForGlyphs(font, .default, [1], nil, -1) == 0)
    // A glyph that is not there has no width.
    #expect(CTFontGetAdvancesForGlyphs(font, .default, [77], nil, 1) == 0)
  }

  @Test func `boxes are around outlines, and around all of them together`() throws {
    let font = try MeasuredFont().font()
    var boxes = [CGRect](repeating: .null, count: 3)
    let whole = CTFontGetBoundingRectsForGlyphs(font, .default, [1, 4, 3], &boxes, 3)
    #expect(boxes[0] == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(boxes[1] == .zero)
    #expect((boxes[2].minY + 0.1).magnitude < 1e-9 && (boxes[2].height - 4.6).magnitude < 1e-9)
    #expect((whole.minY + 0.1).magnitude < 1e-9 && (whole.maxY - 4.5).magnitude < 1e-9)
    #expect(CTFontGetBoundingRectsForGlyphs(font, .default, [4], nil, 1) == .zero)
  }

  @Test func `the path of a glyph is in points, by the font's matrix and then another`() throws {
    let font = try MeasuredFont().font()
    let box = { (path: CGPath?) in path?.boundingBoxOfPath }
    #expect(box(CTFontCreatePathForGlyph(font, 1, nil)) == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(CTFontCreatePathForGlyph(font, 4, nil) == nil)
    #expect(CTFontCreatePathForGlyph(font, 77, nil) == nil)
    var move = CGAffineTransform(translationX: 100, y: 10)
    #expect(
      box(CTFontCreatePathForGlyph(font, 1, &move)) == CGRect(x: 100, y: 10, width: 4, height: 4))
    let wide = CTFont(
      instance: font.instance, size: 10, matrix: CGAffineTransform(scaleX: 3, y: 1))
    #expect(
      box(CTFontCreatePathForGlyph(wide, 1, &move)) == CGRect(x: 100, y: 10, width: 12, height: 4))
  }

  // MARK: Which fonts are equal

  @Test func `fonts are equal that draw the same`() throws {
    let face = try FontFace(bytes: MeasuredFont().bytes())
    func font(
      size: CGFloat = 10, matrix: CGAffineTransform = .identity, weight: Double? = nil,
      features: [FontFeature] = [], face: FontFace? = nil
    ) throws -> CTFont {
      var appearance = CTFont.Appearance()
      appearance.features = features
      let own = try face ?? FontFace(bytes: MeasuredFont().bytes())
      return CTFont(
        instance: FontInstance(own), variations: weight.map { [FontVariation("wght", $0)] } ?? [],
        size: size, matrix: matrix, appearance: appearance)
    }
    let one = try font(face: face)
    #expect(try font(face: face) == one)
    #expect(try font(face: face).hashValue == one.hashValue)
    #expect(try font(size: 11, face: face) != one)
    #expect(try font(matrix: CGAffineTransform(scaleX: 2, y: 1), face: face) != one)
    #expect(try font(weight: 500, face: face) != one)
    #expect(try font(features: [FontFeature("tnum")], face: face) != one)
    // The same bytes, read again.
    #expect(try font() != one)
  }

  @Test(arguments: [0.0, -5, .infinity, .nan] as [CGFloat])
  func `a size that is none is twelve points`(_ size: CGFloat) throws {
    #expect(CTFontGetSize(try MeasuredFont().font(size)) == 12)
    let font = try MeasuredFont().font(30)
    #expect(CTFontGetSize(font.withSize(size)) == 12)
    #expect(CTFontCreateCopyWithSize(font, -1) === font)
  }
}
