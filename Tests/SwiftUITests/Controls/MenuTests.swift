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

  @Test func `controls of a group are beside each other`() throws {
    let hosted = try Hosted(
      ControlGroup {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 30, height: 20)
      })
    let frames = hosted.frames("Color")
    #expect(frames.count == 2)
    #expect(frames.first?.minY == frames.last?.minY)
    #expect((frames.first?.maxX ?? 0) < (frames.last?.minX ?? 0))
  }
}
