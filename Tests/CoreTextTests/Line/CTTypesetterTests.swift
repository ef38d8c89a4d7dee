import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct CTTypesetterTests: SetsPlainText {
  private func typesetter(
    _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]
  ) -> CTTypesetter { CTTypesetterCreateWithAttributedString(string(text, attributes)) }

  // MARK: Where lines end

  /// Of "aaa bbb ccc", whose words are 15 points wide and its spaces 2.5.
  @Test(arguments: [
    // A space at the end may reach beyond the width.
    (0, 15.0, 4), (0, 16, 4), (0, 17.5, 4), (0, 32.4, 4), (0, 32.5, 8), (0, 49, 8), (0, 50, 11),
    (0, 1000, 11), (4, 15, 4), (4, 32.5, 7), (8, 15, 3),
    // From the middle of a word on, as from its start.
    (1, 10, 3), (1, 27.5, 7),
    // A word that does not fit is cut where it must be, but never before its first letter.
    (0, 14.9, 2), (0, 10, 2), (0, 9.9, 1), (0, 0, 1), (0, -5, 1), (10, 0, 1),
  ])
  func `a line takes as many words as fit`(_ start: Int, _ width: Double, _ count: Int) {
    #expect(CTTypesetterSuggestLineBreak(typesetter("aaa bbb ccc"), start, width) == count)
  }

  @Test(arguments: [
    (0, 15.0, 4), (0, 17.5, 4), (0, 22.4, 4), (0, 22.5, 5), (0, 32.5, 8), (0, 49.9, 10),
    (0, 50, 11), (1, 12.5, 3), (1, 17.5, 4), (0, 0, 1), (10, 100, 1),
  ])
  func `or as many characters`(_ start: Int, _ width: Double, _ count: Int) {
    #expect(CTTypesetterSuggestClusterBreak(typesetter("aaa bbb ccc"), start, width) == count)
  }

  @Test(arguments: [
    ("e\u{301}e\u{301}", 5.0, 2), ("e\u{301}e\u{301}", 9.0, 2), ("e\u{301}e\u{301}", 10, 4),
    ("😀😀", 5, 2), ("😀😀", 0, 2),
  ])
  func `no line ends inside of what a reader sees as one character`(
    _ text: String, _ width: Double, _ count: Int
  ) {
    #expect(CTTypesetterSuggestClusterBreak(typesetter(text), 0, width) == count)
    #expect(CTTypesetterSuggestLineBreak(typesetter(text), 0, width) == count)
  }

  @Test(arguments: [
    ("aa\nbb", 0, 3), ("aa\r\nbb", 0, 4), ("aa\u{2028}bb", 0, 3), ("aa\u{2029}bb", 0, 3),
    ("\n\n", 0, 1), ("\n\n", 1, 1), ("aa\nbb", 3, 2), ("aa\u{2028}bb", 3, 2), ("aa bb\n", 3, 3),
  ])
  func `a line ends where the text says so, whatever the width`(
    _ text: String, _ start: Int, _ count: Int
  ) {
    #expect(CTTypesetterSuggestLineBreak(typesetter(text), start, 1000) == count)
    #expect(CTTypesetterSuggestClusterBreak(typesetter(text), start, 1000) == count)
  }

  @Test(arguments: [("a\tbc", 33.0, 2), ("a\tbc", 38, 4), ("a\tbc", 28, 2), ("a\tbc", 5, 2)])
  func `tabs are as wide as up to their stop, and hang at the end`(
    _ text: String, _ width: Double, _ count: Int
  ) {
    #expect(CTTypesetterSuggestLineBreak(typesetter(text), 0, width) == count)
  }

  @Test(arguments: [
    ("aa-bb", 20.0, 3), ("aa\u{A0}bb", 20, 4), ("aa\u{2060}bb cc", 20, 6), ("aa  bb", 12, 4),
    ("aa   ", 10, 5), ("   aa", 5, 3),
  ])
  func `lines end after hyphens and all spaces, not at what glues`(
    _ text: String, _ width: Double, _ count: Int
  ) {
    #expect(CTTypesetterSuggestLineBreak(typesetter(text), 0, width) == count)
  }

  @Test func `room after letters counts`() {
    let kerned = typesetter("aaa bbb", [TextAttribute.kern: 1])
    // Words of 18 points and a space of 3.5.
    #expect(CTTypesetterSuggestLineBreak(kerned, 0, 18) == 4)
    #expect(CTTypesetterSuggestLineBreak(kerned, 0, 39.4) == 4)
    #expect(CTTypesetterSuggestLineBreak(kerned, 0, 39.5) == 7)
  }

  @Test(arguments: [(11, 100), (12, 100), (1000, 100), (Int.max, 1)] as [(Int, Double)])
  func `after the end nothing is left`(_ start: Int, _ width: Double) {
    #expect(CTTypesetterSuggestLineBreak(typesetter("aaa bbb ccc"), start, width) == 0)
    #expect(CTTypesetterSuggestClusterBreak(typesetter("aaa bbb ccc"), start, width) == 0)
  }

  @Test func `a start before the text is its start, an empty text has no lines`() {
    #expect(CTTypesetterSuggestLineBreak(typesetter("aaa bbb"), -3, 15) == 4)
    #expect(CTTypesetterSuggestLineBreak(typesetter(""), 0, 15) == 0)
    #expect(CTLineGetGlyphCount(CTTypesetterCreateLine(typesetter(""), CFRange())) == 0)
  }

  @Test func `suggested lines make up all of the text`() {
    let text = "aaa bb\nc  dddddddd e\u{301}e\u{301}-f 😀\u{2028}\ng"
    let (whole, setter) = (text.utf16.count, typesetter(text))
    for width in stride(from: 0, through: 60, by: 2.5) {
      for suggest in [CTTypesetterSuggestLineBreak, CTTypesetterSuggestClusterBreak] {
        var start = 0
        while start < whole {
          let count = suggest(setter, start, width)
          guard count > 0 else { break }
          let line = CTTypesetterCreateLine(setter, CFRange(location: start, length: count))
          #expect(CTLineGetStringRange(line) == CFRange(location: start, length: count))
          // Only a line of one character is wider than it may be.
          #expect(line.visibleWidth <= CGFloat(width) + 0.001 || line.visibleWidth <= 5)
          start += count
        }
        #expect(start == whole)
      }
    }
  }

  // MARK: Lines

  @Test(arguments: [
    (0, 3, 0..<3), (4, 0, 4..<8), (0, 0, 0..<8), (2, 1000, 2..<8), (-5, 2, 0..<2),
  ])
  func `a line shows a part of the text, a length of 0 all that follows`(
    _ location: Int, _ length: Int, _ range: Range<Int>
  ) {
    let line = CTTypesetterCreateLine(
      typesetter("aaa bbb\n"), CFRange(location: location, length: length))
    #expect(line.range == range)
  }

  @Test func `a line ends with its paragraph`() {
    let setter = typesetter("aa\nbbb\nc")
    let line = CTTypesetterCreateLine(setter, CFRange(location: 4, length: 0))
    #expect(line.range == 4..<7)
    #expect(line.width == 10)
  }

  @Test func `places in lines do not depend on where the line is cut`() {
    let setter = typesetter("abc אבג def")
    let whole = CTTypesetterCreateLine(setter, CFRange())
    let part = CTTypesetterCreateLine(setter, CFRange(location: 4, length: 3))
    let hebrew = whole.runs.first { $0.isRightToLeft }
    #expect(part.runs[0].glyphs == hebrew?.glyphs)
    #expect(part.runs[0].positions.map(\.x) == [0, 5, 10])
  }
}
