import SnapshotCore
import TestSupport
import Testing

@Suite struct DeltaSlopeTests: FarthestPixelFinding {
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
}
