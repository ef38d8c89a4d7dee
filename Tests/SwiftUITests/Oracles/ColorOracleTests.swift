import SwiftUI
import Testing
import UIKit

/// Colours as OpenSwiftUIProject/OpenSwiftUI's compatibility tests hold on Apple's SwiftUI.
@Suite struct ColorOracleTests {
  // ColorResolvedCompatibilityTests.
  @Test(arguments: [
    (Color.RGBColorSpace.sRGB, [0, 0, 0, 0], "#00000000"),
    (.sRGB, [0.01, 0.02, 0.03, 0.04], "#0305080A"),
    (.sRGB, [0.3, 0.3, 0.3, 0.3], "#4C4C4C4D"),
    (.sRGB, [0.412, 0.508, 0.690, 0.748], "#6982B0BF"),
    (.sRGB, [0.6, 0.6, 0.6, 0.6], "#99999999"),
    (.sRGB, [1, 1, 1, 1], "#FFFFFFFF"),
    (.sRGBLinear, [0, 0, 0, 0], "#00000000"),
    (.sRGBLinear, [0.01, 0.02, 0.03, 0.04], "#1927300A"),
    (.sRGBLinear, [0.3, 0.3, 0.3, 0.3], "#9595954D"),
    (.sRGBLinear, [0.412, 0.508, 0.690, 0.748], "#ACBDD8BF"),
    (.sRGBLinear, [0.6, 0.6, 0.6, 0.6], "#CBCBCB99"),
    (.sRGBLinear, [1, 1, 1, 1], "#FFFFFFFF"),
    (.displayP3, [0, 0, 0, 0], "#00000000"),
    (.displayP3, [0.01, 0.02, 0.03, 0.04], "#0205080A"),
    (.displayP3, [0.3, 0.3, 0.3, 0.3], "#4D4C4C4D"),
    (.displayP3, [0.412, 0.508, 0.690, 0.748], "#6382B4BF"),
    (.displayP3, [0.6, 0.6, 0.6, 0.6], "#99999999"),
    (.displayP3, [1, 1, 1, 1], "#FFFFFFFF"),
  ] as [(Color.RGBColorSpace, [Float], String)])
  func `a resolved colour is described by its bytes`(
    _ space: Color.RGBColorSpace, _ parts: [Float], _ description: String
  ) {
    let color = Color.Resolved(
      colorSpace: space, red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    #expect(color.description == description)
  }

  // ModifiedColorCompatibilityTests.
  @Test(arguments: [
    (Color.red, 0.334, 0.334, "33% red"), (Color.red, 0.336, 0.336, "34% red"),
    (Color.red.opacity(0.3), 0.5, 0.15, "50% 30% red"),
  ] as [(Color, Double, Float, String)])
  func `opacities multiply, and are told in percent`(
    _ color: Color, _ opacity: Double, _ resolved: Float, _ description: String
  ) {
    let faded = color.opacity(opacity)
    #expect(faded.resolve(in: EnvironmentValues()).opacity == resolved)
    #expect(faded.description == description)
  }

  // RGBColorSpaceCompatibilityTests: hue, saturation, brightness; red, green, blue.
  @Test(arguments: [
    ([0, 0, 0], [0, 0, 0]), ([0, 0, 1], [1, 1, 1]), ([0, 1, 1], [1, 0, 0]),
    ([1 / 3, 1, 1], [0, 1, 0]), ([2 / 3, 1, 1], [0, 0, 1]), ([1, 1, 1], [1, 0, 0]),
    ([1 / 6, 1, 1], [1, 1, 0]), ([0.5, 1, 1], [0, 1, 1]), ([5 / 6, 1, 1], [1, 0, 1]),
    ([0, 0, 0.5], [0.5, 0.5, 0.5]), ([0, 1, 0.5], [0.5, 0, 0]),
    ([1 / 3, 1, 0.5], [0, 0.5, 0]), ([2 / 3, 1, 0.5], [0, 0, 0.5]),
  ] as [([Double], [Float])])
  func `hues become reds, greens and blues`(_ parts: [Double], _ expected: [Float]) {
    let color = Color(hue: parts[0], saturation: parts[1], brightness: parts[2])
      .resolve(in: EnvironmentValues())
    for (own, other) in zip([color.red, color.green, color.blue], expected) {
      #expect(abs(own - other) < 1e-6)
    }
  }

  // AxisCompatibilityTests.
  @Test func `axes are numbered and named`() {
    #expect(Axis.allCases == [.horizontal, .vertical])
    #expect(Axis.allCases.map(\.rawValue) == [0, 1])
    #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
    #expect(!Axis.Set.horizontal.contains(.vertical))
  }
}
