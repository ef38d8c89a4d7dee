import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ToolbarTests {
  @Test func `a background without a bar's name is the navigation bar's`() throws {
    let hosted = try onScreen(
      NavigationStack {
        Text("Content").navigationTitle("Title")
          .toolbarBackground(Color(red: 1, green: 0, blue: 0)).toolbarBackground(.visible)
      })
    let item = try #require(hosted.stack().topViewController?.navigationItem)
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor
    #expect(item.scrollEdgeAppearance?.backgroundColor?.cgColor == red)
  }
}
