import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct CTLineFunctionsTests: MakesLines {
  @Test func `spaces at the end are told`() throws {
    let line = try line("A  ")
    #expect((CTLineGetTrailingWhitespaceWidth(line) - 15.84).magnitude < 0.0001)
    #expect(CTLineGetPenOffsetForFlush(line, 1, 100) == 100 - Double(line.visibleWidth))
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
}

/// Lines whose widths can be counted.
@Suite struct CTLineFunctionsPlainTests: SetsPlainText {
  // MARK: Measures

  @Test func `a line has a height, a width and a part of the string`() {
    var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    let line = line("ab cd  ")
    #expect(CTLineGetTypographicBounds(line, &ascent, &descent, &leading) == 27.5)
    #expect([ascent, descent, leading] == [9, 2, 0])
    #expect(CTLineGetTypographicBounds(line, nil, nil, nil) == 27.5)
    #expect(CTLineGetGlyphCount(line) == 7)
    #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 7))
    #expect(CTLineGetGlyphRuns(line).count == 1)
  }

  @Test func `the highest and the lowest part say how high a line is`() {
    let string = string("abc")
    string.addAttribute(
      TextAttribute.font, value: plainFont(20), range: NSRange(location: 1, length: 1))
    string.addAttribute(
      TextAttribute.baselineOffset, value: -7, range: NSRange(location: 2, length: 1))
    let line = CTLineCreateWithAttributedString(string)
    #expect(line.ascent == 18 && line.descent == 9)
    #expect(line.width == 20)
  }

  @Test(arguments: [
    ("ab", 0.0), ("ab ", 2.5), ("ab   ", 7.5), ("   ", 7.5), ("", 0), (" a", 0), ("ab\n", 0),
    // A tab from 10 to 28, alone and with a space on both sides.
    ("ab\t", 18), ("ab \t ", 20.5), ("\t", 28),
  ])
  func `trailing spaces count in the width and are told apart`(_ text: String, _ width: Double) {
    let line = line(text)
    #expect(CTLineGetTrailingWhitespaceWidth(line) == width)
    #expect(
      Double(line.visibleWidth) == CTLineGetTypographicBounds(line, nil, nil, nil) - width)
  }

  @Test func `trailing spaces stand at the left where text runs from right to left`() {
    let line = line("אב  ")
    #expect(line.isRightToLeft && CTLineGetTrailingWhitespaceWidth(line) == 5)
    let run = line.runs.first
    #expect(run?.stringIndices.first == 3)
    #expect(line.offset(of: 0) == 15 && line.offset(of: 2) == 5 && line.offset(of: 4) == 0)
  }

  /// Boxes of letters are 4 by 7 from the baseline up.
  @Test func `bounds are those of the line, without its leading, or of the ink`() {
    let line = line("a b")
    #expect(
      CTLineGetBoundsWithOptions(line, []) == CGRect(x: 0, y: -2, width: 12.5, height: 11))
    #expect(
      CTLineGetBoundsWithOptions(line, .excludeTypographicLeading)
        == CGRect(x: 0, y: -2, width: 12.5, height: 11))
    let ink = CGRect(x: 0, y: 0, width: 11.5, height: 7)
    #expect(CTLineGetBoundsWithOptions(line, .useGlyphPathBounds) == ink)
    #expect(CTLineGetImageBounds(line, nil) == ink)
    #expect(CTLineGetBoundsWithOptions(self.line("  "), .useGlyphPathBounds) == .zero)
    #expect(CTLineGetImageBounds(self.line(""), nil) == .zero)
  }

  @Test func `leading lies below the line`() throws {
    // 900 above, 200 below and 100 between lines, of 1000.
    let hhea =
      words([1, 0, 900, -200, 100]) + [UInt8](repeating: 0, count: 24) + words([2])
    let plain = TestFont(
      glyphs: [.box(0, 0, 100, 100), .box(0, 0, 100, 100)], characters: [(0x41, 1)])
    let bytes = try plain.bytes(replacing: [("hhea", hhea)])
    let font = CTFont(instance: FontInstance(try FontFace(bytes: bytes)), size: 10)
    let line = CTLineCreateWithAttributedString(
      NSAttributedString(string: "A", attributes: [TextAttribute.font: font]))
    #expect(CTFontGetLeading(font) == 1)
    #expect(CTLineGetBoundsWithOptions(line, []).minY == -3)
    #expect(CTLineGetBoundsWithOptions(line, []).height == 12)
    #expect(CTLineGetBoundsWithOptions(line, .excludeTypographicLeading).minY == -2)
    #expect(CTLineGetBoundsWithOptions(line, .excludeTypographicLeading).height == 11)
  }

  @Test func `the ink moves with the text position`() throws {
    let bitmap = try #require(Bitmap(width: 1, height: 1))
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    context.textPosition = CGPoint(x: 30, y: -4)
    #expect(
      CTLineGetImageBounds(line("a"), context) == CGRect(x: 30, y: -4, width: 4, height: 7))
  }

  @Test(arguments: [
    (0.0, 100.0, 0.0), (0.5, 100, 45), (1, 100, 90), (2, 100, 90), (-1, 100, 0), (0.25, 50, 10),
    (1, 4, -6),
  ])
  func `flush is a part of the room that is left, spaces at the end aside`(
    _ factor: CGFloat, _ width: Double, _ offset: Double
  ) {
    #expect(CTLineGetPenOffsetForFlush(line("ab "), factor, width) == offset)
  }

  // MARK: Carets

  @Test(arguments: [
    ("abc", [0.0, 5, 10, 15]), ("a b", [0, 5, 7.5, 12.5]), ("אבג", [15, 10, 5, 0]),
    // Before the first Hebrew letter the caret is at its right.
    ("abאב", [0, 5, 20, 15, 20]),
    // Inside of a character it is in the middle of it.
    ("😀a", [0, 2.5, 5, 10]),
  ])
  func `the caret before a unit stands where it begins`(_ text: String, _ places: [CGFloat]) {
    let line = line(text)
    for (index, place) in places.enumerated() {
      var second: CGFloat = -1
      #expect(CTLineGetOffsetForStringIndex(line, index, &second) == place, "\(index)")
      #expect(second == place)
    }
    #expect(CTLineGetOffsetForStringIndex(line, -5, nil) == places[0])
  }

  @Test(arguments: [
    ("abc", -9.0, 0), ("abc", 2.4, 0), ("abc", 2.6, 1), ("abc", 7.6, 2), ("abc", 900, 3),
    ("אבג", 14, 0), ("אבג", 1, 3), ("אבג", 6, 2), ("😀a", 2.6, 2), ("😀a", 2.4, 0), ("", 5, 0),
  ])
  func `a place is nearest to one of the carets between characters`(
    _ text: String, _ x: CGFloat, _ index: Int
  ) {
    #expect(CTLineGetStringIndexForPosition(line(text), CGPoint(x: x, y: 99)) == index)
  }

  @Test func `places count in the string that a line is a part of`() {
    let setter = CTTypesetterCreateWithAttributedString(string("ab\ncde"))
    let line = CTTypesetterCreateLine(setter, CFRange(location: 4, length: 2))
    #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 6, y: 0)) == 5)
    #expect(CTLineGetOffsetForStringIndex(line, 5, nil) == 5)
    #expect(CTLineGetStringRange(line) == CFRange(location: 4, length: 2))
  }

  // MARK: Other widths

  @Test(
    arguments: [
      (.end, 26.0, "ab c", "ab c…"), (.end, 23.5, "ab c", "ab c…"), (.end, 23.4, "ab", "ab…"),
      // The space beside the ellipsis goes as well.
      (.end, 18.5, "ab", "ab…"), (.end, 16, "ab", "ab…"), (.end, 15.9, "a", "a…"),
      (.start, 26, "e fg", "…e fg"), (.start, 18.5, "fg", "…fg"), (.start, 11, "g", "…g"),
      (.middle, 26, "abfg", "ab…fg"), (.middle, 21, "abg", "ab…g"), (.end, 6, "", "…"),
    ] as [(CTLineTruncationType, Double, String, String)])
  func `a line that is too wide is cut at its end, its start or in its middle`(
    _ type: CTLineTruncationType, _ width: Double, _ letters: String, _ shown: String
  ) throws {
    let text = "ab cde fg"
    let cut = try #require(CTLineCreateTruncatedLine(line(text), width, type, line("…")))
    #expect(cut.width <= CGFloat(width) && cut.isTruncated)
    let mark = PlainFont.glyph("…")
    let glyphs = cut.runs.flatMap(\.glyphs)
    #expect(glyphs == shown.unicodeScalars.map(PlainFont.glyph))
    #expect(glyphs.filter { $0 != mark } == letters.unicodeScalars.map(PlainFont.glyph))
  }

  /// Apple: without a token the line is simply cut off.
  @Test(
    arguments: [
      (.end, 12.5, "ab"), (.end, 17.5, "ab c"), (.end, 17.4, "ab"), (.start, 12.5, "fg"),
      (.middle, 20, "abfg"), (.end, 4, ""),
    ] as [(CTLineTruncationType, Double, String)])
  func `without a token a line is just cut off`(
    _ type: CTLineTruncationType, _ width: Double, _ shown: String
  ) throws {
    let cut = try #require(CTLineCreateTruncatedLine(line("ab cde fg"), width, type, nil))
    #expect(cut.runs.flatMap(\.glyphs) == shown.unicodeScalars.map(PlainFont.glyph))
    #expect(cut.isTruncated && cut.width <= CGFloat(width))
  }

  @Test func `a line that fits stays the same, and a token that does not fit gives none`() {
    let line = line("ab cd  ")
    // The spaces at its end need not fit.
    #expect(CTLineCreateTruncatedLine(line, 22.5, .end, nil) === line)
    #expect(CTLineCreateTruncatedLine(line, 22.5, .end, self.line("abcdefgh")) === line)
    #expect(CTLineCreateTruncatedLine(line, 22.4, .end, nil) !== line)
    #expect(CTLineCreateTruncatedLine(line, 20, .end, self.line("abcde")) == nil)
    #expect(CTLineCreateTruncatedLine(line, 5.9, .middle, self.line("…")) == nil)
  }

  @Test func `a token is the part that its line shows`() throws {
    let setter = CTTypesetterCreateWithAttributedString(string("xyz"))
    let token = CTTypesetterCreateLine(setter, CFRange(location: 1, length: 1))
    let cut = try #require(CTLineCreateTruncatedLine(line("abcdef"), 16, .end, token))
    #expect(cut.runs.flatMap(\.glyphs) == ["a", "b", "y"].map(PlainFont.glyph))
  }

  @Test func `a line from right to left is cut at the left`() throws {
    let cut = try #require(CTLineCreateTruncatedLine(line("אבגדה"), 16, .end, line("…")))
    #expect(cut.runs.flatMap(\.glyphs) == ["…", "ב", "א"].map(PlainFont.glyph))
  }

  @Test(arguments: [
    (1.0, 39.0, 39.0), (0.5, 39, 32), (0, 39, 25), (3, 39, 39), (-1, 39, 25), (1, 25, 25),
    (1, 10, 25),
  ])
  func `justification adds a part of what is missing`(
    _ factor: CGFloat, _ width: Double, _ expected: CGFloat
  ) throws {
    let wide = try #require(CTLineCreateJustifiedLine(line("a b cd"), factor, width))
    #expect((wide.visibleWidth - expected).magnitude < 1e-9)
  }

  @Test func `all spaces between words become wider by as much, the last ones do not`() throws {
    let wide = try #require(CTLineCreateJustifiedLine(line("a b c "), 1, 40))
    #expect(wide.runs[0].positions.map(\.x) == [0, 5, 17.5, 22.5, 35, 40])
    #expect(wide.runs[0].advances == [5, 12.5, 5, 12.5, 5, 2.5])
    #expect(CTLineGetTypographicBounds(wide, nil, nil, nil) == 42.5)
    #expect(CTLineGetTrailingWhitespaceWidth(wide) == 2.5)
    // The line that it was made of stays.
    #expect(line("a b c ").width == 22.5)
  }

  @Test func `runs after a wider space move with it`() throws {
    let string = string("a אב c")
    let wide = try #require(
      CTLineCreateJustifiedLine(CTLineCreateWithAttributedString(string), 1, 35))
    // A space has the script of what is before it, and is a run apart from the letter after it.
    #expect(wide.runs.map(\.x) == [0, 12.5, 22.5, 30])
    #expect(wide.width == 35)
  }

  @Test func `a line of one word cannot be wider, a line that was cut cannot be justified`() throws
  {
    let word = try #require(CTLineCreateJustifiedLine(line("abc"), 1, 40))
    #expect(word.visibleWidth == 15)
    let cut = try #require(CTLineCreateTruncatedLine(line("a b c d"), 14, .end, line("…")))
    #expect(CTLineCreateJustifiedLine(cut, 1, 40) == nil)
    let off = try #require(CTLineCreateTruncatedLine(line("a b c d"), 14, .end, nil))
    #expect(CTLineCreateJustifiedLine(off, 1, 40) == nil)
  }
}
