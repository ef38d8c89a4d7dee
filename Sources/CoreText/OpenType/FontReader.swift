/// Big-endian numbers of one table, or of a part of it; every read is checked.
///
/// Offsets in errors count from the start of the table, whatever part is read.
package struct FontReader: Sendable {
  let bytes: [UInt8]
  let range: Range<Int>
  let table: FontTag?
  /// The place where the part begins in the table.
  var origin = 0

  init(bytes: [UInt8], range: Range<Int>, table: FontTag?, origin: Int = 0) {
    self.bytes = bytes
    self.range = range
    self.table = table
    self.origin = origin
  }

  package var count: Int { range.count }

  package func uint8(at offset: Int) throws(FontError) -> UInt8 {
    try check(offset, 1)
    return bytes[range.lowerBound + offset]
  }

  package func uint16(at offset: Int) throws(FontError) -> UInt16 {
    try check(offset, 2)
    let at = range.lowerBound + offset
    return UInt16(bytes[at]) << 8 | UInt16(bytes[at + 1])
  }

  package func int16(at offset: Int) throws(FontError) -> Int16 {
    Int16(bitPattern: try uint16(at: offset))
  }

  package func uint32(at offset: Int) throws(FontError) -> UInt32 {
    try check(offset, 4)
    let at = range.lowerBound + offset
    return UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16 | UInt32(bytes[at + 2]) << 8
      | UInt32(bytes[at + 3])
  }

  // MARK: As Int

  package func u8(_ offset: Int) throws(FontError) -> Int { Int(try uint8(at: offset)) }
  package func i8(_ offset: Int) throws(FontError) -> Int {
    Int(Int8(bitPattern: try uint8(at: offset)))
  }
  package func u16(_ offset: Int) throws(FontError) -> Int { Int(try uint16(at: offset)) }
  package func i16(_ offset: Int) throws(FontError) -> Int { Int(try int16(at: offset)) }
  package func u32(_ offset: Int) throws(FontError) -> Int { Int(try uint32(at: offset)) }
  package func i32(_ offset: Int) throws(FontError) -> Int {
    Int(Int32(bitPattern: try uint32(at: offset)))
  }
  package func u24(_ offset: Int) throws(FontError) -> Int {
    try u8(offset) << 16 | Int(try uint16(at: offset + 1))
  }
  package func tag(_ offset: Int) throws(FontError) -> FontTag {
    FontTag(rawValue: try uint32(at: offset))
  }

  // MARK: Parts

  /// What lies between an offset and the end.
  package func part(from offset: Int) throws(FontError) -> FontReader {
    try check(offset, 0)
    return FontReader(
      bytes: bytes, range: range.lowerBound + offset..<range.upperBound, table: table,
      origin: origin + offset)
  }

  package func part(from offset: Int, count: Int) throws(FontError) -> FontReader {
    try check(offset, max(count, 0))
    let start = range.lowerBound + offset
    return FontReader(
      bytes: bytes, range: start..<start + max(count, 0), table: table, origin: origin + offset)
  }

  /// Checks that a list of records fits.
  package func checkRecords(at offset: Int, count: Int, size: Int) throws(FontError) {
    try check(offset, count * size)
  }

  /// An error at an offset of this part.
  func malformed(_ offset: Int, _ reason: String) -> FontError {
    .malformed(table: table ?? FontTag(rawValue: 0), offset: origin + offset, reason: reason)
  }

  private func check(_ offset: Int, _ length: Int) throws(FontError) {
    guard offset >= 0, offset <= range.count - length else {
      throw .outOfBounds(
        table: table, offset: origin + offset,
        count: max(length, offset + length - range.count))
    }
  }
}
