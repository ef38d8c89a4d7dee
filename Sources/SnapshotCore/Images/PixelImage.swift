import CoreGraphics
import Foundation

/// A picture as a PNG stores it: straight (not premultiplied) RGBA samples, rows top-down,
/// no padding.
package struct PixelImage: Sendable, Equatable {
  package let width: Int
  package let height: Int
  /// The 8-bit samples, 4 · `width` · `height` bytes. For a 16-bit image, its samples scaled by (v
  /// · 255 + 32,895) >> 16.
  package let bytes: [UInt8]
  /// The stored samples of a 16-bit image, two bytes each, the high one first; nil for an 8-bit
  /// image.
  package let wideSamples: [UInt8]?

  /// - Precondition: `bytes` has 4 · `width` · `height` elements, both sides above 0.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    self.init(PNGImage(width: width, height: height, samples: bytes))
  }

  package init(_ image: PNGImage) {
    width = image.width
    height = image.height
    bytes = image.rgba8
    wideSamples = image.bitDepth == 16 ? image.samples : nil
  }

  /// The maximum number of bytes that one byte of deflated data can stand for: 258 bytes take 2
  /// bits.
  static let maximumInflation = 1032

  /// Decodes a file by the faster of two ways: what `RowStream` refuses is for libpng.
  init(_ chunks: PNGChunks, path: String) throws(PictureFileError) {
    // Memory is taken only where there are data for so many pixels.
    let isPlausible =
      chunks.header.inflatedByteCount / Self.maximumInflation <= chunks.imageDataByteCount
    if isPlausible, let image = RowStream(chunks)?.picture() {
      self = image
      return
    }
    do throws(PNGError) {
      self.init(try PNGCodec.decode(chunks))
    } catch {
      throw .unreadable(path: path, error)
    }
  }

  /// The same samples as the codec takes them.
  package var png: PNGImage {
    guard let wideSamples else {
      return PNGImage(width: width, height: height, samples: bytes)
    }
    return PNGImage(width: width, height: height, bitDepth: 16, samples: wideSamples)
  }

  /// The 8-bit samples as the codec takes them.
  var narrowPNG: PNGImage { PNGImage(width: width, height: height, samples: bytes) }

  /// The pixel at a position: red in the lowest byte, straight alpha in the highest.
  ///
  /// - Precondition: the position lies inside.
  package func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let place = 4 * (y * width + x)
    return UInt32(bytes[place]) | UInt32(bytes[place + 1]) << 8
      | UInt32(bytes[place + 2]) << 16 | UInt32(bytes[place + 3]) << 24
  }

  package var size: PixelSize { PixelSize(width: width, height: height) }

  /// Whether every pixel is fully transparent.
  package var isBlank: Bool {
    for index in stride(from: 3, to: bytes.count, by: 4) where bytes[index] != 0 { return false }
    return true
  }

  /// The samples at 16 bits, high byte first; those of an 8-bit image times 257.
  var widened: [UInt8] { wideSamples ?? bytes.flatMap { [$0, $0] } }

  /// Whether another image has the same size and the same samples.
  package func hasSameSamples(as other: PixelImage) -> Bool {
    guard size == other.size else { return false }
    if wideSamples != nil || other.wideSamples != nil { return widened == other.widened }
    // SAFETY: Both arrays have 4 · width · height bytes, more than none, and the sizes are equal.
    // They are immutable during the call.
    return unsafe bytes.withUnsafeBytes { left in
      unsafe other.bytes.withUnsafeBytes { right in
        unsafe memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
      }
    }
  }
}

extension PixelImage {
  /// Whether another image has the same size and the same samples wherever alpha is above 0.
  func looksLike(_ other: PixelImage) -> Bool {
    guard size == other.size else { return false }
    let isWide = wideSamples != nil || other.wideSamples != nil
    let (left, right) = isWide ? (widened, other.widened) : (bytes, other.bytes)
    let count = isWide ? 8 : 4
    for start in stride(from: 0, to: left.count, by: count) {
      let pixel = start..<start + count
      if left[pixel].elementsEqual(right[pixel]) { continue }
      let alpha = start + 3 * count / 4..<start + count
      guard left[alpha].allSatisfy({ $0 == 0 }), right[alpha].allSatisfy({ $0 == 0 }) else {
        return false
      }
    }
    return true
  }
}

/// A width and a height in pixels.
package struct PixelSize: Sendable, Hashable, Codable, CustomStringConvertible {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  package var pixelCount: Int { width * height }
  package var description: String { "\(width) × \(height)" }
}

/// A pixel's place: x to the right, y down, both from 0.
package struct PixelPosition: Sendable, Hashable, Codable, CustomStringConvertible {
  package let x: Int
  package let y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  package var description: String { "(\(x), \(y))" }
}
