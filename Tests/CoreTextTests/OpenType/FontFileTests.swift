import CoreText
import Testing

/// A font file with the given tables, one after the other.
func fontBytes(
  signature: UInt32 = 0x0001_0000, _ tables: [(tag: FontTag, body: [UInt8])]
) -> [UInt8] {
  var bytes = bigEndian(signature) + bigEndian(UInt16(tables.count)) + [0, 0, 0, 0, 0, 0]
  var offset = 12 + 16 * tables.count
  for table in tables {
    bytes += bigEndian(table.tag.rawValue) + bigEndian(UInt32(0))
    bytes += bigEndian(UInt32(offset)) + bigEndian(UInt32(table.body.count))
    offset += table.body.count
  }
  return tables.reduce(into: bytes) { $0 += $1.body }
}

func bigEndian<T: FixedWidthInteger>(_ value: T) -> [UInt8] {
  (0..<T.bitWidth / 8).reversed().map { UInt8(truncatingIfNeeded: value >> T($0 * 8)) }
}

@Suite struct FontFileTests {
  private let sample = fontBytes([("head", [1, 2, 3]), ("name", [0xFF, 0xFE])])

  @Test func `tables are found by tag and read big-endian`() throws {
    let font = try FontFile(bytes: sample)
    #expect(font.tables.map(\.tag) == ["head", "name"])
    #expect(try font.table("head").uint16(at: 1) == 0x0203)
    #expect(try font.table("name").int16(at: 0) == -2)
  }

  @Test func `a read beyond a table names the table and the offset`() throws {
    let name = try FontFile(bytes: sample).table("name")
    #expect(throws: FontError.outOfBounds(table: "name", offset: 1, count: 2)) {
      try name.uint16(at: 1)
    }
    #expect(throws: FontError.self) { try name.uint8(at: -1) }
  }

  @Test func `a table that is not there is named`() throws {
    let font = try FontFile(bytes: sample)
    #expect(throws: FontError.missingTable("glyf")) { try font.table("glyf") }
  }

  @Test func `a file cut off anywhere is an error and never a trap`() {
    for length in 0..<sample.count {
      #expect(throws: FontError.self) { try FontFile(bytes: Array(sample.prefix(length))) }
    }
  }

  @Test func `other files are refused`() {
    #expect(throws: FontError.notAFont(signature: 0x8950_4E47)) {
      try FontFile(bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    }
  }

  @Test func `a collection holds faces`() throws {
    let header = bigEndian(FontTag("ttcf").rawValue) + bigEndian(UInt32(0x0001_0000))
    let face = fontBytes(signature: FontTag("OTTO").rawValue, [])
    let bytes = header + bigEndian(UInt32(1)) + bigEndian(UInt32(16)) + face
    #expect(try FontFile.faceCount(in: bytes) == 1)
    #expect(try FontFile(bytes: bytes).tables.isEmpty)
    #expect(throws: FontError.noSuchFace(index: 1, count: 1)) {
      try FontFile(bytes: bytes, face: 1)
    }
  }
}
