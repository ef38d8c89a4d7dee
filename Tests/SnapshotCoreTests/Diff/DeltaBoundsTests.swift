import SnapshotCore
import TestSupport
import Testing

/// What a comparison may leave out, because it cannot be the worst pixel.
@Suite struct DeltaBoundsTests {
  @Test func `no two colours are farther apart than the bound of their box says`() {
    var generator = SeededGenerator(seed: 11)
    for box in 0..<512 {
      let corner = [box & 7, box >> 3 & 7, box >> 6].map { 32 * $0 }
      let slope = DeltaSlope(corner.map { $0...$0 + 15 }, steps: 4)
      for _ in 0..<24 {
        let old = corner.map { Int.random(in: $0...$0 + 15, using: &generator) }
        let new = old.map { min(max($0 + Int.random(in: -4...4, using: &generator), 0), 255) }
        let grows = zip(old, new).map { $1 > $0 }
        let bound = slope.bound(green: grows[1] == grows[0], blue: grows[2] == grows[0])
        let most = zip(old, new).map { abs($1 - $0) }.max() ?? 0
        let delta = ColorDifference.shared.delta(reference: pixel(old), actual: pixel(new))
        #expect(delta <= Double(bound) * Double(most) + 0.002, "\(old) \(new)")
      }
    }
  }

  @Test func `a bound fits the byte that it is kept in`() {
    for box in 0..<4096 {
      let corner = [box & 15, box >> 4 & 15, box >> 8].map { 16 * $0 }
      let slope = DeltaSlope(corner.map { $0...$0 + 15 }, steps: 4)
      for way in 0..<4 {
        let bound = slope.bound(green: way & 1 == 0, blue: way & 2 == 0)
        #expect(bound > 0 && bound * 32 + 1 < 255)
      }
    }
  }

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
        for tolerance in [Tolerance.exact, Tolerance(greatestDelta: 1)] {
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

  @Test func `each region has its own farthest pixel`() {
    let reference = plain(120, 24, 0xff80_8080)
    var actual = reference
    // Faint ones to the right of a strong one, and below another.
    for x in stride(from: 0, to: 120, by: 20) {
      actual = actual.with(x == 0 ? 0xff00_00ff : 0xff80_8082, at: (x, 3), (x + 1, 4))
      actual = actual.with(0xff80_8083, at: (x + 2, 5))
    }
    let result = ImageComparison.compare(reference, actual)
    #expect(result.regions.count == 6)
    for region in result.regions {
      let inside = farthest(reference, actual) { x, y in
        (region.x..<region.x + region.width).contains(x)
          && (region.y..<region.y + region.height).contains(y)
      }
      #expect(region.worst == inside.place)
    }
  }

  private func pixel(_ samples: [Int]) -> UInt32 {
    UInt32(samples[0]) | UInt32(samples[1]) << 8 | UInt32(samples[2]) << 16 | 0xff00_0000
  }

  /// The first of the farthest pixels among some, from top to bottom and left to right.
  private func farthest(
    _ reference: PixelImage, _ actual: PixelImage, _ isIncluded: (Int, Int) -> Bool
  ) -> (delta: Double, place: PixelPosition?) {
    var found: (delta: Double, place: PixelPosition?) = (0, nil)
    for y in 0..<reference.height {
      for x in 0..<reference.width where isIncluded(x, y) {
        let (old, new) = (reference.pixel(x, y), actual.pixel(x, y))
        if old == new { continue }
        let delta = ColorDifference.shared.delta(reference: old, actual: new)
        if found.place == nil || delta > found.delta {
          found = (delta, PixelPosition(x: x, y: y))
        }
      }
    }
    return found
  }
}
