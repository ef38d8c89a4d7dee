import Testing
import UIKit

@MainActor
@Suite struct TextEditingTests: EditedTexts {
  // MARK: Changes

  @Test func `typing replaces the selection and goes on behind it`() {
    let field = field("one two")
    #expect(field.offsets(field.selectedTextRange) == [7, 7])
    field.selectedTextRange = field.range(0, 3)
    field.insertText("three")
    #expect(field.text == "three two" && field.offsets(field.selectedTextRange) == [5, 5])
    field.deleteBackward()
    #expect(field.text == "thre two")
    field.replace(field.range(0, 4), withText: "1")
    #expect(field.text == "1 two" && field.offsets(field.selectedTextRange) == [1, 1])
    field.clearsOnInsertion = true
    field.insertText("x")
    #expect(field.text == "x" && !field.clearsOnInsertion)
  }

  @Test func `what is typed can be undone and done again`() {
    let view = textView("one")
    let manager = view.undoManager
    view.insertText(" two")
    view.deleteBackward()
    manager?.undo()
    #expect(view.text == "one two")
    manager?.undo()
    #expect(view.text == "one")
    manager?.redo()
    #expect(view.text == "one two")
  }

  @Test func `marked text is replaced by what is composed next`() {
    let field = field("a")
    field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    #expect(field.offsets(field.markedTextRange) == [1, 3])
    field.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    #expect(field.text == "a你" && field.offsets(field.markedTextRange) == [1, 2])
    field.unmarkText()
    #expect(field.markedTextRange == nil && field.text == "a你")
  }

  @Test func `a paragraph's direction is set`() {
    let view = textView("one\ntwo")
    view.setBaseWritingDirection(.rightToLeft, for: view.range(5, 6))
    #expect(view.baseWritingDirection(for: view.place(1), in: .forward) == .leftToRight)
    #expect(view.baseWritingDirection(for: view.place(5), in: .forward) == .rightToLeft)
    let field = field("one")
    let left = field.caretRect(for: field.place(0)).minX
    field.setBaseWritingDirection(.rightToLeft, for: field.range(0, 1))
    field.layoutIfNeeded()
    #expect(field.caretRect(for: field.place(0)).minX > left + 100)
  }
}
