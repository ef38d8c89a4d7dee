import CoreGraphics
import Testing

@testable import CoreText

@Suite struct ParagraphStyleTests {
  private func style(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
    var style = ParagraphStyle()
    change(&style)
    return style
  }

  // MARK: Tabs

  @Test func `a style has twelve stops, 28 points apart`() {
    let stops = ParagraphStyle().tabStops
    #expect(stops.map(\.location) == (1...12).map { CGFloat(28 * $0) })
    #expect(stops.allSatisfy { $0.alignment == .left })
  }

  @Test(arguments: [
    (0.0, 28.0), (27.9, 28), (28, 56), (100, 112), (336, 364), (363.9, 364), (1000, 1008),
  ])
  func `the next stop lies behind the place`(_ x: CGFloat, _ location: CGFloat) {
    #expect(ParagraphStyle().tabStop(after: x).location == location)
  }

  @Test(arguments: [(0.0, 50.0), (50, 80), (79, 80), (80, 110), (200, 230)])
  func `after the last stop others follow at the style's distance`(
    _ x: CGFloat, _ location: CGFloat
  ) {
    let style = style {
      $0.tabStops = [ParagraphStyle.TabStop(location: 50, alignment: .right)]
      $0.defaultTabInterval = 30
    }
    let stop = style.tabStop(after: x)
    #expect(stop.location == location)
    #expect(stop.alignment == (x < 50 ? .right : .left))
  }

  @Test(arguments: [(0.0, 28.0), (28, 56), (30, 56)])
  func `without stops there are those at the distance alone`(_ x: CGFloat, _ location: CGFloat) {
    #expect(style { $0.tabStops = [] }.tabStop(after: x).location == location)
  }

  // MARK: Heights

  /// Of a line that reaches 9 up and 2 down.
  @Test(arguments: [
    (0.0, 0.0, 0.0, 11.0, 9.0), (2, 0, 0, 22, 20), (0.5, 0, 0, 5.5, 3.5), (0, 20, 0, 20, 18),
    (0, 5, 0, 11, 9), (0, 0, 8, 8, 6), (0, 0, 30, 11, 9), (2, 0, 15, 15, 13), (2, 30, 0, 30, 28),
    // The maximum counts more than the minimum.
    (0, 20, 15, 15, 13), (0, 15, 15, 15, 13),
  ])
  func `a line's height is multiplied, then bounded, and what is added lies above`(
    _ multiple: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ height: CGFloat,
    _ ascent: CGFloat
  ) {
    let style = style {
      $0.lineHeightMultiple = multiple
      $0.minimumLineHeight = minimum
      $0.maximumLineHeight = maximum
    }
    let box = style.lineBox(ascent: 9, descent: 2)
    #expect(box.height == height && box.ascent == ascent)
  }

  @Test(arguments: [
    (3.0, 0.0, 0.0, 3.0), (3, 5, 0, 5), (3, 2, 0, 3), (3, 0, 2, 2), (3, 0, 9, 3), (3, 8, 5, 5),
  ])
  func `room between lines stays between its bounds`(
    _ natural: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ expected: CGFloat
  ) {
    let style = style {
      $0.minimumLineSpacing = minimum
      $0.maximumLineSpacing = maximum
    }
    #expect(style.boundedSpacing(natural) == expected)
  }
}
