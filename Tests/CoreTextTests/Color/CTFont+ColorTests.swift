import CoreGraphics
import CoreText
import Testing

@Suite struct CTFontColorTests {
  /// A red square with a blue corner as glyph 4.
  private let layers = ColorFont.layers([(4, [(1, 0), (2, 2)])])

  private func font(_ layers: [UInt8]) throws -> CTFont {
    try ColorFont.font([("COLR", layers), ("CPAL", ColorFont.colors)])
  }

  @Test func `a glyph in colour has its own box, and its font says so`() throws {
    let font = try font(layers)
    var box = CGRect.zero
    _ = CTFontGetBoundingRectsForGlyphs(font, .default, [4], &box, 1)
    #expect(box == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(CTFontGetSymbolicTraits(font).contains(.traitColorGlyphs))
    #expect(!CTFontGetSymbolicTraits(try ColorFont.font([])).contains(.traitColorGlyphs))
  }
}
