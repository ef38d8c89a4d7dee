/// The coverage of a small shape, to be drawn in many places: a glyph at one size.
package final class GlyphMask: Sendable {
  /// Relative to the glyph's origin.
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

extension CGContext {
  /// Whether coverage that was made before may stand for shapes: not without antialiasing.
  package var usesGlyphMasks: Bool { isAntialiased }

  /// Fills glyphs that stand on one line with the fill colour, as one shape.
  ///
  /// Where glyphs overlap their coverage adds up.
  ///
  /// - Complexity: O(*w* · *h*) in the pixels of the line.
  package func fill(_ glyphs: [PlacedGlyph]) {
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
    line.coverWholeRows()
    draw(.mask(line), in: state.fillColor)
  }
}

extension CoverageMask {
  fileprivate func add(_ glyph: PlacedGlyph) {
    let source = glyph.mask.mask
    let box = source.bounds.offsetBy(x: glyph.x, y: glyph.y).intersection(bounds)
    if box.isEmpty { return }
    for y in box.minY..<box.maxY {
      // SAFETY: the box lies in the bounds of both masks, moved by the glyph's place.
      let target = row(y) + (box.minX - bounds.minX)
      let bytes = source.row(y - glyph.y) + (box.minX - glyph.x - source.bounds.minX)
      for x in 0..<box.width {
        let sum = UInt16(target[x]) &+ UInt16(bytes[x])
        target[x] = UInt8(truncatingIfNeeded: min(sum, 255))
      }
    }
  }

  /// Takes all pixels for covered in part, without a look at them.
  fileprivate func coverWholeRows() {
    for index in 0..<bounds.height {
      rows[index] = Row(
        outerStart: Int32(bounds.minX), outerEnd: Int32(bounds.maxX),
        solidStart: Int32(bounds.minX), solidEnd: Int32(bounds.minX))
    }
  }
}
