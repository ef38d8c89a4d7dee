import CoreGraphics
import Testing

@Suite struct GradientPaintFetchTests: DrawsGradients {
  private let ends: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  @Test func `a cone between two circles covers what its circles cover`() {
    let drawing = Drawing(40, 20)
    drawing.context.drawRadialGradient(
      gradient(), startCenter: CGPoint(x: 8, y: 10), startRadius: 2,
      endCenter: CGPoint(x: 28, y: 10), endRadius: 8, options: [])
    #expect(drawing.alpha(2, 10) == 0)
    #expect(drawing.alpha(18, 10) == 255)
    #expect(drawing.alpha(35, 10) == 255)
    #expect(drawing.alpha(37, 10) == 0)
    // On the axis right of the last centre, the last circle: t where 8 + 20 t + 2 + 6 t = x.
    let t = (30.5 - 10) / 26
    #expect(abs(Double(drawing[30, 9][0]) - 255 * t) <= 2)
  }

  @Test func `tiles have the pixels of the whole`() {
    for kind in 0..<4 {
      func draw(_ context: CGContext) {
        let center = CGPoint(x: 31.3, y: 17.7)
        switch kind {
        case 0:
          context.drawLinearGradient(
            gradient(), start: CGPoint(x: 3.3, y: 9), end: CGPoint(x: 51.7, y: 33), options: [])
        case 1:
          context.drawRadialGradient(
            gradient(), startCenter: center, startRadius: 3, endCenter: center, endRadius: 29,
            options: ends)
        case 2:
          context.drawRadialGradient(
            gradient(), startCenter: center, startRadius: 3,
            endCenter: CGPoint(x: 40, y: 20), endRadius: 20, options: ends)
        default: context.drawConicGradient(gradient(), center: center, angle: 1)
        }
      }
      let whole = Drawing(60, 40)
      draw(whole.context)
      let tiles = Drawing(60, 40)
      for x in stride(from: 0, to: 60, by: 7) {
        tiles.context.saveGState()
        tiles.context.clip(to: CGRect(x: x, y: 0, width: 7, height: 40))
        draw(tiles.context)
        tiles.context.restoreGState()
      }
      #expect(tiles.bytes == whole.bytes)
    }
  }
}
