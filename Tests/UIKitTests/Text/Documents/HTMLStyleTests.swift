import Testing
import UIKit

@Suite struct HTMLStyleTests: ReadsHTML {
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
}
