import SnapshotCore
import TestSupport
import Testing

/// What a comparison may leave out, because it cannot be the worst pixel.
@Suite struct DeltaBoundsTests: FarthestPixelFinding {
  @Test(arguments: [1, 2, 5])
  func `the farthest pixels are those that a look at every pixel finds`(steps: Int) {
    var generator = SeededGenerator(seed: UInt64(steps))
    for round in 0..<24 {
      let width = Int.random(in: 1...90, using: &generator)
      let height = Int.random(in: 1...40, using: &generator)
      let reference = scenery(width, height, seed: UInt64(round), isOpaque: round % 4 > 0)
      let bytes = reference.bytes.enumerated().map { index, sample in
        let step = index % 4 == 3 ? 0 : Int.random(in: -steps...steps, using: &generator)
        return UInt8(min(max(Int(sample) + step, 0), 255))
      }
      let actual = PixelImage(width: width, height: height, bytes: bytes)
      for threads in 1...3 {
        for tolerance in [Tolerance.exact, Tolerance(maximumDelta: 1)] {
          let result = ImageComparison.compare(
            reference, actual, tolerance: tolerance, threads: threads)
          let all = farthest(reference, actual) { _, _ in true }
          #expect(result.worstPixel == all.place)
          #expect(abs(result.maxDelta - all.delta) < 1e-6)
          for region in result.regions {
            // A box may hold pixels of others, where there are several.
            guard result.regions.count == 1 else { continue }
            #expect(region.worst == all.place)
            #expect(region.maxDelta == result.maxDelta)
          }
        }
      }
    }
  }
}
