import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ColorTests {
  private func fits<V: View>(_ view: V, _ width: CGFloat = 0, _ height: CGFloat = 0) -> CGSize {
    UIHostingController(rootView: view).sizeThatFits(in: CGSize(width: width, height: height))
  }

  @Test func `a colour without a type before its dot is UIKit's`() {
    #expect(Color(.white) == Color(uiColor: .white))
    #expect(Color(.clear) == Color(uiColor: .clear))
  }

  @Test func `colours take ten points where nothing is proposed`() {
    let huge = CGFloat.greatestFiniteMagnitude
    #expect(fits(Color.red, huge, huge) == CGSize(width: 10, height: 10))
    #expect(fits(Circle(), 30, 20) == CGSize(width: 20, height: 20))
  }

  @Test func `a colour by its hue is the one of its components`() throws {
    #expect(try middle(Color(hue: 1.0 / 3, saturation: 1, brightness: 1)) == [0, 255, 0, 255])
    #expect(try middle(Color(hue: 0, saturation: 0, brightness: 0.6)) == [153, 153, 153, 255])
    #expect(try middle(Color(white: 0.2)) == [51, 51, 51, 255])
  }

  // Half of the light is 188 of 255 in sRGB: 1.055 × 0.5^(1 / 2.4) - 0.055.
  @Test func `components of light are encoded`() throws {
    #expect(try middle(Color(.sRGBLinear, white: 0.5)) == [188, 188, 188, 255])
    #expect(try middle(Color(.sRGBLinear, red: 1, green: 0, blue: 0)) == [255, 0, 0, 255])
  }

  @Test func `a colour of UIKit's follows the appearance`() throws {
    let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .black })
    let dark = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(try middle(color) == [0, 0, 0, 255])
    #expect(try middle(color, traits: dark) == [255, 255, 255, 255])
  }
}
