import Testing

@testable import CoreText

@Suite struct ItemVariationStoreTests {
  private let one = 1 << 30

  private func store(
    _ regions: [[(start: Int, peak: Int, end: Int)]], _ rows: [[Int]], wordCount: Int = 0,
    hasLongWords: Bool = false
  ) throws -> ItemVariationStore {
    try ItemVariationStore(
      reader(
        variationStore(
          regions: regions, rows: rows, wordCount: wordCount, hasLongWords: hasLongWords)))
  }

  /// Of a region from 0.5 by 0.75 to 1.
  @Test(arguments: [
    (0x1000, 0.0), (0x2000, 0), (0x2800, 0.5), (0x3000, 1), (0x3800, 0.5), (0x4000, 0),
  ])
  func `a region counts most at its peak and nothing from its ends on`(
    _ coordinate: Int, _ expected: Double
  ) throws {
    let store = try store([[(0x2000, 0x3000, 0x4000)]], [[1]])
    #expect(store.scalars(at: [coordinate]) == [Int(expected * Double(one))])
  }

  @Test func `a region below the standard counts there alone`() throws {
    let store = try store([[(-0x4000, -0x4000, 0)]], [[1]])
    #expect(store.scalars(at: [-0x4000]) == [one])
    #expect(store.scalars(at: [-0x2000]) == [one / 2])
    #expect(store.scalars(at: [0x2000]) == [0])
  }

  @Test func `axes of a region multiply, and one without a peak does not count`() throws {
    let both = try store([[(0, 0x4000, 0x4000), (0, 0x4000, 0x4000)]], [[1]])
    #expect(both.scalars(at: [0x2000, 0x2000]) == [one / 4])
    #expect(both.scalars(at: [0x4000, 0]) == [0])
    // What is not said stands at the standard.
    #expect(both.scalars(at: [0x4000]) == [0])
    let first = try store([[(0, 0x4000, 0x4000), (0, 0, 0)]], [[1]])
    #expect(first.scalars(at: [0x2000, 0x3000]) == [one / 2])
  }

  @Test func `an item's differences are summed by how much their regions count`() throws {
    let ends = (start: 0, peak: 0x4000, end: 0x4000)
    let store = try store([[ends], [ends]], [[1000, -7], [-300, 100]], wordCount: 1)
    #expect(store.delta(outer: 0, inner: 0, scalars: [one, 0]) == 1000)
    #expect(store.delta(outer: 0, inner: 0, scalars: [one / 2, one]) == 493)
    #expect(store.delta(outer: 0, inner: 1, scalars: [one, one]) == -200)
    #expect(store.scaledDelta(outer: 0, inner: 1, scalars: [0, one / 4]) == 25 * one)
  }

  @Test func `halves go away from zero`() throws {
    let store = try store([[(0, 0x4000, 0x4000)]], [[1], [-1], [3], [-3]])
    let deltas = (0..<4).map { store.delta(outer: 0, inner: $0, scalars: [one / 2]) }
    #expect(deltas == [1, -1, 2, -2])
    #expect(store.delta(outer: 0, inner: 0, scalars: [one / 2 - 1]) == 0)
  }

  @Test func `numbers may be of 32 and 16 bits`() throws {
    let ends = (start: 0, peak: 0x4000, end: 0x4000)
    let store = try store(
      [[ends], [ends]], [[100_000, -3000], [-70_000, 300]], wordCount: 1, hasLongWords: true)
    #expect(store.delta(outer: 0, inner: 0, scalars: [one, one]) == 97_000)
    #expect(store.delta(outer: 0, inner: 1, scalars: [one, one]) == -69_700)
  }

  @Test func `an item that is not there does not vary`() throws {
    let store = try store([[(0, 0x4000, 0x4000)]], [[5]])
    #expect(store.delta(outer: 0, inner: 1, scalars: [one]) == 0)
    #expect(store.delta(outer: 1, inner: 0, scalars: [one]) == 0)
  }

  @Test func `a store that is cut off anywhere is an error`() {
    let bytes = variationStore(
      regions: [[(0, 0x4000, 0x4000)]], rows: [[5], [6]], wordCount: 1)
    for count in 0..<bytes.count {
      #expect(throws: FontError.self) { try ItemVariationStore(reader(Array(bytes.prefix(count)))) }
    }
  }

  @Test func `a region that is not there is an error`() {
    var bytes = variationStore(regions: [[(0, 0x4000, 0x4000)]], rows: [[5]], wordCount: 0)
    // The index of the only column stands before the only byte.
    bytes[bytes.count - 2] = 1
    #expect(throws: FontError.self) { try ItemVariationStore(reader(bytes)) }
  }

  @Test func `more wide columns than columns are an error`() {
    let bytes = variationStore(regions: [[(0, 0x4000, 0x4000)]], rows: [[5]], wordCount: 2)
    #expect(throws: FontError.self) { try ItemVariationStore(reader(bytes)) }
  }

  // MARK: Maps

  @Test func `an entry holds the numbers of subtable and item`() throws {
    // Entries of two bytes, of which the lowest four bits are the item.
    let map = try DeltaSetIndexMap(reader([0, 0x13, 0, 2] + words([0x0021, 0x01FF])))
    #expect(map.item(0) == (2, 1))
    #expect(map.item(1) == (0x1F, 0xF))
    #expect(map.item(7) == (0x1F, 0xF))
  }

  @Test func `long maps have a count of 32 bits`() throws {
    let map = try DeltaSetIndexMap(reader([1, 0x07] + bigEndian(UInt32(3)) + [4, 5, 6]))
    #expect((0..<4).map { map.item($0).inner } == [4, 5, 6, 6])
    #expect(map.item(0).outer == 0)
  }

  @Test func `an empty map names each entry itself`() throws {
    #expect(try DeltaSetIndexMap(reader([0, 0, 0, 0])).item(9) == (0, 9))
  }

  @Test func `a map that is cut off is an error`() {
    #expect(throws: FontError.self) { try DeltaSetIndexMap(reader([0, 0x13, 0, 2, 0, 1, 0])) }
  }
}
