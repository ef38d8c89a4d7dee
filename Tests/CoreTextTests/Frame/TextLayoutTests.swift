import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct TextLayoutTests: LaysTextOut {
  @Test func `the last line allowed holds an ellipsis`() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let layout = try layout(text, width: 100, lines: 2) { $0.lineBreakMode = .byTruncatingTail }
    #expect(layout.lines.count == 2)
    #expect(layout.lines[1].line.isTruncated)
    #expect(layout.lines[1].line.width <= 100)
    #expect(!layout.isComplete)
    let whole = try self.layout(text, width: 100, lines: 9) {
      $0.lineBreakMode = .byTruncatingTail
    }
    #expect(whole.isComplete)
  }

  @Test func `text that is clipped stays on one line`() throws {
    let layout = try layout("The quick brown", width: 50, lines: 1) {
      $0.lineBreakMode = .byClipping
    }
    #expect(layout.lines.count == 1)
    #expect(layout.size.width > 50)
  }

  @Test func `paragraphs begin on lines of their own`() throws {
    let layout = try layout("a\n\nb\n") { $0.paragraphSpacing = 10 }
    #expect(layout.lines.count == 3)
    let line = 17.0 * 2444 / 2048
    #expect((Double(layout.lines[2].top) - 2 * line - 20).magnitude < 0.001)
    #expect((Double(layout.size.height) - 3 * line - 20).magnitude < 0.001)
  }

  @Test func `alignment moves lines inside the width`() throws {
    let left = try layout("ab", width: 100)
    #expect(left.lines[0].origin.x == 0)
    let right = try layout("ab ", width: 100) { $0.alignment = .right }
    #expect((right.lines[0].origin.x + left.size.width - 100).magnitude < 0.001)
    let center = try layout("ab", width: 100) { $0.alignment = .center }
    #expect((2 * center.lines[0].origin.x + left.size.width - 100).magnitude < 0.001)
    let hebrew = try layout("אב", width: 100)
    #expect((hebrew.lines[0].origin.x + hebrew.size.width - 100).magnitude < 0.001)
  }

  @Test func `spaces of justified lines are widened, but for the last`() throws {
    let layout = try layout("The quick brown fox", width: 100) { $0.alignment = .justified }
    #expect((layout.lines[0].line.visibleWidth - 100).magnitude < 0.001)
    #expect(layout.lines[1].line.visibleWidth < 99)
  }

  @Test func `the style says how high lines are`() throws {
    let natural = CGFloat(17.0 * 2444 / 2048)
    let double = try layout("a\nb") { $0.lineHeightMultiple = 2 }
    #expect((double.size.height - 4 * natural).magnitude < 0.001)
    #expect((double.firstBaseline - natural - 17 * 1950 / 2048).magnitude < 0.001)
    let fixed = try layout("a\nb") {
      $0.minimumLineHeight = 30
      $0.maximumLineHeight = 30
      $0.lineSpacing = 5
    }
    #expect(fixed.size.height == 65)
  }

  @Test func `indents narrow lines`() throws {
    let layout = try layout("The quick brown fox jumps", width: 120) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -10
    }
    #expect(layout.lines.map(\.origin.x).prefix(2) == [20, 10])
    #expect(layout.lines.dropFirst().allSatisfy { $0.line.visibleWidth <= 100 })
  }
}

/// Layouts whose widths can be counted: lines are 11 points high, 9 of them above the baseline.
@Suite struct TextLayoutPlainTests: SetsPlainText {
  private func layout(
    _ text: String, width: CGFloat = .infinity, from first: Int = 0,
    style: (inout ParagraphStyle) -> Void = { _ in },
    options: (inout TextLayout.Options) -> Void = { _ in }
  ) -> TextLayout {
    var paragraph = ParagraphStyle()
    style(&paragraph)
    var all = TextLayout.Options(width: width)
    options(&all)
    return TextLayout(
      StyledText(string(text), defaultParagraphStyle: paragraph), from: first, options: all)
  }

  /// What lines show; a tab and a space have glyphs that the text has, too.
  private func shown(_ layout: TextLayout) -> [[CGGlyph]] {
    layout.lines.map { $0.line.runs.flatMap(\.glyphs) }
  }

