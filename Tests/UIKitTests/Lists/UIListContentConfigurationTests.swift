import Testing
import UIKit

@MainActor
@Suite struct UIListContentConfigurationTests {
  @Test func `a plain text and one with attributes take each other's place`() {
    var content = UIListContentConfiguration.cell()
    content.text = "Title"
    content.secondaryAttributedText = NSAttributedString(string: "Detail")
    content.attributedText = NSAttributedString(string: "Other")
    content.secondaryText = "Plain"
    #expect(content.text == nil && content.attributedText?.string == "Other")
    #expect(content.secondaryText == "Plain" && content.secondaryAttributedText == nil)
    content.text = "Title"
    #expect(content.text == "Title" && content.attributedText == nil)
  }

  @Test func `a transformer has the last word about a colour`() {
    var text = UIListContentConfiguration.cell().textProperties
    text.color = .red
    #expect(text.resolvedColor() == .red)
    text.colorTransformer = UIConfigurationColorTransformer { _ in .blue }
    #expect(text.resolvedColor() == .blue)
    var image = UIListContentConfiguration.cell().imageProperties
    #expect(image.resolvedTintColor(for: .green) == .green)
    image.tintColor = .red
    #expect(image.resolvedTintColor(for: .green) == .red)
  }
}
