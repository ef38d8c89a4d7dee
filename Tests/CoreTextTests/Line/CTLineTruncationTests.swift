import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct CTLineTruncationTests {
  private func font(_ size: CGFloat = 28.16) throws -> CTFont {
    try CTFont.named("Inter", size: size)
  }

  private func line(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) throws -> CTLine {
    var all = attributes
    all[kCTFontAttributeName] = try font()
    return CTLineCreateWithAttributedString(NSAttributedString(string: text, attributes: all))
  }

  @Test func `a line that is too wide ends with an ellipsis`() throws {
    let line = try line("The quick brown fox")
    let room = Double(try self.line("The quick ").width + self.line("…").width) + 0.5
    let cut = try #require(CTLineCreateTruncatedLine(line, room, .end, self.line("…")))
    #expect(cut.width <= CGFloat(room))
    #expect(cut.runs.count == 2)
    // Nothing but the ellipsis follows "The quick", whose last space is left out.
    #expect(cut.runs[0].range == 0..<9)
    #expect(cut.isTruncated)
    #expect(CTLineCreateTruncatedLine(line, 1000, .end, nil) === line)
  }

  @Test func `the start or the middle can be left out`() throws {
    let line = try line("abcdefghijklmnop")
    let start = try #require(CTLineCreateTruncatedLine(line, 120, .start, self.line("…")))
    #expect(start.runs[1].range.upperBound == 16)
    let middle = try #require(CTLineCreateTruncatedLine(line, 120, .middle, self.line("…")))
    #expect(middle.runs.count == 3)
    #expect(middle.runs[0].range.lowerBound == 0)
    #expect(middle.runs[2].range.upperBound == 16)
    #expect(middle.width <= 120)
  }
}

/// Lines with tabs, whose widths can be counted.
@Suite struct CTLineTabTruncationTests: SetsPlainText {
  @Test(
    arguments: [
      // "aaaa", a tab to 28, "b c": 40.5 points.
      (.end, 40.5, "aaaab c"), (.end, 40.4, "aaaab…"), (.end, 34, "aaaa…"), (.end, 26, "aaaa…"),
      // What is behind the tab alone, as a tab before it would be of any width.
      (.start, 40.4, "…b c"), (.start, 18.5, "…b c"), (.start, 18.4, "…c"),
      (.middle, 40.4, "aaaa…b c"), (.middle, 20, "a…c"),
    ] as [(CTLine.Truncation, CGFloat, String)])
  func `a line with tabs is no wider than it may be`(
    _ place: CTLine.Truncation, _ width: CGFloat, _ shown: String
  ) {
    let paragraph = paragraph("aaaa\tb c")
    let line = CTLine.truncated(paragraph, 0..<8, width: width, at: place)
    #expect(line.width <= width)
    #expect(line.runs.flatMap(\.glyphs) == shown.unicodeScalars.map(PlainFont.glyph))
    #expect(line.isTruncated == shown.contains("…"))
  }

  @Test(arguments: [(23.0, false), (22.9, true)])
  func `tabs of an indented line are as wide in a line that is cut`(
    _ width: CGFloat, _ isTruncated: Bool
  ) {
    let line = CTLine.truncated(paragraph("a\tb"), 0..<3, width: width, at: .end, indent: 10)
    #expect(line.isTruncated == isTruncated)
    #expect(isTruncated || line.runs.map(\.x) == [0, 5, 18])
  }

  @Test func `a line of nothing but the ellipsis is truncated, too`() {
    let line = CTLine.truncated(paragraph("abc"), 0..<3, width: 7, at: .end)
    #expect(line.isTruncated && line.runs.flatMap(\.glyphs) == [PlainFont.glyph("…")])
    #expect(line.range == 0..<3)
  }

  @Test func `the ellipsis has the style of the text beside it`() {
    let string = string("abcdef")
    string.addAttribute(
      TextAttribute.font, value: plainFont(20), range: NSRange(location: 0, length: 1))
    string.addAttribute(
      TextAttribute.font, value: plainFont(30), range: NSRange(location: 5, length: 1))
    func size(_ place: CTLine.Truncation) -> CGFloat? {
      let line = CTLine.truncated(paragraph(string), 0..<6, width: 40, at: place)
      return line.runs.first { $0.glyphs == [PlainFont.glyph("…")] }?.font.size
    }
    #expect(size(.end) == 20 && size(.middle) == 20)
    #expect(size(.start) == 30)
  }
}
