import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ProgressViewTests {
  @Test func `progress is a line where the end is known and a wheel where it is not`() throws {
    let line = try Hosted(ProgressView("Loading", value: 3, total: 4))
    #expect(try line.control(UIProgressView.self).progress == 0.75)
    let wheel = try Hosted(ProgressView())
    #expect(try wheel.control(UIActivityIndicatorView.self).isAnimating)
  }

  @Test func `a wheel keeps its tint when its size is another`() throws {
    struct Wheel: View {
      let size: ControlSize
      var body: some View { ProgressView().controlSize(size).tint(Color(.blue)) }
    }
    let hosted = try Hosted(Wheel(size: .regular))
    let wheel = try #require(hosted.views(UIActivityIndicatorView.self).first)
    let color = wheel.color
    hosted.controller.rootView = Wheel(size: .large)
    try hosted.settle()
    #expect(wheel.style == .large)
    #expect(wheel.color == color && color != .systemGray)
  }
}
