import CoreGraphics
import Testing

@Suite struct CGGradientTests: DrawsGradients {
  private let ends: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  @Test func `locations, and two colours at one of them`() {
    let (red, green) = (
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
    )
    let drawing = Drawing(8, 1)
    drawing.context.drawLinearGradient(
      gradient([red, red, green, green], [0, 0.5, 0.5, 1]), start: .zero,
      end: CGPoint(x: 8, y: 0), options: ends)
    #expect(drawing[3, 0] == [255, 0, 0, 255])
    #expect(drawing[4, 0] == [0, 255, 0, 255])
  }

  @Test func `colours are blended straight and then multiplied by alpha`() {
    let drawing = Drawing(1, 1)
    drawing.context.drawLinearGradient(
      gradient([
        CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
        CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0),
      ]), start: .zero, end: CGPoint(x: 1, y: 0), options: ends)
    // Half way: (0.5, 0, 0.5) with alpha 0.5.
    for (actual, exact) in zip(drawing[0, 0], [63.75, 0, 63.75, 127.5]) {
      #expect(abs(Double(actual) - exact) <= 0.63)
    }
  }
}
