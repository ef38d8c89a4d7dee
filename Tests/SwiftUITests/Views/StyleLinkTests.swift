import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct StyleLinkTests {
  @Test func `controls of a configuration in a style have the standard look`() throws {
    struct RedToggle: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Toggle(configuration).background(Color.red)
      }
    }
    struct RedLabel: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).background(Color.red)
      }
    }
    struct RedProgress: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        ProgressView(configuration).background(Color.red)
      }
    }
    struct RedButton: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).buttonStyle(.bordered).background(Color.red)
      }
    }
    let hosted = try Hosted(
      VStack {
        Toggle("On", isOn: .constant(true)).toggleStyle(RedToggle())
        Label("Name", systemImage: "star").labelStyle(RedLabel())
        ProgressView(value: 0.5).progressViewStyle(RedProgress())
        Button("Press") {}.buttonStyle(RedButton())
      })
    #expect(hosted.frames("Rectangle").count + hosted.frames("Color").count >= 4)
    #expect(hosted.frames("Toggle").count == 2)
    #expect(hosted.frames("Button").count == 2)
  }
}
