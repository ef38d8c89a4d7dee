import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct TextLacksTests {
  /// What a picture of text in a font lacks.
  private func notes(_ text: String, _ font: SyllableFont) throws -> [FidelityNote] {
    let font = CTFont(instance: FontInstance(try FontFace(bytes: font.bytes)), size: 12)
    let string = NSAttributedString(string: text, attributes: [kCTFontAttributeName: font])
    let bitmap = try #require(Bitmap(width: 20, height: 20))
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    return FidelityLedger.collecting {
      CTLineDraw(CTLineCreateWithAttributedString(string), context)
    }
  }

  @Test func `syllables lack nothing in a font that is made for their script`() throws {
    let made = SyllableFont("dev2", "कि").with("akhn", .ligature(["0020", "0020"], into: "x"))
    #expect(try notes("कि", made).isEmpty)
    #expect(try notes("कि", SyllableFont("DFLT", "कि")).isEmpty)
  }

  @Test func `a font that is made for no script leaves syllables as they are typed`() throws {
    let unmade = SyllableFont("DFLT", "कि").with("liga", .ligature(["0020", "0020"], into: "x"))
    #expect(try notes("कि", unmade) == [FidelityNote(.complexShaping, "Devanagari")])
  }
}
