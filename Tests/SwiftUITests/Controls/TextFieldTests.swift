import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextFieldTests {
  private func field<V: View>(in hosted: Hosted<V>) throws -> UITextField {
    try #require(hosted.controller.view.subviews.compactMap { $0 as? UITextField }.first)
  }

  @Test func `a field shows the text, or its prompt, and fills the width`() throws {
    let hosted = try Hosted(TextField("Name", text: .constant("")))
    let field = try field(in: hosted)
    #expect(field.placeholder == "Name")
    #expect(field.text == "")
    #expect(field.frame.width == 200)
  }

  @Test func `typing writes to the binding`() throws {
    struct Page: View {
      @State var name = "A"
      var body: some View {
        VStack {
          Text(verbatim: name)
          TextField("Name", text: $name)
        }
      }
    }
    let hosted = try Hosted(Page())
    let field = try field(in: hosted)
    field.text = "AB"
    field.sendActions(for: .editingChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“AB”") })
  }

  @Test func `the return key runs what is submitted`() throws {
    var submitted = 0
    let hosted = try Hosted(TextField("Name", text: .constant("A")).onSubmit { submitted += 1 })
    let field = try field(in: hosted)
    #expect(field.delegate?.textFieldShouldReturn(field) == true)
    #expect(submitted == 1)
  }

  @Test func `a field takes font, border, alignment and availability from around it`() throws {
    let hosted = try Hosted(
      TextField("Name", text: .constant("A")).font(.title).textFieldStyle(.roundedBorder)
        .multilineTextAlignment(.center).disabled(true))
    let field = try field(in: hosted)
    #expect(field.font?.pointSize == 28)
    #expect(field.borderStyle == .roundedRect)
    #expect(field.textAlignment == .center)
    #expect(!field.isEnabled)
  }

  @Test func `a secure field shows dots`() throws {
    let hosted = try Hosted(SecureField("Password", text: .constant("secret")))
    #expect(try field(in: hosted).isSecureTextEntry)
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
    (view.delegate as? any UITextViewDelegate)?.textViewDidChange(view)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“AB”") })
  }
}
