import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct TypesetParagraphBreakingTests: LaysTextOut {
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
}

/// Parts of a text whose widths can be counted.
@Suite struct TypesetParagraphPartsTests: SetsPlainText {
  @Test(arguments: [
    ("ab cd  ", 0..<7, 0..<5), ("ab cd", 0..<5, 0..<5), ("ab cd", 0..<3, 0..<2),
    ("   ", 0..<3, 0..<0),
    ("a\t\n", 0..<3, 0..<1), ("ab", 1..<1, 1..<1), ("a\u{A0}", 0..<2, 0..<2),
  ])
  func `a part is trimmed of all that may hang at a line's end`(
    _ text: String, _ range: Range<Int>, _ expected: Range<Int>
  ) {
    #expect(paragraph(text).trimmed(range) == expected)
  }

  @Test(arguments: [
    ("ab cd", 0..<5, 22.5, 5), ("ab cd", 0..<5, 22.4, 4), ("ab cd", 0..<5, 12.5, 3),
    ("ab cd", 0..<5, 4, 0), ("ab cd", 0..<5, -1, 0), ("ab cd", 1..<4, 7.5, 3),
    ("ab cd", 1..<4, 99, 4),
    ("e\u{301}e\u{301}", 0..<4, 9, 2), ("😀a", 0..<3, 4.9, 0), ("a\tb", 0..<3, 28, 2),
    ("a\tb", 0..<3, 27.9, 1), ("a\tb", 0..<3, 33, 3),
  ])
  func `the longest start of a part that fits ends between characters`(
    _ text: String, _ range: Range<Int>, _ width: Double, _ end: Int
  ) {
    #expect(paragraph(text).prefix(of: range, fitting: width) == end)
  }

  @Test(arguments: [
    ("ab cd", 0..<5, 22.5, 0), ("ab cd", 0..<5, 22.4, 1), ("ab cd", 0..<5, 10, 3),
    // A space that it would begin with is left out.
    ("ab cd", 0..<5, 12.5, 3), ("ab cd", 0..<5, 4, 5), ("ab cd", 0..<5, -1, 5),
    ("ab cd", 0..<2, 5, 1), ("ae\u{301}", 0..<3, 5, 1), ("ae\u{301}", 0..<3, 4.9, 3),
    // How wide a tab would be is not known before the rest stands.
    ("ab\tcd", 0..<5, 99, 3), ("ab\t", 0..<3, 99, 3), ("\tab", 0..<3, 5, 2),
  ])
  func `the longest end of a part that fits begins with a letter`(
    _ text: String, _ range: Range<Int>, _ width: Double, _ start: Int
  ) {
    #expect(paragraph(text).end(of: range, fitting: width) == start..<range.upperBound)
  }

  // MARK: Where a line ends

  @Test(
    arguments: [
      // "a" and a tab that "bc" ends at: 50 points, however wide the two are.
      (.right, 50.0, 4), (.right, 49.9, 2), (.center, 55, 4), (.center, 54.9, 2), (.left, 60, 4),
      (.left, 59.9, 2),
    ] as [(ParagraphStyle.Alignment, Double, Int)])
  func `text that a tab moves back needs no room behind its stop`(
    _ alignment: ParagraphStyle.Alignment, _ width: Double, _ end: Int
  ) {
    let paragraph = paragraph("a\tbc") {
      $0.tabStops = [ParagraphStyle.TabStop(location: 50, alignment: alignment)]
    }
    #expect(paragraph.lineEnd(from: 0, width: width, isByCharacter: false) == end)
  }

  @Test(arguments: [(0.0, 33.0, 3), (0, 32.9, 2), (10, 23, 3), (10, 22.9, 2), (20, 13, 3)])
  func `tabs of an indented line are narrower`(_ indent: Double, _ width: Double, _ end: Int) {
    #expect(
      paragraph("a\tb").lineEnd(from: 0, width: width, isByCharacter: false, indent: indent)
        == end)
  }

  @Test(arguments: [
    (15.5, false, 4), (15.5, true, 4), (15.4, false, 4), (15.4, true, 2), (12.5, false, 4),
  ])
  func `a hyphen that is drawn needs room`(_ width: Double, _ drawsHyphens: Bool, _ end: Int) {
    // A soft hyphen has no width of its own; the hyphen has 3.
    #expect(
      paragraph("a b\u{AD}cd").lineEnd(
        from: 0, width: width, isByCharacter: false, drawsHyphens: drawsHyphens) == end)
  }

  @Test(arguments: [
    // The last line would have one word, and has two with the one before.
    ("aaa bbb ccc", 0, 8, 40.0, 4), ("aaa bbb ccc", 0, 8, 32.5, 4),
    // It has no room for two, or has two already, or this line would be empty.
    ("aaa bbb ccc", 0, 8, 32.4, 8), ("aaa bbb ccc ddd", 0, 8, 99, 8), ("aaa bbb", 0, 4, 99, 4),
    // The text is at its end, or the line ends where it must.
    ("aaa bbb", 0, 7, 99, 7), ("a b\u{2028}ccc", 0, 4, 99, 4),
  ])
  func `a word is pushed to the last line where that would have one`(
    _ text: String, _ start: Int, _ end: Int, _ width: Double, _ expected: Int
  ) {
    #expect(paragraph(text).endPushingWords(start, end, nextWidth: width) == expected)
  }
}
