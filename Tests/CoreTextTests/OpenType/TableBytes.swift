@testable import CoreText

/// A reader of bytes that are a table.
func reader(_ bytes: [UInt8], _ table: FontTag = "test") -> FontReader {
  FontReader(bytes: bytes, range: 0..<bytes.count, table: table)
}

/// The bytes of a store of variations with one subtable, in which every region is a column.
///
/// - Parameters:
///   - regions: Start, peak and end of every axis, 2.14.
///   - rows: The differences of each item, one for each region.
///   - wordCount: How many of the first columns have wide numbers.
func variationStore(
  regions: [[(start: Int, peak: Int, end: Int)]], rows: [[Int]], wordCount: Int,
  hasLongWords: Bool = false
) -> [UInt8] {
  let list =
    words([regions[0].count, regions.count])
    + regions.joined().flatMap { words([$0.start, $0.peak, $0.end]) }
  var data = words([rows.count, wordCount | (hasLongWords ? 0x8000 : 0), regions.count])
  data += words(Array(regions.indices))
  for row in rows {
    for (column, delta) in row.enumerated() {
      switch (column < wordCount, hasLongWords) {
      case (true, true): data += bigEndian(Int32(delta))
      case (true, false), (false, true): data += bigEndian(Int16(delta))
      case (false, false): data += bigEndian(Int8(delta))
      }
    }
  }
  return words([1]) + bigEndian(UInt32(12)) + words([1]) + bigEndian(UInt32(12 + list.count))
    + list + data
}

/// The bytes of a list of glyphs, as format 1 of a coverage has it.
func coverage(_ glyphs: Int...) -> [UInt8] { words([1, glyphs.count] + glyphs) }
