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
}
