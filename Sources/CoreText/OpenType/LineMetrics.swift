/// A face's vertical metrics and its em, in font units, y upwards.
///
/// Source: OpenType 1.9, tables `head`, `hhea` and `OS/2`.
package struct LineMetrics: Hashable, Sendable {
  /// Font units in one em: 16 to 16,384.
  package let unitsPerEm: Int
  package private(set) var ascender: Int
  /// The extent below the baseline, in font units: negative in ordinary fonts.
  package private(set) var descender: Int
  package private(set) var lineGap: Int
  /// The height of capital letters, in font units; nil where `OS/2` is absent or older than version
  /// 2.
  package private(set) var capHeight: Int?
  package private(set) var xHeight: Int?
  /// The middle of the line below text: negative in ordinary fonts.
  package private(set) var underlinePosition = 0
  package private(set) var underlineThickness = 0
  /// The slant in 16.16 degrees counter-clockwise: negative in ordinary italic fonts.
  package private(set) var italicAngle = 0
  /// The upper edge of the line through text, in font units.
  package private(set) var strikeoutPosition: Int?
  package private(set) var strikeoutThickness: Int?
  /// 100 to 900 in ordinary fonts.
  package private(set) var weightClass = 400
  package private(set) var isItalic = false
  package private(set) var isMonospaced = false

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
    try readStyle(font)
    if ascender == 0, descender == 0, let os2 = font.optionalTable("OS/2"), os2.count >= 78 {
      ascender = Int(try os2.int16(at: 68))
      descender = Int(try os2.int16(at: 70))
      lineGap = Int(try os2.int16(at: 72))
    }
  }

  private mutating func readStyle(_ font: FontFile) throws(FontError) {
    if let post = font.optionalTable("post") {
      italicAngle = try post.i32(4)
      underlinePosition = try post.i16(8)
      underlineThickness = try post.i16(10)
      isMonospaced = try post.u32(12) != 0
    }
    if let os2 = font.optionalTable("OS/2"), os2.count >= 64 {
      weightClass = try os2.u16(4)
      strikeoutThickness = try os2.i16(26)
      strikeoutPosition = try os2.i16(28)
      isItalic = try os2.u16(62) & 1 != 0
    }
  }

  /// The metrics at a place of the design space.
  ///
  /// - Parameter mvar: The table `MVAR`, if the font has it.
  /// - Throws: `FontError` where it is cut off.
  func varied(_ mvar: FontReader?, at coordinates: [Int]) throws(FontError) -> LineMetrics {
    guard let mvar, coordinates.contains(where: { $0 != 0 }) else { return self }
    let offset = try mvar.u16(10)
    guard offset != 0 else { return self }
    let store = try ItemVariationStore(try mvar.part(from: offset))
    let scalars = store.scalars(at: coordinates)
    let size = try mvar.u16(6)
    var result = self
    for index in 0..<(try mvar.u16(8)) {
      let at = 12 + size * index
      let delta = store.delta(
        outer: try mvar.u16(at + 4), inner: try mvar.u16(at + 6), scalars: scalars)
      switch try mvar.tag(at) {
      case "hasc": result.ascender += delta
      case "hdsc": result.descender += delta
      case "hlgp": result.lineGap += delta
      case "cpht": result.capHeight = capHeight.map { $0 + delta }
      case "xhgt": result.xHeight = xHeight.map { $0 + delta }
      case "undo": result.underlinePosition += delta
      case "unds": result.underlineThickness += delta
      case "stro": result.strikeoutPosition = strikeoutPosition.map { $0 + delta }
      case "strs": result.strikeoutThickness = strikeoutThickness.map { $0 + delta }
      default: break
      }
    }
    return result
  }
}
