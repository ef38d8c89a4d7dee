import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct CTRunTests: SetsPlainText {
  @Test func `attributes divide a line into runs`() throws {
    let string = string("abcd")
    string.addAttribute(
      kCTForegroundColorAttributeName, value: CGColor.white,
      range: NSRange(location: 2, length: 2))
    let runs = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string))
    #expect(runs.map(\.range) == [0..<2, 2..<4])
    #expect(runs[1].x == runs[0].width)
    var positions = [CGPoint](repeating: .zero, count: 2)
    CTRunGetPositions(runs[1], CFRange(), &positions)
    #expect(positions == [CGPoint(x: 10, y: 0), CGPoint(x: 15, y: 0)])
    let color = CTRunGetAttributes(runs[1])[kCTForegroundColorAttributeName] as? CGColor
    #expect(color == .white)
    #expect(CTRunGetAttributes(runs[0])[kCTForegroundColorAttributeName] == nil)
  }

  // MARK: Parts of lists

  /// Apple: a length of 0 means all that follows.
  @Test(arguments: [
    (0, 0, 0..<5), (2, 0, 2..<5), (1, 3, 1..<4), (4, 9, 4..<5), (5, 0, 5..<5), (9, 2, 5..<5),
    (-3, 2, 0..<2), (0, -1, 0..<5), (1, 4, 1..<5),
  ])
  func `a range is the part of a list that there is`(
    _ location: Int, _ length: Int, _ expected: Range<Int>
  ) {
    #expect(CFRange(location: location, length: length).clamped(to: 5) == expected)
    #expect(CFRangeMake(location, length) == CFRange(location: location, length: length))
  }

  @Test func `glyphs, places, advances and indices come in arrays`() {
    let run = line("ab c").runs[0]
    #expect(CTRunGetGlyphCount(run) == 4)
    #expect(CTRunGetStringRange(run) == CFRange(location: 0, length: 4))
    var glyphs = [CGGlyph](repeating: 9, count: 4)
    CTRunGetGlyphs(run, CFRange(), &glyphs)
    #expect(glyphs == ["a", "b", " ", "c"].map(PlainFont.glyph))
    var positions = [CGPoint](repeating: .zero, count: 4)
    CTRunGetPositions(run, CFRange(), &positions)
    #expect(positions.map(\.x) == [0, 5, 10, 12.5])
    var advances = [CGSize](repeating: CGSize(width: 1, height: 1), count: 4)
    CTRunGetAdvances(run, CFRange(), &advances)
    #expect(advances.map(\.width) == [5, 5, 2.5, 5] && advances.allSatisfy { $0.height == 0 })
    var indices = [CFIndex](repeating: -1, count: 4)
    CTRunGetStringIndices(run, CFRange(), &indices)
    #expect(indices == [0, 1, 2, 3])
  }

  @Test func `a part is copied to the start, what is behind it stays`() {
    let run = line("abcd").runs[0]
    var glyphs = [CGGlyph](repeating: 999, count: 3)
    CTRunGetGlyphs(run, CFRange(location: 1, length: 2), &glyphs)
    #expect(glyphs == [PlainFont.glyph("b"), PlainFont.glyph("c"), 999])
    var indices = [CFIndex](repeating: -1, count: 3)
    CTRunGetStringIndices(run, CFRange(location: 3, length: 7), &indices)
    #expect(indices == [3, -1, -1])
  }

  @Test func `indices of text from right to left fall`() {
    let run = line("אבג").runs[0]
    var indices = [CFIndex](repeating: -1, count: 3)
    CTRunGetStringIndices(run, CFRange(), &indices)
    #expect(indices == [2, 1, 0])
    #expect(CTRunGetStatus(run) == .rightToLeft)
    #expect(CTRunGetStatus(line("abc").runs[0]) == [])
  }

  // MARK: Measures

  @Test(arguments: [
    (0, 0, 17.5), (1, 2, 7.5), (2, 0, 7.5), (0, 1, 5), (4, 0, 0), (0, 99, 17.5),
  ])
  func `a part is as wide as its glyphs`(_ location: Int, _ length: Int, _ width: Double) {
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    let run = line("ab c").runs[0]
    let range = CFRange(location: location, length: length)
    #expect(CTRunGetTypographicBounds(run, range, &ascent, &descent, &leading) == width)
    #expect([ascent, descent, leading] == [9, 2, 0])
  }

  @Test func `a run without glyphs has its own width`() {
    let runs = line("a\tb").runs
    #expect(runs[1].kind == .tab && CTRunGetGlyphCount(runs[1]) == 0)
    #expect(CTRunGetTypographicBounds(runs[1], CFRange(), nil, nil, nil) == 23)
  }

  @Test func `a font's matrix is told of`() {
    let run = line("a", [TextAttribute.obliqueness: 0.5]).runs[0]
    #expect(CTRunGetStatus(run) == .hasNonIdentityMatrix)
    #expect(CTRunGetTextMatrix(run) == CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
    #expect(CTRunGetTextMatrix(line("a").runs[0]).isIdentity)
  }

  @Test func `lines under and through a run are numbers`() {
    let run = line(
      "a", [TextAttribute.underlineStyle: 9, TextAttribute.strikethroughStyle: 0x102]
    ).runs[0]
    #expect(run.underline == 9 && run.strikethrough == 0x102)
    #expect(line("a").runs[0].underline == 0 && line("a").runs[0].strikethrough == 0)
  }
}

/// Runs as they are drawn by themselves.
@Suite struct CTRunDrawingTests: DrawsGlyphs {
  @Test func `a part of a run is drawn at its place in the line`() throws {
    let string = NSAttributedString(
      string: "AAA", attributes: [kCTFontAttributeName: try boxFont()])
    let run = CTLineGetGlyphRuns(CTLineCreateWithAttributedString(string))[0]
    func rows(_ range: CFRange) throws -> [String] {
      try draw(width: 12, height: 4, isFlipped: false) { context in
        context.textPosition = CGPoint(x: 0, y: 1)
        CTRunDraw(run, context, range)
      }
    }
    let none = "............"
    #expect(try rows(CFRange())[0..<4] == ["##...##...##", "##...##...##", "##...##...##", none])
    #expect(try rows(CFRange(location: 1, length: 1))[0] == ".....##.....")
    #expect(try rows(CFRange(location: 3, length: 5))[0] == none)
  }
}
