import Testing

/// What no font may do: stop the process.
///
/// `Tests/Fuzz/fonts` runs other seeds for as long as is wanted. A case that it finds gets its
/// seed here.
@Suite struct FontInstanceColorTests {
  @Test func `no damage to tables of colours and pictures stops the process`() throws {
    var readable = [Int](repeating: 0, count: HostileColorFont.kindCount)
    for seed in 1...400 as ClosedRange<UInt64> {
      let font = try HostileColorFont(seed: seed)
      if font.use() { readable[font.kind] += 1 }
    }
    // Of 80 fonts of a kind many are still read.
    #expect(readable.allSatisfy { $0 >= 10 }, "\(readable)")
  }
}
