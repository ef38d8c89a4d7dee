import CoreGraphics
import Testing

@Suite struct RasterGroupTests: BlursMasks {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
  }

  @Test func `a group's shadow is the blur of its alpha`() throws {
    let drawing = Drawing(40, 40)
    drawing.context.beginGroup(deviceBounds: CGRect(x: 10, y: 10, width: 20, height: 20))
    drawing.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    drawing.context.fill(CGRect(x: 14, y: 14, width: 12, height: 12))
    let group = try #require(drawing.context.endGroup())
    let blurred = group.shadow(sigmaPixels: 2, color: .black)
    #expect(blurred.bounds == PixelRect(minX: 6, minY: 6, maxX: 34, maxY: 34))
    drawing.context.draw(blurred, alpha: 1)
    #expect(drawing.bytes == shadow(of: rect(14, 14, 12, 12), sigma: 2, 40, 40).bytes)
  }

  @Test func `a sigma too small to see leaves a group's alpha as it is`() throws {
    let bitmap = try #require(Bitmap(width: 3, height: 1))
    bitmap.pixels[1] = 0xff00_0000
    let group = RasterGroup(bitmap: bitmap, x: 4, y: 5)
    for sigma in [1e-300, 1e-9, 0.0099, .nan, -1] {
      let shadow = group.shadow(sigmaPixels: sigma, color: .black)
      #expect(shadow.bounds == group.bounds)
      #expect(Array(shadow.bitmap.pixels) == [0, 0xff00_0000, 0])
    }
    #expect(group.shadow(sigmaPixels: 0.01, color: .black).bounds == group.bounds.insetBy(-1))
  }
}
