import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct MenuTests {
  @Test func `a menu at rest is its label`() throws {
    let hosted = try Hosted(
      Menu("More") {
        Button("Copy") {}
        Button("Delete", role: .destructive) {}
      })
    #expect(hosted.tree.contains { $0.contains("“More”") })
    #expect(!hosted.tree.contains { $0.contains("“Copy”") })
  }

  @Test func `a view with a context menu is itself`() throws {
    let hosted = try Hosted(Color.red.contextMenu { Button("Copy") {} })
    #expect(hosted.frames("Color") == [CGRect(x: 0, y: 0, width: 200, height: 200)])
    #expect(!hosted.tree.contains { $0.contains("“Copy”") })
  }

  @Test func `a menu with a primary action runs it by a tap`() throws {
    var taps = 0
    let hosted = try Hosted(
      Menu("More") {
        Button("Copy") {}
      } primaryAction: {
        taps += 1
      })
    try hosted.touches().tap(at: CGPoint(x: 100, y: 100))
    #expect(taps == 1)
  }
}
