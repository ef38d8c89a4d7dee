import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GradientStylesTests {
  private let gradient = Gradient(colors: [.red, .yellow, .blue])

  private func bytes(_ style: some ShapeStyle) throws -> [UInt8] {
    try Hosted(Rectangle().fill(style), width: 20, height: 10).image().straightRGBA()
  }

  @Test func `a line's short name has its points in order`() throws {
    let long = try bytes(
      LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing))
    #expect(
      try bytes(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)) == long)
    #expect(
      try bytes(.linearGradient(stops: gradient.stops, startPoint: .leading, endPoint: .trailing))
        == long)
    #expect(
      try bytes(.linearGradient(gradient, startPoint: .trailing, endPoint: .leading)) != long)
  }

  @Test func `radii of short names are points, or fractions of ellipses`() throws {
    let round = try bytes(
      RadialGradient(gradient: gradient, center: .leading, startRadius: 2, endRadius: 9))
    #expect(
      try bytes(
        .radialGradient(AnyGradient(gradient), center: .leading, startRadius: 2, endRadius: 9))
        == round)
    let wide = try bytes(EllipticalGradient(gradient: gradient))
    #expect(try bytes(.ellipticalGradient(gradient)) == wide)
    #expect(try bytes(.ellipticalGradient(gradient, endRadiusFraction: 0.25)) != wide)
  }

  @Test func `a conic gradient goes all around from its angle on`() throws {
    let turned = try bytes(
      AngularGradient(gradient: gradient, center: .center, angle: .degrees(90)))
    #expect(try bytes(.conicGradient(gradient, center: .center, angle: .degrees(90))) == turned)
    let whole = try bytes(
      AngularGradient(
        gradient: gradient, center: .center, startAngle: .zero, endAngle: .degrees(360)))
    #expect(try bytes(.conicGradient(AnyGradient(gradient))) == whole)
    #expect(
      try bytes(
        .angularGradient(
          gradient, center: .center, startAngle: .zero, endAngle: .degrees(360))) == whole)
    #expect(turned != whole)
  }
}
