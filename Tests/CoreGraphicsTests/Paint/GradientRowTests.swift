import CoreGraphics
import Testing

@Suite struct GradientRowTests: DrawsGradients {
  private let ends: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  @Test func `a linear gradient has the colour of each pixel's middle`() {
    let drawing = Drawing(100, 1)
    drawing.context.drawLinearGradient(
      gradient(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0), options: ends)
    for x in 0..<100 {
      let t = max(0, min(1, (Double(x) + 0.5 - 10) / 80))
      #expect(abs(Double(drawing[x, 0][0]) - 255 * t) <= 0.63)
    }
  }

  @Test func `a radial gradient has the colour of the distance`() {
    let drawing = Drawing(41, 41)
    let center = CGPoint(x: 20.5, y: 20.5)
    drawing.context.drawRadialGradient(
      gradient(), startCenter: center, startRadius: 4, endCenter: center, endRadius: 20,
      options: .drawsBeforeStartLocation)
    for y in 0..<41 {
      for x in 0..<41 {
        let distance = Double((x - 20) * (x - 20) + (y - 20) * (y - 20)).squareRoot()
        if distance > 20.01 {
          #expect(drawing.alpha(x, y) == 0)
        } else if distance < 19.99 {
          let t = max(0, (distance - 4) / 16)
          #expect(abs(Double(drawing[x, y][0]) - 255 * t) <= 0.63)
        }
      }
    }
  }

  @Test func `along lines far from the centre, distance and angle stay exact`() {
    // Turned and scaled, so that neither runs along the pixels.
    let map = CGAffineTransform(a: 1.7, b: 0.6, c: -0.6, d: 1.7, tx: 61.3, ty: 17.9)
    let inverse = map.inverted()
    let radial = Drawing(230, 170)
    radial.context.concatenate(map)
    radial.context.drawRadialGradient(
      gradient(), startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 140,
      options: [])
    let conic = Drawing(230, 170)
    conic.context.concatenate(map)
    conic.context.drawConicGradient(gradient(), center: .zero, angle: 0.4)
    for y in 0..<170 {
      for x in 0..<230 {
        let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        let distance = (place.x * place.x + place.y * place.y).squareRoot().native / 140
        #expect(abs(Double(radial[x, y][0]) - 255 * distance) <= 0.64)
        var turn = (DeterministicMath.atan2(place.y.native, place.x.native) - 0.4) / (2 * .pi)
        turn -= turn.rounded(.down)
        // Where the turn ends, both colours are right.
        if turn > 0.001, turn < 0.999 {
          #expect(abs(Double(conic[x, y][0]) - 255 * turn) <= 0.64)
        }
      }
    }
  }

  @Test func `a conic gradient turns from x to y`() {
    let drawing = Drawing(40, 40)
    drawing.context.drawConicGradient(gradient(), center: CGPoint(x: 20, y: 20), angle: 0)
    for (x, y, turn) in [(39, 20, 0.0), (20, 39, 0.25), (0, 20, 0.5), (20, 0, 0.75)] {
      let (dx, dy) = (Double(x) - 19.5, Double(y) - 19.5)
      var exact = DeterministicMath.atan2(dy, dx) / (2 * Double.pi)
      if exact < 0 { exact += 1 }
      #expect(abs(exact - turn) < 0.02)
      #expect(abs(Double(drawing[x, y][0]) - 255 * exact) <= 0.7)
    }
    let turned = Drawing(40, 40)
    turned.context.drawConicGradient(
      gradient(), center: CGPoint(x: 20, y: 20), angle: .pi / 2)
    #expect(abs(turned[0, 20][0] - drawing[20, 39][0]) <= 2)
  }
}
