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
