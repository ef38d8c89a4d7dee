import CoreGraphics

/// A suite that makes images of pixels.
protocol MakesImages {}

extension MakesImages {
  func image(
    _ bytes: [UInt8], bits: Int, _ space: CGColorSpace, _ info: UInt32
  ) -> [Int]? {
    CGDataProvider(data: Data(bytes)).flatMap {
      CGImage(
        width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits,
        bytesPerRow: bits / 8, space: space, bitmapInfo: CGBitmapInfo(rawValue: info),
        provider: $0, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }.map { image in [0, 8, 16, 24].map { Int(image.bitmap.pixels[0] >> $0 & 255) } }
  }
}
