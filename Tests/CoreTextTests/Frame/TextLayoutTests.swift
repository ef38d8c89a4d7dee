import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct TextLayoutTests {
  private func layout(
    _ text: String, width: CGFloat = .infinity, lines: Int = 0, size: CGFloat = 17,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    let font = try #require(CTFont.system(size: size))
    let text = StyledText(
      text, attributes: [TextAttribute.font: font], paragraphStyle: style)
    return TextLayout(text, options: TextLayout.Options(width: width, maximumLines: lines))
  }

  private func strings(_ layout: TextLayout, _ text: String) -> [String] {
    let units = Array(text.utf16)
    return layout.lines.map { String(decoding: units[$0.line.range], as: UTF16.self) }
  }

  @Test func `lines end between words`() throws {
    let text = "The quick brown fox jumps"
    let layout = try layout(text, width: 100)
    #expect(strings(layout, text) == ["The quick ", "brown fox ", "jumps"])
    #expect(layout.lines.allSatisfy { $0.line.visibleWidth <= 100 })
    #expect((layout.size.height - 3 * 17 * 2444 / 2048).magnitude < 0.001)
    #expect(layout.isComplete)
  }

  @Test func `text that names no font is in Helvetica of 12 points`() throws {
    let text = NSMutableAttributedString(string: "ab")
    let own = try #require(CTFont.system(size: 30))
    text.addAttribute(TextAttribute.font, value: own, range: NSRange(location: 1, length: 1))
    let line = try #require(
      TextLayout(StyledText(text), options: TextLayout.Options()).lines.first)
    let fonts = line.line.runs.map(\.font)
    #expect(fonts.map(\.size) == [12, 30])
    #expect(CTFontCopyFamilyName(fonts[0]) == "Helvetica")
    // iOS prints 13.8 for the height of its lines; an installed Helvetica has its own.
    let height = fonts[0].ascent + fonts[0].descent
    #expect(!fonts[0].isStandIn || (height - 13.8).magnitude < 0.001)
    let given = StyledText(text, defaultFont: own)
    let other = TextLayout(given, options: TextLayout.Options()).lines[0].line
    #expect(Set(other.runs.map(\.font.size)) == [30])
  }

  @Test func `a word is pushed out so that the last one is not alone`() throws {
    func lines(_ text: String, width: CGFloat, count: Int = 0) throws -> [String] {
      let layout = try layout(text, width: width, lines: count) {
        $0.pushesWordsOut = true
        $0.lineBreakMode = .byTruncatingTail
      }
      return strings(layout, text)
    }
    let fox = "The quick brown fox jumps"
    #expect(try lines("brown fox jumps", width: 100) == ["brown ", "fox jumps"])
    // Where there are more than two lines the last word stays.
    #expect(try lines(fox, width: 100) == ["The quick ", "brown fox ", "jumps"])
    // Two words stay as they are; a word alone on its line stays there.
    #expect(
      try lines(fox + " high", width: 100) == ["The quick ", "brown fox ", "jumps high"])
    #expect(try lines("Incomparable jumps", width: 120) == ["Incomparable ", "jumps"])
    // Two words that do not fit into the last line are not put there.
    #expect(try lines("an interesting jumping", width: 130) == ["an interesting ", "jumping"])
    #expect(try lines("a b c\nd e f", width: 300) == ["a b c\n", "d e f"])
    #expect(try lines(fox, width: 100, count: 2).count == 2)
  }

  @Test func `Korean words are kept whole where that is asked for`() throws {
    let text = "가나다라 마바사"
    // Room for all but the last syllable.
    let width = try layout("가나다라 마바").size.width
    #expect(strings(try layout(text, width: width), text)[0] == "가나다라 마바")
    let whole = try layout(text, width: width) { $0.breaking = .keepsHangulWords }
    #expect(strings(whole, text)[0] == "가나다라 ")
  }

  @Test func `a word that is too long is cut where it must be`() throws {
    let text = "Incomprehensible"
    let layout = try layout(text, width: 60)
    #expect(layout.lines.count > 2)
    #expect(strings(layout, text).joined() == text)
  }

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

  @Test func `lines that do not fit the height are left out`() throws {
    let font = try #require(CTFont.system(size: 17))
    var options = TextLayout.Options(width: 100)
    options.height = 45
    let text = StyledText("a\nb\nc", attributes: [TextAttribute.font: font])
    let layout = TextLayout(text, options: options)
    #expect(layout.lines.count == 2)
    #expect(!layout.isComplete)
  }

  @Test func `a frame counts from the bottom of its path`() throws {
    let font = try CTFont.named("Inter", size: 10)
    let string = NSAttributedString(
      string: "one two three", attributes: [kCTFontAttributeName: font])
    let setter = CTFramesetterCreateWithAttributedString(string)
    var fit = CFRange()
    let size = CTFramesetterSuggestFrameSizeWithConstraints(
      setter, CFRange(), nil, CGSize(width: 50, height: 1000), &fit)
    #expect(fit.length == 13)
    #expect(size.width <= 50)
    let path = CGPath(rect: CGRect(x: 5, y: 5, width: 50, height: 100), transform: nil)
    let frame = CTFramesetterCreateFrame(setter, CFRange(), path, nil)
    #expect(CTFrameGetLines(frame).count == 2)
    var origins = [CGPoint](repeating: .zero, count: 2)
    CTFrameGetLineOrigins(frame, CFRange(), &origins)
    #expect((origins[0].y - (100 - font.ascent)).magnitude < 0.001)
    #expect(origins[1].y < origins[0].y)
  }
}
