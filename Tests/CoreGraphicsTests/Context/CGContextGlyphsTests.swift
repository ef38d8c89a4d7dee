import CoreGraphics
import Testing

@Suite struct CGContextGlyphsTests {
  /// A square of two pixels whose lower left corner is the origin.
  private let square = GlyphMask(
    CGPath(rect: CGRect(x: 0, y: -2, width: 2, height: 2), transform: nil))

  private func alphas(_ body: (CGContext) -> Void) throws -> [[UInt8]] {
    var pixels = [UInt8](repeating: 0, count: 4 * 3 * 4)
    try pixels.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 4, height: 3, bitsPerComponent: 8, bytesPerRow: 16,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      body(context)
    }
    return (0..<3).map { y in (0..<4).map { x in pixels[(y * 4 + x) * 4 + 3] } }
  }

  @Test func `a glyph is drawn at its place`() throws {
    let rows = try alphas { $0.fill([PlacedGlyph(square, x: 1, y: 3)]) }
    #expect(rows == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0]])
  }

  @Test func `what lies beyond the canvas or the clip is left out`() throws {
    let rows = try alphas { context in
      context.fill([
        PlacedGlyph(square, x: -1, y: 1), PlacedGlyph(square, x: 3, y: 4),
        PlacedGlyph(square, x: 1 << 20, y: -(1 << 20)),
      ])
    }
    #expect(rows == [[255, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 255]])
    let clipped = try alphas { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 3))
      context.fill([PlacedGlyph(square, x: 1, y: 3)])
    }
    #expect(clipped == [[0, 0, 0, 0], [0, 255, 0, 0], [0, 255, 0, 0]])
  }

  @Test func `inside a clip that is no rectangle the same pixels are covered`() throws {
    let rows = try alphas { context in
      context.addEllipse(in: CGRect(x: -100, y: -100, width: 200, height: 200))
      context.clip()
      context.fill([PlacedGlyph(square, x: 1, y: 3), PlacedGlyph(square, x: 2, y: 3)])
    }
    #expect(rows == [[0, 0, 0, 0], [0, 255, 255, 255], [0, 255, 255, 255]])
  }

  @Test func `a glyph casts a shadow`() throws {
    let rows = try alphas { context in
      context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .black)
      context.fill([PlacedGlyph(square, x: 0, y: 2)])
    }
    #expect(rows[0] == [255, 255, 255, 255])
    #expect(rows[2] == [0, 0, 0, 0])
  }
}
