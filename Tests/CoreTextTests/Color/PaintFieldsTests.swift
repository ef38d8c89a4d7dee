import Testing

@testable import CoreText

@Suite struct PaintFieldsTests {
  /// Numbers at the start of a table, of which the first has a delta of 100 at the end of its
  /// axis.
  private func fields(
    _ bytes: [UInt8], base: Int? = nil, at place: Double = 0, offset: Int = 0
  ) throws -> PaintFields {
    // The version and counts of the table are numbers as good as any.
    let table = try ColorLayerTable(
      reader(ColorFont.graphs([], variations: ColorFont.variations) + bytes, "COLR"))
    let start = ColorFont.graphs([], variations: ColorFont.variations).count
    let scalars = table.variations?.scalars(at: [Int(place * 16_384)]) ?? []
    return PaintFields(
      table: table, offset: start + offset, base: base, scalars: place == 0 ? [] : scalars)
  }

  @Test func `numbers are lengths, radii, factors or fixed`() throws {
    let numbers = try fields(words([-300, 0xC000, 0x2000]) + bigEndian(Int32(-0x18000)))
    #expect(try numbers.length(0, 0) == -300)
    #expect(try numbers.radius(2, 0) == 0xC000)
    #expect(try numbers.factor(2, 0) == -1)
    #expect(try numbers.factor(4, 0) == 0.5)
    #expect(try numbers.fixed(6, 0) == -1.5)
    #expect(try fields(words([7, 8]), offset: 2).length(0, 0) == 8)
  }

  @Test(arguments: [(0.0, 50.0), (0.5, 100), (1, 150)])
  func `a number that varies has its delta in its own units`(
    _ place: Double, _ length: Double
  ) throws {
    let numbers = try fields(words([50, 0, 50]), base: 0, at: place)
    #expect(try numbers.length(0, 0) == length)
    #expect(try numbers.factor(2, 0) == (length - 50) / 16_384)
    #expect(try numbers.fixed(2, 0) == (50 + length - 50) / 65_536)
    // The second number of the paint has no delta.
    #expect(try numbers.length(0, 1) == 50)
  }

  @Test func `a paint that does not vary has no deltas, nor has one that says so`() throws {
    #expect(try fields(words([50]), base: nil, at: 1).length(0, 0) == 50)
    #expect(try fields(words([50]), base: 0xFFFF_FFFF, at: 1).length(0, 0) == 50)
  }

  @Test func `a radius is not below 0`() throws {
    #expect(try fields(words([0]), base: 0, at: 1).radius(0, 0) == 100)
    #expect(try fields(words([0]), base: nil).radius(0, 0) == 0)
  }

  @Test func `numbers that are cut off are errors`() throws {
    let numbers = try fields([1])
    #expect(throws: FontError.self) { try numbers.length(0, 0) }
    #expect(throws: FontError.self) { try numbers.radius(0, 0) }
    #expect(throws: FontError.self) { try numbers.factor(1, 0) }
    #expect(throws: FontError.self) { try numbers.fixed(0, 0) }
  }
}
