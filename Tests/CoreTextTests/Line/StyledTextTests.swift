import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct StyledTextTests {
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
}
