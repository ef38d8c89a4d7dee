import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AlertsBefore15Tests {
  private struct Choice: Identifiable { let id: Int }

  private func alert<V: View>(_ view: V) throws -> UIAlertController? {
    let hosted = try Hosted(view, width: 320, height: 480)
    return hosted.controller.presentedViewController as? UIAlertController
  }

  @Test func `an alert has the buttons of its description`() throws {
    let shown = try #require(
      try alert(
        Text("Below").alert(isPresented: .constant(true)) {
          Alert(
            title: Text("Delete?"), message: Text("For ever."),
            primaryButton: .destructive(Text("Delete")), secondaryButton: .cancel())
        }))
    #expect(shown.preferredStyle == .alert)
    #expect(shown.title == "Delete?" && shown.message == "For ever.")
    #expect(shown.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(shown.actions.map(\.style) == [.destructive, .cancel])
  }

  @Test func `an alert of an item is there while the item is`() throws {
    func view(_ choice: Choice?) -> some View {
      Text("Below").alert(item: .constant(choice)) { Alert(title: Text("Number \($0.id)")) }
    }
    let shown = try #require(try alert(view(Choice(id: 4))))
    #expect(shown.title == "Number 4")
    #expect(shown.actions.map(\.title) == ["OK"])
    #expect(try alert(view(nil)) == nil)
  }

  @Test func `an action sheet is one of UIKit's`() throws {
    let shown = try #require(
      try alert(
        Text("Below").actionSheet(isPresented: .constant(true)) {
          ActionSheet(title: Text("Choose"), buttons: [.default(Text("Copy")), .cancel()])
        }))
    #expect(shown.preferredStyle == .actionSheet)
    #expect(shown.title == "Choose")
    #expect(shown.actions.map(\.title) == ["Copy", "Cancel"])
  }
}
