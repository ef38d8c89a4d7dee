import Testing

/// Random drawings whose bytes are known: every machine and configuration has to draw the same.
@Suite struct SameBytesTests {
  /// Where a change of the rasteriser is meant to change bytes, this hash changes with it, and the
  /// changelog says so: everybody's references are then other pictures.
  @Test(
    "A hundred random drawings have the bytes that they have on every machine",
    arguments: [
      (0, "e20f08cd15c8f475"), (100, "6586538d7fb0faa9"), (200, "16f82ce3b13e4468"),
      (300, "ba413936da5aab9c"),
    ])
  func drawingsHaveTheirBytes(firstSeed: Int, expected: String) {
    let hashes = (firstSeed..<firstSeed + 100).map { RandomDrawing.hash(seed: $0) ?? 0 }
    #expect(Set(hashes).count == 100)
    let all = hashes.reduce(0) { ($0 ^ $1) &* 0x100_0000_01b3 }
    #expect(String(all, radix: 16) == expected)
  }
}
