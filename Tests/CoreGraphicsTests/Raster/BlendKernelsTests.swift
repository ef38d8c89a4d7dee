import CoreGraphics
import Testing

@Suite struct BlendKernelsTests {
  /// One pixel: a colour of straight bytes drawn over another.
  private func blend(
    _ mode: CGBlendMode, _ source: [Int], over destination: [Int], coverage: CGFloat = 1
  ) -> [Int] {
    let drawing = Drawing(1, 1)
    func color(_ c: [Int]) -> CGColor {
      let v = c.map { CGFloat($0) / 255 }
      return CGColor(srgbRed: v[0], green: v[1], blue: v[2], alpha: v[3])
    }
    drawing.context.setFillColor(color(destination))
    drawing.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    drawing.context.setBlendMode(mode)
    drawing.context.setFillColor(color(source))
    drawing.context.fill(CGRect(x: 0, y: 0, width: coverage, height: 1))
    return drawing[0, 0]
  }

  private func expect(
    _ actual: [Int], near expected: [Int], by tolerance: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (a, b) in zip(actual, expected) {
      #expect(
        abs(a - b) <= tolerance, "\(actual) is not \(expected)", sourceLocation: sourceLocation)
    }
  }

  /// Source (200, 100, 50), destination (60, 120, 240), both opaque, by the formulas of ISO
  /// 32000-1, 11.3.5.
  @Test(arguments: [
    (CGBlendMode.normal, [200, 100, 50]), (.multiply, [47, 47, 47]),
    (.screen, [213, 173, 243]), (.overlay, [94, 94, 231]), (.darken, [60, 100, 50]),
    (.lighten, [200, 120, 240]), (.colorDodge, [255, 197, 255]), (.colorBurn, [6, 0, 178]),
    (.softLight, [96, 106, 231]), (.hardLight, [171, 94, 94]),
    (.difference, [140, 20, 190]), (.exclusion, [166, 126, 196]),
  ])
  func `separable modes follow the specification`(_ mode: CGBlendMode, _ expected: [Int]) {
    expect(
      blend(mode, [200, 100, 50, 255], over: [60, 120, 240, 255]), near: expected + [255])
  }

  @Test func `non-separable modes keep what their name says`() {
    // Luminosity 0.3 r + 0.59 g + 0.11 b: 124.5 of the source, 115.2 of the destination.
    let (source, destination) = ([200, 100, 50, 255], [60, 120, 240, 255])
    func luminosity(_ c: [Int]) -> Double {
      0.3 * Double(c[0]) + 0.59 * Double(c[1]) + 0.11 * Double(c[2])
    }
    func saturation(_ c: [Int]) -> Int { c[0..<3].max()! - c[0..<3].min()! }
    let hue = blend(.hue, source, over: destination)
    #expect(abs(luminosity(hue) - luminosity(destination)) < 1.5)
    #expect(hue[0] > hue[1] && hue[1] > hue[2])
    let color = blend(.color, source, over: destination)
    #expect(abs(luminosity(color) - luminosity(destination)) < 1.5)
    #expect(abs(saturation(color) - saturation(source)) <= 1)
    let light = blend(.luminosity, source, over: destination)
    #expect(abs(luminosity(light) - luminosity(source)) < 1.5)
    let saturated = blend(.saturation, [100, 100, 100, 255], over: destination)
    expect(saturated, near: [115, 115, 115, 255])
  }

  @Test func `half a hue over another one is what Apple's renderer makes of it`() {
    // Measured by the authors of GNUstep's Opal.
    expect(blend(.hue, [0, 0, 200, 128], over: [200, 0, 0, 255]), near: [119, 19, 119, 255])
  }

  /// Source red of half alpha, destination blue of a quarter: premultiplied 128 and 64.
  @Test(arguments: [
    (CGBlendMode.clear, [0, 0, 0, 0]), (.copy, [128, 0, 0, 128]),
    (.normal, [128, 0, 32, 160]), (.sourceIn, [32, 0, 0, 32]), (.sourceOut, [96, 0, 0, 96]),
    (.sourceAtop, [32, 0, 32, 64]), (.destinationOver, [96, 0, 64, 160]),
    (.destinationIn, [0, 0, 32, 32]), (.destinationOut, [0, 0, 32, 32]),
    (.destinationAtop, [96, 0, 32, 128]), (.xor, [96, 0, 32, 128]),
    (.plusLighter, [128, 0, 64, 192]), (.plusDarker, [128, 0, 64, 192]),
  ])
  func `operators of Porter and Duff take their parts`(_ mode: CGBlendMode, _ expected: [Int]) {
    expect(blend(mode, [255, 0, 0, 128], over: [0, 0, 255, 64]), near: expected)
  }

  @Test(arguments: CGBlendMode.allCases)
  func `over nothing, every mode gives its source, nothing, or what lies outside`(
    _ mode: CGBlendMode
  ) {
    let keepsNothing: [CGBlendMode] = [
      .clear, .sourceIn, .sourceAtop, .destinationIn, .destinationOut,
    ]
    let expected = keepsNothing.contains(mode) ? [0, 0, 0, 0] : [100, 50, 25, 128]
    // An adding of darkness takes that of the missing destination, which has none.
    expect(blend(mode, [200, 100, 50, 128], over: [0, 0, 0, 0]), near: expected)
  }

  @Test(arguments: CGBlendMode.allCases)
  func `channels never exceed alpha`(_ mode: CGBlendMode) {
    var dice = Dice(seed: 7)
    for _ in 0..<300 {
      func color() -> [Int] { (0..<4).map { _ in dice.next(below: 256) } }
      let result = blend(mode, color(), over: color(), coverage: dice.next() < 0.5 ? 1 : 0.4)
      #expect(result[0...2].allSatisfy { $0 <= result[3] }, "\(result)")
    }
  }

  @Test(arguments: CGBlendMode.allCases)
  func `half a pixel mixes half of the result in`(_ mode: CGBlendMode) {
    let (source, destination) = ([200, 100, 50, 180], [60, 120, 240, 220])
    let before = blend(.copy, destination, over: [0, 0, 0, 0])
    let whole = blend(mode, source, over: destination)
    let half = blend(mode, source, over: destination, coverage: 0.5)
    expect(half, near: zip(before, whole).map { ($0 + $1) / 2 }, by: 2)
  }
}
