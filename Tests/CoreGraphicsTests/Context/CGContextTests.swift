import CoreGraphics
import Testing

@Suite struct CGContextTests {
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

  @Test func `an image is upright where y points up and upside down where it points down`() throws {
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
