import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct NibTextTests {
  private func text(_ fragments: String) throws -> NSAttributedString {
    let label = try #require(
      NibText.make(
        """
        <label id="a"><attributedString key="attributedText">\(fragments)</attributedString></label>
        """
      ).first as? UILabel)
    return try #require(label.attributedText)
  }

  @Test func `fragments follow each other with attributes of their own`() throws {
    let text = try text(
      """
      <fragment content="Red "><attributes>
      <color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
      <font key="NSFont" size="20" metaFont="system"/>
      </attributes></fragment>
      <fragment><string key="content">plain</string></fragment>
      """)
    #expect(text.string == "Red plain")
    var range = NSRange()
    let red = text.attribute(.foregroundColor, at: 0, effectiveRange: &range) as? UIColor
    #expect(red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(range == NSRange(location: 0, length: 4))
    #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 20))
  }

  @Test func `a paragraph has the alignment and the distances that are written`() throws {
    let text = try text(
      """
      <fragment content="a"><attributes><paragraphStyle key="NSParagraphStyle" alignment="center"
        lineBreakMode="wordWrapping" firstLineHeadIndent="3" lineSpacing="4"
        minimumLineHeight="30"/></attributes></fragment>
      """)
    let style = try #require(
      text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineBreakMode == .byWordWrapping)
    #expect(style.firstLineHeadIndent == 3 && style.lineSpacing == 4)
    #expect(style.minimumLineHeight == 30 && style.maximumLineHeight == 0)
  }

  @Test func `an alignment that there is not is an error that names it`() {
    let reported = NibText.reported {
      _ = NibText.make(
        """
        <label id="a"><attributedString key="attributedText"><fragment content="a"><attributes>
        <paragraphStyle key="NSParagraphStyle" alignment="middle"/></attributes></fragment>
        </attributedString></label>
        """)
    }
    #expect(reported.count == 1)
    #expect(reported.first?.hasSuffix("'middle' is not a valid alignment.") == true)
  }
}
