/// The least and greatest coordinates of finite points.
struct PathExtent {
  var minX = Double.infinity
  var minY = Double.infinity
  var maxX = -Double.infinity
  var maxY = -Double.infinity
  /// Whether a point was left out for not being finite.
  var hasLeftOut = false

  /// The pixels that the points touch.
  var pixels: PixelRect { PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }

  /// Whether no coordinate is farther from 0 than that, and all are finite.
  func isWithin(_ distance: Double) -> Bool {
    !hasLeftOut && minX >= -distance && minY >= -distance && maxX <= distance && maxY <= distance
  }
}

extension FlatPath {
  var extent: PathExtent {
    // SAFETY: The buffer knows its count, is gone through in its bounds, and lives for the closure.
    unsafe points.withUnsafeBufferPointer { points in
      var low = SIMD2(repeating: Double.infinity)
      var high = -low
      var sum = SIMD2<Double>()
      for unsafe point in unsafe points {
        let value = SIMD2(point.x.native, point.y.native)
        low.replace(with: value, where: value .< low)
        high.replace(with: value, where: value .> high)
        // What is not finite leaves NaN behind.
        sum += value - value
      }
      if sum == .zero {
        return PathExtent(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
      }
      return unsafe Self.extentOfFinitePoints(points)
    }
  }

  private static func extentOfFinitePoints(
    _ points: UnsafeBufferPointer<CGPoint>
  ) -> PathExtent {
    // SAFETY: The caller keeps the buffer during the call, and it is gone through in its bounds.
    var extent = PathExtent(hasLeftOut: true)
    for unsafe point in unsafe points where point.x.isFinite && point.y.isFinite {
      extent.minX = min(extent.minX, point.x.native)
      extent.maxX = max(extent.maxX, point.x.native)
      extent.minY = min(extent.minY, point.y.native)
      extent.maxY = max(extent.maxY, point.y.native)
    }
    return extent
  }

  /// The pixels that the path can touch. Points that are not finite are left out.
  var pixelBounds: PixelRect { extent.pixels }

  /// The rectangle that the path is, if it is one with sides along the axes.
  var rectangle: CGRect? {
    guard subpathStarts.count == 1, points.count == 4 || points.count == 5,
      points.count == 4 || points[4] == points[0]
    else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isUpright = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    let isLevel = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let size = CGSize(width: abs(c.x - a.x), height: abs(c.y - a.y))
    guard isUpright || isLevel, size.width.isFinite, size.height.isFinite else { return nil }
    let (x, y) = (min(a.x, c.x), min(a.y, c.y))
    // Rounding of the size must not move the far side.
    guard x + size.width == max(a.x, c.x), y + size.height == max(a.y, c.y) else { return nil }
    return CGRect(origin: CGPoint(x: x, y: y), size: size)
  }
}
