import CoreGraphics
import CoreText
import Testing

@Suite struct CTFontPreinstalledTests: MeasuresFonts {
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

  /// Widths that LayoutKit's tests expect of iOS, up to a third of a point.
  @Test(arguments: [("Hi", 16.33), ("Nick", 33.33), ("Snyder", 54.0)])
  func `Helvetica is as wide as on iOS`(_ string: String, _ wanted: Double) throws {
    let font = try CTFont.named("Helvetica", size: 17)
    #expect(CTFontCopyPostScriptName(font) == "Helvetica")
    #expect(font.appearance.lacks == [FidelityNote(.fontSubstitution, "Helvetica")])
    let width = width(string, font)
    #expect(width > wanted - 0.34 && width < wanted + 0.004, "\(width)")
  }

  @Test(arguments: [
    ("Helvetica-Bold", "LiberationSans-Bold"), ("ArialMT", "LiberationSans"),
    ("Arial-BoldItalicMT", "LiberationSans-BoldItalic"), ("Helvetica-Light", "Inter"),
    ("HelveticaNeue", "Inter"), ("Arial Rounded MT Bold", "Inter"),
  ])
  func `Liberation Sans stands for Helvetica and Arial in their two weights`(
    _ name: String, _ file: String
  ) throws {
    let names = try CTFont.named(name, size: 17).instance.face.names
    #expect(names.postScriptName.hasPrefix(file), "\(names.postScriptName)")
  }

  @Test func `the note says what has their widths`() {
    func advice(_ name: String) -> Bool {
      FidelityNote(.fontSubstitution, name).advice.contains("fonts-liberation")
    }
    #expect(advice("Helvetica") && advice("Helvetica-Bold") && advice("ArialMT"))
    #expect(!advice("HelveticaNeue-Bold") && !advice("Georgia") && !advice("ArialRoundedMTBold"))
  }

  @Test func `no font stands in where glyphs are asked for by number`() {
    #expect(CGFont("AvenirNext-Bold" as CFString) == nil)
    #expect(CGFont("Inter" as CFString) != nil)
  }
}
