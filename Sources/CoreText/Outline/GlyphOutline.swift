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
  /// As in the file: the lowest bit is set for points on the curve.
  var flags: [UInt8] = []
  /// Of every contour the index after its last point.
  var ends: [Int] = []

  /// The contours as quadratic curves: between two points off the curve lies one on it.
  func outline(shiftedBy shift: Int) -> GlyphOutline {
    var outline = GlyphOutline()
    let (verbCount, pointCount) = counts
    if verbCount == 0 { return outline }
    outline.verbs = [PathVerb](repeating: .line, count: verbCount)
    outline.points = [SIMD2<Int32>](repeating: SIMD2(), count: pointCount)
    outline.verbs.withUnsafeMutableBufferPointer { verbs in
      outline.points.withUnsafeMutableBufferPointer { points in
        // SAFETY: `counts` goes through the same steps as the writer.
        var writer = ContourWriter(verbs: verbs.baseAddress!, points: points.baseAddress!)
        var start = 0
        for end in ends {
          if end > start { append(start, end, shift, to: &writer) }
          start = end
        }
      }
    }
    return outline
  }

  /// How many verbs and points the outline has.
  private var counts: (verbs: Int, points: Int) {
    var (verbs, points) = (0, 0)
    var start = 0
    for end in ends where end > start {
      // A move and a close; what is on the curve ends a line or a curve, and so does each of two
      // points off the curve that follow each other.
      var index = start
      var stop = end
      if flags[start] & 1 != 0 {
        index += 1
      } else if flags[end - 1] & 1 != 0 {
        stop -= 1
      }
      verbs += 2
      points += 1
      var isPending = false
      while index < stop {
        let isOn = flags[index] & 1 != 0
        if isOn || isPending {
          verbs &+= 1
          points &+= isPending ? 2 : 1
        }
        isPending = !isOn
        index &+= 1
      }
      if isPending {
        verbs += 1
        points += 2
      }
      start = end
    }
    return (verbs, points)
  }

  /// Where verbs and points go.
  private struct ContourWriter {
    var verbs: UnsafeMutablePointer<PathVerb>
    var points: UnsafeMutablePointer<SIMD2<Int32>>

    // SAFETY: there is room for all that `counts` counts.
    @inline(__always)
    mutating func add(_ verb: PathVerb) {
      verbs.pointee = verb
      verbs += 1
    }

    @inline(__always)
    mutating func add(_ point: SIMD2<Int32>) {
      points.pointee = point
      points += 1
    }
  }

  @inline(__always)
  private func append(_ start: Int, _ end: Int, _ shift: Int, to writer: inout ContourWriter) {
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
    if flags[start] & 1 != 0 {
      first = point(start)
      index = start + 1
    } else if flags[last] & 1 != 0 {
      first = point(last)
      stop = last
    } else {
      first = middle(point(start), point(last))
    }
    writer.add(.move)
    writer.add(first)
    var control = SIMD2<Int32>()
    var isPending = false
    while index < stop {
      let next = point(index)
      if flags[index] & 1 != 0 {
        if isPending {
          writer.add(.quad)
          writer.add(control)
          isPending = false
        } else {
          writer.add(.line)
        }
        writer.add(next)
      } else {
        if isPending {
          writer.add(.quad)
          writer.add(control)
          writer.add(middle(control, next))
        }
        control = next
        isPending = true
      }
      index &+= 1
    }
    if isPending {
      writer.add(.quad)
      writer.add(control)
      writer.add(first)
    }
    writer.add(.close)
  }
}
