import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ControlGroupTests {
  @Test func `groups of controls have the look of their style`() throws {
    struct Upright: ControlGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) { configuration.content }
      }
    }
    let group = try Hosted(
      ControlGroup {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 20, height: 20)
      }
      .controlGroupStyle(Upright()))
    #expect(group.frames("Color").map(\.minY) == [80, 100])
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
