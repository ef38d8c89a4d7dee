import CoreText
import Testing

@Suite struct PreinstalledFontTests {
  @Test(arguments: [
    ("AvenirNext-Bold", "Avenir Next", 700.0, false),
    ("HelveticaNeue", "Helvetica Neue", 400, false),
    ("HelveticaNeue-UltraLightItalic", "Helvetica Neue", 100, true),
    ("AvenirNext-DemiBold", "Avenir Next", 600, false), ("Impact", "Impact", 900, false),
    ("Helvetica-BoldOblique", "Helvetica", 700, true),
    ("BodoniSvtyTwoITCTT-BookIta", "Bodoni 72", 400, true),
    ("TimesNewRomanPS-BoldItalicMT", "Times New Roman", 700, true),
    ("ArialMT", "Arial", 400, false), ("Futura-CondensedExtraBold", "Futura", 800, false),
  ])
  func `a name says family, weight and slant`(
    name: String, family: String, weight: Double, isItalic: Bool
  ) throws {
    let font = try #require(PreinstalledFont(named: name))
    #expect(font.postScriptName == name)
    #expect(font.family == family)
    #expect(font.weight == weight)
    #expect(font.isItalic == isItalic)
  }

  @Test func `a family's name is its plain face, and other names are none`() {
    #expect(PreinstalledFont(named: "Avenir Next")?.postScriptName == "AvenirNext-Regular")
    #expect(PreinstalledFont(named: "Menlo")?.design == .monospaced)
    #expect(PreinstalledFont(named: "Georgia")?.design == .serif)
    #expect(PreinstalledFont(named: "AvenirNext-Bolder") == nil)
    #expect(PreinstalledFont(named: "Symbol") == nil)
  }

  @Test func `no name is there twice`() {
    let names = PreinstalledFont.faces.values.flatMap { $0.map(\.postScriptName) }
    #expect(names.count > 150)
    #expect(Set(names).count == names.count)
  }

  @Test func `a family has faces of other traits, or none`() throws {
    let plain = try #require(PreinstalledFont(named: "HelveticaNeue"))
    #expect(plain.face(isBold: true, isItalic: false)?.postScriptName == "HelveticaNeue-Bold")
    #expect(plain.face(isBold: true, isItalic: true)?.postScriptName == "HelveticaNeue-BoldItalic")
    #expect(plain.face(isBold: false, isItalic: true)?.postScriptName == "HelveticaNeue-Italic")
    let single = try #require(PreinstalledFont(named: "Zapfino"))
    #expect(single.face(isBold: true, isItalic: false) == nil)
  }

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
