import Testing

@testable import SnapshotCore

/// Codes are those of RFC 1951, 3.2.2, whose first bit is an index's lowest.
@Suite struct PrefixCodeTableTests {
  /// The table's words; nil where the lengths are refused. A symbol's number is above bit 16, the
  /// bits of its code are below bit 6.
  private func table(_ lengths: [UInt8], indexBits: Int, space: Int = 64) -> [UInt32]? {
    var words = [UInt32](repeating: 0, count: space)
    let isFilled = unsafe words.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      var table = unsafe PrefixCodeTable(words: base, space: space, indexBits: indexBits)
      return table.fill(lengths[...], PrefixCodeTable.codeLengthSymbols)
    }
    return isFilled ? words : nil
  }

  @Test func `a code is found at every index that begins with it`() throws {
    // 10, 0, 110 and 111.
    let words = try #require(table([2, 1, 3, 3], indexBits: 3))
    #expect(words[..<8].map { $0 >> 16 } == [1, 0, 1, 2, 1, 0, 1, 3])
    #expect(words[..<8].map { $0 & 63 } == [1, 2, 1, 3, 1, 2, 1, 3])
  }

  @Test func `a code that is longer than an index is found in a second table`() throws {
    // 0, 10, 110 and 111.
    let words = try #require(table([1, 2, 3, 3], indexBits: 2))
    #expect(words[3] & InflaterEntry.subtable != 0)
    #expect(words[3] & 63 == 1)
    let start = Int(words[3] >> 16)
    #expect(words[start..<start + 2].map { $0 >> 16 } == [2, 3])
    #expect(table([1, 2, 3, 3], indexBits: 2, space: 4) == nil)
  }

  @Test(arguments: [[1, 1, 1], [2, 2], [1, 2], [1, 2, 3], [2, 2, 2, 2, 2]] as [[UInt8]])
  func `lengths that are no whole code are refused`(_ lengths: [UInt8]) {
    #expect(table(lengths, indexBits: 3) == nil)
  }

  @Test func `a single code of one bit stands alone, and none is none`() throws {
    let one = try #require(table([0, 0, 1], indexBits: 1))
    #expect(one[0] >> 16 == 2)
    #expect(one[1] == InflaterEntry.none)
    let none = try #require(table([0, 0], indexBits: 1))
    #expect(none[..<2] == [InflaterEntry.none, InflaterEntry.none])
  }
}