  private func glyphs(_ text: String) -> [CGGlyph] {
    text.unicodeScalars.map(PlainFont.glyph)
  }

  // MARK: Across

  /// Lines of 32.5 and 15 points, the first with a space behind it, in 40.
  @Test(
    arguments: [
      (.left, [0.0, 0]), (.natural, [0, 0]), (.right, [7.5, 25]), (.center, [3.75, 12.5]),
      (.justified, [0, 0]),
    ] as [(ParagraphStyle.Alignment, [CGFloat])])
  func `lines stand at a side or in the middle, spaces at their ends aside`(
    _ alignment: ParagraphStyle.Alignment, _ places: [CGFloat]
  ) {
    let layout = layout("aaa bbb ccc", width: 40, style: { $0.alignment = alignment })
    #expect(layout.lines.map(\.origin.x) == places)
  }

  @Test(
    arguments: [
      // The space at the end of the first line hangs over the left side.
      (.natural, [5.0, 25]), (.right, [5, 25]), (.left, [-2.5, 0]), (.center, [1.25, 12.5]),
    ] as [(ParagraphStyle.Alignment, [CGFloat])])
  func `text from right to left stands at the right by itself`(
    _ alignment: ParagraphStyle.Alignment, _ places: [CGFloat]
  ) {
    let layout = layout("אאא בבב גגג", width: 40, style: { $0.alignment = alignment })
    #expect(layout.lines.map(\.origin.x) == places)
  }

  @Test(
    arguments: [
      (nil, .natural, 0.0), (.right, .natural, 25), (.center, .natural, 12.5),
      // A direction that the paragraph names counts more.
      (.right, .leftToRight, 0),
    ] as [(ParagraphStyle.Alignment?, BidiParagraph.BaseDirection, CGFloat)])
  func `what is natural may be another side`(
    _ natural: ParagraphStyle.Alignment?, _ direction: BidiParagraph.BaseDirection, _ x: CGFloat
  ) {
    let layout = layout("aaa", width: 40, style: { $0.baseDirection = direction }) {
      $0.naturalAlignment = natural
    }
    #expect(layout.lines[0].origin.x == x)
  }

