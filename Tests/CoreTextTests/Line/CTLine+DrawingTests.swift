import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTLineDrawingTests: DrawsGlyphs {
  private func text(_ string: String, _ font: CTFont) -> StyledText {
    StyledText(string, attributes: [TextAttribute.font: font])
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

  @Test func `glyphs are stroked where the context says so`() throws {
    #expect(try square(.stroke) == rows(edge: ".########.", inside: ".##....##."))
    #expect(try square(.fillStroke) == rows(edge: ".########.", inside: ".########."))
    #expect(try square(.invisible) == Array(repeating: "..........", count: 10))
  }

  @Test func `stroked text has the colour of the text`() throws {
    let font = try boxFont()
    var pixels = [UInt8](repeating: 0, count: 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      context.setLineWidth(4)
      context.setTextDrawingMode(.stroke)
      let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
      let string = NSAttributedString(
        string: "A",
        attributes: [kCTFontAttributeName: font, kCTForegroundColorAttributeName: red])
      CTLineDraw(CTLineCreateWithAttributedString(string), context)
    }
    #expect(pixels == [255, 0, 0, 255])
  }
}
