/// The map from characters to glyphs.
///
/// Read once into pages of 256 characters, so that a look-up is two array accesses.
///
/// Source: OpenType 1.9, `cmap` formats 0, 4, 6, 12, 13 and 14.
package struct CharacterMap: Sendable {
  /// Index of the page of a character's upper bits; 0 is the page of no glyphs.
  private var pageIndexes = [UInt16](repeating: 0, count: 0x1100)
  private var pages = [UInt16](repeating: 0, count: 256)
  private var variations: VariationSequences?
  private let glyphCount: Int
  /// Characters below 0xF000 of a symbol font stand at 0xF000 and above.
  private var isSymbol = false

  /// - Throws: `FontError` where there is no map that can be read, or one is cut off.
  init(_ cmap: FontReader, glyphCount: Int) throws(FontError) {
    self.glyphCount = glyphCount
    var best = (rank: 0, offset: 0)
    for index in 0..<(try cmap.u16(2)) {
      let record = 4 + 8 * index
      let platform = try cmap.u16(record)
      let encoding = try cmap.u16(record + 2)
      let offset = try cmap.u32(record + 4)
      let format = try cmap.u16(offset)
      if format == 14 {
        variations = try VariationSequences(try cmap.part(from: offset))
        continue
      }
      let rank = Self.rank(platform, encoding, format)
      if rank > best.rank {
        best = (rank, offset)
        isSymbol = platform == 3 && encoding == 0
      }
    }
    guard best.rank > 0 else { throw cmap.malformed(0, "no map of Unicode characters") }
    let map = try cmap.part(from: best.offset)
    switch try map.u16(0) {
    case 0: try readFormat0(map)
    case 4: try readFormat4(map)
    case 6: try readFormat6(map)
    default: try readGroups(map, isMany: try map.u16(0) == 13)
    }
  }

  private static func rank(_ platform: Int, _ encoding: Int, _ format: Int) -> Int {
    guard [0, 4, 6, 12, 13].contains(format) else { return 0 }
    switch (platform, encoding) {
    case (3, 10): return 8
    case (0, 4), (0, 6): return 7
    case (0, 3): return 6
    case (3, 1): return 5
    case (0, _): return 4
    case (3, 0): return 3
    case (1, 0): return 1
    default: return 0
    }
  }

  /// The glyph of a character; 0 where the font has none.
  package func glyph(_ character: UInt32) -> UInt16 {
    guard character < 0x11_0000 else { return 0 }
    let glyph = pages[Int(pageIndexes[Int(character >> 8)]) << 8 | Int(character & 255)]
    if glyph == 0, isSymbol, character < 256 { return self.glyph(0xF000 | character) }
    return glyph
  }

  /// The glyph of a character with a variation selector.
  ///
  /// - Returns: Nil where the font does not know the sequence.
  package func glyph(_ character: UInt32, selector: UInt32) -> UInt16? {
    switch variations?.find(character, selector) {
    case .standard?: glyph(character)
    case .glyph(let glyph)?: glyph
    case nil: nil
    }
  }

  private mutating func set(_ character: Int, _ glyph: Int) {
    guard glyph > 0, glyph < glyphCount, character < 0x11_0000 else { return }
    var page = Int(pageIndexes[character >> 8])
    if page == 0 {
      page = pages.count >> 8
      pageIndexes[character >> 8] = UInt16(page)
      pages.append(contentsOf: repeatElement(0, count: 256))
    }
    pages[page << 8 | character & 255] = UInt16(truncatingIfNeeded: glyph)
  }

  private mutating func readFormat0(_ map: FontReader) throws(FontError) {
    for character in 0..<256 { set(character, try map.u8(6 + character)) }
  }

  private mutating func readFormat4(_ map: FontReader) throws(FontError) {
    let segments = try map.u16(6) / 2
    let (ends, starts) = (14, 16 + 2 * segments)
    let (deltas, offsets) = (starts + 2 * segments, starts + 4 * segments)
    try map.checkRecords(at: starts, count: segments, size: 6)
    var next = 0
    for segment in 0..<segments {
      let end = try map.u16(ends + 2 * segment)
      // Segments ascend: no character is written twice.
      let start = try map.u16(starts + 2 * segment)
      let delta = try map.u16(deltas + 2 * segment)
      let offset = try map.u16(offsets + 2 * segment)
      guard start >= next, start <= end else { continue }
      next = end + 1
      for character in start...end where character != 0xFFFF {
        var glyph = character
        if offset != 0, offset != 0xFFFF {
          let at = offsets + 2 * segment + offset + 2 * (character - start)
          glyph = try map.u16(at)
          if glyph == 0 { continue }
        }
        set(character, (glyph + delta) & 0xFFFF)
      }
    }
  }

  private mutating func readFormat6(_ map: FontReader) throws(FontError) {
    let first = try map.u16(6)
    for index in 0..<(try map.u16(8)) {
      set(first + index, try map.u16(10 + 2 * index))
    }
  }

  private mutating func readGroups(_ map: FontReader, isMany: Bool) throws(FontError) {
    let count = try map.u32(12)
    try map.checkRecords(at: 16, count: count, size: 12)
    var next = 0
    for group in 0..<count {
      let at = 16 + 12 * group
      let start = try map.u32(at)
      let end = min(try map.u32(at + 4), 0x10_FFFF)
      let glyph = try map.u32(at + 8)
      // Groups ascend: no character is written twice.
      guard start >= next, start <= end else { continue }
      let last = isMany ? end : min(end, start + max(0, glyphCount - glyph))
      for character in stride(from: start, through: last, by: 1) {
        set(character, isMany ? glyph : glyph + character - start)
      }
      next = end + 1
    }
  }
}

/// Glyphs of characters that a variation selector follows.
private struct VariationSequences: Sendable {
  enum Match {
    /// The glyph that the character has anyhow.
    case standard
    case glyph(UInt16)
  }

  private let reader: FontReader
  private let count: Int

  init(_ reader: FontReader) throws(FontError) {
    self.reader = reader
    count = try reader.u32(6)
    try reader.checkRecords(at: 10, count: count, size: 11)
  }

  func find(_ character: UInt32, _ selector: UInt32) -> Match? {
    try? search(Int(character), Int(selector))
  }

  private func search(_ character: Int, _ selector: Int) throws(FontError) -> Match? {
    for index in 0..<count where try reader.u24(10 + 11 * index) == selector {
      let standard = try reader.u32(13 + 11 * index)
      if standard != 0 {
        let records = try reader.part(from: standard)
        for range in 0..<(try records.u32(0)) {
          let start = try records.u24(4 + 4 * range)
          if start > character { break }
          if character <= start + (try records.u8(7 + 4 * range)) { return .standard }
        }
      }
      let special = try reader.u32(17 + 11 * index)
      if special != 0 {
        let records = try reader.part(from: special)
        for record in 0..<(try records.u32(0)) where try records.u24(4 + 5 * record) == character {
          return .glyph(UInt16(try records.u16(7 + 5 * record)))
        }
      }
    }
    return nil
  }
}
