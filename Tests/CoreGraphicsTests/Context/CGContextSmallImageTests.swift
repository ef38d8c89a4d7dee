import CoreGraphics
import Testing

/// Images that are drawn smaller than they are.
@Suite struct CGContextSmallImageTests {
  private func gray(_ rows: [[UInt8]]) -> CGImage {
    let bytes = rows.joined().flatMap { [$0, $0, $0, 255] as [UInt8] }
    return CGImage(straightRGBA: bytes, width: rows[0].count, height: rows.count)!
  }

  private func noise(_ width: Int, _ height: Int) -> CGImage {
    var dice = Dice(seed: 3)
    let bytes = (0..<4 * width * height).map { _ in UInt8(dice.next(below: 256)) }
    return CGImage(straightRGBA: bytes, width: width, height: height)!
  }

  private func drawn(
    _ image: CGImage, _ width: Int, _ height: Int,
    _ prepare: (CGContext) -> Void = { _ in }
  ) -> Drawing {
    let drawing = Drawing(width, height)
    prepare(drawing.context)
    drawing.context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return drawing
  }

  /// From 64 to 192, from nine pixels to five: a pixel takes -1, 0, 9, 16, 9, 0 and -1 parts of
  /// 32 of those around the one that it lies on.
  private let step: [UInt8] = [64, 64, 64, 64, 192, 192, 192, 192, 192]
  private let smallStep = [64, 60, 160, 196, 192]

  @Test func `an edge is that of the cubic, across and down`() {
    let across = drawn(gray([step]), 5, 1)
    #expect((0..<5).map { across[$0, 0][0] } == smallStep)
    let down = Drawing(1, 5)
    down.context.translateBy(x: 0, y: 5)
    down.context.scaleBy(x: 1, y: -1)
    down.context.draw(gray(step.map { [$0] }), in: CGRect(x: 0, y: 0, width: 1, height: 5))
    #expect((0..<5).map { down[0, $0][0] } == smallStep)
  }

  @Test func `a mirrored image is drawn mirrored`() {
    let mirrored = drawn(gray([step]), 5, 1) {
      $0.translateBy(x: 5, y: 0)
      $0.scaleBy(x: -1, y: 1)
    }
    #expect((0..<5).map { mirrored[$0, 0][0] } == smallStep.reversed())
  }

  @Test func `a quarter turn changes nothing else`() {
    let turned = Drawing(1, 5)
    turned.context.translateBy(x: 1, y: 0)
    turned.context.rotate(by: .pi / 2)
    turned.context.draw(gray([step]), in: CGRect(x: 0, y: 0, width: 5, height: 1))
    #expect((0..<5).map { turned[0, $0][0] } == smallStep)
  }

  @Test func `what is beside a bright pixel does not turn below black or above white`() {
    let line = drawn(gray([[0, 0, 0, 0, 255, 255, 255, 255, 255]]), 5, 1)
    #expect((0..<5).map { line[$0, 0][0] } == [0, 0, 191, 255, 255])
  }

  @Test func `at its own size an image is copied`() {
    let source = noise(40, 30)
    for quality in [CGInterpolationQuality.default, .low, .medium, .high] {
      let copy = Drawing(40, 30)
      copy.context.interpolationQuality = quality
      copy.context.translateBy(x: 0, y: 30)
      copy.context.scaleBy(x: 1, y: -1)
      copy.context.draw(source, in: CGRect(x: 0, y: 0, width: 40, height: 30))
      #expect(copy.bytes == Array(source.bitmap.pixels))
    }
  }

  @Test func `only low quality and none leave pixels out`() {
    let line = gray([(0..<64).map { $0 % 4 == 0 ? 255 : 0 }])
    for quality in [CGInterpolationQuality.default, .medium, .high] {
      let small = drawn(line, 16, 1) { $0.interpolationQuality = quality }
      #expect((2..<14).allSatisfy { abs(small[$0, 0][0] - 64) <= 1 })
    }
    for quality in [CGInterpolationQuality.low, .none] {
      let small = drawn(line, 16, 1) { $0.interpolationQuality = quality }
      #expect((0..<16).allSatisfy { small[$0, 0][0] == 0 })
    }
  }

