/// Advances and left side bearings, and how they vary.
///
/// Source: OpenType 1.9, `hmtx` and `HVAR`.
struct HorizontalMetrics: Sendable {
  private let hmtx: FontReader
  /// Glyphs with an advance of their own; those that follow have the last one's.
  private let longCount: Int
  private let variation: (store: ItemVariationStore, map: DeltaSetIndexMap?)?

  init(_ font: FontFile, glyphCount: Int) throws(FontError) {
    let count = try font.table("hhea").u16(34)
    hmtx = try font.table("hmtx")
    longCount = min(count, glyphCount)
    guard longCount > 0 || glyphCount == 0 else {
      throw .malformed(table: "hhea", offset: 34, reason: "no advances")
    }
    try hmtx.checkRecords(at: 0, count: longCount, size: 4)
    if let hvar = font.optionalTable("HVAR") {
      let map = try hvar.u32(8)
      variation = (
        try ItemVariationStore(try hvar.part(from: try hvar.u32(4))),
        map == 0 ? nil : try DeltaSetIndexMap(try hvar.part(from: map))
      )
    } else {
      variation = nil
    }
  }

  /// Whether advances vary by themselves; else they vary with the outlines.
  var varies: Bool { variation != nil }

  /// Font units, of the standard instance.
  func advance(_ glyph: Int) -> Int {
    longCount == 0 ? 0 : (try? hmtx.u16(4 * min(glyph, longCount - 1))) ?? 0
  }

  /// Font units, of the standard instance; 0 where the table ends before.
  func leftSideBearing(_ glyph: Int) -> Int {
    let at = glyph < longCount ? 4 * glyph + 2 : 4 * longCount + 2 * (glyph - longCount)
    return (try? hmtx.i16(at)) ?? 0
  }

  func scalars(at coordinates: [Int]) -> [Int] {
    variation?.store.scalars(at: coordinates) ?? []
  }

  func advanceDelta(_ glyph: Int, scalars: [Int]) -> Int {
    guard let variation else { return 0 }
    let item = variation.map?.item(glyph) ?? (outer: 0, inner: glyph)
    return variation.store.delta(outer: item.outer, inner: item.inner, scalars: scalars)
  }
}
