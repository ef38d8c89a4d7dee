import SnapshotCore

/// Finds what a comparison should by a look at every pixel.
protocol FarthestPixelFinding {}

extension FarthestPixelFinding {
  func pixel(_ samples: [Int]) -> UInt32 {
    UInt32(samples[0]) | UInt32(samples[1]) << 8 | UInt32(samples[2]) << 16 | 0xff00_0000
  }

  /// The first of the farthest pixels among some, from top to bottom and left to right.
  func farthest(
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
