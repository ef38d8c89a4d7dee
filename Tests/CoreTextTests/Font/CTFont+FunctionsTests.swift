import CoreGraphics
import CoreText
import Testing

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
}
