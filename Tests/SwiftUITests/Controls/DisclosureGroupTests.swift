import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct DisclosureGroupTests {
  @Test func `a tap on the label shows the content, another hides it`() throws {
    let hosted = try Hosted(
      DisclosureGroup("More") { Color.red.frame(height: 20) }.frame(height: 100, alignment: .top))
    #expect(hosted.frames("Color").isEmpty)
    let window = try #require(hosted.controller.view.window)
    let touches = TouchSimulator(window: window)
    // The row's middle, between label and arrow.
    touches.tap(at: CGPoint(x: 100, y: 60))
    try hosted.settle()
    #expect(hosted.frames("Color").count == 1)
    touches.wait(seconds: 1)
    touches.tap(at: CGPoint(x: 100, y: 60))
    try hosted.settle()
    #expect(hosted.frames("Color").isEmpty)
  }

  @Test func `a binding says whether the content is shown`() throws {
    let hosted = try Hosted(
      DisclosureGroup("More", isExpanded: .constant(true)) { Color.red.frame(height: 20) })
    #expect(hosted.frames("Color").count == 1)
  }

  @Test func `a disclosure group's style opens and closes it`() throws {
    struct Plain: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
          Button {
            configuration.isExpanded.toggle()
          } label: {
            configuration.label.frame(width: 100, height: 30)
          }
          if configuration.isExpanded { configuration.content }
        }
      }
    }
    let hosted = try Hosted(
      DisclosureGroup("More") { Color.red.frame(width: 20, height: 20) }
        .disclosureGroupStyle(Plain()).frame(height: 100, alignment: .top))
    #expect(hosted.frames("Color").isEmpty)
    try hosted.touches().tap(at: CGPoint(x: 100, y: 65))
    try hosted.settle()
    #expect(hosted.frames("Color") == [CGRect(x: 90, y: 80, width: 20, height: 20)])
  }
}
