/// Pictures of glyphs in one table and where they are in another, as Google's fonts keep them.
///
/// Source: OpenType 1.9.1, `CBLC` and `CBDT`, `EBLC` and `EBDT`.
struct LocatedBitmapTable: Sendable {
  struct Strike: Sendable {
    let pixelsPerEm: Int
    let bitDepth: Int
    let subtables: [Subtable]
  }

  /// The places of the pictures of a range of glyphs.
  struct Subtable: Sendable {
    let first: Int
    let last: Int
    /// The offset in the table of locations.
    let offset: Int
  }

  /// The place of a picture, and its format.
  private struct Place {
    let format: Int
    let start: Int
    let end: Int
    /// The place, in the table of locations, of the metrics that its range of glyphs shares.
    var metrics: Int?
  }

  private struct Metrics {
    let height: Int
    let width: Int
    let left: Int
    let top: Int
  }

  let strikes: [Strike]
  private let locations: FontReader
  private let data: FontReader

  init(locations: FontReader, data: FontReader) throws(FontError) {
    self.locations = locations
    self.data = data
    let count = try locations.u32(4)
    try locations.checkRecords(at: 8, count: count, size: 48)
    guard count <= 256 else { throw locations.malformed(4, "\(count) sizes of pictures") }
    var strikes: [Strike] = []
    for index in 0..<count {
      let record = 8 + 48 * index
      let list = try locations.u32(record)
      let subtableCount = try locations.u32(record + 8)
      try locations.checkRecords(at: list, count: subtableCount, size: 8)
      guard subtableCount <= 0xFFFF else {
        throw locations.malformed(record + 8, "\(subtableCount) ranges of glyphs")
      }
      var subtables: [Subtable] = []
      for entry in 0..<subtableCount {
        let at = list + 8 * entry
        subtables.append(
          Subtable(
            first: try locations.u16(at), last: try locations.u16(at + 2),
            offset: list + (try locations.u32(at + 4))))
      }
      let size = try locations.u8(record + 45)
      guard size > 0 else { throw locations.malformed(record + 45, "pictures without a size") }
      strikes.append(
        Strike(
          pixelsPerEm: size, bitDepth: try locations.u8(record + 46), subtables: subtables))
    }
    self.strikes = strikes
  }

  func bitmap(_ glyph: UInt16, strike index: Int) throws(FontError) -> GlyphBitmap? {
    let strike = strikes[index]
    let glyph = Int(glyph)
    for subtable in strike.subtables where subtable.first <= glyph && glyph <= subtable.last {
      guard let place = try place(of: glyph, subtable), place.end > place.start else { continue }
      return try bitmap(at: place, strike)
    }
    return nil
  }

  // MARK: Locations

  private func place(of glyph: Int, _ subtable: Subtable) throws(FontError) -> Place? {
    let at = subtable.offset
    let format = try locations.u16(at + 2)
    let base = try locations.u32(at + 4)
    let index = glyph - subtable.first
    switch try locations.u16(at) {
    case 1:
      return Place(
        format: format, start: base + (try locations.u32(at + 8 + 4 * index)),
        end: base + (try locations.u32(at + 12 + 4 * index)))
    case 2:
      let size = try locations.u32(at + 8)
      return Place(
        format: format, start: base + size * index, end: base + size * (index + 1),
        metrics: at + 12)
    case 3:
      return Place(
        format: format, start: base + (try locations.u16(at + 8 + 2 * index)),
        end: base + (try locations.u16(at + 10 + 2 * index)))
    case 4:
      guard let entry = try find(glyph, at + 12, try locations.u32(at + 8), 4) else { return nil }
      return Place(
        format: format, start: base + (try locations.u16(entry + 2)),
        end: base + (try locations.u16(entry + 6)))
    case 5:
      let size = try locations.u32(at + 8)
      let list = at + 24
      guard let entry = try find(glyph, list, try locations.u32(at + 20), 2) else { return nil }
      let number = (entry - list) / 2
      return Place(
        format: format, start: base + size * number, end: base + size * (number + 1),
        metrics: at + 12)
    case let other: throw locations.malformed(at, "index format \(other)")
    }
  }

  /// The record that begins with a glyph's number: numbers rise.
  private func find(
    _ glyph: Int, _ start: Int, _ count: Int, _ size: Int
  ) throws(FontError) -> Int? {
    try locations.checkRecords(at: start, count: count, size: size)
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      let found = try locations.u16(start + size * middle)
      if found == glyph { return start + size * middle }
      if found < glyph { low = middle + 1 } else { high = middle }
    }
    return nil
  }

  // MARK: Pictures

  private func bitmap(at place: Place, _ strike: Strike) throws(FontError) -> GlyphBitmap {
    let part = try data.part(from: place.start, count: place.end - place.start)
    let metrics: Metrics
    let header: Int
    switch place.format {
    case 1, 2, 17: (metrics, header) = (try Self.metrics(part, 0), 5)
    case 6, 7, 18: (metrics, header) = (try Self.metrics(part, 0), 8)
    case 5, 19:
      guard let shared = place.metrics else {
        throw part.malformed(0, "a picture without metrics")
      }
      (metrics, header) = (try Self.metrics(locations, shared), 0)
    case let format: throw part.malformed(0, "picture format \(format)")
    }
    if place.format >= 17 {
      let count = try part.u32(header)
      return bitmap(
        .png, try part.part(from: header + 4, count: count), metrics, strike)
    }
    let isColor = strike.bitDepth == 32
    return bitmap(
      isColor ? .bgra : .other("\(strike.bitDepth) bits"), try part.part(from: header), metrics,
      strike)
  }

  private func bitmap(
    _ format: GlyphBitmap.Format, _ data: FontReader, _ metrics: Metrics, _ strike: Strike
  ) -> GlyphBitmap {
    GlyphBitmap(
      format: format, data: data, pixelsPerEm: strike.pixelsPerEm, left: metrics.left,
      edge: metrics.top, isTop: true, width: metrics.width, height: metrics.height)
  }

  /// The first numbers of small and of big metrics are the same.
  private static func metrics(_ reader: FontReader, _ at: Int) throws(FontError) -> Metrics {
    Metrics(
      height: try reader.u8(at), width: try reader.u8(at + 1), left: try reader.i8(at + 2),
      top: try reader.i8(at + 3))
  }
}
