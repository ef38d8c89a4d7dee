import Testing

@testable import CoreText

@Suite struct KernTableTests {
  private typealias Pair = (left: Int, right: Int, value: Int)

  private func pairs(_ pairs: [Pair]) -> [UInt8] {
    words([pairs.count, 0, 0, 0]) + pairs.flatMap { words([$0.left, $0.right, $0.value]) }
  }

  /// A table of version 0, with the coverage of each subtable.
  private func table(_ subtables: (coverage: Int, pairs: [Pair])...) -> [UInt8] {
    words([0, subtables.count])
      + subtables.flatMap { subtable in
        words([0, 14 + 6 * subtable.pairs.count, subtable.coverage]) + pairs(subtable.pairs)
      }
  }

  private func appleTable(_ subtables: (coverage: Int, pairs: [Pair])...) -> [UInt8] {
    words([1, 0]) + bigEndian(UInt32(subtables.count))
      + subtables.flatMap { subtable in
        bigEndian(UInt32(16 + 6 * subtable.pairs.count)) + words([subtable.coverage, 0])
          + pairs(subtable.pairs)
      }
  }

  private let some: [(left: Int, right: Int, value: Int)] = [
    (1, 2, -80), (1, 5, 12), (3, 0, 7), (3, 2, -300),
  ]

  @Test func `pairs are found by both glyphs`() throws {
    let kern = try KernTable(reader(table((1, some))))
    #expect(!kern.isEmpty)
    #expect(kern.kerning(1, 2) == -80)
    #expect(kern.kerning(1, 5) == 12)
    #expect(kern.kerning(3, 0) == 7)
    #expect(kern.kerning(3, 2) == -300)
    #expect(kern.kerning(2, 1) == 0)
    #expect(kern.kerning(1, 3) == 0)
  }

  @Test func `subtables add up`() throws {
    let kern = try KernTable(reader(table((1, some), (1, [(1, 2, 30), (4, 4, 1)]))))
    #expect(kern.kerning(1, 2) == -50)
    #expect(kern.kerning(4, 4) == 1)
  }

  @Test func `minimums, vertical kerning and other formats are passed over`() throws {
    // Bit 0 is horizontal, bit 1 minimums, bit 2 across the line; the upper byte is the format.
    for coverage in [0, 3, 5, 0x201] {
      let kern = try KernTable(reader(table((coverage, some), (1, [(1, 2, 4)]))))
      #expect(kern.kerning(1, 2) == 4, "\(coverage)")
    }
  }

  @Test func `Apple's tables are read, without vertical and varying kerning`() throws {
    let kern = try KernTable(
      reader(
        appleTable((0x8000, some), (0x2000, some), (0x4000, some), (2, some), (0, [(1, 2, 9)]))))
    #expect(kern.kerning(1, 2) == 9)
    #expect(kern.kerning(3, 2) == 0)
  }

  @Test func `a table of nothing is empty, one that ends early has what is there`() throws {
    #expect(try KernTable(reader(words([0, 0]))).isEmpty)
    let cut = try KernTable(reader(Array(table((1, some)).dropLast(6))))
    #expect(cut.kerning(1, 2) == -80)
    #expect(cut.kerning(3, 2) == 0)
    #expect(throws: FontError.self) { try KernTable(reader([0])) }
  }
}
