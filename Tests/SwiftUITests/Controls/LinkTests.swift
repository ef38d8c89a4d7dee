import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LinkTests {
  @Test func `a link opens its page with the environment's action`() throws {
    var opened: [String] = []
    let url = try #require(URL(string: "https://example.com"))
    let action = OpenURLAction {
      opened.append($0.absoluteString)
      return .handled
    }
    let hosted = try Hosted(
      Link(destination: url) { Color.red }.environment(\.openURL, action))
    let window = try #require(hosted.controller.view.window)
    TouchSimulator(window: window).tap(at: CGPoint(x: 100, y: 100))
    #expect(opened == ["https://example.com"])
  }
}
