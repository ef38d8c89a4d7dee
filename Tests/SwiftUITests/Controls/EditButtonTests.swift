import SwiftUI
import Testing

@MainActor @Suite struct EditButtonTests {
  @Test(arguments: [(EditMode.inactive, "Edit"), (.active, "Done")])
  func `an edit button says what it does`(mode: EditMode, title: String) throws {
    let hosted = try Hosted(EditButton().environment(\.editMode, .constant(mode)))
    #expect(hosted.tree.contains { $0.contains("“\(title)”") })
  }
}
