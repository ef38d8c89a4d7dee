import CoreGraphics
import Testing

@Suite struct GaussianBlurTests: BlursMasks {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  /// The weights of the kernel, by their definition.
  private func weights(_ sigma: Double) -> [Double] {
    let reach = Int((2 * sigma).rounded(.up))
    let values = (-reach...reach).map { k -> Double in
      let distance = Double(k)
      return abs(distance) > 2 * sigma
        ? 0 : DeterministicMath.exp(-distance * distance / (2 * sigma * sigma))
    }
    let sum = values.reduce(0, +)
    return values.map { $0 / sum }
  }

  @Test(arguments: [0.4, 1, 2.5, 6, 24])
  func `a step is blurred as the kernel says`(_ sigma: Double) {
    // The left half of a wide row.
    let drawing = shadow(of: rect(-400, -400, 500, 800), sigma: sigma, 200, 1)
    let kernel = weights(sigma)
    let reach = kernel.count / 2
    for x in 0..<200 {
      let expected = (-reach...reach).reduce(0.0) { sum, k in
        x + k < 100 ? sum + kernel[k + reach] * 255 : sum
      }
      #expect(abs(Double(drawing.alpha(x, 0)) - expected) <= 0.6)
    }
  }

  @Test func `a pixel becomes the product of two kernels`() {
    let drawing = shadow(of: rect(10, 10, 1, 1), sigma: 1, 21, 21)
    let kernel = weights(1)
    for y in 0..<21 {
      for x in 0..<21 {
        let (dx, dy) = (abs(x - 10), abs(y - 10))
        let expected = dx > 2 || dy > 2 ? 0 : 255 * kernel[dx + 2] * kernel[dy + 2]
        #expect(abs(Double(drawing.alpha(x, y)) - expected) <= 0.6)
      }
    }
  }

  @Test func `blurring keeps the sum and ends after twice sigma`() {
    let drawing = shadow(of: rect(30, 30, 20, 10), sigma: 5, 80, 70)
    let sum = drawing.alphas.joined().reduce(0, +)
    #expect(abs(sum - 200 * 255) < 200 * 255 / 100)
    #expect(drawing.alpha(40, 20) > 0)
    #expect(drawing.alpha(40, 19) == 0)
    #expect(drawing.alpha(20, 35) > 0)
    #expect(drawing.alpha(19, 35) == 0)
  }

  @Test func `the blur of a symmetric shape is symmetric`() {
    let ellipse = CGPath(
      ellipseIn: CGRect(x: 20, y: 20, width: 24, height: 24), transform: nil)
    let rows = shadow(of: ellipse, sigma: 4.5, 64, 64).alphas
    #expect(rows == rows.reversed())
    #expect(rows == rows.map { $0.reversed() })
    #expect(rows == (0..<64).map { x in rows.map { $0[x] } })
  }

  @Test func `no sigma draws the hard shape`() {
    let hard = shadow(of: rect(1.5, 1, 2, 2), sigma: 0, 6, 4)
    let filled = Drawing(6, 4)
    filled.context.fill(CGRect(x: 1.5, y: 1, width: 2, height: 2))
    #expect(hard.bytes == filled.bytes)
  }

  @Test func `a part of a blur has the pixels of the whole`() {
    let path = CGPath(
      roundedRect: CGRect(x: 12.3, y: 9.6, width: 40.2, height: 33.3), cornerWidth: 9,
      cornerHeight: 9, transform: nil)
    let whole = shadow(of: path, sigma: 3.3, 70, 60)
    let tiles = Drawing(70, 60)
    for tile in 0..<42 {
      tiles.context.saveGState()
      tiles.context.clip(
        to: CGRect(x: tile % 7 * 10, y: tile / 7 * 10, width: 10, height: 10))
      tiles.context.drawShadow(
        of: path, using: .winding, offset: .zero, sigmaPixels: 3.3, color: .black)
      tiles.context.restoreGState()
    }
    #expect(tiles.bytes == whole.bytes)
  }
}
