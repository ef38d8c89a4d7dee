import Testing
import UIKit

/// Foundation compares the attributes of neighbouring runs.
@MainActor
@Suite struct AttributeEqualityTests {
  private func runLength(_ first: Any, _ second: Any) -> Int {
    let key = NSAttributedString.Key("attribute")
    let text = NSMutableAttributedString(string: "small BIG")
    text.setAttributes([key: first], range: NSRange(location: 0, length: 6))
    text.setAttributes([key: second], range: NSRange(location: 6, length: 3))
    var range = NSRange()
    _ = text.attributes(at: 0, effectiveRange: &range)
    return range.length
  }

  @Test func `equal objects join runs, others do not`() {
    #expect(runLength(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17)) == 9)
    #expect(runLength(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 34)) == 6)
    #expect(runLength(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)) == 9)
    #expect(runLength(UIColor.red, UIColor.blue) == 6)
    #expect(runLength(NSParagraphStyle(), NSMutableParagraphStyle()) == 9)
    let (shadow, other) = (NSShadow(), NSShadow())
    #expect(runLength(shadow, other) == 9)
    other.shadowBlurRadius = 3
    #expect(runLength(shadow, other) == 6)
    #expect(runLength(NSTextAttachment(), NSTextAttachment()) == 6)
  }
}