  @Test(arguments: [(32.5, 2), (-67.5, 2), (0, 1), (-50, 1), (50, 1), (49, 2)])
  func `lines end at the tail, from the leading edge or from the other`(
    _ tail: CGFloat, _ count: Int
  ) {
    #expect(
      layout("aaa bbb ccc", width: 100, style: { $0.tailIndent = tail }).lines.count == count)
  }

  @Test func `indents of text from right to left are from the right`() {
    let layout = layout(
      "אאא בבב", width: 40,
      style: {
        $0.firstLineHeadIndent = 10
        $0.headIndent = 3
      })
    // "אאא " from 10 points left of the edge on, its space hanging over; "בבב" from 3.
    #expect(layout.lines.map(\.origin.x) == [12.5, 22])
  }

  // MARK: Down

  @Test func `lines stand below each other, baselines nine points below their tops`() {
    let layout = layout("a\nb\nc")
    #expect(layout.lines.map(\.top) == [0, 11, 22])
    #expect(layout.lines.map(\.origin.y) == [9, 20, 31])
    #expect(layout.firstBaseline == 9 && layout.lastBaseline == 31)
    #expect(layout.size == CGSize(width: 5, height: 33))
  }

  @Test(arguments: [(true, [0.0, 11.5]), (false, [0, 11])])
  func `a font's leading lies between lines where that is asked for`(
    _ usesLeading: Bool, _ tops: [CGFloat]
  ) throws {
    let text = NSAttributedString(
      string: "A\nA", attributes: [TextAttribute.font: try MeasuredFont().font()])
    var options = TextLayout.Options()
    options.usesFontLeading = usesLeading
    #expect(TextLayout(StyledText(text), options: options).lines.map(\.top) == tops)
  }

  @Test(arguments: [
    (22.0, true, 2, false), (21.9, true, 1, false), (33, true, 3, true), (21.9, false, 3, true),
    // A first line that has no room is there anyhow.
    (1, true, 1, false),
  ])
  func `lines that have no room are left out where that is asked for`(
    _ height: CGFloat, _ clips: Bool, _ count: Int, _ isComplete: Bool
  ) {
    let layout = layout(
      "a\nb\nc",
      options: {
        $0.height = height
        $0.clipsPartialLines = clips
      })
    #expect(layout.lines.count == count && layout.isComplete == isComplete)
  }

  // MARK: Too much text

  @Test(
    arguments: [
      (.byTruncatingTail, "aaa b…"), (.byTruncatingHead, "…b ccc"),
      (.byTruncatingMiddle, "aa…cc"), (.byClipping, "aaa bbb ccc"), (.byWordWrapping, "aaa "),
      (.byCharWrapping, "aaa bb"),
    ] as [(ParagraphStyle.LineBreakMode, String)])
  func `the last line is cut as the mode says`(
    _ mode: ParagraphStyle.LineBreakMode, _ expected: String
  ) {
    let layout = layout("aaa bbb ccc", width: 30, style: { $0.lineBreakMode = mode }) {
      $0.maximumLines = 1
    }
    #expect(shown(layout) == [glyphs(expected)])
    #expect(!layout.isComplete)
    // A mode of the layout's own comes before the paragraph's.
    let other = self.layout(
      "aaa bbb ccc", width: 30,
      options: {
        $0.maximumLines = 1
        $0.lineBreakMode = mode
      })
    #expect(shown(other) == shown(layout))
  }

  @Test func `the last line holds the rest of its paragraph`() {
    let layout = layout(
      "aaa bbb ccc dddd", width: 32.5, style: { $0.lineBreakMode = .byTruncatingTail }
    ) { $0.maximumLines = 2 }
    #expect(shown(layout) == [glyphs("aaa bbb "), glyphs("ccc d…")])
    #expect(layout.lines[1].line.range == 8..<16)
  }

  @Test func `a paragraph that is left out makes the one before incomplete`() {
    let layout = layout("aaa\nbbb", style: { $0.lineBreakMode = .byTruncatingTail }) {
      $0.maximumLines = 1
    }
    #expect(shown(layout) == [glyphs("aaa")] && !layout.isComplete)
  }

  @Test func `lines that are not wrapped are cut each by itself`() {
    let layout = layout(
      "aaa bbb\nccc ddd\ne", width: 20, style: { $0.lineBreakMode = .byTruncatingTail }
    ) { $0.wrapsLines = false }
    #expect(shown(layout) == [glyphs("aa…"), glyphs("cc…"), glyphs("e")])
    #expect(!layout.isComplete)
  }

  @Test func `a layout may begin inside of the text`() {
    let layout = layout("aaa bbb\nccc", width: 15, from: 4)
    #expect(layout.lines.map(\.line.range) == [4..<8, 8..<11])
    #expect(self.layout("aaa", from: 3).lines.isEmpty)
  }

  @Test func `no text has no lines`() {
    let layout = layout("", width: 10)
    #expect(layout.lines.isEmpty && layout.size == .zero && layout.isComplete)
    #expect(layout.firstBaseline == 0 && layout.lastBaseline == 0)
  }

  // MARK: Around something

  /// Text in 60 points, of which those from 20 to 40 are taken in the first 11 rows.
  private func around(_ text: String) -> TextLayout {
    let taken = CGPath(rect: CGRect(x: 20, y: 0, width: 20, height: 11), transform: nil)
    return layout(text, width: 60, options: { $0.exclusions = TextExclusions([taken]) })
  }

  @Test func `lines stand on both sides of what is taken, and below it`() {
    let layout = around("aaa bbb ccc ddd")
    #expect(layout.lines.map(\.line.range) == [0..<4, 4..<8, 8..<15])
    #expect(
      layout.lines.map(\.origin) == [
        CGPoint(x: 0, y: 9), CGPoint(x: 40, y: 9), CGPoint(x: 0, y: 20),
      ])
  }

  @Test func `text from right to left begins on the right side`() {
    let layout = around("אאא בבב גגג")
    // "אאא " ends at 60 and "בבב " at 20, their spaces hanging over to the left.
    #expect(layout.lines.map(\.origin.x) == [42.5, 2.5, 45])
  }

  @Test func `no word is broken for what is taken`() {
    let layout = around("aaaaaa bbb")
    #expect(layout.lines.map(\.line.range) == [0..<10])
    #expect(layout.lines[0].top == 11)
  }
}
