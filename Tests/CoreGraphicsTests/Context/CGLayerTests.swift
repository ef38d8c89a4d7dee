import CoreGraphics
import Testing

@Suite struct CGLayerTests {
  @Test func `a layer is as fine as the context and drawn where asked`() throws {
    let drawing = Drawing(8, 8, scale: 2)
    let layer = try #require(
      CGLayer(drawing.context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    #expect(layer.context?.width == 4)
    layer.context?.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    // The top left half point.
    layer.context?.fill(CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    drawing.context.draw(layer, at: CGPoint(x: 1, y: 2))
    let painted = (0..<64).filter { drawing.alpha($0 % 8, $0 / 8) > 0 }
    #expect(painted == [4 * 8 + 2])
    #expect(drawing[2, 4] == [0, 255, 0, 255])
  }

  @Test func `a layer of a context whose y points up has its origin below`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.draw(layer, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let image = try #require(context.makeImage())
    let alphas = (0..<16).map { image.straightRGBA()[$0 * 4 + 3] }
    #expect(alphas[12] == 255)
    #expect(alphas[0] == 0)
  }

  @Test func `a layer without area is none`() {
    let drawing = Drawing(2, 2)
    for width in [0, CGFloat.nan, 1e9] {
      let size = CGSize(width: width, height: 1)
      #expect(CGLayer(drawing.context, size: size, auxiliaryInfo: nil) == nil)
    }
  }
}
