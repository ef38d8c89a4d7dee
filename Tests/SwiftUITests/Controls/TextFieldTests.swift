import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextFieldTests {
  @Test func `a field shows the text, or its prompt, and fills the width`() throws {
    let hosted = try Hosted(TextField("Name", text: .constant("")))
    let field = try hosted.control(UITextField.self)
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
    let field = try hosted.control(UITextField.self)
    field.text = "AB"
    field.sendActions(for: .editingChanged)
    try hosted.settle()
    #expect(hosted.tree.contains { $0.contains("“AB”") })
  }
}
