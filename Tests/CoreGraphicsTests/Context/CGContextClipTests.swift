import CoreGraphics
import Testing

@Suite struct CGContextClipTests {
  private let everything = CGRect(x: -10, y: -10, width: 100, height: 100)

  @Test func `clips intersect and go with the state`() {
    let drawing = Drawing(4, 2)
    let context = drawing.context
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 2))
    context.clip(to: CGRect(x: 1, y: 0, width: 3, height: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 2, height: 1))
    context.fill(everything)
    #expect(drawing.shades == " ██ \n    ")
    context.restoreGState()
    context.fill(everything)
    #expect(drawing.shades == "████\n████")
  }

  @Test func `rectangles that share an edge between pixels clip it once`() {
    let edge = CGRect(x: 0, y: 0, width: 2.5, height: 1)
    let once = Drawing(4, 1)
    once.context.clip(to: edge)
    once.context.fill(everything)
    let path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 0.5), transform: nil)
    for hasPath in [false, true] {
      let twice = Drawing(4, 1)
      let expected = Drawing(4, 1)
      for (drawing, count) in [(twice, 2), (expected, 1)] {
        for index in 0..<count {
          drawing.context.clip(to: edge)
          guard hasPath, index == 0 else { continue }
          drawing.context.addPath(path)
          drawing.context.clip()
        }
        drawing.context.fill(everything)
      }
      #expect(twice.bytes == expected.bytes)
      #expect((expected.bytes == once.bytes) != hasPath)
    }
    let apart = Drawing(4, 1)
    apart.context.clip(to: edge)
    apart.context.clip(to: CGRect(x: 2.5, y: 0, width: 1, height: 1))
    apart.context.fill(everything)
    #expect(apart.shades == "    ")
  }

  @Test func `a path clips as it fills`() {
    let path = CGPath(ellipseIn: CGRect(x: 1, y: 1, width: 9, height: 7), transform: nil)
    let filled = Drawing(12, 10)
    filled.context.addPath(path)
    filled.context.fillPath()
    let clipped = Drawing(12, 10)
    clipped.context.addPath(path)
    clipped.context.clip()
    clipped.context.fill(everything)
    #expect(clipped.bytes == filled.bytes)
    #expect(clipped.context.isPathEmpty)
  }

  @Test func `an even-odd clip leaves a hole`() {
    let drawing = Drawing(5, 3)
    drawing.context.addRect(CGRect(x: 0, y: 0, width: 5, height: 3))
    drawing.context.addRect(CGRect(x: 1, y: 1, width: 3, height: 1))
    drawing.context.clip(using: .evenOdd)
    drawing.context.fill(everything)
    #expect(drawing.shades == "█████\n█   █\n█████")
  }

  @Test func `an empty clip lets nothing through`() {
    let drawing = Drawing(2, 1)
    drawing.context.clip(to: CGRect(x: 5, y: 5, width: 1, height: 1))
    #expect(drawing.context.boundingBoxOfClipPath.isNull)
    drawing.context.fill(everything)
    drawing.context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawing.context.fill(everything)
    drawing.context.endTransparencyLayer()
    #expect(drawing.bytes == [0, 0])
  }

  @Test func `several rectangles clip to their union`() {
    let drawing = Drawing(5, 1)
    drawing.context.clip(to: [
      CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 3, y: 0, width: 2, height: 1),
    ])
    drawing.context.fill(everything)
    #expect(drawing.alphas == [[255, 0, 0, 255, 255]])
  }

  @Test func `the alpha of an image clips, its row on top at the greatest y`() throws {
    let mask = try #require(
      CGImage(straightRGBA: [9, 9, 9, 255, 9, 9, 9, 102], width: 1, height: 2))
    let drawing = Drawing(1, 3)
    drawing.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 2), mask: mask)
    drawing.context.interpolationQuality = .none
    drawing.context.fill(everything)
    #expect(drawing.alphas == [[102], [255], [0]])
  }

  @Test func `the luminance of an image without alpha clips`() throws {
    let provider = try #require(CGDataProvider(data: Data([255, 51])))
    let mask = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(rawValue: 0),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    let drawing = Drawing(2, 1)
    drawing.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
    drawing.context.fill(everything)
    #expect(drawing.alphas == [[255, 51]])
  }
}
