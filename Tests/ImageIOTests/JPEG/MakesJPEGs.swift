import Testing

@testable import ImageIO

let isTurboJPEGInstalled = (try? TurboJPEG.shared.get()) != nil

/// A suite that makes JPEG files.
protocol MakesJPEGs {}

extension MakesJPEGs {
  static func gradient() throws -> CGImage {
    let bytes = (0..<16 * 16).flatMap { (index: Int) -> [UInt8] in
      [UInt8(index % 16 * 16), UInt8(index / 16 * 16), 128, 255]
    }
    return try #require(CGImage(straightRGBA: bytes, width: 16, height: 16))
  }
}
