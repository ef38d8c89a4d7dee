import Testing
import UIKit

@MainActor
@Suite struct UITextViewEditingTests {
  @Test func `keys replace a text view's selection`() {
    let view = UITextView()
    view.text = "one two"
    view.selectedRange = NSRange(location: 0, length: 3)
    view.insertText("three")
    #expect(view.text == "three two" && view.selectedRange == NSRange(location: 5, length: 0))
    view.deleteBackward()
    #expect(view.text == "thre two" && view.selectedRange.location == 4)
  }
}
