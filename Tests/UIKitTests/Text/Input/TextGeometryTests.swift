import Testing
import UIKit

@MainActor
@Suite struct TextGeometryTests: EditedTexts {
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
}
