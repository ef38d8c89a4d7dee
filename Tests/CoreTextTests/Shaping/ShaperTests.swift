import CoreText
import Testing

@Suite struct ShaperTests {
  private func shape(
    _ text: String, _ variations: [(tag: FontTag, value: Int)] = [],
    _ options: ShapingOptions = ShapingOptions()
  ) throws -> ShapedText {
    let font = FontInstance(try interFace(), variations: variations)
    return Shaper.shape(Array(text.utf16), font: font, options: options)
  }

  /// Glyphs and advances of HarfBuzz for the same file.
  @Test(arguments: [
    (400.0, 0.0, "AVAST To.", [2, 453, 2, 395, 409, 1682, 409, 775, 1405],
      [1712, 1728, 1904, 1796, 1808, 792, 1584, 1680, 776]),
    (600, 0, "AVAST To.", [2, 453, 2, 395, 409, 1682, 409, 775, 1405],
      [1804, 1798, 2006, 1828, 1858, 699, 1634, 1712, 818]),
    (237, -7, "Ж→Ω", [1025, 1733, 995], [2159, 2688, 2118]),
    (400, 0, "->x12x3", [1710, 946, 1296, 1297, 1444, 1299],
      [2688, 1520, 1308, 1704, 1856, 1792]),
    (400, 0, "1⁄24", [1610, 1578, 1570, 1572], [790, 772, 1058, 1112]),
    (400, 0, "x\u{331}\u{308}é", [948, 2147, 616], [1520, 0, 1640]),
  ] as [(Double, Double, String, [Int], [Int])])
  func `kerning, ligatures, contexts and marks are the font's`(
    _ weight: Double, _ slant: Double, _ text: String, _ glyphs: [Int], _ advances: [Int]
  ) throws {
    let shaped = try shape(text, variations(weight: weight, slant: slant))
    #expect(shaped.glyphs.map { Int($0) } == glyphs)
    #expect(shaped.advances.map { Int($0) } == advances)
  }

  @Test func `a glyph knows the first unit that it stands for`() throws {
    #expect(try shape("a->b").clusters == [0, 1, 3])
    #expect(try shape("e\u{301}x").clusters == [0, 2])
    #expect(try shape("😀a").clusters == [0, 2])
  }

  @Test func `features can be turned off and on`() throws {
    let off = ShapingOptions(features: [FontFeature("kern", 0), FontFeature("calt", 0)])
    #expect(try shape("AV", [], off).width > shape("AV").width)
    #expect(try shape("->", [], off).count == 2)
    let table = ShapingOptions(features: [FontFeature("tnum")])
    let widths = Set(try shape("0123456789", [], table).advances)
    #expect(widths.count == 1)
  }

  @Test func `text from right to left is mirrored and laid out from its end`() throws {
    let options = ShapingOptions(isRightToLeft: true)
    let plain = try shape(")b")
    let turned = try shape("b(", [], options)
    #expect(turned.glyphs == plain.glyphs)
    #expect(turned.clusters == [1, 0])
  }

  @Test func `what is not seen has no width`() throws {
    #expect(try shape("a\u{200D}\u{FE0F}b").width == shape("ab").width)
  }

  @Test func `a character without glyph gets the first one`() throws {
    #expect(try shape("\u{10FFFD}").glyphs == [0])
    #expect(try shape("").count == 0)
  }

  @Test func `what is shaped again is the same`() throws {
    let font = FontInstance(try interFace())
    let text = Array("Today at 9:41 AM".utf16)
    let first = Shaper.shape(text, font: font, options: ShapingOptions())
    let second = Shaper.shape(text, font: font, options: ShapingOptions())
    let anew = Shaper.shapeAnew(text, font: font, options: ShapingOptions())
    #expect(first.advances == second.advances)
    #expect(first.glyphs == anew.glyphs)
  }
}
