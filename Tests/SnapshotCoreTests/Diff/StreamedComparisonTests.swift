import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct StreamedComparisonTests: FilePairing {
  private func pair(_ reference: [UInt8], _ actual: [UInt8]) throws -> ImageFilePair {
    try ImageFilePair(reference: reference, path: "a.png", actual: actual, path: "b.png")
  }

  @Test func `the result is that of the whole pictures, wherever they differ`() throws {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<60 {
      let width = Int.random(in: 1...90, using: &generator)
      let height = Int.random(in: 1...200, using: &generator)
      let image = scenery(width, height, seed: UInt64(round))
      var actual = image
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let x = Int.random(in: 0..<width, using: &generator)
        let y = Int.random(in: 0..<height, using: &generator)
        actual = actual.with(UInt32.random(in: 0 ... .max, using: &generator), at: (x, y))
      }
      let rows = filters(height, seed: UInt64(round))
      var first = FilteredPNG(image, filters: rows)
      var second = FilteredPNG(
        actual, filters: round % 2 == 0 ? rows : filters(height, seed: UInt64(round) + 99))
      first.blockByteCount = 300
      second.blockByteCount = 300
      let whole = ImageComparison.compare(image, actual)
      #expect(try pair(first.bytes, second.bytes).compare() == whole)
      for tolerance in [Tolerance.recommended, Tolerance(maximumDelta: 5)] {
        #expect(
          try pair(first.bytes, second.bytes).compare(tolerance: tolerance)
            == ImageComparison.compare(image, actual, tolerance: tolerance))
      }
    }
  }
}
