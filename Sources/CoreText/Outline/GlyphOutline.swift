import CoreGraphics

/// The shape of a glyph: y upwards, the origin on the baseline.
package struct GlyphOutline: Hashable, Sendable {
  /// Units of a coordinate in a font unit: between two points in 1/64 lies one in 1/128.
  package static let unitsPerFontUnit = 128

  package var verbs: [PathVerb] = []
  /// In 1/128 font units.
  package var points: [SIMD2<Int32>] = []

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

/// The points of a TrueType glyph while it is put together.
struct GlyphPoints {
  /// Font units while a simple glyph is read, 1/64 after.
  var x: [Int] = []
  var y: [Int] = []
  var isOnCurve: [Bool] = []
  /// Of every contour the index after its last point.
  var ends: [Int] = []

  /// The contours as quadratic curves: between two points off the curve lies one on it.
  func outline(shiftedBy shift: Int) -> GlyphOutline {
    var outline = GlyphOutline()
    outline.verbs.reserveCapacity(x.count + 2 * ends.count)
    outline.points.reserveCapacity(2 * x.count)
    var start = 0
    for end in ends {
      if end > start { appendContour(start, end, shift, to: &outline) }
      start = end
    }
    return outline
  }

  private func appendContour(
    _ start: Int, _ end: Int, _ shift: Int, to outline: inout GlyphOutline
  ) {
    /// 1/128.
    @inline(__always)
    func point(_ index: Int) -> SIMD2<Int32> {
      SIMD2(
        Int32(truncatingIfNeeded: (x[index] &+ shift) &* 2),
        Int32(truncatingIfNeeded: y[index] &* 2))
    }
    @inline(__always)
    func middle(_ a: SIMD2<Int32>, _ b: SIMD2<Int32>) -> SIMD2<Int32> { (a &+ b) &>> 1 }

    let last = end - 1
    var index = start
    let first: SIMD2<Int32>
    var stop = end
    if isOnCurve[start] {
      first = point(start)
      index = start + 1
    } else if isOnCurve[last] {
      first = point(last)
      stop = last
    } else {
      first = middle(point(start), point(last))
    }
    outline.verbs.append(.move)
    outline.points.append(first)
    var control: SIMD2<Int32>?
    while index < stop {
      let next = point(index)
      if isOnCurve[index] {
        if let pending = control {
          outline.verbs.append(.quad)
          outline.points.append(pending)
          control = nil
        } else {
          outline.verbs.append(.line)
        }
        outline.points.append(next)
      } else {
        if let pending = control {
          outline.verbs.append(.quad)
          outline.points.append(pending)
          outline.points.append(middle(pending, next))
        }
        control = next
      }
      index += 1
    }
    if let pending = control {
      outline.verbs.append(.quad)
      outline.points.append(pending)
      outline.points.append(first)
    }
    outline.verbs.append(.close)
  }
}
