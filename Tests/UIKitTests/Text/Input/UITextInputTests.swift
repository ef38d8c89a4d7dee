import Testing
import UIKit

@MainActor
@Suite struct UITextInputTests: EditedTexts {
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
}
