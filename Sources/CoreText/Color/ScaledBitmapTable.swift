/// Pictures of glyphs as Apple's fonts keep them.
///
/// Source: OpenType 1.9.1, `sbix`.
struct ScaledBitmapTable: Sendable {
  struct Strike: Sendable {
    let pixelsPerEm: Int
    let reader: FontReader
  }

  let strikes: [Strike]
  let drawsOutlines: Bool
  private let glyphCount: Int

  init(_ reader: FontReader, glyphCount: Int) throws(FontError) {
    drawsOutlines = try reader.u16(2) & 2 != 0
    let count = try reader.u32(4)
    try reader.checkRecords(at: 8, count: count, size: 4)
    guard count <= 256 else { throw reader.malformed(4, "\(count) sizes of pictures") }
    var strikes: [Strike] = []
    for index in 0..<count {
      let strike = try reader.part(from: try reader.u32(8 + 4 * index))
      let size = try strike.u16(0)
      guard size > 0 else { throw strike.malformed(0, "pictures without a size") }
      try strike.checkRecords(at: 4, count: glyphCount + 1, size: 4)
      strikes.append(Strike(pixelsPerEm: size, reader: strike))
    }
    self.strikes = strikes
    self.glyphCount = glyphCount
  }

  func bitmap(_ glyph: UInt16, strike index: Int) throws(FontError) -> GlyphBitmap? {
    var glyph = Int(glyph)
    let strike = strikes[index]
    let reader = strike.reader
    // A glyph may be another one's copy; more than one step leads in a circle.
    for _ in 0..<8 {
      guard glyph < glyphCount else { return nil }
      let start = try reader.u32(4 + 4 * glyph)
      let end = try reader.u32(8 + 4 * glyph)
      if start == end { return nil }
      guard end >= start + 8 else {
        throw reader.malformed(4 + 4 * glyph, "a picture that ends before it begins")
      }
      let tag = try reader.tag(start + 4)
      let data = try reader.part(from: start + 8, count: end - start - 8)
      if tag == "dupe" {
        glyph = try data.u16(0)
        continue
      }
      return GlyphBitmap(
        format: tag == "png " ? .png : .other(tag.description), data: data,
        pixelsPerEm: strike.pixelsPerEm, left: try reader.i16(start),
        edge: try reader.i16(start + 2), isTop: false, width: 0, height: 0)
    }
    throw reader.malformed(4, "a picture that is its own copy")
  }
}
