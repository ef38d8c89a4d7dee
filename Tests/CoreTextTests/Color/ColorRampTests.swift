import CoreGraphics
import CoreText
import Testing

@Suite struct ColorRampTests: DrawsPaints {
  @Test func `a linear gradient begins again, or goes back`() throws {
    let again = try reds(ColorFont.gradient(4, [0, 0, 400, 0, 0, 100], extend: 1, stops))
    let back = try reds(ColorFont.gradient(4, [0, 0, 400, 0, 0, 100], extend: 2, stops))
    for (found, wanted) in zip(again, [223, 159, 96, 32, 223, 159, 96, 32]) {
      #expect((found - wanted).magnitude <= 2)
    }
    for (found, wanted) in zip(back, [223, 159, 96, 32, 32, 96, 159, 223]) {
      #expect((found - wanted).magnitude <= 2)
    }
  }

  @Test func `colours may begin and end anywhere on the way`() throws {
    let inside: [(offset: Double, entry: Int)] = [(0.5, 0), (0.5, 2)]
    let edge = ColorFont.gradient(4, [0, 0, 800, 0, 0, 100], inside)
    #expect(try ColorFont.rows(4, font(ColorFont.shape(3, edge)))[0] == "rrrrbbbb")
    let outside: [(offset: Double, entry: Int)] = [(-1, 0), (1, 2)]
    let reds = try reds(ColorFont.gradient(4, [200, 0, 400, 0, 200, 100], outside))
    for (found, wanted) in zip(reds, [223, 159, 96, 32, 0, 0, 0, 0]) {
      #expect((found - wanted).magnitude <= 1)
    }
  }
}
