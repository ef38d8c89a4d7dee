/// A face's tables for glyphs in colour; most faces have none.
///
/// A glyph with layers or a paint graph (`COLR`) is drawn by those, which suit every size; one
/// without by its picture (`sbix`, `CBDT`), and one that has neither by its outline.
struct ColorTables: Sendable {
  let layers: ColorLayerTable?
  let palettes: ColorPalettes?
  let bitmaps: GlyphBitmaps?
  private let drawings: [ClosedRange<Int>]

  /// - Throws: `FontError` where a table is cut off; glyphs are read when they are used.
  init(_ font: FontFile, glyphCount: Int) throws(FontError) {
    palettes = if let cpal = font.optionalTable("CPAL") { try ColorPalettes(cpal) } else { nil }
    layers = if let colr = font.optionalTable("COLR") { try ColorLayerTable(colr) } else { nil }
    if let sbix = font.optionalTable("sbix") {
      bitmaps = .scaled(try ScaledBitmapTable(sbix, glyphCount: glyphCount))
    } else if let locations = font.optionalTable("CBLC"), let data = font.optionalTable("CBDT") {
      bitmaps = .located(try LocatedBitmapTable(locations: locations, data: data))
    } else {
      bitmaps = nil
    }
    drawings = if let svg = font.optionalTable("SVG ") { try Self.drawings(svg) } else { [] }
  }

  var isEmpty: Bool { layers == nil && bitmaps == nil && drawings.isEmpty }

  /// Whether a glyph's colours are an SVG drawing, which is not drawn.
  func hasDrawing(_ glyph: UInt16) -> Bool {
    drawings.contains { $0.contains(Int(glyph)) }
  }

  /// The glyphs that have SVG drawings.
  ///
  /// Source: OpenType 1.9, `SVG `.
  private static func drawings(_ svg: FontReader) throws(FontError) -> [ClosedRange<Int>] {
    let list = try svg.u32(2)
    let count = try svg.u16(list)
    try svg.checkRecords(at: list + 2, count: count, size: 12)
    var result: [ClosedRange<Int>] = []
    for index in 0..<count {
      let first = try svg.u16(list + 2 + 12 * index)
      let last = try svg.u16(list + 4 + 12 * index)
      guard first <= last else {
        throw svg.malformed(list + 2 + 12 * index, "a range of glyphs that ends before it begins")
      }
      result.append(first...last)
    }
    return result
  }
}
