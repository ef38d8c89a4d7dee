import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct BottomBarTests {
  private func withBottomBar(_ visibility: Visibility) -> some View {
    NavigationStack {
      Text("Content").toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Save") {} }
      }
      .toolbar(visibility, for: .bottomBar)
      .toolbarBackground(Color(red: 0, green: 0, blue: 1), for: .bottomBar)
      .toolbarBackground(.visible, for: .bottomBar)
    }
  }

  @Test func `a bottom bar is hidden, and has a background of its own`() throws {
    let shown = try onScreen(withBottomBar(.visible)).stack()
    #expect(!shown.isToolbarHidden && shown.toolbar.items?.count == 1)
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor
    #expect(shown.toolbar.standardAppearance.backgroundColor?.cgColor == blue)
    #expect(shown.toolbar.scrollEdgeAppearance?.backgroundColor != nil)
    #expect(shown.topViewController?.navigationItem.standardAppearance == nil)
    #expect(try onScreen(withBottomBar(.hidden)).stack().isToolbarHidden)
  }
}
