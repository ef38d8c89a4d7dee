import CoreGraphics
import CoreText
import Testing

@Suite struct CTFontTests: MeasuresFonts {
  private let line = "What's the point?"

  @Test func `a capital is as high as the metrics say`() throws {
    let font = try #require(CTFont.system(size: 100))
    let glyph = font.instance.face.characters.glyph(0x48)
    let box = try #require(CTFontCreatePathForGlyph(font, glyph, nil)).boundingBoxOfPath
    #expect((box.maxY - font.capHeight).magnitude < 0.001)
    #expect(box.minY == 0)
  }

  @Test func `a font of the user's keeps its proportions`() throws {
    let small = try CTFont.named("Inter", size: 10)
    let large = try CTFont.named("Inter", size: 60)
    #expect((width(line, large) / width(line, small) - 6).magnitude < 1e-9)
    #expect(CTFontCreateCopyWithSize(small, 60) == large)
  }
}
