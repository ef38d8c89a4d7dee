import CoreGraphics
import Testing

@Suite struct CGContextGradientTests: DrawsGradients {
  private let ends: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  @Test func `without options there is nothing beyond the ends`() {
    let drawing = Drawing(6, 1)
    let (start, end) = (CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 0))
    drawing.context.drawLinearGradient(gradient(), start: start, end: end, options: [])
    #expect(drawing.alphas == [[0, 0, 255, 255, 0, 0]])
    drawing.context.drawLinearGradient(
      gradient(), start: end, end: start, options: .drawsAfterEndLocation)
    #expect(drawing.alphas == [[255, 255, 255, 255, 0, 0]])
  }

  @Test func `a gradient follows the transform and stays in the clip`() {
    let drawing = Drawing(8, 2)
    drawing.context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 1))
    drawing.context.scaleBy(x: 8, y: 1)
    drawing.context.drawLinearGradient(
      gradient(), start: .zero, end: CGPoint(x: 1, y: 0), options: ends)
    for x in 0..<8 {
      #expect(abs(Double(drawing[x, 0][0]) - 255 * (Double(x) + 0.5) / 8) <= 0.63)
    }
    #expect(drawing.alpha(0, 1) == 0)
  }

  @Test func `gradients without a direction draw nothing`() {
    let drawing = Drawing(4, 4)
    drawing.context.drawLinearGradient(gradient(), start: .zero, end: .zero, options: ends)
    drawing.context.scaleBy(x: 0, y: 1)
    drawing.context.drawConicGradient(gradient(), center: .zero, angle: 0)
    drawing.context.drawLinearGradient(
      gradient(), start: .zero, end: CGPoint(x: 1, y: 1), options: ends)
    #expect(drawing.bytes.allSatisfy { $0 == 0 })
    #expect(CGGradient(colors: [], locations: nil) == nil)
  }

  @Test func `coordinates without bounds do no harm`() {
    let values: [CGFloat] = [.nan, .infinity, 1e30, -1e30, 1e-30, 0, 3]
    var dice = Dice(seed: 5)
    for _ in 0..<200 {
      let drawing = Drawing(9, 3)
      func value() -> CGFloat { values[dice.next(below: values.count)] }
      func point() -> CGPoint { CGPoint(x: value(), y: value()) }
      drawing.context.drawLinearGradient(gradient(), start: point(), end: point(), options: ends)
      drawing.context.drawRadialGradient(
        gradient(), startCenter: point(), startRadius: abs(value()), endCenter: point(),
        endRadius: abs(value()), options: ends)
      drawing.context.drawConicGradient(gradient(), center: point(), angle: value())
    }
  }
}
