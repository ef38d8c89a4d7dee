import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ContentUnavailableViewTests {
  @Test func `a search without results tells what was looked for`() throws {
    let hosted = try Hosted(ContentUnavailableView.search(text: "Pears"), width: 320)
    #expect(hosted.tree.contains { $0.contains("“No Results for “Pears””") })
    #expect(try Hosted(ContentUnavailableView.search).frames("Image").count == 1)
  }

  @Test func `a screen without content shows icon, title, description and actions`() throws {
    let plain = try Hosted(
      ContentUnavailableView("Empty", systemImage: "tray", description: Text(verbatim: "None")))
    #expect(plain.frames("Text").count == 2 && plain.frames("Image").count == 1)
    let icon = try #require(plain.frames("Image").first)
    let title = try #require(plain.frames("Text").first)
    #expect(icon.maxY <= title.minY && icon.midX == 100)
    let acting = try Hosted(
      ContentUnavailableView {
        Label("Empty", systemImage: "tray")
      } description: {
        Text(verbatim: "None")
      } actions: {
        Button("Retry") {}
      })
    #expect(acting.frames("Button").count == 1)
  }
}
