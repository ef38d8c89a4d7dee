import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GroupBoxTests {
  private struct Card: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        Color.red.frame(width: 30, height: 4)
        configuration.content
      }
    }
  }

  @Test func `a box has the look of its style, and so has one inside`() throws {
    let hosted = try Hosted(
      GroupBox("Title") {
        GroupBox { Color.blue.frame(width: 10, height: 10) }
      }
      .groupBoxStyle(Card()))
    #expect(hosted.frames("Color").map(\.height) == [4, 4, 10])
    #expect(hosted.tree.contains { $0.contains("“Title”") })
  }

  @Test func `a box of a configuration in a style has the style around`() throws {
    struct Framed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Color.green.frame(width: 50, height: 2)
          GroupBox(configuration)
        }
      }
    }
    let hosted = try Hosted(
      GroupBox("Title") { Color.blue.frame(width: 10, height: 10) }
        .groupBoxStyle(Framed()).groupBoxStyle(Card()))
    #expect(hosted.frames("Color").map(\.height) == [2, 4, 10])
  }
}
