import CoreImage
import Testing

/// The straight pixels of a part of an image, from the top row down, as `FF0000FF`.
func hexPixels(
  _ image: CIImage, _ rect: CGRect, in context: CIContext = CIContext()
) -> [String] {
  guard let pixels = context.createCGImage(image, from: rect) else { return [] }
  let bytes = pixels.straightRGBA()
  return stride(from: 0, to: bytes.count, by: 4).map { index in
    bytes[index..<index + 4].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

/// Two pixels by two: red and green over blue and half transparent white.
func square() throws -> CGImage {
  try #require(
    CGImage(
      straightRGBA: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 128],
      width: 2, height: 2))
}

@Suite struct CIImageTests {
  @Test func `a bitmap's pixels come out as they went in`() throws {
    let image = CIImage(cgImage: try square())
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(
      hexPixels(image, image.extent) == ["FF0000FF", "00FF00FF", "0000FFFF", "FFFFFF80"])
    #expect(image.cgImage != nil)
  }

  @Test func `the origin is at the lower left, and outside all is transparent`() throws {
    let image = CIImage(cgImage: try square())
    #expect(hexPixels(image, CGRect(x: 0, y: 0, width: 1, height: 1)) == ["0000FFFF"])
    #expect(hexPixels(image, CGRect(x: 1, y: 1, width: 2, height: 1)) == ["00FF00FF", "00000000"])
    let part = image.cropped(to: CGRect(x: 0, y: 1, width: 5, height: 5))
    #expect(part.extent == CGRect(x: 0, y: 1, width: 2, height: 1))
    #expect(hexPixels(part, CGRect(x: 0, y: 0, width: 1, height: 2)) == ["FF0000FF", "00000000"])
  }

  @Test func `a colour has no end, and cannot be drawn whole`() {
    let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(image.extent.isInfinite)
    #expect(CIContext().createCGImage(image, from: image.extent) == nil)
    #expect(hexPixels(image, CGRect(x: 9, y: -9, width: 1, height: 1)) == ["FF800080"])
    #expect(image.cropped(to: .infinite) === image)
  }

  @Test func `an empty image has no extent`() {
    #expect(CIImage.empty().extent.isNull)
    #expect(CIContext().createCGImage(.empty(), from: CIImage.empty().extent) == nil)
    let far = CGRect(x: 1, y: 1, width: 1e9, height: 1e9)
    #expect(CIContext().createCGImage(.red, from: far) == nil)
  }

  @Test func `edges go on for ever where they are clamped`() throws {
    let image = CIImage(cgImage: try square()).clampedToExtent()
    #expect(image.extent.isInfinite)
    #expect(hexPixels(image, CGRect(x: -9, y: 9, width: 1, height: 1)) == ["FF0000FF"])
    #expect(hexPixels(image, CGRect(x: 5, y: 1, width: 2, height: 1)) == ["00FF00FF", "00FF00FF"])
  }

  @Test func `a transform moves and scales pixels`() throws {
    let image = CIImage(cgImage: try square())
    let moved = image.transformed(by: CGAffineTransform(translationX: 3, y: 0))
    #expect(moved.extent == CGRect(x: 3, y: 0, width: 2, height: 2))
    #expect(hexPixels(moved, CGRect(x: 3, y: 1, width: 2, height: 1)) == ["FF0000FF", "00FF00FF"])
    let large = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      .transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(hexPixels(large, CGRect(x: 4, y: 4, width: 1, height: 1)) == ["FF0000FF"])
    #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
  }
}

@Suite struct CIImageAttachmentTests {
  @Test func `an image is attached as a PNG file, one without end is not`() throws {
    let image = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    let bytes = try image.withUnsafeBytes(as: .png) { Array($0) }
    #expect(try PNGCodec.decode(bytes).width == 2)
    #expect(throws: ImageAttachmentError.self) {
      try CIImage.red.withUnsafeBytes(as: .png) { $0.count }
    }
  }
}
