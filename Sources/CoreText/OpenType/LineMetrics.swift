/// A face's vertical metrics and its em, in font units, y upwards.
///
/// Source: OpenType 1.9, tables `head`, `hhea` and `OS/2`.
package struct LineMetrics: Hashable, Sendable {
  /// Font units in one em: 16 to 16,384.
  package let unitsPerEm: Int
  package let ascender: Int
  /// Below the baseline: negative in ordinary fonts.
  package let descender: Int
  package let lineGap: Int
  /// Nothing where `OS/2` is absent or older than version 2.
  package let capHeight: Int?
  package let xHeight: Int?

  /// - Throws: `FontError` where `head` or `hhea` is absent, cut off, or the em out of range.
  package init(_ font: FontFile) throws(FontError) {
    let head = try font.table("head")
    unitsPerEm = Int(try head.uint16(at: 18))
    guard (16...16_384).contains(unitsPerEm) else {
      throw .malformed(table: "head", offset: 18, reason: "\(unitsPerEm) units per em")
    }
    let hhea = try font.table("hhea")
    ascender = Int(try hhea.int16(at: 4))
    descender = Int(try hhea.int16(at: 6))
    lineGap = Int(try hhea.int16(at: 8))
    if let os2 = font.optionalTable("OS/2"), try os2.uint16(at: 0) >= 2 {
      xHeight = Int(try os2.int16(at: 86))
      capHeight = Int(try os2.int16(at: 88))
    } else {
      xHeight = nil
      capHeight = nil
    }
  }
}
