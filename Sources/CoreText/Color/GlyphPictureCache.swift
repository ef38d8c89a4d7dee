import CoreGraphics
import Synchronization

/// The picture of a glyph in colour at one size.
struct GlyphPicture: Sendable {
  /// Never written once it is here.
  let bitmap: Bitmap
  /// The place of the picture's top left pixel, from the pixel of the glyph's origin, y down.
  let x: Int
  let y: Int
}

/// Pictures of glyphs by their size in pixels.
///
/// A picture stands on whole pixels, across and down, so that a glyph looks the same wherever it
/// is, and as sharp as its size lets it.
final class GlyphPictureCache: Sendable {
  /// Pixels in a font unit, for upright text.
  struct Scale: Hashable {
    let x: Double
    let y: Double
  }

  /// What is known of a glyph.
  enum Entry: Sendable {
    case picture(GlyphPicture)
    /// A glyph whose picture has no pixels at this size.
    case empty
    /// A glyph without a picture, and what it lacks therefore.
    case lack(FidelityNote)
  }

  private struct Key: Hashable {
    let glyph: UInt16
    /// Premultiplied; 0 where the glyph does not have the text's colour.
    let textColor: UInt32
  }

  private struct State {
    var entries: [Scale: [Key: Entry]] = [:]
    var pixelCount = 0
    var images: [UInt16: (pixelsPerEm: Int, image: CGImage)] = [:]
  }

  /// Pictures are dropped when they have this many pixels: 32 MiB.
  private static let maximumPixelCount = 8 << 20
  /// Whole pictures out of the font's file are dropped when there are this many.
  private static let maximumImageCount = 64

  private let state = Mutex(State())

  /// - Parameter make: Called at most once for a size and colour, unless it was dropped since.
  func entry(
    _ glyph: UInt16, _ scale: Scale, textColor: UInt32, _ make: () -> Entry
  ) -> Entry {
    let key = Key(glyph: glyph, textColor: textColor)
    if let known = state.withLock({ $0.entries[scale]?[key] }) { return known }
    let entry = make()
    var count = 1
    if case .picture(let picture) = entry { count += picture.bitmap.width * picture.bitmap.height }
    state.withLock { state in
      if state.pixelCount + count > Self.maximumPixelCount {
        state.entries.removeAll()
        state.pixelCount = 0
      }
      state.entries[scale, default: [:]][key] = entry
      state.pixelCount += count
    }
    return entry
  }

  /// A whole picture of the font's file, kept for text that is turned, large or in motion.
  func image(
    _ glyph: UInt16, _ bitmap: GlyphBitmap
  ) throws(FontError) -> CGImage {
    let known = state.withLock { $0.images[glyph] }
    if let known, known.pixelsPerEm == bitmap.pixelsPerEm { return known.image }
    let image = try bitmap.image()
    state.withLock { state in
      if state.images.count >= Self.maximumImageCount { state.images.removeAll() }
      state.images[glyph] = (bitmap.pixelsPerEm, image)
    }
    return image
  }
}
