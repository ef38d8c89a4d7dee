import Testing
import UIKit

@MainActor
@Suite(.serialized) struct TextEditingCommandsTests {
  @Test func `fields copy, cut and paste through the general pasteboard`() throws {
    let field = UITextField()
    field.text = "one two"
    field.selectAll(nil)
    field.copy(nil as Any?)
    #expect(UIPasteboard.general.string == "one two")
    let start = field.beginningOfDocument
    let end = try #require(field.position(from: start, offset: 4))
    field.selectedTextRange = field.textRange(from: start, to: end)
    field.cut(nil)
    #expect(field.text == "two" && UIPasteboard.general.string == "one ")
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    #expect(!field.canPerformAction(Selector("cut:"), withSender: nil))
    #expect(field.canPerformAction(Selector("paste:"), withSender: nil))
    field.paste(nil)
    #expect(field.text == "twoone ")
    field.isSecureTextEntry = true
    field.selectAll(nil)
    #expect(!field.canPerformAction(Selector("copy:"), withSender: nil))
    let view = UITextView()
    view.text = "a"
    view.isEditable = false
    #expect(!view.canPerformAction(Selector("paste:"), withSender: nil))
    UIPasteboard.general.items = []
  }
}
