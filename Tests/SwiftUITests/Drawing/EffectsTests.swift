import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct EffectsTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  /// A box of 10 points in the upper leading corner of 40 × 40 points.
  private var corner: some View {
    red.frame(width: 10, height: 10).frame(width: 40, height: 40, alignment: .topLeading)
  }

  /// Whether places of a view of 40 × 40 points are covered.
  private func isCovered<V: View>(_ view: V, _ places: [(Int, Int)]) throws -> [Bool] {
    try places.map { try pixel(view, $0.0, $0.1)[3] > 128 }
  }

  private let corners = [(5, 5), (35, 5), (35, 35), (5, 35)]

  @Test func `a quarter of a turn is clockwise`() throws {
    #expect(try isCovered(corner, corners) == [true, false, false, false])
    let turned = corner.rotationEffect(.degrees(90))
    #expect(try isCovered(turned, corners) == [false, true, false, false])
    let about = corner.rotationEffect(.degrees(180), anchor: UnitPoint(x: 0.25, y: 0.25))
    #expect(try isCovered(about, [(5, 5), (15, 15)]) == [false, true])
  }

  @Test func `a scale is about its anchor, and leaves the frame`() throws {
    let places = [(5, 5), (15, 15), (25, 25)]
    let fromCorner = corner.scaleEffect(2, anchor: .topLeading)
    #expect(try isCovered(fromCorner, places) == [true, true, false])
    let wide = corner.scaleEffect(x: 3, y: 1, anchor: .topLeading)
    #expect(try isCovered(wide, [(25, 5), (5, 25)]) == [true, false])
    let size = UIHostingController(rootView: red.frame(width: 10, height: 10).scaleEffect(3))
      .sizeThatFits(in: CGSize(width: 40, height: 40))
    #expect(size == CGSize(width: 10, height: 10))
  }

  @Test func `opacities multiply, and what is hidden keeps its place`() throws {
    let faint = try middle(red.opacity(0.5).padding(0).opacity(0.5))
    #expect((63...65).contains(faint[3]))
    let pair = HStack(spacing: 0) {
      Color.black.hidden()
      red
    }
    #expect(try isCovered(pair, [(10, 20), (30, 20)]) == [false, true])
  }

  @Test func `what is clipped ends at its frame or its shape`() throws {
    let large = red.frame(width: 40, height: 40).frame(width: 20, height: 20)
    #expect(try isCovered(large, [(5, 20), (15, 20)]) == [true, true])
    #expect(try isCovered(large.clipped(), [(5, 20), (15, 20)]) == [false, true])
    #expect(
      try isCovered(red.clipShape(Circle()), [(2, 2), (20, 2), (20, 20)]) == [false, true, true])
    #expect(try isCovered(red.cornerRadius(10), [(0, 0), (20, 0)]) == [false, true])
  }

  @Test func `a shadow without a radius is the view's outline, moved`() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let view = red.frame(width: 10, height: 10).shadow(color: blue, radius: 0, x: 12, y: 0)
    #expect(try pixel(view, 32, 20) == [0, 0, 255, 255])
    #expect(try pixel(view, 20, 20) == [255, 0, 0, 255])
    #expect(try pixel(view, 20, 32)[3] == 0)
  }

  @Test func `what cannot be seen takes no touches`() throws {
    var taps: [String] = []
    let hosted = try Hosted(
      VStack(spacing: 0) {
        red.onTapGesture { taps.append("clear") }.opacity(0)
        red.onTapGesture { taps.append("hidden") }.hidden()
        red.onTapGesture { taps.append("faint") }.opacity(0.1)
      }, width: 90, height: 90)
    for y in [15, 45, 75] {
      try hosted.tap(45, CGFloat(y))
      try hosted.touches().wait(seconds: 1)
    }
    #expect(taps == ["faint"])
  }
}
