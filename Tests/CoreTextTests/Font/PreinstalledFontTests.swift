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
}
