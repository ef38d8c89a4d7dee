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
