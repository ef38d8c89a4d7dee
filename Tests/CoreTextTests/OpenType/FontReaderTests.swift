import Testing

@testable import CoreText

@Suite struct FontReaderTests {
  private let bytes: [UInt8] = [0xFF, 0xFE, 0x01, 0x02, 0x47, 0x53, 0x55, 0x42]

  @Test func `numbers are big-endian, with a sign and without`() throws {
    let table = reader(bytes)
    #expect(table.count == 8)
    #expect(try table.u8(0) == 255)
    #expect(try table.i8(0) == -1)
    #expect(try table.u16(0) == 0xFFFE)
    #expect(try table.i16(0) == -2)
    #expect(try table.u24(0) == 0xFF_FE01)
    #expect(try table.u32(0) == 0xFFFE_0102)
    #expect(try table.i32(0) == -130_814)
    #expect(try table.tag(4) == "GSUB")
  }

  @Test func `a part counts from its own start, its errors from the table's`() throws {
    let part = try reader(bytes).part(from: 2).part(from: 1, count: 2)
    #expect(part.count == 2)
    #expect(try part.u8(0) == 2)
    #expect(try part.u8(1) == 0x47)
    #expect(throws: FontError.outOfBounds(table: "test", offset: 4, count: 2)) {
      try part.u16(1)
    }
    #expect(part.malformed(1, "why") == .malformed(table: "test", offset: 4, reason: "why"))
  }

  @Test func `a part may be empty and may not begin beyond the end`() throws {
    #expect(try reader(bytes).part(from: 8).count == 0)
    #expect(try reader(bytes).part(from: 3, count: -5).count == 0)
    #expect(throws: FontError.self) { try reader(bytes).part(from: 9) }
    #expect(throws: FontError.self) { try reader(bytes).part(from: 7, count: 2) }
    #expect(throws: FontError.self) { try reader(bytes).part(from: -1) }
  }

  @Test func `records have to fit as a whole`() throws {
    try reader(bytes).checkRecords(at: 2, count: 3, size: 2)
    try reader(bytes).checkRecords(at: 8, count: 0, size: 6)
    #expect(throws: FontError.self) { try reader(bytes).checkRecords(at: 2, count: 4, size: 2) }
    #expect(throws: FontError.self) {
      try reader(bytes).checkRecords(at: 0, count: 0xFFFF_FFFF, size: 12)
    }
  }

  @Test(arguments: [1, 2, 3, 4])
  func `a number of which a byte is missing is an error`(_ size: Int) {
    let table = reader(Array(repeating: 7, count: size - 1))
    #expect(throws: FontError.self) {
      switch size {
      case 1: _ = try table.u8(0)
      case 2: _ = try table.u16(0)
      case 3: _ = try table.u24(0)
      default: _ = try table.u32(0)
      }
    }
  }
}
