import CoreGraphics
import Foundation
import Testing

@testable import CoreText

@Suite struct TypesetParagraphTests: SetsPlainText {
  // MARK: Characters

  @Test func `a pair of units is one character`() {
    let paragraph = paragraph("a😀b")
    #expect(paragraph.characterCount == 3)
    #expect(paragraph.characterRange(0..<4) == 0..<3)
    // From the middle of a pair on it is still that character.
    #expect(paragraph.characterRange(2..<3) == 1..<2)
    #expect(paragraph.unitRange(1..<2) == 1..<3)
    #expect(paragraph.scalar(1) == "😀")
    #expect(paragraph.advances == [5, 5, 0, 5, 0])
    #expect(paragraph.boundaries == [true, true, false, true, true])
  }

  @Test(
    arguments: [
      [0x61, 0xD83D, 0x62], [0xD83D], [0xDE00, 0xD83D], [0xD83D, 0xD83D, 0xDE00],
    ] as [[UInt16]])
  func `half a pair is a character that stands for none`(_ units: [UInt16]) {
    let paragraph = TypesetParagraph(
      units: units, location: 0, styles: [(TextStyle([:], font: plainFont()), units.count)],
      paragraphStyle: ParagraphStyle())
    let isWhole = units.count == 3 && units[2] == 0xDE00
    #expect(paragraph.characterCount == units.count - (isWhole ? 1 : 0))
    for (index, unit) in units.enumerated() where unit & 0xF800 == 0xD800 {
      let first = paragraph.characterRange(index..<index).lowerBound
      let isPaired = isWhole && index > 0
      #expect(paragraph.scalar(first) == (isPaired ? "😀" : "\u{FFFD}"))
    }
  }

  @Test func `what a reader sees as one character has one boundary`() {
    let text = paragraph("e\u{301}\r\n")
    #expect(text.boundaries == [true, false, true, false, true])
    #expect(text.next(0) == 2 && text.next(2) == 4)
    #expect(text.previous(4) == 2 && text.previous(2) == 0)
    #expect(text.previous(1) == 0 && text.previous(0) == 0)
  }

  @Test(
    arguments: [
      (0x20, true), (0x09, true), (0x3000, true), (0x1680, true), (0x2000, true), (0x2003, true),
      (0x2006, true), (0x2007, false), (0x2008, true), (0x200A, true), (0x200B, true),
      (0x200C, false), (0x205F, true), (0xA0, false), (0x202F, false), (0x2060, false),
      (0xFEFF, false), (0x0A, true), (0x0D, true), (0x85, true), (0x2028, true), (0x2029, true),
      (0x61, false),
    ] as [(UInt16, Bool)])
  func `spaces are those that a line may end with, not those that glue`(
    _ unit: UInt16, _ isSpace: Bool
  ) throws {
    let scalar = try #require(Unicode.Scalar(unit))
    #expect(paragraph("\(scalar)").isSpace(0) == isSpace)
  }

  @Test(
    arguments: [
      (0x0A, true), (0x0B, true), (0x0C, true), (0x0D, true), (0x85, true), (0x2028, true),
      (0x2029, true), (0x09, false), (0x20, false), (0x0E, false), (0x2027, false),
    ] as [(UInt16, Bool)])
  func `separators are the characters after which a line must end`(
    _ unit: UInt16, _ isSeparator: Bool
  ) {
    #expect(TypesetParagraph.isSeparator(unit) == isSeparator)
  }

  // MARK: Runs

