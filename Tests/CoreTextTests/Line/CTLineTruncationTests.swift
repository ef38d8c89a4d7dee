import CoreGraphics
import CoreText
import Foundation
import Testing

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
