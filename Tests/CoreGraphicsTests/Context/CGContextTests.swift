import CoreGraphics
import Testing

@Suite struct CGContextTests {
  @Test func `a filled rectangle has the colour's bytes`() {
    let drawing = Drawing(4, 4)
    drawing.context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    drawing.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(drawing[1, 1] == [255, 128, 0, 255])
    #expect(drawing.alphas == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
  }

  @Test func `a half covered pixel is half opaque`() {
    let drawing = Drawing(3, 1)
    drawing.context.fill(CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
    #expect(drawing.alphas == [[128, 255, 0]])
  }

  @Test func `a path covers as its rectangle does`() {
    let rectangle = Drawing(5, 5)
    let path = Drawing(5, 5)
    let rect = CGRect(x: 0.3, y: 1.7, width: 3.4, height: 2.6)
    rectangle.context.fill(rect)
    path.context.addRect(rect)
    path.context.fillPath()
    #expect(path.bytes == rectangle.bytes)
  }

  @Test func `a new bitmap context has its origin at the bottom left`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.ctm == .identity)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(Array(image.bitmap.pixels) == [0, 0, 0, 0, 0xff00_0000, 0])
  }

  @Test func `an image is upright where y points up and upside down where it points down`() throws
  {
    let image = try #require(
      CGImage(straightRGBA: [255, 0, 0, 255, 0, 255, 0, 255], width: 1, height: 2))
    let down = Drawing(1, 2)
    down.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(down[0, 0] == [0, 255, 0, 255])
    down.context.translateBy(x: 0, y: 2)
    down.context.scaleBy(x: 1, y: -1)
    down.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(down[0, 0] == [255, 0, 0, 255])
  }
}
