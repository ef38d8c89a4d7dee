import CoreGraphics
import Testing

@Suite struct CGContextGradientTests {
  private let ends: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  private func gradient(
    _ colors: [CGColor] = [
      CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
    ], _ locations: [CGFloat]? = nil
  ) -> CGGradient {
    CGGradient(colors: colors, locations: locations)!
  }

  @Test func `a linear gradient has the colour of each pixel's middle`() {
    let drawing = Drawing(100, 1)
    drawing.context.drawLinearGradient(
      gradient(), start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0), options: ends)
    for x in 0..<100 {
      let t = max(0, min(1, (Double(x) + 0.5 - 10) / 80))
      #expect(abs(Double(drawing[x, 0][0]) - 255 * t) <= 0.63)
    }
  }

  /// A function of one number that gives `rangeDimension`, all of them the number, and opaque.
  private func function(
    domain: [CGFloat]? = nil, rangeDimension: Int = 2, range: [CGFloat]? = nil
  ) -> CGFunction? {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0]
        output[1] = 1
      }, releaseInfo: nil)
    return CGFunction(
      info: nil, domainDimension: 1, domain: domain, rangeDimension: rangeDimension, range: range,
      callbacks: &callbacks)
  }

  @Test func `a shading has the colours of its function`() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    func levels(_ function: CGFunction, extend: Bool = true) throws -> [Int] {
      let shading = try #require(
        CGShading(
          axialSpace: gray, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0),
          function: function, extendStart: extend, extendEnd: extend))
      let drawing = Drawing(100, 1)
      drawing.context.drawShading(shading)
      return (0..<100).map { drawing[$0, 0][extend ? 0 : 3] }
    }
    let plain = try levels(#require(function()))
    #expect(plain[0] == 0 && plain[99] == 255 && plain[30] < plain[60])
    let half = try levels(#require(function(domain: [0, 0.5])))
    #expect(half[99] < plain[99] && half[99] > half[40])
    let bounded = try levels(#require(function(range: [0.5, 0.5, 1, 1])))
    #expect(Set(bounded).count == 1)
    #expect(try levels(#require(function()), extend: false)[5] == 0)
    let radial = CGShading(
      radialSpace: gray, start: .zero, startRadius: 0, end: .zero, endRadius: 9,
      function: try #require(function()), extendStart: false, extendEnd: false)
    #expect(radial != nil)
  }

  @Test func `a function that gives no colour makes no shading`() throws {
    #expect(function(domain: [1, 0]) == nil)
    let wrong = try #require(function(rangeDimension: 4))
    let shading = CGShading(
      axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: .zero, function: wrong,
      extendStart: true, extendEnd: true)
    #expect(shading == nil)
  }

  @Test func `without options there is nothing beyond the ends`() {
    let drawing = Drawing(6, 1)
    let (start, end) = (CGPoint(x: 2, y: 0), CGPoint(x: 4, y: 0))
    drawing.context.drawLinearGradient(gradient(), start: start, end: end, options: [])
    #expect(drawing.alphas == [[0, 0, 255, 255, 0, 0]])
    drawing.context.drawLinearGradient(
      gradient(), start: end, end: start, options: .drawsAfterEndLocation)
    #expect(drawing.alphas == [[255, 255, 255, 255, 0, 0]])
  }

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

  @Test func `colours are blended in the gradient's space`() throws {
    let colors = [CGColor.black, CGColor.white] as CFArray
    func middle(_ name: CFString) throws -> Int {
      let space = try #require(CGColorSpace(name: name))
      let gradient = try #require(
        CGGradient(colorsSpace: space, colors: colors, locations: nil))
      let drawing = Drawing(101, 1)
      drawing.context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 101, y: 0), options: [])
      return drawing[50, 0][0]
    }
    #expect(abs(try middle(CGColorSpace.sRGB) - 128) <= 1)
    // Half of the light is 188 of 255.
    #expect(abs(try middle(CGColorSpace.linearSRGB) - 188) <= 1)
    #expect(abs(try middle(CGColorSpace.genericGrayGamma2_2) - 128) <= 1)
  }

  @Test func `a gray gradient has no colour`() throws {
    let colors = [
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
    ]
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceGray(), colors: colors as CFArray, locations: nil))
    let drawing = Drawing(4, 1)
    drawing.context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    for x in 0..<4 {
      #expect(drawing[x, 0][0] == drawing[x, 0][1] && drawing[x, 0][1] == drawing[x, 0][2])
    }
    #expect(drawing[0, 0][0] > drawing[3, 0][0])
  }
}
