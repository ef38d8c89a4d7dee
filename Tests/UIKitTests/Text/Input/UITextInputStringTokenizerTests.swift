import Testing
import UIKit

@MainActor
@Suite struct UITextInputStringTokenizerTests: EditedTexts {
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
}
