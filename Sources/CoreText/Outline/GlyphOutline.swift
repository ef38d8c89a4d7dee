import CoreGraphics

/// The shape of a glyph: y upwards, the origin on the baseline.
package struct GlyphOutline: Hashable, Sendable {
  /// Units of a coordinate in a font unit: between two points in 1/64 lies one in 1/128.
  package static let unitsPerFontUnit = 128

  package var verbs: [PathVerb]
  /// The points in 1/128 font units.
  package var points: [SIMD2<Int32>]

  package init(verbs: [PathVerb] = [], points: [SIMD2<Int32>] = []) {
    self.verbs = verbs
    self.points = points
  }

  package var isEmpty: Bool { verbs.isEmpty }

  /// The smallest box that holds all points, control points among them; in 1/128 font units.
  package var controlBox: (low: SIMD2<Int32>, high: SIMD2<Int32>)? {
    guard var low = points.first else { return nil }
    var high = low
    for point in points {
      low = SIMD2(min(low.x, point.x), min(low.y, point.y))
      high = SIMD2(max(high.x, point.x), max(high.y, point.y))
    }
    return (low, high)
  }

  /// The outline with `scale` for a font unit, mapped by a transform.
  package func path(scale: Double, transform: CGAffineTransform = .identity) -> CGPath {
    let factor = scale / Double(Self.unitsPerFontUnit)
    var mapped: [CGPoint] = []
    mapped.reserveCapacity(points.count)
    let (a, b, c, d) = (
      Double(transform.a) * factor, Double(transform.b) * factor,
      Double(transform.c) * factor, Double(transform.d) * factor
    )
    let (tx, ty) = (Double(transform.tx), Double(transform.ty))
    for point in points {
      let (x, y) = (Double(point.x), Double(point.y))
      mapped.append(CGPoint(x: a * x + c * y + tx, y: b * x + d * y + ty))
    }
    return CGPath(verbs: verbs, points: mapped)
  }
}
