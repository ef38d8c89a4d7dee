import CoreText
import Testing

@Suite struct LineMetricsTests {
  private func font(unitsPerEm: UInt16, os2: [UInt8]? = nil) -> [UInt8] {
    let head = [UInt8](repeating: 0, count: 18) + bigEndian(unitsPerEm)
    let hhea = [0, 1, 0, 0] + bigEndian(Int16(1984)) + bigEndian(Int16(-494)) + [0, 7]
    var tables: [(tag: FontTag, body: [UInt8])] = [("head", head), ("hhea", hhea)]
    if let os2 { tables.append(("OS/2", os2)) }
    return fontBytes(tables)
  }

  @Test func `metrics come in font units, the descender negative`() throws {
    let metrics = try LineMetrics(FontFile(bytes: font(unitsPerEm: 2048)))
    #expect(metrics.unitsPerEm == 2048)
    #expect(metrics.ascender == 1984)
    #expect(metrics.descender == -494)
    #expect(metrics.lineGap == 7)
    #expect(metrics.capHeight == nil)
  }

  @Test func `heights of letters come from OS2 version 2 and later`() throws {
    let body = [UInt8](repeating: 0, count: 84) + bigEndian(Int16(1118)) + bigEndian(Int16(1490))
    let second = try LineMetrics(FontFile(bytes: font(unitsPerEm: 2048, os2: [0, 2] + body)))
    #expect(second.xHeight == 1118)
    #expect(second.capHeight == 1490)
    let first = try LineMetrics(FontFile(bytes: font(unitsPerEm: 2048, os2: [0, 1] + body)))
    #expect(first.xHeight == nil)
  }

  @Test(arguments: [0, 15, 16_385]) func `an em out of range is refused`(_ em: UInt16) {
    #expect(throws: FontError.malformed(table: "head", offset: 18, reason: "\(em) units per em")) {
      try LineMetrics(FontFile(bytes: font(unitsPerEm: em)))
    }
  }
}
