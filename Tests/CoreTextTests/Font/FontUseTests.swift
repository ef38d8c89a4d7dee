import CoreGraphics
import Testing

@testable import CoreText

@Suite struct FontUseTests {
  private func face() throws -> FontFace { try FontFace(bytes: MeasuredFont().bytes()) }

  @Test func `faces stand in the order of their first use, once each`() throws {
    let (use, first, second) = (FontUse(), try face(), try face())
    for face in [second, first, second, first] { use.add(face) }
    #expect(use.faces.count == 2 && use.faces[0] === second && use.faces[1] === first)
  }

  @Test func `what is drawn is noted while somebody asks`() throws {
    let font = try MeasuredFont().font()
    let bitmap = try #require(Bitmap(width: 5, height: 5))
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    let use = FontUse()
    FontUse.$current.withValue(use) {
      // Letters that cannot be seen are of a font, too.
      context.setTextDrawingMode(.invisible)
      CTFontDrawGlyphs(font, [1], [.zero], 1, context)
    }
    #expect(use.faces.count == 1 && use.faces[0] === font.instance.face)
    CTFontDrawGlyphs(try MeasuredFont().font(), [1], [.zero], 1, context)
    #expect(use.faces.count == 1)
  }
}
