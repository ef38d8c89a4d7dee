import CoreText
import Testing
import UIKit

@Suite struct AttributeScopesUIKitTests {
  @Test func `text of UIKit's and Swift's attributes is the same`() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "Red link",
      attributes: [.foregroundColor: UIColor.red, .kern: CGFloat(2), .paragraphStyle: style])
    let url = try #require(URL(string: "https://a.b"))
    text.addAttributes(
      [.link: url, .underlineStyle: NSUnderlineStyle.single.rawValue],
      range: NSRange(location: 4, length: 4))
    let swift = AttributedString(text)
    #expect(String(swift.characters) == "Red link")
    #expect(swift.runs.map(\.link) == [nil, url])
    #expect(swift.uiKit.foregroundColor == .red && swift.uiKit.kern == 2)
    #expect(NSAttributedString(swift).isEqual(to: text))
  }
}
