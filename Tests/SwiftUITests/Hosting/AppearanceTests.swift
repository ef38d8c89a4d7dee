import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct AppearanceTests {
  private struct Page: View {
    @State var value = 0.5
    var tint: Color?
    var body: some View {
      VStack {
        Slider(value: $value).onAppear {
          UISlider.appearance().minimumTrackTintColor = .red
          UISwitch.appearance().onTintColor = .green
        }
        Toggle(isOn: .constant(true)) { Text(verbatim: "On") }.tint(tint)
      }
    }
  }

  @Test func `an appearance that is set when a view appears counts for what is in it`() throws {
    let hosted = try Hosted(Page())
    let slider = try #require(ListTests.views(UISlider.self, in: hosted.controller.view).first)
    let toggle = try #require(ListTests.views(UISwitch.self, in: hosted.controller.view).first)
    #expect(slider.minimumTrackTintColor == .red)
    #expect(toggle.onTintColor == .green)
    hosted.controller.rootView = Page(tint: Color(.blue))
    try hosted.settle()
    #expect(toggle.onTintColor != .green)
  }

  @Test func `a wheel keeps its tint when its size is another`() throws {
    struct Wheel: View {
      let size: ControlSize
      var body: some View { ProgressView().controlSize(size).tint(Color(.blue)) }
    }
    let hosted = try Hosted(Wheel(size: .regular))
    let wheel = try #require(
      ListTests.views(UIActivityIndicatorView.self, in: hosted.controller.view).first)
    let color = wheel.color
    hosted.controller.rootView = Wheel(size: .large)
    try hosted.settle()
    #expect(wheel.style == .large)
    #expect(wheel.color == color && color != .systemGray)
  }
}
