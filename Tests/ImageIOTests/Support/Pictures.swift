import Foundation
import ImageIO
import Testing

/// The straight pixels of an image, from the top row down, as `FF0000FF`.
func hexPixels(_ image: CGImage) -> [String] {
  let bytes = image.straightRGBA()
  return stride(from: 0, to: bytes.count, by: 4).map { index in
    bytes[index..<index + 4].map { hexByte($0) }.joined()
  }
}

private func hexByte(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}

/// One letter for each pixel, a line for each row: `.` where it is transparent, `r`, `g`, `b`, `k`
/// and `w` for the pure colours, `?` for others.
func letters(_ image: CGImage) -> [String] {
  let names = [
    "FF0000FF": "r", "00FF00FF": "g", "0000FFFF": "b", "000000FF": "k", "FFFFFFFF": "w",
    "00000000": ".", "FFFF00FF": "y",
  ]
  let pixels = hexPixels(image)
  return (0..<image.height).map { row in
    (0..<image.width).map { names[pixels[row * image.width + $0]] ?? "?" }.joined()
  }
}

/// An SVG of 4 × 4 pixels, drawn at a pixel for each unit.
func drawn(
  _ body: String, side: Int = 4, limits: ImageLimits = .default
) throws -> [String] {
  letters(try picture(body, side: side, limits: limits))
}

func picture(
  _ body: String, side: Int = 4, limits: ImageLimits = .default
) throws -> CGImage {
  let document = try SVGDocument(svg(body, side: side), limits: limits)
  return try #require(document.image(scale: 1))
}

func svg(_ body: String, side: Int = 4) -> [UInt8] {
  Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
    width="\(side)" height="\(side)">\(body)</svg>
    """.utf8)
}

/// The error of reading a file; nil where it is read.
func error(_ bytes: [UInt8], limits: ImageLimits = .default) -> ImageFileError? {
  do throws(ImageFileError) {
    _ = try ImageFile.read(bytes, limits: limits)
    return nil
  } catch {
    return error
  }
}

/// Two bytes, the low one first.
func little(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8 & 255)] }
