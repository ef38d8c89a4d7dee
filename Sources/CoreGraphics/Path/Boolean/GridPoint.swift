/// A point of a fine integer grid, on which orientation is exact.
struct GridPoint: Hashable {
  /// The coordinates, below 2²⁸ in magnitude: products of differences fit 64 bits.
  var x: Int64
  var y: Int64

  /// Twice the area of the triangle a, b, c: above 0 where c lies to the left of a → b, with x
  /// to the right and y up.
  static func orientation(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint) -> Int64 {
    (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
  }

  /// Whether a point that is collinear with a and b lies between them, the ends excluded.
  func isWithin(_ a: GridPoint, _ b: GridPoint) -> Bool {
    self != a && self != b && min(a.x, b.x) <= x && x <= max(a.x, b.x)
      && min(a.y, b.y) <= y && y <= max(a.y, b.y)
  }
}

/// Maps a plane to the grid. Its step is a power of two, so that short binary fractions keep
/// their value.
struct PathGrid {
  /// The number of grid units in one unit of user space.
  let scale: Double

  /// Nil where there is no finite extent.
  init?(boxes: [CGRect]) {
    var extent = 0.0
    for box in boxes where !box.isNull {
      for x in [box.minX, box.minY, box.maxX, box.maxY] {
        extent = max(extent, abs(x.native))
      }
    }
    guard extent < 1e150 else { return nil }
    let exponent = extent > 1e-150 ? Int(extent.exponent) + 1 : 0
    scale = Double(sign: .plus, exponent: 27 - exponent, significand: 1)
  }

  func point(_ p: SIMD2<Double>) -> GridPoint {
    // What lies in the boxes is at most 2²⁷ far from 0.
    func fixed(_ value: Double) -> Int64 {
      Int64((value * scale).rounded().clamped(to: -0x1p28...0x1p28))
    }
    return GridPoint(x: fixed(p.x), y: fixed(p.y))
  }

  func position(_ p: GridPoint) -> SIMD2<Double> {
    SIMD2(Double(p.x) / scale, Double(p.y) / scale)
  }
}
