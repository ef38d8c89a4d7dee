import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LabeledContentTests {
  @Test func `labelled content puts its value at the trailing edge`() throws {
    let hosted = try Hosted(LabeledContent("Name", value: "Anna"))
    let frames = hosted.frames("Text")
    #expect(frames.first?.minX == 0)
    #expect(frames.last?.maxX == 200)
  }

  @Test func `labelled content has the look of its style`() throws {
    struct Stacked: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 0) {
          configuration.label
          configuration.content
        }
      }
    }
    let hosted = try Hosted(
      LabeledContent("Price") { Color.red.frame(width: 20, height: 10) }
        .labeledContentStyle(Stacked()))
    let (label, value) = (
      try #require(hosted.frames("Text").first), try #require(hosted.frames("Color").first)
    )
    #expect(label.maxY == value.minY && label.minX == value.minX)
    let money = LabeledContent("Price", value: 1234, format: .number)
    #expect(try Hosted(money).tree.contains { $0.contains("“1,234”") })
  }
}
