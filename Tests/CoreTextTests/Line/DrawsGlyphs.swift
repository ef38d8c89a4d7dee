import CoreGraphics
import CoreText
import Foundation
import Testing

/// A suite that draws glyphs.
protocol DrawsGlyphs {}

extension DrawsGlyphs {
  /// The box of `TestFont`: 2 by 3 points at 10 points, its advance 5.
  func boxFont() throws -> CTFont {
    var font = TestFont(glyphs: [TestFont.Glyph(), .box(0, 0, 200, 300)])
    font.characters = [(0x41, 1)]
    return CTFont(instance: FontInstance(try FontFace(bytes: font.bytes)), size: 10)
  }

  /// Rows of pixels: `#` for covered ones, `+` for those covered in part.
  func draw(
    width: Int, height: Int, isFlipped: Bool = true, _ body: (CGContext) throws -> Void
  ) throws -> [String] {
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: width, height: height, bitsPerComponent: 8,
          bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      if isFlipped {
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
      }
      try body(context)
    }
    return (0..<height).map { y in
      String(
        (0..<width).map { x in
          switch pixels[(y * width + x) * 4 + 3] {
          case 0: "."
          case 255: "#"
          default: "+"
          }
        })
    }
  }

  // MARK: Text drawing modes

  /// The rows of a glyph of 6 by 6 points at (2, 2), with lines 2 points wide.
  func square(
    _ mode: CGTextDrawingMode, _ after: (CGContext) -> Void = { _ in }
  ) throws -> [String] {
    var font = TestFont(glyphs: [TestFont.Glyph(), .box(0, 0, 600, 600)])
    font.characters = [(0x41, 1)]
    let face = CTFont(instance: FontInstance(try FontFace(bytes: font.bytes)), size: 10)
    let string = NSAttributedString(string: "A", attributes: [kCTFontAttributeName: face])
    return try draw(width: 10, height: 10, isFlipped: false) { context in
      context.textPosition = CGPoint(x: 2, y: 2)
      context.setLineWidth(2)
      context.setTextDrawingMode(mode)
      CTLineDraw(CTLineCreateWithAttributedString(string), context)
      after(context)
    }
  }

  func rows(edge: String, inside: String) -> [String] {
    let none = ".........."
    return [none, edge, edge] + Array(repeating: inside, count: 4) + [edge, edge, none]
  }
}
