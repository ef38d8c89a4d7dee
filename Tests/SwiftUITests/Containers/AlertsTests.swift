import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AlertsTests {
  private func presented<Content: View>(_ hosted: Hosted<Content>) throws -> UIViewController {
    try #require(hosted.controller.presentedViewController)
  }

  @Test func `an alert has the buttons of its actions`() throws {
    let hosted = try Hosted(
      Text("Below").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("This cannot be undone.")
      }, width: 320, height: 480)
    let alert = try #require(presented(hosted) as? UIAlertController)
    #expect(alert.preferredStyle == .alert)
    #expect(alert.title == "Delete?")
    #expect(alert.message == "This cannot be undone.")
    #expect(alert.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(alert.actions.map(\.style) == [.destructive, .cancel])
  }

  @Test func `an alert without actions has a button to close it`() throws {
    let hosted = try Hosted(
      Text("Below").alert("Done", isPresented: .constant(true)) {}, width: 320, height: 480)
    let alert = try #require(presented(hosted) as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["OK"])
  }

  @Test func `a dialog without a cancelling button gets one`() throws {
    let hosted = try Hosted(
      Text("Below")
        .confirmationDialog("Choose", isPresented: .constant(true), titleVisibility: .visible) {
          Button("Copy") {}
        }, width: 320, height: 480)
    let dialog = try #require(presented(hosted) as? UIAlertController)
    #expect(dialog.preferredStyle == .actionSheet)
    #expect(dialog.title == "Choose")
    #expect(dialog.actions.map(\.title) == ["Copy", "Cancel"])
  }
}
