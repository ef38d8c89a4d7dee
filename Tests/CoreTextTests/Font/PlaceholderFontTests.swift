import CoreGraphics
import CoreText
import Testing

@Suite struct PlaceholderFontTests {
  @Test func `a font that is not found draws boxes and is told`() throws {
    let font = CTFontCreateWithName("No Such Font", 10, nil)
    #expect(CTFontCopyFamilyName(font) == "Placeholder")
    let told = FontLibrary.shared.takeFailures().map(\.description)
    #expect(told.contains { $0.contains("No Such Font") })
    let path = try #require(CTFontCreatePathForGlyph(font, 0, nil))
    let box = path.boundingBoxOfPath
    #expect((box.minX - 0.6).magnitude < 1e-9)
    #expect((box.maxY - 7.2).magnitude < 1e-9)
  }
}
