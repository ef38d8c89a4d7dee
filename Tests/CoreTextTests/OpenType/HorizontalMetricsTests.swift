import Testing

@testable import CoreText

@Suite struct HorizontalMetricsTests {
  private func metrics(
    longCount: Int, hmtx: [Int], glyphCount: Int, hvar: [UInt8]? = nil
  ) throws -> HorizontalMetrics {
    let hhea = [UInt8](repeating: 0, count: 34) + words([longCount])
    var tables: [(tag: FontTag, body: [UInt8])] = [("hhea", hhea), ("hmtx", words(hmtx))]
    if let hvar { tables.append(("HVAR", hvar)) }
    return try HorizontalMetrics(FontFile(bytes: fontBytes(tables)), glyphCount: glyphCount)
  }

  @Test func `every glyph has its advance and its bearing`() throws {
    let metrics = try metrics(longCount: 2, hmtx: [500, 10, 620, -30], glyphCount: 2)
    #expect(metrics.advance(0) == 500 && metrics.leftSideBearing(0) == 10)
    #expect(metrics.advance(1) == 620 && metrics.leftSideBearing(1) == -30)
    #expect(!metrics.varies)
    #expect(metrics.advanceDelta(1, scalars: []) == 0)
  }

  @Test func `glyphs that follow have the last advance and bearings of their own`() throws {
    let metrics = try metrics(longCount: 1, hmtx: [600, 5, 7, -9], glyphCount: 4)
    #expect((0..<4).map(metrics.advance) == [600, 600, 600, 600])
    #expect((0..<3).map(metrics.leftSideBearing) == [5, 7, -9])
    // The table ends before the fourth.
    #expect(metrics.leftSideBearing(3) == 0)
  }

  @Test func `a font with glyphs and no advance is an error`() {
    #expect(throws: FontError.malformed(table: "hhea", offset: 34, reason: "no advances")) {
      try metrics(longCount: 0, hmtx: [], glyphCount: 3)
    }
  }

  @Test func `advances that are cut off are an error, more than glyphs are not`() throws {
    #expect(throws: FontError.self) { try metrics(longCount: 2, hmtx: [500, 0], glyphCount: 2) }
    let few = try metrics(longCount: 9, hmtx: [500, 0], glyphCount: 1)
    #expect(few.advance(0) == 500)
  }

  /// One axis; the second glyph gets wider by 40, the others by 10.
  private func hvar(map: [UInt8]) -> [UInt8] {
    let store = variationStore(
      regions: [[(0, 0x4000, 0x4000)]], rows: [[10], [40]], wordCount: 0)
    let end = 20 + store.count
    return words([1, 0]) + bigEndian(UInt32(20)) + bigEndian(UInt32(map.isEmpty ? 0 : end))
      + [UInt8](repeating: 0, count: 8) + store + map
  }

  @Test func `advances vary by glyph where there is no map`() throws {
    let metrics = try metrics(
      longCount: 1, hmtx: [500, 0, 0], glyphCount: 2, hvar: hvar(map: []))
    #expect(metrics.varies)
    let (whole, half) = (metrics.scalars(at: [0x4000]), metrics.scalars(at: [0x2000]))
    #expect(metrics.advanceDelta(0, scalars: whole) == 10)
    #expect(metrics.advanceDelta(1, scalars: whole) == 40)
    #expect(metrics.advanceDelta(1, scalars: half) == 20)
    #expect(metrics.advanceDelta(1, scalars: metrics.scalars(at: [0])) == 0)
  }

  @Test func `a map says which difference a glyph has, its last entry for all that follow`() throws
  {
    // Entries of a byte whose lowest bit is the item.
    let map: [UInt8] = [0, 0x00, 0, 2, 1, 0]
    let metrics = try metrics(
      longCount: 1, hmtx: [500, 0, 0, 0], glyphCount: 3, hvar: hvar(map: map))
    let scalars = metrics.scalars(at: [0x4000])
    #expect((0..<3).map { metrics.advanceDelta($0, scalars: scalars) } == [40, 10, 10])
  }
}
