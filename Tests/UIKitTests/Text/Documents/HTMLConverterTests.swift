import Testing
import UIKit

@Suite struct HTMLConverterTests: ReadsHTML {
  @Test func `what says nothing is Times New Roman of 12 points in black`() throws {
    let text = try text("Hello")
    #expect(text.string == "Hello")
    let font: UIFont? = attribute(.font, at: 0, text)
    #expect(font?.familyName == "Times New Roman" && font?.pointSize == 12)
    let color: UIColor? = attribute(.foregroundColor, at: 0, text)
    #expect(color == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
  }

  @Test func `blocks are paragraphs with their margins below`() throws {
    let text = try text("<h1>One</h1><p>two  \n three<br>four</p><div>five</div>six")
    #expect(text.string == "One\ntwo three\u{2028}four\nfive\nsix")
    let heading: UIFont? = attribute(.font, at: 0, text)
    #expect(heading?.pointSize == 24)
    #expect(heading?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    let one: NSParagraphStyle? = attribute(.paragraphStyle, at: 0, text)
    let two: NSParagraphStyle? = attribute(.paragraphStyle, at: 5, text)
    #expect(((one?.paragraphSpacing ?? 0) - 16.08).magnitude < 0.001)
    #expect(two?.paragraphSpacing == 12 && two?.minimumLineHeight == 15)
    let five: NSParagraphStyle? = attribute(.paragraphStyle, at: place("five", text), text)
    #expect(five?.paragraphSpacing == 0)
  }

  @Test func `items of lists have their markers between tabs`() throws {
    let text = try text(
      "<ul><li>one<li>two<ol start=3><li>x</li><li>y</li></ol></li></ul>end")
    #expect(text.string == "\t•\tone\n\t•\ttwo\n\t3.\tx\n\t4.\ty\nend")
    let style: NSParagraphStyle? = attribute(.paragraphStyle, at: 0, text)
    #expect(style?.headIndent == 36 && style?.firstLineHeadIndent == 0)
    #expect(style?.tabStops.map(\.location) == [11, 36] && style?.textLists.count == 1)
    let inner: NSParagraphStyle? = attribute(.paragraphStyle, at: place("x", text), text)
    #expect(inner?.headIndent == 72 && inner?.textLists.count == 2)
  }

  @Test func `links are blue and underlined and lead somewhere`() throws {
    let text = try text("<a href=\"https://example.org/?a=1&amp;b=2\">here</a>")
    let link: URL? = attribute(.link, at: 0, text)
    #expect(link?.absoluteString == "https://example.org/?a=1&b=2")
    let under: Int? = attribute(.underlineStyle, at: 0, text)
    #expect(under == 1)
  }
}
