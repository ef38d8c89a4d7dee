import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct GlyphDrawingTests {
  /// The box of `TestFont`: 2 by 3 points at 10 points, its advance 5.
  private func boxFont() throws -> CTFont {
    var font = TestFont(glyphs: [TestFont.Glyph(), .box(0, 0, 200, 300)])
    font.characters = [(0x41, 1)]
    return CTFont(instance: FontInstance(try FontFace(bytes: font.bytes)), size: 10)
  }

  /// Rows of pixels: `#` for covered ones, `+` for those covered in part.
  private func draw(
    width: Int, height: Int, isFlipped: Bool = true, _ body: (CGContext) throws -> Void
  ) throws -> [String] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8,
          bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      if isFlipped {
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
      }
      try body(context)
    }
    return (0..<height).map { y in
      String(
        (0..<width).map { x in
          switch pixels[(y * width + x) * 4 + 3] {
          case 0: "."
          case 255: "#"
          default: "+"
          }
        })
    }
  }

  private func text(_ string: String, _ font: CTFont) -> StyledText {
    StyledText(string, attributes: [TextAttribute.font: font])
  }

  @Test func `glyphs stand on the baseline`() throws {
    let font = try boxFont()
    let rows = try draw(width: 9, height: 5) { context in
      let layout = TextLayout(text("AA", font), options: TextLayout.Options())
      layout.lines[0].line.draw(in: context, at: CGPoint(x: 1, y: 4))
    }
    #expect(rows == [".........", ".##...##.", ".##...##.", ".##...##.", "........."])
  }

  @Test func `baselines go to whole pixels and origins to quarters`() throws {
    let font = try boxFont()
    let rows = try draw(width: 4, height: 5) { context in
      let layout = TextLayout(text("A", font), options: TextLayout.Options())
      layout.lines[0].line.draw(in: context, at: CGPoint(x: 1.1, y: 4.3))
    }
    #expect(rows == ["....", ".##.", ".##.", ".##.", "...."])
  }

  @Test func `CTLineDraw goes by the text matrix, y upwards`() throws {
    let font = try boxFont()
    let rows = try draw(width: 4, height: 5, isFlipped: false) { context in
      let string = NSAttributedString(string: "A", attributes: [kCTFontAttributeName: font])
      context.textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 2, ty: 1)
      CTLineDraw(CTLineCreateWithAttributedString(string), context)
    }
    #expect(rows == ["....", "..##", "..##", "..##", "...."])
  }

  @Test func `a line under text lies on whole pixels`() throws {
    let font = try boxFont()
    let rows = try draw(width: 6, height: 5) { context in
      let text = StyledText(
        "A", attributes: [TextAttribute.font: font, TextAttribute.underlineStyle: 1])
      let layout = TextLayout(text, options: TextLayout.Options())
      layout.lines[0].line.draw(in: context, at: CGPoint(x: 0, y: 3))
    }
    #expect(rows[0] == "##....")
    #expect(rows.filter { $0 == "#####." }.count == 1)
    #expect(!rows.joined().contains("+"))
  }

  @Test func `Core Text's colour behind letters is drawn`() throws {
    let font = try boxFont()
    let string = NSAttributedString(
      string: "A",
      attributes: [
        kCTFontAttributeName: font,
        kCTBackgroundColorAttributeName: CGColor(red: 0, green: 1, blue: 0, alpha: 1),
      ])
    let line = CTLineCreateWithAttributedString(string)
    // The line is 5 points wide, 9 above and 2 below its baseline.
    let rows = try draw(width: 7, height: 13, isFlipped: false) { context in
      context.textPosition = CGPoint(x: 1, y: 3)
      CTLineDraw(line, context)
    }
    let filled = Array(repeating: ".#####.", count: 11)
    #expect(rows == ["......."] + filled + ["......."])
  }

  @Test func `the colour of the text is used and given back`() throws {
    let font = try boxFont()
    var pixels = [UInt8](repeating: 0, count: 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      let text = StyledText(
        "A", attributes: [TextAttribute.font: font, TextAttribute.foregroundColor: red])
      TextLayout(text, options: TextLayout.Options()).lines[0].line.draw(
        in: context, at: .zero, transform: .identity)
    }
    #expect(pixels == [255, 0, 0, 255])
  }
}
