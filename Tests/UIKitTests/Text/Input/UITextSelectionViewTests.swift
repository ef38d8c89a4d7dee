import Testing
import UIKit

@MainActor
@Suite struct UITextSelectionViewTests: EditedTexts {
  @Test func `the caret is seen while the text is edited, in the tint colour`() throws {
    let field = field("fox")
    field.tintColor = .red
    func carets() -> [UIView] {
      field.layoutIfNeeded()
      return field.subviews.flatMap(\.subviews)
        .filter { "\(type(of: $0))" == "UIStandardTextCursorView" }
    }
    #expect(carets().isEmpty)
    field.becomeFirstResponder()
    let caret = try #require(carets().first)
    #expect(caret.backgroundColor == .red)
    #expect(caret.frame == field.caretRect(for: field.endOfDocument))
    field.selectedTextRange = field.range(0, 2)
    #expect(carets().isEmpty)
    field.resignFirstResponder()
    field.layoutIfNeeded()
    #expect(field.subviews.allSatisfy { "\(type(of: $0))" != "UITextSelectionView" })
  }
}
