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

  @Test func `a field of a value writes it when editing ends, if the text means one`() throws {
    struct Page: View {
      @State var count = 1234
      var body: some View {
        VStack {
          Text(verbatim: "\(count)")
          TextField("Count", value: $count, format: .number)
        }
      }
    }
    let hosted = try Hosted(Page())
    let field = try field(in: hosted)
    #expect(field.text == "1,234")
    for (typed, text, value) in [("7", "7", "“7”"), ("seven", "7", "“7”")] {
      #expect(field.becomeFirstResponder())
      field.text = typed
      field.sendActions(for: .editingChanged)
      try hosted.settle()
      #expect(field.text == typed)
      #expect(field.resignFirstResponder())
      try hosted.settle()
      #expect(field.text == text)
      #expect(hosted.tree.contains { $0.contains(value) })
    }
  }

  @Test func `a formatter makes the text of a value, and the value of a text`() throws {
    var count = 2
    let formatter = NumberFormatter()
    formatter.numberStyle = .ordinal
    formatter.locale = Locale(identifier: "en_US")
    let binding = Binding(get: { count }, set: { (new: Int) in count = new })
    var commits = 0
    let hosted = try Hosted(
      TextField("Place", value: binding, formatter: formatter, onCommit: { commits += 1 }))
    let field = try field(in: hosted)
    #expect(field.text == "2nd")
    field.text = "3rd"
    #expect(field.delegate?.textFieldShouldReturn(field) == true)
    #expect(count == 3)
    #expect(commits == 1)
  }

  @Test func `a secure field tells of the return key`() throws {
    var commits = 0
    let hosted = try Hosted(
      SecureField("Password", text: .constant(""), onCommit: { commits += 1 }))
    let field = try field(in: hosted)
    #expect(field.delegate?.textFieldShouldReturn(field) == true)
    #expect(commits == 1)
  }
}
