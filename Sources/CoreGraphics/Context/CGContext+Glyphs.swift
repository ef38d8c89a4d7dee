/// The coverage of a small shape, to be drawn in many places: a glyph at one size.
package final class GlyphMask: Sendable {
  /// The coverage of the glyph, relative to its origin.
  fileprivate let mask: CoverageMask

  /// - Parameter path: In pixels from the glyph's origin, y down.
  package init(_ path: CGPath) {
    let flat = path.flattened(.identity)
    let limit = PixelRect(minX: -2048, minY: -2048, maxX: 2048, maxY: 2048)
    let command = DrawCommand(
      geometry: .path(flat, .winding), paint: .solid(0), blendMode: .normal,
      clip: ClipState(bounds: flat.pixelBounds.intersection(limit)), isAntialiased: true)
    let mask = CoverageMask(bounds: command.clip.bounds)
    RasterScratch().forEachBand(of: command, in: command.clip.bounds) { mask.write($0) }
    mask.finish()
    self.mask = mask
  }
}

/// Where a glyph stands: its origin in whole pixels of device space.
package struct PlacedGlyph {
  package let mask: GlyphMask
  package let x: Int
  package let y: Int

  package init(_ mask: GlyphMask, x: Int, y: Int) {
    self.mask = mask
    self.x = x
    self.y = y
  }
}

/// A glyph's own picture, and where it stands: its top left pixel in device space.
package struct PlacedPicture {
  fileprivate let bitmap: Bitmap
  fileprivate let x: Int
  fileprivate let y: Int

  package init(_ bitmap: Bitmap, x: Int, y: Int) {
    self.bitmap = bitmap
    self.x = x
    self.y = y
  }
}

extension CGContext {
  /// Whether coverage that was made before may stand for shapes: not without antialiasing.
  package var usesGlyphMasks: Bool { isAntialiased && page == nil }

  /// Fills glyphs with the fill colour, one over the other.
  ///
  /// Inside a clip that is no rectangle, under a shadow and with other blend modes than normal
  /// they are one shape, whose coverages a and b come to a + b − a · b where they overlap.
  ///
  /// - Complexity: O(*n*) in the pixels of all glyphs, or of a box around them.
  package func fill(_ glyphs: [PlacedGlyph]) {
    if state.clip.isEmpty { return }
    // Memory in another layout is brought up to date by `execute` alone.
    let isPlain = canvas !== root || (!format.isOpaque && storedPixels == nil)
    if isPlain, state.shadow == nil, state.clip.mask == nil, state.blendMode == .normal,
      state.fillColor.pattern == nil
    {
      let pixel = state.fillColor.premultiplied(alpha: state.alpha.native)
      canvas.draw(.glyphs(glyphs, pixel: pixel, clip: state.clip.bounds))
      return
    }
    var bounds: PixelRect?
    for glyph in glyphs {
      let box = glyph.mask.mask.bounds.offsetBy(x: glyph.x, y: glyph.y)
      if box.isEmpty { continue }
      guard let old = bounds else {
        bounds = box
        continue
      }
      bounds = PixelRect(
        minX: min(old.minX, box.minX), minY: min(old.minY, box.minY),
        maxX: max(old.maxX, box.maxX), maxY: max(old.maxY, box.maxY))
    }
    guard let bounds else { return }
    // A shadow may fall into the clip from outside of it.
    let area = state.shadow == nil ? bounds.intersection(state.clip.bounds) : bounds
    guard !area.isEmpty, area.width < 1 << 15, area.height < 1 << 15 else { return }
    let line = CoverageMask(bounds: area)
    for glyph in glyphs { line.add(glyph) }
    line.finish()
    draw(.mask(line), in: state.fillColor)
  }
}

extension CGContext {
  /// Whether what is drawn becomes pixels at once, and not operators of a page.
  package var keepsPixels: Bool { page == nil }

  /// The fill colour.
  package var glyphColor: CGColor { state.fillColor }

  /// Device pixels that the clip lets through; null where there are none.
  package var deviceClipBounds: CGRect {
    state.clip.isEmpty ? .null : state.clip.bounds.cgRect
  }

  /// Of pictures, the fill colour's alpha counts as well as the state's.
  private var pictureAlpha: CGFloat {
    state.alpha * (state.fillColor.pattern == nil ? state.fillColor.alpha : 1)
  }

  /// Draws one glyph's picture in a state of its own, whose alpha has the fill colour's in it.
  package func drawPicture(_ body: (CGContext) -> Void) {
    saveGState()
    state.alpha = pictureAlpha
    body(self)
    restoreGState()
  }

