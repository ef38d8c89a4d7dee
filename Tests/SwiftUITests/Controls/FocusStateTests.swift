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
    let fields = hosted.views(UITextField.self)
    #expect(fields.count == 2)
    #expect(fields.allSatisfy { !$0.isFirstResponder })
  }
}
