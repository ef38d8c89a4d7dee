import Synchronization

/// A face at a place of its design space, at no particular size, with what was worked out of it.
///
/// Lengths are in font units. Any thread may use it.
package final class FontInstance: Sendable {
  package let face: FontFace
  /// The coordinates as 2.14 numbers, one for every axis; empty for the standard instance.
  package let coordinates: [Int]
  /// The place in the design space at which outlines are read.
  private let place: DesignPlace
  package let metrics: LineMetrics
  /// How much the regions of `HVAR` and of `GDEF` count here.
  private let advanceScalars: [Int]
  let layoutScalars: [Int]
  private let advances: Mutex<[Int32]>
  private let outlines = Mutex(OutlineCache())
  let shapingCache = ShapingCache()
  let maskCache = GlyphMaskCache()
  let pictureCache = GlyphPictureCache()
  let colorGlyphs = Mutex<[UInt16: ColorGlyph?]>([:])

  /// Whether strokes end round.
  private let hasRoundCorners: Bool
  private let rounding = Mutex<CornerRounding?>(nil)

  /// - Parameters:
  ///   - variations: User values by axis, 16.16.
  ///   - hasRoundCorners: Whether strokes end round, whatever the font's own ends are like.
  package init(
    _ face: FontFace, variations: [(tag: FontTag, value: Int)] = [],
    hasRoundCorners: Bool = false
  ) {
    self.face = face
    self.hasRoundCorners = hasRoundCorners
    let normalized = face.axes.normalized(variations)
    place = DesignPlace(normalized.contains { $0 != 0 } ? normalized : [], of: face.outlines)
    coordinates = place.coordinates.map { roundedQuotient($0, 4) }
    // A broken `MVAR` leaves the metrics of the standard instance.
    metrics =
      (try? face.metrics.varied(face.file.optionalTable("MVAR"), at: coordinates))
      ?? face.metrics
    advanceScalars = coordinates.isEmpty ? [] : face.horizontal.scalars(at: coordinates)
    layoutScalars =
      coordinates.isEmpty ? [] : face.layout.variations?.scalars(at: coordinates) ?? []
    advances = Mutex([Int32](repeating: .min, count: face.glyphCount))
  }

  /// Font units from a glyph's origin to the next one's; 0 for a glyph that is not there.
  package func advance(_ glyph: UInt16) -> Int {
    advances.withLock { advance(Int(glyph), &$0) }
  }

  /// Gives every glyph its advance.
  func setAdvances(_ glyphs: inout [Glyph]) {
    advances.withLock { known in
      for index in glyphs.indices {
        glyphs[index].xAdvance = Int32(
          truncatingIfNeeded: advance(Int(glyphs[index].id), &known))
      }
    }
  }

  private func advance(_ glyph: Int, _ known: inout [Int32]) -> Int {
    guard glyph < known.count else { return 0 }
    if known[glyph] != .min { return Int(known[glyph]) }
    var value = face.horizontal.advance(glyph)
    if !coordinates.isEmpty {
      if face.horizontal.varies {
        value += face.horizontal.advanceDelta(glyph, scalars: advanceScalars)
      } else if case .trueType(let table) = face.outlines, table.variations != nil {
        value =
          outlines.withLock { try? table.advance(glyph, at: place, with: &$0.scratch) } ?? value
      }
    }
    known[glyph] = Int32(truncatingIfNeeded: value)
    return value
  }

  /// The outline of a glyph.
  ///
  /// - Throws: `FontError` where it is broken; a broken outline is not cached.
  package func outline(_ glyph: UInt16) throws(FontError) -> GlyphOutline {
    try outlines.withLock { (cache) throws(FontError) in
      if let known = cache.known[glyph] { return known }
      let outline = try shape(glyph, with: &cache.scratch)
      cache.known[glyph] = outline
      return outline
    }
  }

  /// The shape of a glyph that was not worked out before; for measuring speed.
  package func readOutline(_ glyph: UInt16) throws(FontError) -> GlyphOutline {
    try outlines.withLock { (cache) throws(FontError) in
      try shape(glyph, with: &cache.scratch)
    }
  }

  private func shape(
    _ glyph: UInt16, with scratch: inout GlyphScratch
  ) throws(FontError) -> GlyphOutline {
    let outline = try read(glyph, with: &scratch)
    if !hasRoundCorners { return outline }
    let known = rounding.withLock { $0 }
    if let known { return known.rounded(outline) }
    // Half as wide as a stroke: the letter l is one.
    let stroke = try read(face.characters.glyph(0x6C), with: &scratch).controlBox
    let width = Double(stroke?.high.x ?? 0) - Double(stroke?.low.x ?? 0)
    let made = CornerRounding(radius: width / 2)
    rounding.withLock { $0 = made }
    return made.rounded(outline)
  }

  private func read(
    _ glyph: UInt16, with scratch: inout GlyphScratch
  ) throws(FontError) -> GlyphOutline {
    switch face.outlines {
    case .trueType(let table): try table.outline(Int(glyph), at: place, with: &scratch)
    case .postScript(let table): try table.outline(Int(glyph))
    case .none: GlyphOutline()
    }
  }
}

/// Outlines that were read, and room to read others.
private struct OutlineCache: ~Copyable {
  var known: [UInt16: GlyphOutline] = [:]
  var scratch = GlyphScratch()
}
