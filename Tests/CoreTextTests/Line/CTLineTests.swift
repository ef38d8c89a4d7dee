import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CTLineTests {
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

  @Test func `a line is as wide as its glyphs`() throws {
    let line = try line("AVAST To.")
    // 13,780 units of 1/100 point.
    #expect((line.width - 137.8).magnitude < 0.0001)
    #expect(CTLineGetGlyphCount(line) == 9)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 9))
  }

  @Test func `spaces at the end are told`() throws {
    let line = try line("A  ")
    #expect((CTLineGetTrailingWhitespaceWidth(line) - 15.84).magnitude < 0.0001)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 100) == 100 - Double(line.visibleWidth))
  }

  @Test func `kern follows every character, the last too`() throws {
    let plain = try line("abc", [kCTKernAttributeName: 0])
    let wide = try line("abc", [kCTKernAttributeName: 2])
    #expect((wide.width - plain.width - 6).magnitude < 0.5)
    let pair = try line("AV")
    let unkerned = try line("AV", [kCTKernAttributeName: 0])
    #expect(unkerned.width > pair.width)
  }

  @Test func `attributes divide a line into runs`() throws {
    let string = NSMutableAttributedString(
      string: "abcd", attributes: [kCTFontAttributeName: try font()])
    string.addAttribute(
      kCTForegroundColorAttributeName, value: CGColor.white,
      range: NSRange(location: 2, length: 2))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string))
    #expect(runs.map(\.range) == [0..<2, 2..<4])
    #expect(runs[1].x == runs[0].width)
    var positions = [CGPoint](repeating: .zero, count: 2)
    CTRunGetPositions(runs[1], CFRange(), &positions)
    #expect(positions[0].x == runs[1].x)
  }

  @Test func `carets stand between characters, whichever way text runs`() throws {
    let line = try line("abc אבג")
    #expect(line.runs.map(\.isRightToLeft) == [false, true])
    for index in [1, 2, 3] {
      #expect(line.index(at: line.offset(of: index)) == index)
    }
    // The second Hebrew letter begins left of the first.
    #expect(line.offset(of: 6) < line.offset(of: 5))
    #expect(line.offset(of: 0) == 0)
  }

  @Test func `a justified line fills its width`() throws {
    let line = try line("a b c ")
    let wide = try #require(CTLineCreateJustifiedLine(line, 1, 200))
    #expect((wide.visibleWidth - 200).magnitude < 0.0001)
    #expect(wide.runs[0].positions[1].x == line.runs[0].positions[1].x)
    #expect(wide.runs[0].positions[2].x > line.runs[0].positions[2].x + 30)
  }

  @Test func `a tab goes to the next stop`() throws {
    let line = try line("a\tb")
    #expect(line.runs[2].x == 28)
  }
}
