import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LabelTests {
  @Test func `an icon of any size lies in the middle of the title's first line`() throws {
    func middles(_ label: some View) throws -> (icon: CGFloat, title: CGFloat) {
      let hosted = try Hosted(label)
      let icon = try #require((hosted.frames("Image") + hosted.frames("Color")).first)
      return (icon.midY, try #require(hosted.frames("Text").first).midY)
    }
    let small = try middles(
      Label {
        Text("Title").font(.system(size: 30))
      } icon: {
        Image(systemName: "circle.fill").font(.system(size: 8))
      })
    #expect(abs(small.icon - small.title) < 1)
    let high = try middles(
      Label {
        VStack {
          Text("Title")
          Text("Subtitle")
        }
      } icon: {
        Color.red.frame(width: 40, height: 40)
      })
    #expect(abs(high.icon - high.title) < 1)
  }

  @Test func `a label's style chooses between icon and title`() throws {
    let both = try Hosted(Label("Title", systemImage: "star"))
    #expect(both.frames("Text").count == 1 && both.frames("Image").count == 1)
    let icon = try Hosted(Label("Title", systemImage: "star").labelStyle(.iconOnly))
    #expect(icon.frames("Text").isEmpty && icon.frames("Image").count == 1)
    let title = try Hosted(Label("Title", systemImage: "star").labelStyle(.titleOnly))
    #expect(title.frames("Text").count == 1 && title.frames("Image").isEmpty)
  }
}
