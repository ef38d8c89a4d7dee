import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GradientsTests {
  private let colors: [Color] = [.black, .white]

  /// The greys of a style at places of a view of 40 × 40 points.
  private func greys(_ style: some ShapeStyle, _ places: [(Int, Int)]) throws -> [Int] {
    try places.map { Int(try pixel(Rectangle().fill(style), $0.0, $0.1)[0]) }
  }

  private func isNear(_ found: [Int], _ expected: [Int], by tolerance: Int = 3) -> Bool {
    found.count == expected.count
      && zip(found, expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  @Test func `colours without places are at equal distances`() {
    #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
    #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
    #expect(Gradient(colors: []).stops.isEmpty)
  }

  @Test func `along a line the end colours go on beyond its ends`() throws {
    let style = LinearGradient(
      colors: colors, startPoint: UnitPoint(x: 0.25, y: 0), endPoint: UnitPoint(x: 0.75, y: 0))
    // Middles of pixels of half a point: (20.25 - 10) / 20 of 255.
    #expect(isNear(try greys(style, [(5, 5), (20, 35), (35, 20)]), [0, 131, 255]))
  }

  @Test func `a place before the last one's is moved to it`() throws {
    let style = LinearGradient(
      stops: [
        .init(color: .black, location: 0.5), .init(color: .white, location: 0.2),
      ], startPoint: .leading, endPoint: .trailing)
    #expect(isNear(try greys(style, [(5, 20), (15, 20), (25, 20)]), [0, 0, 255]))
  }

  @Test func `around a centre radii are points`() throws {
    let style = RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 15)
    // 10.25 points from the centre across, a quarter of a point down: 5.25 of 10 points.
    #expect(isNear(try greys(style, [(20, 20), (30, 20), (20, 30), (1, 1)]), [0, 134, 134, 255]))
  }

  @Test func `ellipses reach the edges of a view of any proportions`() throws {
    let view = Rectangle().fill(EllipticalGradient(colors: colors)).frame(width: 40, height: 20)
    #expect(try pixel(view, 20, 20)[0] < 12)
    #expect(try pixel(view, 0, 20)[0] > 240)
    #expect(try pixel(view, 20, 10)[0] > 240)
  }

  @Test func `around a centre colours go clockwise from the right`() throws {
    let style = AngularGradient(colors: colors, center: .center)
    // Just below the right, at the bottom, at the left, at the top, just above the right.
    let places = [(35, 21), (20, 35), (5, 20), (20, 5), (35, 18)]
    #expect(isNear(try greys(style, places), [3, 63, 127, 192, 250], by: 4))
  }

  @Test func `a part of a turn has its end colours outside, which meet half-way`() throws {
    let style = AngularGradient(
      colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(180))
    // Upper left is nearer to the end at the left, upper right to the start at the right.
    #expect(isNear(try greys(style, [(20, 35), (8, 8), (32, 8)]), [127, 255, 0], by: 4))
  }
}
