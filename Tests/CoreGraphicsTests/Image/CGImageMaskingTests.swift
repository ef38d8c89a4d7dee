import CoreGraphics
import Testing

@Suite struct CGImageMaskingTests: MakesMasks {
  private func image(_ pixels: [[UInt8]], _ width: Int) -> CGImage {
    CGImage(
      straightRGBA: Array(pixels.joined()), width: width, height: pixels.count / width)!
  }

  @Test func `an image mask paints the fill colour where its samples are 0`() throws {
    let mask = try #require(makeMask([0, 255, 127], 3, 1, rowBytes: 3))
    #expect(mask.isMask)
    let drawing = Drawing(3, 1)
    drawing.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    drawing.context.draw(mask, in: CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(drawing[0, 0] == [255, 0, 0, 255])
    #expect(drawing[1, 0] == [0, 0, 0, 0])
    #expect(drawing[2, 0] == [128, 0, 0, 128])
  }

  @Test func `clipping to an image mask lets through what it paints`() throws {
    let mask = try #require(makeMask([0, 255], 2, 1, rowBytes: 2))
    let drawing = Drawing(3, 1)
    drawing.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: mask)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(drawing.alphas == [[255, 0, 0]])
  }

  @Test func `a masked image is as opaque as its mask says`() throws {
    let picture = image([[10, 20, 30, 255], [40, 50, 60, 255]], 2)
    let mask = try #require(makeMask([127, 0], 2, 1, rowBytes: 2))
    let masked = try #require(picture.masking(mask))
    #expect(masked.straightRGBA()[3] == 128)
    #expect(masked.straightRGBA()[4..<8] == [40, 50, 60, 255])
    // A gray image lets through where it is white.
    let gray = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: CGBitmapInfo(alpha: .none),
        provider: CGDataProvider(data: Data([255, 0]))!, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    let other = try #require(picture.masking(gray))
    #expect(other.straightRGBA() == [10, 20, 30, 255, 0, 0, 0, 0])
    #expect(other.width == 2)
  }

  @Test func `a mask cannot be masked`() throws {
    let mask = try #require(makeMask([0], 1, 1, rowBytes: 1))
    #expect(mask.masking(mask) == nil)
    #expect(mask.copy(maskingColorComponents: [0, 0]) == nil)
  }

  @Test func `colours in a range become transparent`() throws {
    let picture = image(
      [[10, 20, 30, 255], [10, 20, 31, 255], [9, 20, 30, 255], [0, 0, 0, 255]], 4)
    let masked = try #require(
      picture.copy(maskingColorComponents: [10, 12, 0, 20, 30, 30]))
    #expect(masked.bitmap.pixels.map { $0 >> 24 } == [0, 255, 255, 255])
    #expect(picture.copy(maskingColorComponents: [0, 1]) == nil)
    #expect(
      image([[0, 0, 0, 9]], 1).copy(maskingColorComponents: [0, 1, 0, 1, 0, 1]) == nil)
  }

  @Test func `cropping keeps a mask a mask`() throws {
    let mask = try #require(makeMask([0, 255], 2, 1, rowBytes: 2))
    let part = try #require(mask.cropping(to: CGRect(x: 1, y: 0, width: 1, height: 1)))
    #expect(part.isMask)
    #expect(part.bitmap.pixels[0] == 0)
  }

  @Test func `a mask is painted in a pattern too`() throws {
    let mask = try #require(makeMask([0, 0, 255, 0], 4, 1, rowBytes: 4))
    let drawing = Drawing(4, 1)
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      }, releaseInfo: nil)
    let pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 2, height: 1), matrix: .identity, xStep: 2,
      yStep: 1, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)!
    drawing.context.setFillPattern(pattern, colorComponents: [1])
    drawing.context.draw(mask, in: CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(drawing.alphas == [[255, 0, 0, 0]])
  }
}
