import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ColorResolvedTests {
  @Test func `a resolved colour is a style, a value that moves and one that is stored`() throws {
    let color = Color.Resolved(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)
    #expect(try middle(Rectangle().fill(color)) == (try middle(Color(color))))
    #expect(Color(color).resolve(in: EnvironmentValues()) == color)
    var moved = color
    moved.animatableData.scale(by: 0.5)
    #expect(moved.opacity == 0.25 && moved.linearRed == color.linearRed / 2)
    let data = try JSONEncoder().encode(color)
    let read = try JSONDecoder().decode(Color.Resolved.self, from: data)
    #expect(abs(read.linearGreen - color.linearGreen) < 1e-6 && read.opacity == 0.5)
  }

  @Test func `colours follow the environment when they are resolved`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(Color.primary.resolve(in: dark).red == 1)
    #expect(Color.primary.resolve(in: EnvironmentValues()).red == 0)
  }

  private struct Warm: ShapeStyle, Hashable {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
      Color.Resolved(red: environment.colorScheme == .dark ? 1 : 0.5, green: 0, blue: 0)
    }
  }

  @Test func `a style that resolves to a colour is drawn, and makes a colour`() throws {
    #expect(try middle(Rectangle().fill(Warm())) == [128, 0, 0, 255])
    #expect(try middle(Color(Warm())) == [128, 0, 0, 255])
    let dark = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(try middle(Color(Warm()), traits: dark) == [255, 0, 0, 255])
  }
}
