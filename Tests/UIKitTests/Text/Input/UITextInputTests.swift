import Testing
import UIKit

/// A window that is there, with a view in it that can be the first responder.
@MainActor
private func shown<View: UIView>(_ view: View, width: CGFloat = 200, height: CGFloat = 40) -> View {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  window.traitOverrides.displayScale = 2
  view.frame = CGRect(x: 10, y: 10, width: width, height: height)
  window.addSubview(view)
  window.isHidden = false
  window.layoutIfNeeded()
  // A view does not keep its window.
  Windows.kept.append(window)
  return view
}

@MainActor
private enum Windows {
  static var kept: [UIWindow] = []
}

@MainActor
private func field(_ text: String?, width: CGFloat = 200) -> UITextField {
  let field = UITextField()
  field.text = text
  return shown(field, width: width)
}

@MainActor
private func textView(_ text: String, width: CGFloat = 200) -> UITextView {
  let view = UITextView()
  view.font = .systemFont(ofSize: 17)
  view.text = text
  return shown(view, width: width, height: 200)
}

extension UITextInput {
  fileprivate func place(_ offset: Int) -> UITextPosition {
    position(from: beginningOfDocument, offset: offset) ?? endOfDocument
  }

  fileprivate func range(_ start: Int, _ end: Int) -> UITextRange {
    textRange(from: place(start), to: place(end)) ?? UITextRange()
  }

  fileprivate func offset(_ position: UITextPosition?) -> Int? {
    position.map { offset(from: beginningOfDocument, to: $0) }
  }

  fileprivate func offsets(_ range: UITextRange?) -> [Int?] {
    [offset(range?.start), offset(range?.end)]
  }
}

@MainActor
@Suite struct UITextInputTests {
  // MARK: Positions

  @Test func `positions count UTF-16 units from the start, and end with the text`() {
    let field = field("a👍b")
    #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 4)
    #expect(field.position(from: field.beginningOfDocument, offset: 5) == nil)
    #expect(field.position(from: field.endOfDocument, offset: -5) == nil)
    #expect(field.position(from: field.endOfDocument, offset: .min) == nil)
    #expect(field.compare(field.place(1), to: field.place(3)) == .orderedAscending)
    #expect(field.compare(field.place(3), to: field.place(3)) == .orderedSame)
    #expect(field.text(in: field.range(3, 1)) == "👍")
    #expect(!field.range(1, 3).isEmpty && field.range(2, 2).isEmpty)
  }

  @Test func `a step across the screen is a character, against the text where it runs left`() {
    let field = field("a👍b")
    #expect(field.offset(field.position(from: field.place(1), in: .right, offset: 1)) == 3)
    #expect(field.offset(field.position(from: field.place(3), in: .left, offset: 1)) == 1)
    #expect(field.position(from: field.place(4), in: .right, offset: 1) == nil)
    let hebrew = textView("שלום")
    #expect(hebrew.offset(hebrew.position(from: hebrew.place(1), in: .left, offset: 1)) == 2)
    #expect(hebrew.baseWritingDirection(for: hebrew.place(1), in: .forward) == .rightToLeft)
  }

  @Test func `lines are gone up and down in`() {
    let view = textView("first\nsecond\n")
    #expect(view.offset(view.position(from: view.place(8), in: .up, offset: 1)) == 3)
    #expect(view.offset(view.position(from: view.place(2), in: .up, offset: 1)) == 0)
    #expect(view.offset(view.position(from: view.place(8), in: .down, offset: 1)) == 13)
    #expect(view.offset(view.position(from: view.place(2), in: .down, offset: 9)) == 13)
  }

  // MARK: Rectangles

