import CoreGraphics
import Testing

@Suite struct EdgeCutterTests: FillsPaths {
  @Test func `a flat triangle covers what its slope says`() {
    // The side rises by a quarter of a pixel for every pixel.
    let drawing = fill(
      [[CGPoint(x: 0, y: 1), CGPoint(x: 4, y: 0), CGPoint(x: 4, y: 1)]], 4, 1)
    #expect(drawing.alphas == [[32, 96, 159, 223]])
  }
}
