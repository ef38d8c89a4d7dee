import Testing

@testable import UIKit

@MainActor
@Suite struct UISearchBarDelegateTests: ShowsSearch {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func `the delegate hears of typing, and may refuse it`() throws {
    let listener = Listener()
    let bar = bar { $0.delegate = listener }
    let field = try #require(bar.value(forKey: "searchField") as? UISearchTextField)
    listener.allows = false
    #expect(!bar.becomeFirstResponder())
    listener.allows = true
    #expect(bar.becomeFirstResponder())
    field.insertText("a")
    field.insertText("\n")
    #expect(bar.resignFirstResponder())
    #expect(listener.log == ["begin", "text a", "search", "end"])
  }

  @Test func `the delegate is asked for text that is typed, cut and deleted`() throws {
    let listener = Listener()
    let bar = bar { $0.delegate = listener }
    let field = bar.searchTextField
    #expect(bar.becomeFirstResponder())
    field.insertText("plum")
    field.deleteBackward()
    #expect(bar.text == "plu")
    let start = field.beginningOfDocument
    let second = try #require(field.position(from: start, offset: 2))
    field.selectedTextRange = field.textRange(from: start, to: second)
    field.cut(nil)
    #expect(bar.text == "u")
    // There is nothing to delete before the caret, which stands at the start.
    field.deleteBackward()
    #expect(listener.changes == ["0+0 plum", "3+1 ", "0+2 "])
    field.selectAll(nil)
    listener.allowsChanges = false
    field.insertText("a")
    field.deleteBackward()
    field.delete(nil)
    field.cut(nil)
    #expect(bar.text == "u")
    #expect(listener.changes.dropFirst(3) == ["0+1 a", "0+1 ", "0+1 ", "0+1 "])
  }
}