  /// Draws pictures of glyphs, one over the other, with the alpha of the fill colour.
  ///
  /// Under a shadow they are one shape.
  ///
  /// - Complexity: O(*n*) in the pixels of all pictures.
  package func draw(_ pictures: [PlacedPicture]) {
    if state.clip.isEmpty || pictures.isEmpty { return }
    if state.shadow != nil {
      beginTransparencyLayer(auxiliaryInfo: nil)
      draw(pictures)
      endTransparencyLayer()
      return
    }
    let alpha = UInt32((pictureAlpha.native.clamped(to: 0...1) * 255).rounded())
    // Memory in another layout is brought up to date by `execute` alone.
    let isPlain = canvas !== root || (!format.isOpaque && storedPixels == nil)
    if isPlain, state.clip.mask == nil, state.blendMode == .normal {
      canvas.draw(.pictures(pictures, alpha: alpha, clip: state.clip.bounds))
      return
    }
    for picture in pictures {
      let paint = PixelPaint(bitmap: picture.bitmap, x: picture.x, y: picture.y, alpha: alpha)
      let place = picture.bitmap.size.offsetBy(x: picture.x, y: picture.y)
      execute(.rectangle(place.cgRect), with: .pixels(paint), blendMode: state.blendMode)
    }
  }
}

extension Canvas {
  func lay(_ pictures: [PlacedPicture], alpha: UInt32, clip: PixelRect) {
    // SAFETY: What is visible lies in the canvas's bounds, which its bitmap has a pixel for each
    // of, and, moved, in the picture: both rows have `visible.width` pixels from there on. The
    // canvas and the list keep the two bitmaps, which are never the same.
    let area = clip.intersection(bounds)
    guard let bitmap, let base = unsafe bitmap.drawnPixels.baseAddress, !area.isEmpty, alpha > 0
    else { return }
    for picture in pictures {
      let place = picture.bitmap.size.offsetBy(x: picture.x, y: picture.y)
      let visible = place.intersection(area)
      guard !visible.isEmpty, let source = unsafe picture.bitmap.pixels.baseAddress else {
        continue
      }
      for y in visible.minY..<visible.maxY {
        let target = unsafe base + ((y - bounds.minY) * bitmap.width + visible.minX - bounds.minX)
        let line = unsafe source
          + ((y - place.minY) * picture.bitmap.width + visible.minX - place.minX)
        unsafe SourceOver.lay(target, line, alpha: alpha, visible.width)
      }
    }
  }

  func fill(_ glyphs: [PlacedGlyph], pixel: UInt32, clip: PixelRect) {
    // SAFETY: What is visible lies in the canvas's bounds, which its bitmap has a pixel for each
    // of, and, moved, in the mask. The place of the mask's first pixel may lie before the bitmap:
    // it is only added to.
    let area = clip.intersection(bounds)
    guard let bitmap, let base = unsafe bitmap.drawnPixels.baseAddress,
      !area.isEmpty, pixel >> 24 != 0
    else { return }
    let end = unsafe base + bitmap.width * bitmap.height
    for glyph in glyphs {
      let mask = glyph.mask.mask
      let place = mask.bounds.offsetBy(x: glyph.x, y: glyph.y)
      let visible = place.intersection(area)
      if visible.isEmpty { continue }
      let first = (place.minY - bounds.minY) * bitmap.width + place.minX - bounds.minX
      unsafe SourceOver.draw(
        mask, visible.minY - place.minY..<visible.maxY - place.minY,
        visible.minX - place.minX..<visible.maxX - place.minX, pixel: pixel, base + first,
        bitmap.width, end: end)
    }
  }
}

extension CoverageMask {
  fileprivate func add(_ glyph: PlacedGlyph) {
    let source = glyph.mask.mask
    let box = source.bounds.offsetBy(x: glyph.x, y: glyph.y).intersection(bounds)
    if box.isEmpty { return }
    for y in box.minY..<box.maxY {
      // SAFETY: The box lies in the bounds of both masks, moved by the glyph's place, so that both
      // rows have `box.width` bytes from there on.
      let target = unsafe row(y) + (box.minX - bounds.minX)
      let bytes = unsafe source.row(y - glyph.y) + (box.minX - glyph.x - source.bounds.minX)
      for x in 0..<box.width {
        let (a, b) = unsafe (UInt32(target[x]), UInt32(bytes[x]))
        unsafe target[x] = UInt8(truncatingIfNeeded: a &+ b &- (a &* b &+ 127) / 255)
      }
    }
  }
}
