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

  // MARK: Text drawing modes

  /// The rows of a glyph of 6 by 6 points at (2, 2), with lines 2 points wide.
  private func square(
    _ mode: CGTextDrawingMode, _ after: (CGContext) -> Void = { _ in }
  ) throws -> [String] {
    var font = TestFont(glyphs: [TestFont.Glyph(), .box(0, 0, 600, 600)])
    font.characters = [(0x41, 1)]
    let face = CTFont(instance: FontInstance(try FontFace(bytes: font.bytes)), size: 10)
    let string = NSAttributedString(string: "A", attributes: [kCTFontAttributeName: face])
    return try draw(width: 10, height: 10, isFlipped: false) { context in
      context.textPosition = CGPoint(x: 2, y: 2)
      context.setLineWidth(2)
      context.setTextDrawingMode(mode)
      CTLineDraw(CTLineCreateWithAttributedString(string), context)
      after(context)
    }
  }

  private func rows(edge: String, inside: String) -> [String] {
    let none = ".........."
    return [none, edge, edge] + Array(repeating: inside, count: 4) + [edge, edge, none]
  }

  @Test func `glyphs are stroked where the context says so`() throws {
    #expect(try square(.stroke) == rows(edge: ".########.", inside: ".##....##."))
    #expect(try square(.fillStroke) == rows(edge: ".########.", inside: ".########."))
    #expect(try square(.invisible) == Array(repeating: "..........", count: 10))
  }

  @Test func `text that clips narrows what is drawn after it`() throws {
    let fill: (CGContext) -> Void = { $0.fill(CGRect(x: 0, y: 0, width: 10, height: 5)) }
    let none = ".........."
    let full = "..######.."
    #expect(try square(.clip) == Array(repeating: none, count: 10))
    #expect(
      try square(.clip, fill)
        == Array(repeating: none, count: 5) + [full, full, full, none, none])
    #expect(
      try square(.fillClip, fill)
        == [none, none] + Array(repeating: full, count: 6) + [none, none])
  }

  @Test func `the lines of a frame narrow the clip together`() throws {
    let font = try boxFont()
    let string = NSMutableAttributedString(
      string: "AA\nA", attributes: [kCTFontAttributeName: font])
    // The second letter is a run of its own.
    string.addAttribute(
      kCTForegroundColorAttributeName, value: CGColor.white, range: NSRange(location: 1, length: 1))
    let framesetter = CTFramesetterCreateWithAttributedString(string)
    let box = CGRect(x: 0, y: 0, width: 10, height: 22)
    let frame = CTFramesetterCreateFrame(
      framesetter, CFRange(), CGPath(rect: box, transform: nil), nil)
    let rows = try draw(width: 10, height: 22, isFlipped: false) { context in
      context.setTextDrawingMode(.clip)
      CTFrameDraw(frame, context)
      context.fill(box)
    }
    // The first baseline is 9 points below the top, the second 11 below that.
    let none = Array(repeating: "..........", count: 8)
    let first = Array(repeating: "##...##...", count: 3)
    let second = Array(repeating: "##........", count: 3)
    #expect(rows == Array(none.prefix(6)) + first + none + second + Array(none.prefix(2)))
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
