import CoreGraphics
import Testing

@Suite struct StretchableShadowTests {
  private static let side = 220

  /// A copy of what is drawn: a bitmap's own pixels go with it.
  private struct Picture {
    let pixels: [UInt32]
  }

  private func canvas(_ draw: (CGContext) -> Void) throws -> Picture {
    let bitmap = try #require(Bitmap(width: Self.side, height: Self.side))
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    draw(context)
    return withExtendedLifetime(bitmap) { Picture(pixels: Array(bitmap.pixels)) }
  }

  /// Both ways to draw a shadow, on two canvases.
  private func expectSame(
    _ path: CGPath, sigma: Double, offset: CGSize = .zero,
    _ prepare: (CGContext) -> Void = { _ in }, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let color = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.1, alpha: 0.7)
    let plain = try canvas {
      prepare($0)
      $0.drawShadow(
        of: path, using: .winding, offset: offset, sigmaPixels: sigma, color: color)
    }
    let stretched = try canvas {
      prepare($0)
      $0.drawShadow(ofStretchable: path, offset: offset, sigmaPixels: sigma, color: color)
    }
    #expect(plain.pixels.contains { $0 != 0 }, sourceLocation: location)
    #expect(plain.pixels.elementsEqual(stretched.pixels), sourceLocation: location)
  }

  private func rounded(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(
      roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerWidth: 12,
      cornerHeight: 9, transform: nil)
  }

  @Test(arguments: [0.4, 1, 3, 7.5, 20]) func `it is the shadow of the whole path`(_ sigma: Double)
    throws
  {
    for (width, height) in [(150.0, 130.0), (40, 160), (26, 20), (150, 20), (97, 101)] {
      try expectSame(rounded(30, 40, width, height), sigma: sigma)
      try expectSame(rounded(20.25, 30.5, width, height), sigma: sigma)
    }
  }

  @Test func `a stretch along one axis is enough`() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 40))
    path.addLine(to: CGPoint(x: 150, y: 40))
    path.addCurve(
      to: CGPoint(x: 150, y: 90), control1: CGPoint(x: 190, y: 50),
      control2: CGPoint(x: 160, y: 70))
    path.addLine(to: CGPoint(x: 20, y: 90))
    path.closeSubpath()
    try expectSame(path, sigma: 4)
  }

  @Test func `shapes without a stretch are drawn as they are`() throws {
    let slanted = CGMutablePath()
    slanted.addLines(between: [
      CGPoint(x: 20, y: 20), CGPoint(x: 180, y: 60), CGPoint(x: 160, y: 180),
    ])
    try expectSame(slanted, sigma: 3)
    try expectSame(
      CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 150, height: 90), transform: nil), sigma: 3)
    let frame = CGMutablePath()
    frame.addRect(CGRect(x: 10, y: 10, width: 200, height: 200))
    frame.addRect(CGRect(x: 60, y: 80, width: 60, height: 60))
    try expectSame(frame, sigma: 3)
  }

  @Test func `transform, offset and clip count`() throws {
    try expectSame(rounded(5, 8, 50, 40), sigma: 5, offset: CGSize(width: 3.25, height: -7)) {
      $0.scaleBy(x: 3, y: 2)
      $0.clip(to: CGRect(x: 10, y: 10, width: 60, height: 60))
      $0.addEllipse(in: CGRect(x: 0, y: 0, width: 70, height: 110))
      $0.clip()
    }
    try expectSame(rounded(40, -100, 90, 80), sigma: 5) { $0.rotate(by: .pi / 2) }
    try expectSame(rounded(60, 40, 90, 80), sigma: 5) { $0.rotate(by: 0.2) }
  }

  @Test func `the same shape elsewhere has the same pixels there`() throws {
    let color = CGColor.black
    let first = try canvas {
      $0.drawShadow(
        ofStretchable: rounded(20.1, 30.7, 60, 60), offset: .zero, sigmaPixels: 4, color: color)
    }
    let second = try canvas {
      $0.drawShadow(
        ofStretchable: rounded(57.1, 41.7, 60, 60), offset: .zero, sigmaPixels: 4, color: color)
    }
    for y in 15..<110 {
      for x in 5..<100 {
        let moved = second.pixels[(y + 11) * Self.side + x + 37]
        #expect(first.pixels[y * Self.side + x] == moved)
      }
    }
  }

  @Test func `what will be covered may be left out`() throws {
    let path = rounded(40, 40, 120, 100)
    func card(hiding: Bool, _ prepare: (CGContext) -> Void = { _ in }) throws -> Picture {
      try canvas {
        prepare($0)
        $0.drawShadow(
          ofStretchable: path, offset: CGSize(width: 2, height: 6), sigmaPixels: 6, color: .black,
          hiddenBelow: hiding ? CGRect(x: 45.5, y: 45, width: 109, height: 90) : .null)
        $0.setFillColor(CGColor(srgbRed: 1, green: 0.5, blue: 0.25, alpha: 1))
        $0.addPath(path)
        $0.fillPath()
      }
    }
    #expect(try card(hiding: true).pixels.elementsEqual(card(hiding: false).pixels))
    // Below a soft clip edge the card does not cover everything.
    let ellipse: (CGContext) -> Void = {
      $0.addEllipse(in: CGRect(x: 50, y: 60, width: 90, height: 110))
      $0.clip()
    }
    #expect(
      try card(hiding: true, ellipse).pixels.elementsEqual(card(hiding: false, ellipse).pixels))
  }
}
