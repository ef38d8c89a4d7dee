import Testing
import UIKit

@MainActor
@Suite struct UITextFieldEditingTests: EditedTexts {
  // MARK: The first responder

  private final class Watcher: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var log: [String] = []
    var allows = true

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
    func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selected") }
    func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
    func textViewDidChange(_ textView: UITextView) { log.append(textView.text) }
    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selected") }
  }

  @Test func `keys add to a field's end and take from it`() {
    let field = UITextField()
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .editingChanged)
    #expect(!field.hasText)
    field.insertText("ab")
    field.insertText("👍🏽")
    #expect(field.text == "ab👍🏽" && field.hasText)
    field.deleteBackward()
    #expect(field.text == "ab" && count == 3)
    field.text = nil
    field.deleteBackward()
    #expect(field.text == "" && count == 3)
  }

  @Test func `delegates hear of the beginning and the end, and may refuse`() {
    let watcher = Watcher()
    let field = field("a")
    field.delegate = watcher
    var events = 0
    field.addAction(UIAction { _ in events += 1 }, for: .editingDidBegin)
    watcher.allows = false
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    watcher.allows = true
    #expect(field.becomeFirstResponder() && field.isEditing && events == 1)
    field.selectedTextRange = field.range(0, 1)
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(watcher.log == ["began", "selected", "ended"])

    watcher.log = []
    let view = textView("a")
    view.delegate = watcher
    view.becomeFirstResponder()
    view.insertText("b")
    view.resignFirstResponder()
    #expect(watcher.log == ["began", "selected", "ab", "ended"])
  }

  @Test func `a field that is cleared when editing begins is empty then`() {
    let field = field("a")
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func `text that is too wide is moved until its caret is in the field`() {
    let field = field("The quick brown fox jumps", width: 80)
    field.becomeFirstResponder()
    field.layoutIfNeeded()
    #expect(field.caretRect(for: field.endOfDocument).maxX == 80)
    #expect(field.firstRect(for: field.range(0, 1)).maxX < 0)
    field.selectedTextRange = field.range(0, 0)
    field.layoutIfNeeded()
    #expect(field.caretRect(for: field.beginningOfDocument).minX == 0)
  }
}
