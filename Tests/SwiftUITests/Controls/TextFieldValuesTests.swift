import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextFieldValuesTests {
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
    let field = try hosted.control(UITextField.self)
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
    let field = try hosted.control(UITextField.self)
    #expect(field.text == "2nd")
    field.text = "3rd"
    #expect(field.delegate?.textFieldShouldReturn(field) == true)
    #expect(count == 3)
    #expect(commits == 1)
  }
}
