import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct FocusStateTests {
  @Test func `what is written of the focus is read`() throws {
    struct Page: View {
      enum Field { case name, city }
      @FocusState private var field: Field?
      @FocusState private var isFocused: Bool
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).focused($field, equals: .name)
        TextField("City", text: $text).focused($isFocused)
        Text(field == .city ? "City" : "None").onAppear { field = .city }
      }
    }
    let hosted = try Hosted(Page(), width: 320, height: 480)
    #expect(hosted.tree.contains { $0.contains("“City”") })
    let fields = ListTests.views(UITextField.self, in: hosted.controller.view)
    #expect(fields.count == 2)
    #expect(fields.allSatisfy { !$0.isFirstResponder })
  }

  @Test func `fields have the keyboard that is asked for`() throws {
    let hosted = try Hosted(
      TextField("Mail", text: .constant(""))
        .submitLabel(.send).textInputAutocapitalization(.never).autocorrectionDisabled()
        .keyboardType(.emailAddress), width: 320, height: 100)
    let field = try #require(ListTests.views(UITextField.self, in: hosted.controller.view).first)
    #expect(field.returnKeyType == .send)
    #expect(field.autocapitalizationType == .none)
    #expect(field.autocorrectionType == .no)
    #expect(field.keyboardType == .emailAddress)
  }
}
