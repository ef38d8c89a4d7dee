import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ButtonTests {
  final class Count { var value = 0 }

  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(4).background(.blue)
    }
  }

  @Test func `a tap on a button runs its action, one beside it does not`() throws {
    let count = Count()
    let hosted = try Hosted(
      Button {
        count.value += 1
      } label: {
        Color.red.frame(width: 40, height: 40)
      })
    try hosted.tap(100, 100)
    #expect(count.value == 1)
    try hosted.tap(10, 10)
    #expect(count.value == 1)
  }

  @Test func `a disabled button takes no tap`() throws {
    let count = Count()
    let hosted = try Hosted(
      Button {
        count.value += 1
      } label: {
        Color.red
      }.disabled(true))
    try hosted.tap(100, 100)
    #expect(count.value == 0)
  }

  @Test func `a style knows whether the button is pressed, and reads the environment`() throws {
    struct Style: ButtonStyle {
      @Environment(\.isEnabled) var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : isEnabled ? 1 : 0.25)
      }
    }
    let hosted = try Hosted(
      VStack(spacing: 0) {
        Button("A") {}.buttonStyle(Style())
        Button("B") {}.buttonStyle(Style()).disabled(true)
      })
    #expect(hosted.tree.filter { $0.contains("opacity=0.25") }.count == 1)
    let window = try #require(hosted.controller.view.window)
    let touches = TouchSimulator(window: window)
    let began = touches.begin(at: [CGPoint(x: 100, y: 95)])
    try hosted.settle()
    #expect(hosted.tree.filter { $0.contains("opacity=0.5") }.count == 1)
    touches.end(began)
    try hosted.settle()
    #expect(hosted.tree.filter { $0.contains("opacity=0.5") }.isEmpty)
  }

  @Test func `a primitive style triggers the action itself`() throws {
    struct Style: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let count = Count()
    let hosted = try Hosted(
      Button {
        count.value += 1
      } label: {
        Color.red
      }.buttonStyle(Style()))
    try hosted.tap(100, 100)
    #expect(count.value == 0)
    try hosted.tap(100, 100, count: 2)
    #expect(count.value == 1)
  }

  @Test func `a button style wraps its label`() throws {
    let hosted = try Hosted(
      Button(action: {}) { Color.red.frame(width: 10, height: 10) }.buttonStyle(Boxed()))
    #expect(hosted.frames("Rectangle") == [CGRect(x: 91, y: 91, width: 18, height: 18)])
  }
}
