@testable import CoreGraphics
import Testing

/// Random drawings whose bytes are known: any machine, configuration and number of threads has to
/// draw the same. `Scripts/check-determinism` runs them in each of its surroundings.
@Suite struct SameBytesTests {
  /// Where a change of the rasteriser is meant to change bytes, this digest changes with it, and
  /// the changelog says so: everybody's references are then other pictures.
  @Test(
    "A hundred random drawings have the bytes that they have on every machine",
    arguments: [
      (0, "7f54de976e367f59"), (100, "4224f38af63d5d25"), (200, "cc4ea88726ac77e8"),
      (300, "3a5645ab810fdaa3"),
    ])
  func drawingsHaveTheirBytes(firstSeed: Int, expected: String) {
    for threadCount in [1, 2] {
      var hash = SHA256()
      for seed in firstSeed..<firstSeed + 100 {
        let pixels = RandomDrawing.pixels(seed: seed, threadCount: threadCount)
        hash.update(pixels.withUnsafeBytes { [UInt8]($0) })
      }
      #expect("\(hash.digest())".prefix(16) == expected, "\(threadCount) threads")
    }
  }

  @Test("A hundred random drawings are a hundred pictures")
  func drawingsDiffer() {
    let pictures = (0..<100).map { RandomDrawing.pixels(seed: $0, threadCount: 1) }
    #expect(Set(pictures).count == pictures.count)
  }
}
