import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct MenuStylesTests {
  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Menu(configuration)
      }
    }
  }

  @Test func `a style makes the menu of its label, in the style around`() throws {
    let hosted = try Hosted(Menu("More") { Text("Item") }.menuStyle(Framed()).menuStyle(Framed()))
    #expect(hosted.frames("Color").count == 2)
    let inner = try Hosted(
      Menu("More") { Text("Item") }.menuStyle(.borderlessButton).menuIndicator(.hidden))
    #expect(inner.frames("Color").isEmpty)
    #expect(inner.tree.contains { $0.contains("“More”") })
    #expect(!inner.tree.contains { $0.contains("“Item”") })
  }
}
