import CoreGraphics

/// How the picture of a difference looks.
package enum DifferenceStyle: String, Sendable, CaseIterable {
  /// The reference, dimmed, with what differs on it (`DifferenceImage`).
  case highlight
  /// Reference, highlight and actual image in a row.
  case side
  /// The samples' differences, times eight, on black.
  case amplified
  /// An animation of both, half a second each; programs that know no APNG show the reference.
  case blink
}

/// Makes pictures of a difference, as PNG files. Images of different sizes lie on each other at
/// their top left corners, on a transparent canvas, and are not stretched.
package enum DifferencePictures {
  private static let gap = 8
  private static let amplification = 8

  /// - Parameter result: The comparison of these two images.
  package static func png(
    _ style: DifferenceStyle, reference: PixelImage, actual: PixelImage,
    result: ComparisonResult
  ) throws(PNGError) -> [UInt8] {
    switch style {
    case .highlight:
      return try DifferenceImage(reference: reference, actual: actual, result: result).png()
    case .side:
      let highlight = DifferenceImage(reference: reference, actual: actual, result: result)
      return try row([reference, highlight.pixels, actual])
    case .amplified:
      return try encoded(amplified(reference, actual), level: 1)
    case .blink:
      let width = max(reference.width, actual.width)
      let height = max(reference.height, actual.height)
      return try PNGCodec.encodeAnimation(
        [reference, actual].map { canvas($0, width, height).narrowPNG },
        milliseconds: [500, 500], level: 1)
    }
  }

  /// Pictures in a row, as `side` has them.
  package static func row(_ images: [PixelImage]) throws(PNGError) -> [UInt8] {
    try encoded(sideBySide(images), level: 1)
  }

  private static func encoded(_ image: PixelImage, level: Int) throws(PNGError) -> [UInt8] {
    try PNGCodec.encode(image.png, level: level)
  }

  static func sideBySide(_ images: [PixelImage]) -> PixelImage {
    let width = images.reduce(gap * (images.count - 1)) { $0 + $1.width }
    let height = images.map(\.height).max() ?? 1
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for y in 0..<height {
      for (index, image) in images.enumerated() {
        if index > 0 { bytes += repeatElement(0, count: 4 * gap) }
        appendRow(y, of: image, width: image.width, to: &bytes)
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  /// The image with transparent pixels to the right and below.
  static func canvas(_ image: PixelImage, _ width: Int, _ height: Int) -> PixelImage {
    if image.width == width, image.height == height { return image }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * width * height)
    for y in 0..<height { appendRow(y, of: image, width: width, to: &bytes) }
    return PixelImage(width: width, height: height, bytes: bytes)
  }

  private static func appendRow(
    _ y: Int, of image: PixelImage, width: Int, to bytes: inout [UInt8]
  ) {
    guard y < image.height else {
      bytes += repeatElement(0, count: 4 * width)
      return
    }
    let start = 4 * y * image.width
    bytes += image.bytes[start..<start + 4 * image.width]
    bytes += repeatElement(0, count: 4 * (width - image.width))
  }

  /// Red, green and blue differences; one of alpha is added to all three. What only one image
  /// has is magenta.
  private static func amplified(_ reference: PixelImage, _ actual: PixelImage) -> PixelImage {
    let width = max(reference.width, actual.width)
    let height = max(reference.height, actual.height)
    var bytes = [UInt8](repeating: 0, count: 4 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let place = 4 * (y * width + x)
        bytes[place + 3] = 255
        let isInReference = x < reference.width && y < reference.height
        let isInActual = x < actual.width && y < actual.height
        guard isInReference, isInActual else {
          if isInReference || isInActual {
            bytes[place] = 255
            bytes[place + 2] = 255
          }
          continue
        }
        let i = 4 * (y * reference.width + x)
        let j = 4 * (y * actual.width + x)
        let alpha = abs(Int(reference.bytes[i + 3]) - Int(actual.bytes[j + 3]))
        for channel in 0..<3 {
          let change = abs(Int(reference.bytes[i + channel]) - Int(actual.bytes[j + channel]))
          bytes[place + channel] = UInt8(min(255, amplification * (change + alpha)))
        }
      }
    }
    return PixelImage(width: width, height: height, bytes: bytes)
  }
}