  @Test func `the caret is two points wide, as high as the line, and around the place`() {
    let field = field("fox")
    let start = field.caretRect(for: field.beginningOfDocument)
    let end = field.caretRect(for: field.endOfDocument)
    // It does not leave the text's rectangle.
    #expect(start.minX == 0 && start.width == 2)
    #expect(start.height == 20.5 || start.height == 20)
    let width = ("fox" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
    #expect((end.midX - width.width).magnitude <= 0.5)
    let view = textView("fox")
    // 8 points above the text, 5 beside it.
    #expect(view.caretRect(for: view.beginningOfDocument).midX == 5)
    #expect(view.caretRect(for: view.beginningOfDocument).minY == 8)
  }

  @Test func `an empty field has a caret where its text would begin`() {
    let field = field(nil)
    #expect(field.caretRect(for: field.endOfDocument).minX == 0)
    field.textAlignment = .center
    #expect(field.caretRect(for: field.endOfDocument).midX == 100)
    field.textAlignment = .right
    #expect(field.caretRect(for: field.endOfDocument).maxX == 200)
  }

  @Test func `behind a line feed the caret stands on a line of its own`() {
    let view = textView("one\n")
    let first = view.caretRect(for: view.beginningOfDocument)
    let last = view.caretRect(for: view.endOfDocument)
    #expect(last.minX == first.minX && last.minY > first.minY + 19)
    #expect(view.caretRect(for: view.place(3)).minY == first.minY)
  }

  @Test func `a selection over lines reaches to the edge and says where it begins and ends`() {
    let view = textView("one\ntwo\nthree")
    let rects = view.selectionRects(for: view.range(1, 9))
    #expect(rects.count == 3)
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    #expect(rects[0].rect.maxX == 195 && rects[1].rect.maxX == 195)
    #expect(rects[1].rect.minX == 5 && rects[2].rect.maxX < 30)
    #expect(view.firstRect(for: view.range(1, 9)).maxX < 60)
    #expect(view.selectionRects(for: view.range(2, 2)).isEmpty)
  }

  @Test func `mixed text is selected in as many pieces as it is seen in`() {
    let field = field("ab אבג cd")
    #expect(field.selectionRects(for: field.range(0, 9)).map(\.rect.minX).sorted().first == 0)
    let rects = field.selectionRects(for: field.range(1, 4))
    #expect(rects.count == 2 && rects[1].rect.minX > rects[0].rect.maxX)
    #expect(rects.map(\.writingDirection) == [.leftToRight, .rightToLeft])
  }

  @Test func `points find the nearest place and the character under them`() {
    let field = field("fox")
    let caret = field.caretRect(for: field.place(2))
    let point = CGPoint(x: caret.midX + 0.5, y: 20)
    #expect(field.offset(field.closestPosition(to: point)) == 2)
    #expect(field.offset(field.closestPosition(to: CGPoint(x: 900, y: -5))) == 3)
    #expect(field.offsets(field.characterRange(at: CGPoint(x: 1, y: 20))) == [0, 1])
    #expect(field.characterRange(at: CGPoint(x: 150, y: 20)) == nil)
    let within = field.closestPosition(to: .zero, within: field.range(1, 2))
    #expect(field.offset(within) == 1)
  }

  @Test func `a password's places are those of its dots`() {
    let field = field("a👍b")
    field.isSecureTextEntry = true
    let edges = [0, 1, 3, 4].map { field.caretRect(for: field.place($0)).midX }
    #expect((edges[2] - edges[1] - (edges[3] - edges[2])).magnitude <= 0.5)
    #expect(edges == edges.sorted() && edges[3] > edges[0])
    #expect(field.offset(field.closestPosition(to: CGPoint(x: edges[2], y: 20))) == 3)
  }

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

  // MARK: Units

  @Test func `words, sentences and paragraphs are found`() {
    let view = textView("One two. 3.5 three!\nFour")
    let units = view.tokenizer
    func unit(_ offset: Int, _ granularity: UITextGranularity) -> [Int?] {
      view.offsets(
        units.rangeEnclosingPosition(
          view.place(offset), with: granularity, inDirection: .storage(.forward)))
    }
    #expect(unit(5, .word) == [4, 7] && unit(3, .word) == [nil, nil])
    #expect(unit(10, .word) == [9, 12])
    #expect(unit(10, .sentence) == [9, 20] && unit(1, .sentence) == [0, 9])
    #expect(unit(1, .paragraph) == [0, 20] && unit(21, .paragraph) == [20, 24])
    #expect(unit(1, .document) == [0, 24])
    #expect(unit(21, .line) == [20, 24])
    #expect(
      units.isPosition(view.place(3), atBoundary: .word, inDirection: .storage(.forward)))
    #expect(
      !units.isPosition(view.place(3), atBoundary: .word, inDirection: .storage(.backward)))
    let next = units.position(
      from: view.place(4), toBoundary: .word, inDirection: .layout(.right))
    #expect(view.offset(next) == 7)
  }

  @Test func `a keyboard's view says what is typed to its own document`() {
    let controller = UIInputViewController()
    controller.textDocumentProxy.insertText("one")
    controller.textDocumentProxy.adjustTextPosition(byCharacterOffset: -1)
    #expect(controller.textDocumentProxy.documentContextBeforeInput == "on")
    #expect(controller.textDocumentProxy.documentContextAfterInput == "e")
    #expect(controller.inputView?.inputViewStyle == .keyboard)
  }
}