  @Test func `tabs, attachments and ends of lines are runs of their own`() {
    let string = string("ab\tc\u{FFFC}d\n")
    string.addAttribute(
      TextAttribute.attachment, value: BoxAttachment(CGRect(x: 0, y: -2, width: 12, height: 9)),
      range: NSRange(location: 4, length: 1))
    let paragraph = paragraph(string)
    let kinds = paragraph.runs.map { "\($0.kind)" }
    #expect(kinds == ["text", "tab", "text", "attachment", "text", "separator"])
    #expect(paragraph.runs.map(\.range) == [0..<2, 2..<3, 3..<4, 4..<5, 5..<6, 6..<7])
    // A tab is as wide as where it stands says; a separator has no width.
    #expect(paragraph.advances == [5, 5, 0, 5, 12, 5, 0, 0])
    #expect(
      paragraph.attachmentBounds(paragraph.runs[3])
        == CGRect(x: 0, y: -2, width: 12, height: 9))
    #expect(paragraph.attachmentBounds(paragraph.runs[0]) == .zero)
  }

  @Test func `the character of attachments is text where there is none`() {
    #expect(paragraph("a\u{FFFC}").runs.allSatisfy { $0.kind == .text })
  }

  @Test func `runs end with their style, their script and their direction`() {
    let string = string("abcאבα1")
    string.addAttribute(
      TextAttribute.kern, value: 1, range: NSRange(location: 1, length: 3))
    let runs = paragraph(string).runs
    // b and c, and the first Hebrew letter, have the second style.
    // The digit belongs to the Greek letter before it.
    #expect(runs.map(\.range) == [0..<1, 1..<3, 3..<4, 4..<5, 5..<7])
    #expect(runs.map(\.styleIndex) == [0, 1, 1, 2, 2])
    #expect(runs.map(\.isRightToLeft) == [false, false, true, true, false])
  }

  @Test func `a style that ends inside a pair of units takes all of it`() {
    let string = string("😀b")
    string.addAttribute(
      TextAttribute.kern, value: 1, range: NSRange(location: 0, length: 1))
    let runs = paragraph(string).runs
    #expect(runs.map(\.range) == [0..<2, 2..<3])
    #expect(runs.map(\.styleIndex) == [0, 1])
  }

  @Test func `glyphs of a run stand from left to right`() {
    let run = paragraph("אבג").runs[0]
    #expect(run.isRightToLeft)
    #expect(run.shaped.glyphs == "גבא".unicodeScalars.map(PlainFont.glyph))
    #expect(run.shaped.clusters.map { Int($0) } == [2, 1, 0])
  }

  @Test func `brackets from right to left are mirrored`() {
    let run = paragraph("א(ב)").runs[0]
    #expect(run.shaped.glyphs == ["(", "ב", ")", "א"].map(PlainFont.glyph))
  }

  // MARK: Widths

  @Test(
    arguments: [
      ([:], [5.0, 5, 2.5, 5, 0]),
      ([TextAttribute.kern: 2], [7, 7, 4.5, 7, 0]),
      ([TextAttribute.kern: -1.5], [3.5, 3.5, 1, 3.5, 0]),
      ([TextAttribute.tracking: 0.5], [5.5, 5.5, 3, 5.5, 0]),
      ([TextAttribute.expansion: 0, TextAttribute.obliqueness: 0.5], [5, 5, 2.5, 5, 0]),
    ] as [([NSAttributedString.Key: Double], [Double])])
  func `every character is as wide as its glyph and the space after it`(
    _ attributes: [NSAttributedString.Key: Double], _ expected: [Double]
  ) {
    #expect(paragraph("ab c", attributes).advances == expected)
  }

  @Test func `space comes after a letter with its marks, once`() {
    let paragraph = paragraph("e\u{301}x", [TextAttribute.kern: 2])
    #expect(paragraph.width(0..<3) == 14)
    #expect(paragraph.width(0..<2) == 7)
    let hebrew = self.paragraph("אב", [TextAttribute.kern: 2])
    #expect(hebrew.advances == [7, 7, 0])
  }

  @Test func `space comes after an attachment, too`() {
    let box = BoxAttachment(CGRect(x: 3, y: 0, width: 12, height: 9))
    let paragraph = paragraph(
      "\u{FFFC}", [TextAttribute.attachment: box, TextAttribute.kern: 2])
    #expect(paragraph.advances == [14, 0])
  }

  @Test(arguments: [
    ("ab", 0..<2, 10.0), ("ab cd", 1..<4, 12.5), ("", 0..<0, 0), ("a\tb", 0..<3, 33),
    // From the tab on it is the first of a line.
    ("a\tb", 1..<3, 33), ("\t\t", 0..<2, 56), ("abcdef\t", 0..<7, 56), ("ab\n", 0..<3, 10),
  ])
  func `a range is as wide as its characters, its tabs as from the start of a line`(
    _ text: String, _ range: Range<Int>, _ width: Double
  ) {
    guard !text.isEmpty else {
      #expect(StyledText(string(text)).paragraphs.isEmpty)
      return
    }
    #expect(paragraph(text).width(range) == width)
  }

  // MARK: Direction

  @Test(
    arguments: [
      ("abc אב", .natural, 0), ("12 אב abc", .natural, 1), ("12 !", .natural, 0),
      ("אב", .leftToRight, 0), ("abc", .rightToLeft, 1),
    ] as [(String, BidiParagraph.BaseDirection, UInt8)])
  func `the first strong letter decides on the direction unless the style does`(
    _ text: String, _ direction: BidiParagraph.BaseDirection, _ level: UInt8
  ) {
    #expect(paragraph(text) { $0.baseDirection = direction }.bidi.baseLevel == level)
  }

  @Test func `a paragraph knows its place in the string`() {
    let text = StyledText(string("ab\ncd\r\n\u{2029}e\u{2028}f"))
    #expect(text.paragraphs.map(\.location) == [0, 3, 7, 8])
    #expect(text.paragraphs.map(\.units.count) == [3, 4, 1, 3])
    #expect(text.paragraph(at: 6)?.paragraph.location == 3)
    #expect(text.paragraph(at: 6)?.unit == 3)
    #expect(text.paragraph(at: 11) == nil && text.paragraph(at: -1) == nil)
  }
}
