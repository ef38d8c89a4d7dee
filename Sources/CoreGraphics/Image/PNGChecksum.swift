/// CRC-32 of PNG chunks, sixteen bytes a step.
///
/// - Source: PNG third edition, annex D; the sixteen tables after Kounavis and Berry, "A Systematic
///   Approach to Building High Performance Software-Based CRC Generators", 2005.
package enum PNGChecksum {
  /// The CRC of `bytes[range]`: of a chunk's type and payload.
  package static func crc32(_ bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    // SAFETY: The range is within the bytes, as was just checked. There are 16 tables of 256
    // entries, and both arrays live for the closures.
    precondition(
      range.lowerBound >= 0 && range.upperBound <= bytes.count,
      "\(range) is not within \(bytes.count) bytes")
    return unsafe bytes.withUnsafeBytes { all in
      unsafe tables.withUnsafeBufferPointer { tables in
        guard let table = tables.baseAddress else { return 0 }
        return unsafe crc32(UnsafeRawBufferPointer(rebasing: all[range]), table)
      }
    }
  }

  @inline(__always)
  private static func crc32(
    _ bytes: UnsafeRawBufferPointer, _ table: UnsafePointer<UInt32>
  ) -> UInt32 {
    // SAFETY: Sixteen bytes are loaded where i + 16 is at most the count, and then single ones
    // below it. An index into the 16 tables is at most 12 · 256 and what `advance` adds, or a byte.
    var crc: UInt32 = 0xffff_ffff
    var i = 0
    while i &+ 16 <= bytes.count {
      let first = unsafe UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: i, as: UInt32.self))
      let second = unsafe UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: i &+ 4, as: UInt32.self))
      let third = unsafe UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: i &+ 8, as: UInt32.self))
      let fourth = unsafe UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: i &+ 12, as: UInt32.self))
      crc =
        unsafe advance(first ^ crc, table + 12 * 256) ^ advance(second, table + 8 * 256)
        ^ advance(third, table + 4 * 256) ^ advance(fourth, table)
      i &+= 16
    }
    while i < bytes.count {
      crc = unsafe table[Int((crc ^ UInt32(bytes[i])) & 0xff)] ^ (crc >> 8)
      i &+= 1
    }
    return ~crc
  }

  // SAFETY: The caller has four tables of 256 entries from `table` on, and each index is that of a
  // table and a byte.
  /// Four bytes through four consecutive tables, the lowest byte through the last.
  @inline(__always)
  private static func advance(_ word: UInt32, _ table: UnsafePointer<UInt32>) -> UInt32 {
    unsafe table[768 &+ Int(word & 0xff)] ^ table[512 &+ Int(word >> 8 & 0xff)]
      ^ table[256 &+ Int(word >> 16 & 0xff)] ^ table[Int(word >> 24)]
  }

  /// Entry 256 · n + b: the CRC register after byte b and n zero bytes.
  private static let tables: [UInt32] = {
    var tables: [UInt32] = []
    tables.reserveCapacity(16 * 256)
    for byte in UInt32(0)..<256 {
      var crc = byte
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : 0xedb8_8320 ^ (crc >> 1) }
      tables.append(crc)
    }
    for i in 256..<16 * 256 {
      let crc = tables[i - 256]
      tables.append(tables[Int(crc & 0xff)] ^ (crc >> 8))
    }
    return tables
  }()
}
