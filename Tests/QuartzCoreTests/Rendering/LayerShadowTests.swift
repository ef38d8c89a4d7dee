import Foundation
import QuartzCore
import Testing

@Suite struct LayerShadowTests {
  /// A red square with a shadow, in the middle of a canvas of 60 points.
  private func stage(_ prepare: (CALayer) -> Void = { _ in }) -> (root: CALayer, card: CALayer) {
    let root = box(0, 0, 60, 60)
    let card = box(20, 20, 20, 20, .red)
    card.shadowOpacity = 1
    card.shadowOffset = .zero
    card.shadowRadius = 4
    prepare(card)
    root.addSublayer(card)
    return (root, card)
  }

  /// The weights of a Gaussian at whole pixels, cut at ±2σ and scaled to sum 1.
  private func kernel(_ sigma: Double) -> [Double] {
    let reach = Int(2 * sigma)
    let raw = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
    return raw.map { $0 / raw.reduce(0, +) }
  }

  /// How much of a blurred span from `start` to `end` pixel `x` holds.
  private func coverage(at x: Int, of span: Range<Int>, sigma: Double) -> Double {
    let weights = kernel(sigma)
    let reach = weights.count / 2
    return weights.enumerated().reduce(0) { sum, tap in
      span.contains(x + tap.offset - reach) ? sum + tap.element : sum
    }
  }

