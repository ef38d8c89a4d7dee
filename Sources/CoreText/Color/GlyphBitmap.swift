import CoreGraphics

/// A glyph's picture as a file has it: for one size, which others are scaled from.
struct GlyphBitmap: Sendable {
  enum Format: Sendable {
    case png
    /// Premultiplied, blue first, rows top-down.
    case bgra
    /// A format that is not drawn, such as JPEG.
    case other(String)
  }

  let format: Format
  let data: FontReader
  /// The pixels per em.
  let pixelsPerEm: Int
  /// The distance from the glyph's origin to the left edge, in pixels.
  let left: Int
  /// The distance from the baseline up to the edge that `isTop` names, in pixels.
  let edge: Int
  let isTop: Bool
  /// The width of `bgra`, in pixels; a PNG has its own size.
  let width: Int
  let height: Int

  /// Maximum side of a picture, pixels.
  static let maximumSide = 2048

  private static let limits = PNGLimits(
    maximumSide: maximumSide, maximumPixelCount: 1 << 22, maximumFileByteCount: 8 << 20,
    maximumChunkCount: 4096)

  /// - Throws: `FontError` where the picture is cut off, broken, too large, or of a format that is
  ///   not drawn.
  func image() throws(FontError) -> CGImage {
    let bytes = Array(data.bytes[data.range])
    switch format {
    case .png:
      do throws(PNGError) {
        let png = try PNGCodec.decode(bytes, limits: Self.limits)
        if let image = CGImage(straightRGBA: png.rgba8, width: png.width, height: png.height) {
          return image
        }
      } catch {
        throw data.malformed(0, "a picture that is not a PNG: \(error)")
      }
      throw data.malformed(0, "a picture that is too large")
    case .bgra:
      guard let image = CGImage(premultipliedBGRA: bytes, width: width, height: height) else {
        throw data.malformed(0, "\(width) × \(height) pixels in \(bytes.count) bytes")
      }
      return image
    case .other(let name): throw data.malformed(0, "a picture of the format \(name)")
    }
  }
}

/// The pictures of a font's glyphs, in one of the two ways in which fonts keep them.
enum GlyphBitmaps: Sendable {
  case located(LocatedBitmapTable)
  case scaled(ScaledBitmapTable)

  /// A glyph's picture that is nearest to a size: the smallest one that is not smaller, or the
  /// largest. Nil where it has none.
  ///
  /// - Parameter pixelsPerEm: The pixels per em of the size that is drawn.
  /// - Throws: `FontError`.
  func bitmap(
    _ glyph: UInt16, pixelsPerEm: Double
  ) throws(FontError) -> GlyphBitmap? {
    let sizes =
      switch self {
      case .located(let table): table.strikes.map(\.pixelsPerEm)
      case .scaled(let table): table.strikes.map(\.pixelsPerEm)
      }
    // In range: sizes are 16 bits at most.
    let order = sizes.indices.sorted { first, second in
      let (a, b) = (Double(sizes[first]), Double(sizes[second]))
      if (a >= pixelsPerEm) != (b >= pixelsPerEm) { return a >= pixelsPerEm }
      return a == b ? first < second : a >= pixelsPerEm ? a < b : a > b
    }
    for index in order {
      let found =
        switch self {
        case .located(let table): try table.bitmap(glyph, strike: index)
        case .scaled(let table): try table.bitmap(glyph, strike: index)
        }
      if let found { return found }
    }
    return nil
  }

  /// Whether outlines are drawn over pictures.
  var drawsOutlines: Bool {
    if case .scaled(let table) = self { return table.drawsOutlines }
    return false
  }
}
