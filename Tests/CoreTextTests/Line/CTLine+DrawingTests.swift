import CoreGraphics
import Foundation
import Testing

@testable import CoreText

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

/// Lines under letters and through them, and what stands behind them.
@Suite struct CTLineDecorationTests: DrawsGlyphs {
  /// Letters of 4 by 4 pixels, 5 apart; the line under them is one pixel high with its middle one
  /// and a half below the baseline, the one through them two pixels from the second above it on.
  private func font() throws -> CTFont {
    var font = MeasuredFont()
    font.underline = (-150, 100)
    font.strikeout = (200, 100)
    return try font.font()
  }

  /// Draws text on the fifth row from the top, in columns of as many as there are points.
  private func rows(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], width: Int = 12,
    parts: CTLine.Parts = .all
  ) throws -> [String] {
    var all = attributes
    all[TextAttribute.font] = try font()
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: text, attributes: all))
    return try draw(width: width, height: 9) { context in
      line.draw(in: context, at: CGPoint(x: 0, y: 5), parts: parts)
    }
  }

  private let none = "............"
  private let full = "##########.."

  private func under(_ style: Int, text: String = "AA", width: Int = 12) throws -> [String] {
    Array(
      try rows(text, [TextAttribute.underlineStyle: style], width: width, parts: .underlines)[5...])
  }

  @Test func `a single line lies below the baseline`() throws {
    #expect(try under(1) == [none, full, none, none])
    #expect(try under(0) == [none, none, none, none])
  }

  @Test func `a thick line is twice as high`() throws {
    #expect(try under(2).filter { $0 == full }.count == 2)
  }

  @Test func `a double line has a free row between`() throws {
    #expect(try under(9) == [full, none, full, none])
  }

  @Test func `a pattern leaves gaps of the line's own height`() throws {
    #expect(try under(0x101)[1] == "##..##..##..")
    #expect(try under(0x201)[1] == "########....")
    #expect(try under(0x201, text: "AAAA", width: 20)[1] == "########....########")
    #expect(try under(0x301, text: "AAAA", width: 20)[1] == "########...##...####")
  }

  @Test func `a line by word leaves spaces out, no line goes on under those at the end`() throws {
    #expect(try under(1, text: "A A ", width: 20)[1] == "###############.....")
    #expect(try under(0x8001, text: "A A ", width: 20)[1] == "#####.....#####.....")
  }

  @Test func `a line through letters is where the font has it`() throws {
    let found = try rows("AA", [TextAttribute.strikethroughStyle: 1], parts: .strikethroughs)
    // One pixel whose upper edge is two above the baseline.
    #expect(found == [none, none, none, full, none, none, none, none, none])
  }

  @Test func `letters and lines have colours of their own`() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      TextAttribute.font: try font(), TextAttribute.underlineStyle: 1,
      TextAttribute.strikethroughStyle: 1,
      TextAttribute.foregroundColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
      TextAttribute.underlineColor: CGColor(red: 0, green: 1, blue: 0, alpha: 1),
    ]
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: "A", attributes: attributes))
    var pixels = [UInt8](repeating: 0, count: 5 * 9 * 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 5, height: 9, bitsPerComponent: 8, bytesPerRow: 20,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      line.draw(in: context, at: CGPoint(x: 0, y: 4), transform: .identity)
    }
    /// Pixels from the top down: red, green, or none.
    func column(_ x: Int) -> String {
      let letters: [[UInt8]: String] = [
        [255, 0, 0, 255]: "r", [0, 255, 0, 255]: "g", [0, 0, 0, 0]: ".",
      ]
      return (0..<9).map { y in
        letters[Array(pixels[20 * y + 4 * x..<20 * y + 4 * x + 4])] ?? "?"
      }.joined()
    }
    #expect(column(0) == ".rrrr.g..")
    // Beside the letter only the lines are left: the one through it has the letter's colour.
    #expect(column(4) == "...r..g..")
  }

  @Test func `parts are drawn by themselves`() throws {
    let attributes: [NSAttributedString.Key: Any] = [
      TextAttribute.underlineStyle: 1, TextAttribute.backgroundColor: CGColor.white,
    ]
    let glyphs = try rows("AA", attributes, parts: .glyphs)
    #expect(glyphs[1...4].allSatisfy { $0 == "####.####..." })
    #expect(glyphs[0] == none && glyphs[5...].allSatisfy { $0 == none })
    // Behind the letters from 9 above the baseline to 2 below it.
    let behind = try rows("AA", attributes, parts: .backgrounds)
    #expect(behind == Array(repeating: full, count: 7) + [none, none])
  }

  @Test func `a raised letter takes its lines along`() throws {
    let found = try rows(
      "A", [TextAttribute.underlineStyle: 1, TextAttribute.baselineOffset: 2])
    // The letter ends two rows higher, as does the line.
    #expect(found[2] == "####........" && found[3] == none)
    #expect(found[4] == "#####......." && found[5...].allSatisfy { $0 == none })
  }

  @Test func `an attachment is drawn in its box, y downwards`() throws {
    let box = BoxAttachment(CGRect(x: 1, y: -2, width: 6, height: 8))
    _ = try rows(
      "\u{FFFC}", [TextAttribute.attachment: box, TextAttribute.baselineOffset: 1])
    // The baseline is at 5: its lower edge is one below that, after it was raised by one.
    #expect(box.places == [CGRect(x: 1, y: -2, width: 6, height: 8)])
    _ = try rows("\u{FFFC}", [TextAttribute.attachment: box], parts: .underlines)
    #expect(box.places.count == 1)
  }

  @Test func `a stroke of less than 0 fills as well`() throws {
    var font = MeasuredFont()
    font.weight = 400
    let large = try font.font(20)
    func rows(_ width: Double) throws -> [String] {
      let line = CTLineCreateWithAttributedString(
        NSAttributedString(
          string: "A",
          attributes: [TextAttribute.font: large, TextAttribute.strokeWidth: width]))
      return try draw(width: 10, height: 10) { line.draw(in: $0, at: CGPoint(x: 1, y: 9)) }
    }
    // Ten hundredths of 20 points are a line of two, half of it inside of the 8 by 8.
    #expect(try rows(10)[0] == "##########" && rows(10)[4] == "##......##")
    #expect(try rows(-10)[4] == "##########")
    #expect(try rows(0)[4] == ".########.")
  }
}
