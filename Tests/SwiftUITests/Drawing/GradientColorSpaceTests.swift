import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GradientColorSpaceTests {
  private func mixed(
    _ a: Color, _ b: Color, _ fraction: Double, _ space: Gradient.ColorSpace
  ) -> [Int] {
    let color = a.mix(with: b, by: fraction, in: space).resolve(in: EnvironmentValues())
    return [color.red, color.green, color.blue, color.opacity].map { Int(($0 * 255).rounded()) }
  }

  @Test func `colours are mixed in the device's space part by part`() {
    let (a, b) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(mixed(a, b, 0.5, .device) == [128, 0, 128, 255])
    #expect(mixed(a, b, 0, .device) == [255, 0, 0, 255])
    #expect(mixed(a, b, 7, .device) == [0, 0, 255, 255])
    #expect(mixed(a, b, .nan, .device) == [255, 0, 0, 255])
  }

  // Red and blue of sRGB in Oklab: (0.628, 0.225, 0.126) and (0.452, -0.032, -0.312); the middle
  // is (0.540, 0.096, -0.093), in sRGB (140, 83, 162).
  @Test func `colours are mixed in a perceptual space by how they look`() {
    let (a, b) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(mixed(a, b, 0.5, .perceptual) == [140, 83, 162, 255])
    #expect(mixed(.black, .white, 0.5, .perceptual) == [99, 99, 99, 255])
    #expect(mixed(a, a, 0.5, .perceptual) == [255, 0, 0, 255])
    // The perceptual space is the standard one.
    let standard = a.mix(with: b, by: 0.5).resolve(in: EnvironmentValues())
    #expect(Int((standard.green * 255).rounded()) == 83)
  }

  @Test func `a perceptual gradient has other colours in between`() throws {
    let gradient = Gradient(colors: [.black, .white])
    func shown(_ style: some ShapeStyle) throws -> UInt8 {
      try pixel(Rectangle().fill(style), 20, 20)[0]
    }
    let linear = LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)
    #expect(abs(Int(try shown(linear)) - 129) <= 1)
    #expect(abs(Int(try shown(gradient.colorSpace(.perceptual))) - 101) <= 2)
    let space = AnyGradient(gradient).colorSpace(.perceptual)
    #expect(
      abs(Int(try shown(.linearGradient(space, startPoint: .top, endPoint: .bottom))) - 101)
        <= 2)
  }

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
