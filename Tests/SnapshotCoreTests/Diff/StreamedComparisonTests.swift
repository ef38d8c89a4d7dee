import CoreGraphics
import TestSupport
import Testing

@testable import SnapshotCore

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

  /// Rows of a picture, some of which another one has otherwise.
  private enum Changes: CaseIterable {
    case all, none, first, last, middle, everyFourthBand, oneColumn

    func contains(_ x: Int, _ y: Int, _ height: Int) -> Bool {
      switch self {
      case .all: true
      case .none: false
      case .first: y == 0
      case .last: y == height - 1
      case .middle: (height / 3..<height / 2).contains(y)
      case .everyFourthBand: y / 32 % 4 == 1
      case .oneColumn: x == 300
      }
    }
  }

  /// Bands of 32 rows are large enough for a second thread, and wait for the next one.
  @Test(arguments: Changes.allCases) private func `bands give what the whole pictures give`(
    _ changes: Changes
  ) throws {
    let (width, height) = (701, 245)
    let image = scenery(width, height, seed: 5)
    var generator = SeededGenerator(seed: 6)
    var bytes = image.bytes
    for index in bytes.indices {
      let pixel = index / 4
      guard changes.contains(pixel % width, pixel / width, height) else { continue }
      bytes[index] ^= UInt8.random(in: 0...255, using: &generator)
    }
    let actual = PixelImage(width: width, height: height, bytes: bytes)
    let files = [image, actual].enumerated().map { index, image in
      FilteredPNG(image, filters: filters(height, seed: UInt64(index))).bytes
    }
    var shifted = Tolerance(maximumDelta: 5)
    shifted.maximumShift = 1
    var limited = Tolerance.exact
    limited.maxRegionArea = 40
    for tolerance in [.exact, .recommended, shifted, limited] {
      let streams = try files.map {
        try #require(RowStream(PNGChunks($0), bandByteCount: 32 * (1 + 4 * width)))
      }
      #expect(streams[0].bandRows == 32)
      let result = StreamedComparison.result(streams[0], streams[1], tolerance)
      #expect(result == ImageComparison.compare(image, actual, tolerance: tolerance))
    }
  }
}