  /// Compares the canvas outside of the card with the product of two blurred spans.
  private func expectGaussian(
    _ canvas: LayerCanvas, x: Range<Int>, y: Range<Int>, sigma: Double, opacity: Double,
    outside card: CGRect, _ location: SourceLocation = #_sourceLocation
  ) {
    var worst = 0.0
    for row in 0..<canvas.bitmap.height {
      for column in 0..<canvas.bitmap.width
      where !card.contains(CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)) {
        let expected =
          255 * opacity * coverage(at: column, of: x, sigma: sigma)
          * coverage(at: row, of: y, sigma: sigma)
        worst = max(worst, abs(expected - Double(canvas.alpha(column, row))))
      }
    }
    #expect(worst <= 1.5, "off by \(worst)", sourceLocation: location)
  }

  private let cardRect = CGRect(x: 20, y: 20, width: 20, height: 20)

  @Test func `the defaults are Apple's`() {
    let layer = CALayer()
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3) && layer.shadowRadius == 3)
    #expect(layer.shadowOpacity == 0 && layer.shadowPath == nil)
    let (red, green, blue, alpha) = layer.shadowColor!.rgba
    #expect([red, green, blue, alpha] == [0, 0, 0, 1])
  }

  @Test func `a shadow from alpha is a Gaussian of the radius, cut at twice it`() throws {
    let canvas = try LayerCanvas(stage().root, width: 60, height: 60)
    expectGaussian(canvas, x: 20..<40, y: 20..<40, sigma: 4, opacity: 1, outside: cardRect)
    #expect(canvas.alpha(12, 30) > 0 && canvas.alpha(11, 30) == 0)
  }

  @Test func `a shadow from a group of pixels is the same`() throws {
    let (root, card) = stage()
    card.backgroundColor = nil
    card.addSublayer(box(0, 0, 20, 20, .red))
    let canvas = try LayerCanvas(root, width: 60, height: 60)
    expectGaussian(canvas, x: 20..<40, y: 20..<40, sigma: 4, opacity: 1, outside: cardRect)
  }

  @Test func `a shadow from a path is the same`() throws {
    let (root, card) = stage()
    card.shadowPath = CGPath(rect: card.bounds, transform: nil)
    let canvas = try LayerCanvas(root, width: 60, height: 60)
    expectGaussian(canvas, x: 20..<40, y: 20..<40, sigma: 4, opacity: 1, outside: cardRect)
  }

  @Test func `radius and offset are points`() throws {
    let (root, _) = stage {
      $0.shadowRadius = 2
      $0.shadowOffset = CGSize(width: 3, height: -4)
    }
    let canvas = try LayerCanvas(root, width: 60, height: 60, scale: 3)
    expectGaussian(
      canvas, x: 69..<129, y: 48..<108, sigma: 6, opacity: 1,
      outside: CGRect(x: 60, y: 60, width: 60, height: 60))
  }

  @Test func `colour alpha times shadow opacity times opacity`() throws {
    let (root, card) = stage {
      $0.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.8)
      $0.shadowOpacity = 0.5
    }
    for group in [false, true] {
      if group { card.addSublayer(box(5, 5, 5, 5, .green)) }
      card.opacity = 1
      let full = try LayerCanvas(root, width: 60, height: 60)
      card.opacity = 0.5
      let half = try LayerCanvas(root, width: 60, height: 60)
      expectGaussian(full, x: 20..<40, y: 20..<40, sigma: 4, opacity: 0.4, outside: cardRect)
      for (x, y) in [(15, 30), (18, 35), (30, 43)] {
        #expect(abs(Double(full.alpha(x, y)) / 2 - Double(half.alpha(x, y))) <= 1.5)
        #expect(full[x, y][0] == 0 && full[x, y][2] == full.alpha(x, y))
      }
    }
  }

  @Test func `a shadow is not knocked out under a translucent layer`() throws {
    let (root, card) = stage {
      $0.shadowRadius = 0
      $0.opacity = 0.5
    }
    // Half black beneath, half red above: 191 opaque, 128 red.
    for body in [false, true] {
      if body {
        card.backgroundColor = nil
        card.addSublayer(box(0, 0, 20, 20, .red))
      }
      let pixel = try LayerCanvas(root, width: 60, height: 60)[30, 30]
      #expect(abs(pixel[0] - 128) <= 1 && abs(pixel[3] - 191) <= 1)
    }
  }

  @Test func `masking to bounds hides the shadow`() throws {
    let (root, _) = stage { $0.masksToBounds = true }
    #expect(try LayerCanvas(root, width: 60, height: 60).paintedRect == cardRect)
  }

  @Test func `a layer that draws nothing casts no shadow, unless a path does`() throws {
    let (root, card) = stage { $0.backgroundColor = nil }
    #expect(try LayerCanvas(root, width: 60, height: 60).paintedRect.isNull)
    card.shadowPath = CGPath(rect: card.bounds, transform: nil)
    #expect(try LayerCanvas(root, width: 60, height: 60).alpha(30, 30) > 240)
  }

  @Test func `sublayers outside the layer cast its shadow too`() throws {
    let (root, card) = stage {
      $0.shadowRadius = 0
      $0.shadowOffset = CGSize(width: 0, height: 8)
    }
    card.addSublayer(box(20, 0, 5, 5, .green))
    let canvas = try LayerCanvas(root, width: 60, height: 60)
    #expect(canvas[42, 22] == green && canvas[42, 30] == black && canvas[42, 34] == nothing)
  }

  @Test func `the gaps of a pattern cast no shadow`() throws {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 20))
      }, releaseInfo: nil)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 20, height: 20), matrix: .identity,
        xStep: 20, yStep: 20, tiling: .constantSpacing, isColored: true, callbacks: &callbacks))
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let (root, card) = stage {
      $0.shadowRadius = 0
      $0.shadowOffset = CGSize(width: 0, height: 20)
    }
    card.backgroundColor = CGColor(patternSpace: space, pattern: pattern, components: [1])
    let canvas = try LayerCanvas(root, width: 60, height: 60)
    #expect((20..<40).filter { canvas.alpha($0, 50) == 255 }.count == 10)
    #expect((20..<40).filter { canvas.alpha($0, 30) == 255 }.count == 10)
  }

  @Test func `a sublayer in a corner that is rounded away shows in the shadow`() throws {
    let (root, card) = stage {
      $0.shadowRadius = 0
      $0.shadowOffset = CGSize(width: 0, height: 20)
    }
    card.cornerRadius = 10
    #expect(try LayerCanvas(root, width: 60, height: 60)[20, 40] == nothing)
    card.addSublayer(box(0, 0, 2, 2, .green))
    #expect(try LayerCanvas(root, width: 60, height: 60)[20, 40] == black)
  }

  @Test func `what lies outside the canvas still casts its shadow into it`() throws {
    for group in [false, true] {
      let (root, card) = stage()
      card.frame.origin = CGPoint(x: -22, y: 20)
      if group {
        card.backgroundColor = nil
        card.addSublayer(box(0, 0, 20, 20, .red))
      }
      let canvas = try LayerCanvas(root, width: 60, height: 60)
      expectGaussian(
        canvas, x: (-22)..<(-2), y: 20..<40, sigma: 4, opacity: 1, outside: .null)
      #expect(canvas.alpha(0, 30) > 0)
    }
  }

  @Test func `offset and radius follow the layer's scale`() throws {
    let root = box(0, 0, 60, 60)
    let card = box(25, 25, 10, 10, .red)
    card.transform = CATransform3DMakeScale(2, 2, 1)
    card.shadowOpacity = 1
    card.shadowRadius = 2
    card.shadowOffset = CGSize(width: 3, height: 0)
    root.addSublayer(card)
    let canvas = try LayerCanvas(root, width: 60, height: 60)
    expectGaussian(canvas, x: 26..<46, y: 20..<40, sigma: 4, opacity: 1, outside: cardRect)
  }
}