  @Test func `one side may shrink while the other grows`() {
    let drawing = drawn(gray([step]), 5, 3)
    for y in 0..<3 { #expect((0..<5).map { drawing[$0, y][0] } == smallStep) }
    let tall = Drawing(5, 4)
    tall.context.draw(
      gray([[Int](repeating: 0, count: 9).map { UInt8($0) }, step]),
      in: CGRect(x: 0, y: 0, width: 5, height: 4))
    // Twice as high, the two rows are blended in the middle.
    for x in 0..<5 {
      let column = (0..<4).map { tall[x, $0][0] }
      #expect([column, column.reversed()].contains { $0[0] == 0 && $0[3] == smallStep[x] })
      #expect(column[1] != column[0] && column[1] != column[3])
    }
  }

  @Test func `between pixels the smaller image is blended`() {
    // Five pixels of the device and a half to the right.
    let drawing = Drawing(6, 1)
    drawing.context.draw(gray([step]), in: CGRect(x: 0.5, y: 0, width: 5, height: 1))
    #expect((1..<5).map { drawing[$0, 0][0] } == [62, 110, 178, 194])
    #expect(drawing.alphas == [[128, 255, 255, 255, 255, 128]])
  }

  @Test func `a length that is not whole is rounded up`() {
    // 4.6 pixels make five, and these are blended in 4.6.
    let drawing = Drawing(5, 1)
    drawing.context.draw(gray([step]), in: CGRect(x: 0, y: 0, width: 4.6, height: 1))
    for x in 0..<4 {
      let place = (Double(x) + 0.5) / 4.6 * 5 - 0.5
      let (low, part) = (Int(place), place - place.rounded(.down))
      let wanted = Double(smallStep[low]) * (1 - part) + Double(smallStep[low + 1]) * part
      #expect(abs(Double(drawing[x, 0][0]) - wanted) <= 1)
    }
  }

  /// How much of an outermost pixel the image covers, and the alpha that iOS gave it in the
  /// references of AlamofireImage's tests.
  @Test(arguments: [
    (0.0476, 12), (0.0952, 24), (0.1429, 36), (0.1538, 39), (0.2377, 60), (0.3077, 78),
    (0.3333, 85), (0.3846, 97), (0.4918, 125), (0.6154, 157), (0.6667, 170), (0.7295, 186),
    (0.7459, 187), (0.7692, 196), (0.8197, 209), (0.9098, 230), (0.9231, 236),
  ])
  func `edges are as faint as on iOS`(coverage: Double, alpha: Int) {
    let white = gray([[UInt8]](repeating: [UInt8](repeating: 255, count: 40), count: 40))
    let drawing = Drawing(12, 8)
    drawing.context.draw(
      white, in: CGRect(x: 1 - coverage, y: 0, width: 10 + 2 * coverage, height: 8))
    #expect(abs(drawing.alpha(0, 4) - alpha) <= 3)
    #expect(abs(drawing.alpha(11, 4) - alpha) <= 3)
    #expect((1..<11).allSatisfy { drawing.alpha($0, 4) == 255 })
  }

  @Test func `clips have the pixels of the whole`() {
    let source = noise(90, 70)
    func draw(_ context: CGContext) {
      context.draw(source, in: CGRect(x: 3.3, y: 2.6, width: 37.3, height: 21.9))
    }
    let whole = Drawing(60, 50)
    draw(whole.context)
    let tiles = Drawing(60, 50)
    for x in stride(from: 0, to: 60, by: 7) {
      tiles.context.saveGState()
      tiles.context.clip(to: CGRect(x: x, y: 0, width: 7, height: 50))
      draw(tiles.context)
      tiles.context.restoreGState()
    }
    #expect(tiles.bytes == whole.bytes)
  }

  @Test func `a mask is filtered too`() {
    let mask = CGImage(
      straightRGBA: step.flatMap { [255, 255, 255, $0] as [UInt8] }, width: 9, height: 1)!
    let drawing = Drawing(5, 1)
    drawing.context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 1), mask: mask)
    drawing.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 5, height: 1))
    #expect(drawing.alphas == [smallStep])
  }
}
