import CoreGraphics
import Foundation
import Testing

@testable import CoreText

/// Embeddings and overrides as `NSAttributedString.Key.writingDirection` has them.
private let embedLeft = 0
private let embedRight = 1
private let overrideLeft = 2
private let overrideRight = 3

@Suite struct TypesetParagraphDirectionsTests: SetsPlainText {
  private func levels(
    _ text: String, _ directions: [Int], base: BidiParagraph.BaseDirection = .leftToRight
  ) -> [UInt8] {
    paragraph(text, [TextAttribute.writingDirection: directions]) { $0.baseDirection = base }
      .bidi.levels
  }

  /// The levels that UAX #9 gives the text between the control characters of the directions.
  @Test(
    arguments: [
      ("ab", [], [0, 0]), ("אב", [], [1, 1]),
      // Latin letters go up to the next even level, Hebrew ones to the next odd one.
      ("ab", [embedLeft], [2, 2]), ("ab", [embedRight], [2, 2]),
      ("אב", [embedLeft], [3, 3]), ("אב", [embedRight], [1, 1]),
      // An override makes all letters what it says.
      ("ab", [overrideRight], [1, 1]), ("אב", [overrideLeft], [2, 2]),
      ("a1א", [overrideRight], [1, 1, 1]), ("a1א", [overrideLeft], [2, 2, 2]),
      // Numbers in text from right to left stand a level higher.
      ("1", [embedRight], [2]), ("1", [overrideRight], [1]),
      // The outermost comes first.
      ("ab", [embedRight, embedLeft], [2, 2]), ("אב", [embedRight, embedLeft], [3, 3]),
      ("ab", [overrideRight, embedLeft], [2, 2]), ("ab", [embedLeft, overrideRight], [3, 3]),
    ] as [(String, [Int], [UInt8])])
  func `directions are what control characters around the text would say`(
    _ text: String, _ directions: [Int], _ expected: [UInt8]
  ) {
    #expect(levels(text, directions) == expected)
  }

  @Test(arguments: [
    ("ab", [overrideRight], "ba"), ("אב", [overrideLeft], "אב"), ("אב", [embedLeft], "בא"),
    ("ab12", [embedRight], "ab12"), ("ab 12", [embedRight], "ab 12"),
    ("12 ab", [embedRight], "ab 12"),
  ])
  func `glyphs stand as the directions say`(
    _ text: String, _ directions: [Int], _ expected: String
  ) {
    let line = line(text, [TextAttribute.writingDirection: directions])
    #expect(visible(line, of: text) == expected)
  }

  @Test func `only the text that has the attribute is turned`() {
    let string = string("abcd")
    string.addAttribute(
      TextAttribute.writingDirection, value: [overrideRight],
      range: NSRange(location: 1, length: 2))
    #expect(paragraph(string).bidi.levels == [0, 1, 1, 0])
    #expect(visible(CTLineCreateWithAttributedString(string), of: "abcd") == "acbd")
  }

  @Test func `neighbours of the same direction are embedded each by itself`() {
    let string = string("abcd", [TextAttribute.writingDirection: [overrideRight]])
    string.addAttribute(
      TextAttribute.kern, value: 0, range: NSRange(location: 2, length: 2))
    #expect(paragraph(string).bidi.levels == [1, 1, 1, 1])
    #expect(visible(CTLineCreateWithAttributedString(string), of: "abcd") == "dcba")
  }

  @Test func `the end of a paragraph is outside of all directions`() {
    #expect(levels("ab\n", [overrideRight]) == [1, 1, 0])
    #expect(levels("ab\r\n", [overrideRight]) == [1, 1, 0, 0])
    #expect(levels("ab\u{2029}", [overrideRight, embedLeft]).last == 0)
  }

  @Test(arguments: ["\u{2028}", "\u{B}", "\u{C}"])
  func `a line that ends inside of a paragraph ends no direction`(_ separator: String) {
    let text = "ab\(separator)cd"
    let levels = levels(text, [overrideRight])
    #expect([0, 1, 3, 4].map { levels[$0] } == [1, 1, 1, 1])
    let setter = CTTypesetterCreateWithAttributedString(
      string(text, [TextAttribute.writingDirection: [overrideRight]]))
    let second = CTTypesetterCreateLine(setter, CFRange(location: 3, length: 2))
    #expect(visible(second, of: text) == "dc")
  }

  @Test func `the base direction does not see the attribute`() {
    let paragraph = paragraph("ab", [TextAttribute.writingDirection: [overrideRight]])
    #expect(paragraph.bidi.baseLevel == 0)
    let hebrew = self.paragraph("אב", [TextAttribute.writingDirection: [overrideLeft]])
    #expect(hebrew.bidi.baseLevel == 1 && hebrew.bidi.levels == [2, 2])
  }

  @Test func `pairs of units keep one level`() {
    #expect(levels("😀a", [overrideRight]) == [1, 1])
    let line = line("😀a", [TextAttribute.writingDirection: [overrideRight]])
    #expect(line.runs.flatMap(\.stringIndices) == [2, 0])
  }

  @Test(arguments: [60, 61, 62, 200, 5000])
  func `more directions than Unicode nests do no harm`(_ count: Int) {
    let levels = levels("ab", [Int](repeating: embedRight, count: count))
    #expect(levels.count == 2 && levels[0] == levels[1])
    #expect(levels[0].isMultiple(of: 2) && levels[0] <= 126)
  }

  @Test func `numbers of other kinds than the four are read by their two bits`() {
    #expect(levels("ab", [7]) == levels("ab", [overrideRight]))
    #expect(levels("ab", [-4]) == levels("ab", [embedLeft]))
  }
}
