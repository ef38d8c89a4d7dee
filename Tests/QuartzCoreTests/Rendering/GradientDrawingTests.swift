import QuartzCore
import Testing

@Suite struct GradientDrawingTests: DrawsGradientLayers {
  private func isNear(_ a: [Int], _ b: [Int], _ limit: Int = 1) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= limit }
  }

  @Test func `Generic RGB's pure colours are the sRGB bytes that Apple shows`() {
    for (index, bytes) in [[255, 38, 0], [0, 249, 0], [4, 51, 255]].enumerated() {
      var pure = GenericRGB.Channels(0, 0, 0)
      pure[index] = 1
      let shown = GenericRGB.sRGB(fromEncoded: pure)
      #expect((0..<3).map { Int((shown[$0] * 255).rounded()) } == bytes)
    }
  }

  @Test func `colours inside both spaces survive the way there and back`() {
    for color in [
      GenericRGB.Channels(0, 0, 0), .init(1, 1, 1), .init(0.5, 0.5, 0.5), .init(0.7, 0.4, 0.3),
    ] {
      let back = GenericRGB.sRGB(fromEncoded: GenericRGB.encoded(fromSRGB: color))
      #expect((0..<3).allSatisfy { abs(back[$0] - color[$0]) < 1e-7 })
    }
  }

  @Test func `red to yellow starts at (255, 38, 0)`() throws {
    let yellow = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
    let canvas = try LayerCanvas(gradient([.red, yellow]), width: 4, height: 256)
    #expect(isNear(canvas[1, 0], [255, 38, 0, 255]))
    // Generic RGB's yellow, for the same reason.
    #expect(isNear(canvas[1, 255], [255, 251, 0, 255]))
    // Half of γ 1.8 is 0.287 of the light; sRGB's curve would give 137 half way.
    #expect(isNear(canvas[1, 128], [255, 148, 0, 255], 2))
  }

  @Test func `black to white follows γ 1.8 at every step`() throws {
    let canvas = try LayerCanvas(gradient([.black, .white]), width: 4, height: 256)
    for y in 0..<256 {
      let part = (Double(y) + 0.5) / 256
      let expected = GenericRGB.sRGB(fromEncoded: GenericRGB.Channels(repeating: part)).x * 255
      #expect(abs(Double(canvas[1, y][0]) - expected) <= 1.3, "at \(y)")
    }
  }

  @Test func `a diagonal's middle runs from corner to corner in any shape`() throws {
    let layer = gradient([.black, .white], 64, 16) {
      $0.startPoint = .zero
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    let canvas = try LayerCanvas(layer, width: 64, height: 16)
    let middle = canvas[32, 8][0]
    #expect(abs(canvas[62, 0][0] - middle) < 9 && abs(canvas[1, 15][0] - middle) < 9)
  }

  @Test func `a radial gradient is an ellipse around the start`() throws {
    let layer = gradient([.white, .black], 64, 32) {
      $0.type = .radial
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 1)
    }
    let canvas = try LayerCanvas(layer, width: 64, height: 32)
    #expect(canvas[32, 16][0] > 235 && canvas[0, 0] == black && canvas[63, 0] == black)
    #expect(abs(canvas[48, 16][0] - canvas[32, 24][0]) < 6)
  }

  @Test func `a conic gradient runs clockwise from the ray to the end`() throws {
    let layer = gradient([.white, .black], 32, 32) {
      $0.type = .conic
      $0.startPoint = CGPoint(x: 0.5, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.5)
    }
    let canvas = try LayerCanvas(layer, width: 32, height: 32)
    let (right, below, left, above) = (
      canvas[28, 17][0], canvas[15, 28][0], canvas[3, 15][0], canvas[16, 3][0]
    )
    #expect(right > below && below > left && left > above)
    #expect(canvas[28, 14][0] < 40)
  }
}
