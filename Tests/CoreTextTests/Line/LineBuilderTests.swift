import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct LineBuilderTests: SetsPlainText {
  /// Puts ranges of paragraphs together.
  private func build(
    _ pieces: [(paragraph: TypesetParagraph, range: Range<Int>)], indent: CGFloat = 0
  ) -> LineBuilder {
    var builder = LineBuilder(indent: indent)
    for piece in pieces {
      builder.append(CTLine.Piece(paragraph: piece.paragraph, range: piece.range))
    }
    builder.alignTab()
    return builder
  }

  private func build(
    _ text: String, indent: CGFloat = 0, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> LineBuilder {
    let paragraph = paragraph(text, [:], change)
    return build([(paragraph, 0..<paragraph.units.count)], indent: indent)
  }

  // MARK: Text

  @Test func `pieces stand side by side, empty ones take no room`() {
    let (first, second) = (paragraph("ab cd"), paragraph("xyz"))
    let line = build([(first, 1..<4), (second, 2..<2), (second, 0..<3), (first, 0..<1)])
    #expect(line.runs.map(\.x) == [0, 12.5, 27.5])
    #expect(line.runs.map(\.width) == [12.5, 15, 5])
    #expect(line.x == 32.5)
    #expect(build([]).runs.isEmpty && build([]).x == 0)
  }

  @Test func `a run has the glyphs of its part, at their places`() {
    let run = build([(paragraph("ab cd"), 1..<4)]).runs[0]
    #expect(run.glyphs == ["b", " ", "c"].map(PlainFont.glyph))
    #expect(run.positions == [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 0), CGPoint(x: 7.5, y: 0)])
    #expect(run.advances == [5, 2.5, 5])
    #expect(run.stringIndices == [1, 2, 3] && run.range == 1..<4)
  }

  @Test func `indices count from the start of the whole string`() {
    let text = StyledText(string("ab\ncd"))
    let run = build([(text.paragraphs[1], 1..<2)]).runs[0]
    #expect(run.stringIndices == [4] && run.range == 4..<5)
  }

  @Test(arguments: [
    ("abc אבג", "abc גבא"), ("אבג abc", "abc גבא"), ("אב 12 גד", "דג 12 בא"),
    ("ab אב cd", "ab בא cd"), ("אב ab גד", "דג ab בא"), ("1 אב", "בא 1"),
    // Brackets go with what they stand around.
    ("אב(ab)", ")ab(בא"), ("ab (אב) 1", "ab (בא) 1"),
  ])
  func `parts stand in the order of the Unicode Bidirectional Algorithm`(
    _ text: String, _ expected: String
  ) {
    let builder = build(text)
    let units = Array(text.utf16)
    let shown = builder.runs.flatMap { run in run.stringIndices.map { units[$0] } }
    #expect(String(decoding: shown, as: UTF16.self) == expected)
    // Each stands where the one before it ends.
    for (run, next) in zip(builder.runs, builder.runs.dropFirst()) {
      #expect(run.x + run.width == next.x)
    }
  }

  @Test func `styles and baselines are those of each part`() {
    let string = string("abc")
    string.addAttributes(
      [TextAttribute.baselineOffset: 3, TextAttribute.kern: 1],
      range: NSRange(location: 1, length: 1))
    let runs = build([(paragraph(string), 0..<3)]).runs
    #expect(runs.map(\.x) == [0, 5, 11])
    #expect(runs.map { $0.positions[0].y } == [0, 3, 0])
    #expect(runs.map(\.ascent) == [9, 12, 9])
    #expect(runs.map(\.descent) == [2, 2, 2])
  }

  @Test func `text below the baseline reaches farther down`() {
    let run = build(
      [(paragraph("a", [TextAttribute.baselineOffset: -3]), 0..<1)]).runs[0]
    #expect(run.positions == [CGPoint(x: 0, y: -3)])
    #expect(run.ascent == 9 && run.descent == 5)
  }

  @Test(arguments: ["e\u{301}x", "א\u{301}ב", "xאב\u{301}"])
  func `a mark stays on its letter where letters have room between`(_ text: String) throws {
    /// How far the mark stands from its letter.
    func distance(_ kern: Double) throws -> CGFloat {
      let paragraph = paragraph(text, [TextAttribute.kern: kern])
      let runs = build([(paragraph, 0..<paragraph.units.count)]).runs
      let mark = PlainFont.glyph("\u{301}")
      let unit = try #require(paragraph.units.firstIndex(of: 0x301))
      let run = try #require(runs.first { $0.glyphs.contains(mark) })
      let places = zip(run.glyphs, zip(run.stringIndices, run.positions))
      let (on, of) = (
        places.first { $0.0 == mark }, places.first { $0.1.0 == unit - 1 && $0.0 != mark }
      )
      return try #require(on).1.1.x - #require(of).1.1.x
    }
    #expect(try distance(7) == distance(0))
    #expect(try distance(-1) == distance(0))
  }

  @Test func `letters that are stretched have wider advances`() {
    let wide = paragraph("ab", [TextAttribute.expansion: log(2.0)])
    let line = build([(wide, 0..<2)])
    #expect((line.x - 20).magnitude < 1e-6)
    #expect((line.runs[0].positions[1].x - 10).magnitude < 1e-6)
  }

  // MARK: Tabs

  private func stops(
    _ stops: (location: CGFloat, alignment: ParagraphStyle.Alignment)...
  ) -> [ParagraphStyle.TabStop] {
    stops.map { ParagraphStyle.TabStop(location: $0.location, alignment: $0.alignment) }
  }

  @Test(arguments: [
    // Twelve stops are 28 points apart, as are those that follow.
    ("\ta", [0.0, 28]), ("a\tb", [0, 5, 28]), ("abcdef\tb", [0, 30, 56]),
    ("a\t\tb", [0, 5, 28, 56]),
    // A stop that is reached already is passed.
    ("abcdefg\tb", [0, 35, 56]),
  ])
  func `a tab goes to the next stop`(_ text: String, _ places: [CGFloat]) {
    #expect(build(text).runs.map(\.x) == places)
  }

  @Test(arguments: [(336.0, 364.0), (340, 364), (364, 392)])
  func `after the last stop others follow at its distance`(_ x: CGFloat, _ next: CGFloat) {
    #expect(ParagraphStyle().tabStop(after: x).location == next)
  }

  @Test func `a stop that is exactly reached is passed`() {
    let line = build("ab\tc") { $0.tabStops = stops((10, .left), (40, .left)) }
    #expect(line.runs.map(\.x) == [0, 10, 40])
  }

  @Test func `stops count from the paragraph's edge, not from an indented line's start`() {
    let line = build("a\tb", indent: 10)
    #expect(line.runs.map(\.x) == [0, 5, 18])
    #expect(line.runs[1].width == 13)
  }

  @Test(
    arguments: [
      // "bcd" is 15 wide: it ends at 50, has its middle there, or begins there.
      (.right, 35.0), (.center, 42.5), (.left, 50), (.natural, 50), (.justified, 50),
    ] as [(ParagraphStyle.Alignment, CGFloat)])
  func `text after a tab begins at the stop, ends there or has its middle there`(
    _ alignment: ParagraphStyle.Alignment, _ x: CGFloat
  ) {
    let line = build("a\tbcd") { $0.tabStops = stops((50, alignment)) }
    #expect(line.runs.map(\.x) == [0, 5, x])
    #expect(line.runs[1].width == x - 5)
    #expect(line.runs[2].positions.map(\.x) == [x, x + 5, x + 10])
    #expect(line.x == x + 15)
  }

  @Test func `a tab has no width below 0 where text is too wide for its stop`() {
    let line = build("a\tbcd") { $0.tabStops = stops((12, .right)) }
    #expect(line.runs.map(\.x) == [0, 5, 5])
    #expect(line.runs[1].width == 0 && line.x == 20)
  }

  @Test func `every tab has its own stop`() {
    let line = build("a\tbc\td\te") {
      $0.tabStops = stops((30, .right), (50, .center), (80, .left))
    }
    // "bc" from 20 to 30, "d" around 50, "e" at 80.
    #expect(line.runs.map(\.x) == [0, 5, 20, 30, 47.5, 52.5, 80])
  }

  @Test func `what is aligned is all up to the next tab or the end, in several runs`() {
    let string = string("\tab")
    string.addAttribute(TextAttribute.kern, value: 1, range: NSRange(location: 2, length: 1))
    let line = build([
      (paragraph(string) { $0.tabStops = stops((40, .right)) }, 0..<3)
    ])
    #expect(line.runs.map(\.x) == [0, 29, 34])
    #expect(line.x == 40)
  }

  // MARK: Attachments and ends of lines

  @Test func `an attachment is as wide as its bounds, and stands on the baseline`() {
    let box = BoxAttachment(CGRect(x: 1, y: -4, width: 12, height: 20))
    let string = string("a\u{FFFC}b")
    string.addAttribute(
      TextAttribute.attachment, value: box, range: NSRange(location: 1, length: 1))
    let runs = build([(paragraph(string), 0..<3)]).runs
    #expect(runs.map(\.x) == [0, 5, 17])
    #expect(runs[1].kind == .attachment && runs[1].glyphs.isEmpty)
    #expect(runs[1].attachmentRect == CGRect(x: 6, y: -4, width: 12, height: 20))
    #expect(runs[1].ascent == 16 && runs[1].descent == 4)
  }

  /// With its lower edge 4 points below the baseline and its upper one 16 above.
  @Test(arguments: [(0, 16, 4), (6, 22, 0), (-6, 10, 10), (-20, 0, 24)])
  func `an attachment is raised with its text`(
    _ offset: CGFloat, _ ascent: CGFloat, _ descent: CGFloat
  ) {
    let box = BoxAttachment(CGRect(x: 0, y: -4, width: 12, height: 20))
    let run = build([
      (
        paragraph(
          "\u{FFFC}", [TextAttribute.attachment: box, TextAttribute.baselineOffset: offset]),
        0..<1
      )
    ]).runs[0]
    #expect(run.attachmentRect.minY == offset - 4)
    #expect(run.ascent == ascent && run.descent == descent)
  }

  @Test func `the end of a paragraph is there and has no width`() {
    let runs = build("ab\n").runs
    #expect(runs.map(\.kind) == [.text, .separator])
    #expect(runs[1].x == 10 && runs[1].width == 0 && runs[1].range == 2..<3)
  }
}
