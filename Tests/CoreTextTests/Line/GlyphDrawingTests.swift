import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct GlyphDrawingTests: DrawsGlyphs {
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
}
