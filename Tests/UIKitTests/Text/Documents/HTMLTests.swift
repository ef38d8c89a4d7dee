import Testing
import UIKit

@Suite struct HTMLTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private func attribute<Value>(
    _ key: NSAttributedString.Key, at place: Int, _ text: NSAttributedString
  ) -> Value? {
    text.attributedSubstring(from: NSRange(location: place, length: 1))
      .attribute(key, at: 0, effectiveRange: nil) as? Value
  }

  private func place(_ word: String, _ text: NSAttributedString) -> Int {
    (text.string as NSString).range(of: word).location
  }

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

  @Test func `letters are bold, italic, underlined, struck through and raised`() throws {
    let text = try text("<b>b<i>bi</i></b><u>u</u><s>s</s>2<sup>up</sup><sub>down</sub>")
    func traits(_ word: String) -> UIFontDescriptor.SymbolicTraits? {
      let font: UIFont? = attribute(.font, at: place(word, text), text)
      return font?.fontDescriptor.symbolicTraits
    }
    #expect(traits("bbi") == .traitBold && traits("bi") == [.traitBold, .traitItalic])
    let under: Int? = attribute(.underlineStyle, at: place("u", text), text)
    let through: Int? = attribute(.strikethroughStyle, at: place("s", text), text)
    let up: CGFloat? = attribute(.baselineOffset, at: place("up", text), text)
    let down: CGFloat? = attribute(.baselineOffset, at: place("down", text), text)
    #expect(under == 1 && through == 1 && up == 4 && down == -2.4)
  }

  @Test func `styles of tags, of classes and of elements count in this order`() throws {
    let text = try text(
      """
      <style>/* all */ body { font-family: -apple-system; font-size: 17px }
      .red, #id { color: #f00 } p.red { color: rgb(0, 0, 255) }
      @media print { p { color: green } } p { color: lime }</style>
      <body><p class="red">a</p><span class='red'>b</span>
      <span class="red" style="color: green; font-weight: 700; letter-spacing: 2px">c</span></body>
      """)
    func color(_ word: String) -> UIColor? {
      attribute(.foregroundColor, at: place(word, text), text)
    }
    let font: UIFont? = attribute(.font, at: 0, text)
    #expect(font?.pointSize == 17 && font?.familyName == ".AppleSystemUIFont")
    #expect(color("a") == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(color("b") == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(color("c") == UIColor(red: 0, green: 128 / 255, blue: 0, alpha: 1))
    let kern: CGFloat? = attribute(.kern, at: place("c", text), text)
    #expect(kern == 2)
  }

  @Test func `a rule for the body counts without a tag of it`() throws {
    let text = try text("<style>body { font-size: 20px }</style>Hello")
    let font: UIFont? = attribute(.font, at: 0, text)
    #expect(font?.pointSize == 20)
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

  @Test func `entities are characters, and what is none stays`() throws {
    let text = try text("&lt;&eacute;&#x1F600;&#8364;&Omega;&hellip;&nbsp;&copy 2 &nothing; &")
    #expect(text.string == "<é😀€Ω…\u{A0}© 2 &nothing; &")
  }

  @Test func `broken HTML is read as far as it goes`() throws {
    #expect(try text("<b>a<i>b</b>c</i>").string == "abc")
    #expect(try text("a < b <!-- c --> d <").string == "a < b d <")
    #expect(try text("<p>a<p>b</div></p>").string == "a\nb\n")
    #expect(try text("<pre>a\n  b</pre>").string == "a\n  b\n")
    #expect(try text("<script>if (a < b) {}</script><title>t</title>x").string == "x")
    #expect(try text("").string == "")
    #expect(try text("<p style=\"font-size:1e400px;line-height:nan\">x</p>").string == "x\n")
  }

  @Test func `bytes without an encoding are Windows' as on iOS, unless a tag names one`() throws {
    func read(_ html: String) throws -> String {
      try NSAttributedString(
        data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil
      ).string
    }
    #expect(try read("é") == "Ã©")
    #expect(try read("<meta charset=\"utf-8\">é") == "é")
  }

  @Test func `plain text is read and written, and other types are refused by name`() throws {
    var known: NSDictionary?
    let text = try NSAttributedString(
      data: Data("a<b>".utf8), options: [:], documentAttributes: &known)
    #expect(text.string == "a<b>" && known?["DocumentType"] as? String == "NSPlainText")
    let bytes = try text.data(from: NSRange(location: 0, length: 2))
    #expect(bytes == Data("a<".utf8))
    let error = #expect(throws: NSAttributedString.DocumentError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8),
        options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
    #expect(error?.description.contains("NSRTF") == true)
  }
}
