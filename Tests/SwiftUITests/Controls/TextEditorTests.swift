import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextEditorTests {
  private func height<V: View>(_ view: V, width: CGFloat = 120) -> CGFloat {
    UIHostingController(rootView: view)
      .sizeThatFits(in: CGSize(width: width, height: 1000)).height
  }

  private func field(_ text: String) -> TextField<Text> {
    TextField("Note", text: .constant(text), axis: .vertical)
  }

  @Test func `a vertical field is as high as its lines`() {
    let one = height(field("one"))
    // The lines of a text view have the leading of their style.
    #expect(one == 22)
    #expect(height(field("one\ntwo\nthree")) == 3 * one)
    let long = String(repeating: "word ", count: 20)
    #expect(height(field(long)) > 3 * one)
    #expect(height(TextField("Note", text: .constant(long))) < 2 * one)
    #expect(abs(height(TextField("Note", text: .constant(long), axis: .horizontal)) - one) < 3)
  }

  @Test func `limits of lines are those of the height`() {
    let one = height(field("one"))
    let text = "one\ntwo\nthree\nfour"
    #expect(height(field(text).lineLimit(2)) == 2 * one)
    #expect(height(field("one").lineLimit(3...5)) == 3 * one)
    #expect(height(field("one").lineLimit(3, reservesSpace: true)) == 3 * one)
  }

  @Test func `an empty field shows its prompt`() throws {
    let hosted = try Hosted(field("").frame(width: 120))
    #expect(hosted.tree.contains { $0.contains("“Note”") })
    #expect(!(try Hosted(field("x").frame(width: 120))).tree.contains { $0.contains("“Note”") })
  }

  @Test func `a rounded frame has the height of a field of one line`() {
    let plain = TextField("Note", text: .constant("one")).textFieldStyle(.roundedBorder)
    #expect(height(field("one").textFieldStyle(.roundedBorder)) == height(plain))
  }

  @Test func `what is typed is written to the binding`() throws {
    struct Note: View {
      @State var text = ""
      var body: some View {
        VStack {
          TextField("Note", text: $text, axis: .vertical)
          Text("\(text.count) letters")
        }
      }
    }
    let hosted = try Hosted(Note())
    var pending: [UIView] = [hosted.controller.view]
    var found: UITextView?
    while let view = pending.popLast() {
      found = found ?? (view as? UITextView)
      pending += view.subviews
    }
    let view = try #require(found)
    view.text = "abc\nd"
    view.delegate?.textViewDidChange(view)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“5 letters”") })
  }

  @Test func `an editor fills the offer and writes to the binding`() throws {
    struct Page: View {
      @State var text = "A"
      var body: some View {
        TextEditor(text: $text).overlay(Text(verbatim: text))
      }
    }
    let hosted = try Hosted(Page())
    let view = try #require(
      hosted.controller.view.subviews.compactMap { $0 as? UITextView }.first)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
    view.text = "AB"
    view.delegate?.textViewDidChange(view)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“AB”") })
  }
}
