import CoreText
import Testing

@Suite struct CTFontPreinstalledTests {
  @Test func `what stands in keeps names and published metrics, and is told of`() throws {
    let font = try CTFont.named("HelveticaNeue-Light", size: 20)
    #expect(CTFontCopyPostScriptName(font) == "HelveticaNeue-Light")
    #expect(CTFontCopyFamilyName(font) == "Helvetica Neue")
    #expect(CTFontCopyFullName(font) == "Helvetica Neue Light")
    #expect(font.appearance.lacks == [FidelityNote(.fontSubstitution, "HelveticaNeue-Light")])
    #expect((font.ascent - 19.04).magnitude < 1e-9)
    #expect((font.descent - 4.26).magnitude < 1e-9)
    #expect((font.capHeight - 14.28).magnitude < 1e-9)
    let bold = try CTFont.named("HelveticaNeue-BoldItalic", size: 20)
    #expect(CTFontGetSymbolicTraits(bold) == [.traitBold, .traitItalic])
    #expect(CTFontGetSymbolicTraits(font) == [])
  }

  @Test func `letters have the average width of the font that was asked for`() throws {
    func width(_ name: String) throws -> CGFloat {
      let font = try CTFont.named(name, size: 100)
      return "the quick brown fox jumps over the lazy dog".unicodeScalars.reduce(0) {
        $0 + font.advance(font.instance.face.characters.glyph($1.value))
      }
    }
    #expect(try width("Verdana") > width("Arial") * 1.1)
    #expect(try (width("Arial") - width("Helvetica")).magnitude < 1)
  }

  @Test func `no font stands in where glyphs are asked for by number`() {
    #expect(CGFont("AvenirNext-Bold" as CFString) == nil)
    #expect(CGFont("Inter" as CFString) != nil)
  }
}
