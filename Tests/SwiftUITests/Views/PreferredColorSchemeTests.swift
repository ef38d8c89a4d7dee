import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PreferredColorSchemeTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(verbatim: scheme == .dark ? "dark" : "light") }
  }

  private struct Switching: View {
    @State var scheme: ColorScheme? = .dark
    var body: some View {
      VStack {
        Scheme()
        Color.red.preferredColorScheme(scheme).onTapGesture { scheme = nil }
      }
    }
  }

  private func texts<V: View>(_ hosted: Hosted<V>) -> [String] {
    hosted.tree.filter { $0.contains("Text") }.map { $0.contains("dark") ? "dark" : "light" }
  }

  @Test func `a view asks for the appearance of its whole presentation`() throws {
    let hosted = try Hosted(Switching())
    #expect(texts(hosted) == ["dark"])
    #expect(hosted.controller.view.traitCollection.userInterfaceStyle == .dark)
    let window = try #require(hosted.controller.view.window)
    TouchSimulator(window: window).tap(at: CGPoint(x: 100, y: 150), count: 1)
    try hosted.settle()
    #expect(texts(hosted) == ["light"])
  }

  @Test func `of several views the first is heard`() throws {
    let hosted = try Hosted(
      VStack {
        Scheme().preferredColorScheme(nil)
        Scheme().preferredColorScheme(.dark)
        Scheme().preferredColorScheme(.light)
      })
    #expect(texts(hosted) == ["dark", "dark", "dark"])
  }

  @Test func `a sheet's appearance is its own`() throws {
    let hosted = try Hosted(
      Scheme().sheet(isPresented: .constant(true)) { Scheme().preferredColorScheme(.dark) },
      width: 320, height: 480)
    let sheet = try #require(hosted.controller.presentedViewController)
    #expect(sheet.view.traitCollection.userInterfaceStyle == .dark)
    #expect(hosted.controller.view.traitCollection.userInterfaceStyle == .light)
    let label = (sheet.view.accessibilityElements?.first as? UIAccessibilityElement)
    #expect(label?.accessibilityLabel == "dark")
  }
}
