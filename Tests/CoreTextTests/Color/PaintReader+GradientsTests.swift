import CoreGraphics
import CoreText
import Testing

@Suite struct PaintReaderGradientsTests: ReadsPaints {
  private static let red = GlyphColor(red: 1, green: 0, blue: 0, alpha: 1)

  private static let green = GlyphColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test func `a linear gradient goes across the lines of its colours`() throws {
    // From the first point to the second one, seen from lines that lean by 45 degrees.
    let paint = ColorFont.gradient(4, [0, 0, 100, 0, 100, 100], [(1, 1), (0, 0)])
    guard case .gradient(let gradient)? = try commands(paint)?.first,
      case .linear(let start, let end) = gradient.shape
    else {
      Issue.record("no linear gradient")
      return
    }
    #expect(start == .zero && end == CGPoint(x: 50, y: -50))
    #expect(gradient.stops.map(\.offset) == [0, 1])
    #expect(gradient.stops.map(\.color) == [Self.red, Self.green])
    let flat = ColorFont.gradient(4, [0, 0, 100, 0, 200, 0], [(0, 0), (1, 1)])
    #expect(try commands(flat) == [])
  }
}
