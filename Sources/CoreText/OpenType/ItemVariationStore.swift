/// Differences of numbers by region of the design space.
///
/// Source: OpenType 1.9, "Item Variation Store".
package struct ItemVariationStore: Sendable {
  /// Start, peak and end of an axis, 2.14.
  private let regions: [[(start: Int, peak: Int, end: Int)]]
  private let data: [Data]
  private let reader: FontReader

  private struct Data: Sendable {
    let itemCount: Int
    let wordCount: Int
    let hasLongWords: Bool
    let regionIndexes: [Int]
    /// The place of the rows in the reader.
    let rows: Int
    let rowSize: Int
  }

  /// - Parameter reader: Begins where the store does.
  /// - Throws: `FontError` where the store is cut off or names a region that it does not have.
  init(_ reader: FontReader) throws(FontError) {
    self.reader = reader
    let list = try reader.part(from: try reader.u32(2))
    let axisCount = try list.u16(0)
    let regionCount = try list.u16(2)
    try list.checkRecords(at: 4, count: axisCount * regionCount, size: 6)
    var regions: [[(start: Int, peak: Int, end: Int)]] = []
    for region in 0..<regionCount {
      var axes: [(start: Int, peak: Int, end: Int)] = []
      for axis in 0..<axisCount {
        let at = 4 + 6 * (region * axisCount + axis)
        axes.append((try list.i16(at), try list.i16(at + 2), try list.i16(at + 4)))
      }
      regions.append(axes)
    }
    self.regions = regions
    var data: [Data] = []
    for index in 0..<(try reader.u16(6)) {
      data.append(try Self.data(reader, at: try reader.u32(8 + 4 * index), regionCount))
    }
    self.data = data
  }

  private static func data(
    _ reader: FontReader, at offset: Int, _ regionCount: Int
  ) throws(FontError) -> Data {
    let itemCount = try reader.u16(offset)
    let words = try reader.u16(offset + 2)
    let count = try reader.u16(offset + 4)
    var indexes: [Int] = []
    for index in 0..<count {
      let region = try reader.u16(offset + 6 + 2 * index)
      guard region < regionCount else {
        throw reader.malformed(offset + 6 + 2 * index, "no region \(region)")
      }
      indexes.append(region)
    }
    let hasLongWords = words & 0x8000 != 0
    let wordCount = words & 0x7FFF
    guard wordCount <= count else {
      throw reader.malformed(offset + 2, "\(wordCount) words in \(count) columns")
    }
    let rowSize = (count + wordCount) * (hasLongWords ? 2 : 1)
    let rows = offset + 6 + 2 * count
    try reader.checkRecords(at: rows, count: itemCount, size: rowSize)
    return Data(
      itemCount: itemCount, wordCount: wordCount, hasLongWords: hasLongWords,
      regionIndexes: indexes, rows: rows, rowSize: rowSize)
  }

  /// How much every region counts at coordinates, 2.30.
  func scalars(at coordinates: [Int]) -> [Int] {
    regions.map { axes in
      var scalar = 1 << 30
      for (index, axis) in axes.enumerated() {
        let value = index < coordinates.count ? coordinates[index] : 0
        let factor = Self.factor(value, axis.start, axis.peak, axis.end)
        if factor == 0 { return 0 }
        scalar = (scalar * factor) >> 30
      }
      return scalar
    }
  }

  /// The factor as a 2.30 number.
  private static func factor(_ value: Int, _ start: Int, _ peak: Int, _ end: Int) -> Int {
    let one = 1 << 30
    if peak == 0 || value == peak || start > peak || peak > end || (start < 0 && end > 0) {
      return one
    }
    if value <= start || value >= end { return 0 }
    return value < peak
      ? (value - start) << 30 / (peak - start) : (end - value) << 30 / (end - peak)
  }

  /// The sum of an item's differences, 2^30 times.
  ///
  /// - Parameter scalars: The scalars of the regions.
  /// - Returns: 0 where there is no such item.
  func scaledDelta(outer: Int, inner: Int, scalars: [Int]) -> Int {
    guard outer < data.count else { return 0 }
    let data = data[outer]
    guard inner < data.itemCount else { return 0 }
    var at = data.rows + inner * data.rowSize
    var sum = 0
    for (column, region) in data.regionIndexes.enumerated() {
      let isWord = column < data.wordCount
      let size = (isWord ? 2 : 1) * (data.hasLongWords ? 2 : 1)
      let scalar = scalars[region]
      if scalar != 0 {
        // Bounds were checked when the store was read.
        let delta: Int?
        switch size {
        case 1: delta = try? reader.i8(at)
        case 2: delta = try? reader.i16(at)
        default: delta = try? reader.i32(at)
        }
        sum &+= scalar &* (delta ?? 0)
      }
      at += size
    }
    return sum
  }

  /// The sum of an item's differences, to the nearest unit, halves away from zero.
  func delta(outer: Int, inner: Int, scalars: [Int]) -> Int {
    let scaled = scaledDelta(outer: outer, inner: inner, scalars: scalars)
    let magnitude = Int((scaled.magnitude + 1 << 29) >> 30)
    return scaled < 0 ? -magnitude : magnitude
  }
}

/// The map from an entry, such as a glyph, to an item of a store.
///
/// Source: OpenType 1.9, "DeltaSetIndexMap".
struct DeltaSetIndexMap: Sendable {
  private let reader: FontReader
  private let count: Int
  private let entrySize: Int
  private let innerBits: Int
  private let start: Int

  init(_ reader: FontReader) throws(FontError) {
    let format = try reader.u8(0)
    let entry = try reader.u8(1)
    self.reader = reader
    count = format == 0 ? try reader.u16(2) : try reader.u32(2)
    start = format == 0 ? 4 : 6
    entrySize = (entry >> 4 & 3) + 1
    innerBits = (entry & 15) + 1
    try reader.checkRecords(at: start, count: count, size: entrySize)
  }

  /// The last entry stands for all that follow.
  func item(_ index: Int) -> (outer: Int, inner: Int) {
    guard count > 0 else { return (0, index) }
    var value = 0
    let at = start + min(index, count - 1) * entrySize
    for offset in 0..<entrySize {
      value = value << 8 | ((try? reader.u8(at + offset)) ?? 0)
    }
    return (value >> innerBits, value & (1 << innerBits - 1))
  }
}
