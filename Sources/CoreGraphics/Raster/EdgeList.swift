/// The lines of a path in fixed point, 10 bits after the point, clipped to a rectangle of pixels
/// and relative to its corner.
///
/// Lines to the left of the rectangle are moved to its left side, where they count as much;
/// those above, below and to the right are left out.
final class EdgeList {
  static let fractionBits = 10
  /// Adding this rounds a Double to 10 fraction bits and leaves them, as an integer, in the low
  /// bits of its pattern; for magnitudes below 2⁴⁰.
  private static let rounder = 6_755_399_441_055_744.0 / 1024
  /// Beyond it points are moved there; far enough not to bend what is visible.
  private static let farAway = 1e12

  /// x0, y0, x1, y1.
  private(set) var edges: UnsafeMutablePointer<SIMD4<Int32>>
  private(set) var count = 0
  private var capacity = 512

  init() {
    // SAFETY: `reserve` comes before every append and counts the most that follows it.
    edges = .allocate(capacity: capacity)
  }

  deinit { edges.deallocate() }

  private func reserve(_ extra: Int) {
    guard count + extra > capacity else { return }
    capacity = max(capacity * 2, count + extra)
    let grown = UnsafeMutablePointer<SIMD4<Int32>>.allocate(capacity: capacity)
    grown.moveInitialize(from: edges, count: count)
    edges.deallocate()
    edges = grown
  }

  /// Replaces what is there by the lines of a path, each subpath closed.
  ///
  /// - Parameters:
  ///   - pathBounds: The pixels that the path touches.
  ///   - bounds: The pixels that are wanted.
  func fill(from path: FlatPath, pathBounds: PixelRect, bounds: PixelRect) {
    count = 0
    let isInside =
      bounds.contains(pathBounds) && path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    path.points.withUnsafeBufferPointer { points in
      for index in path.subpathStarts.indices {
        let start = Int(path.subpathStarts[index])
        let end =
          index + 1 < path.subpathStarts.count
          ? Int(path.subpathStarts[index + 1]) : points.count
        guard end - start > 1 else { continue }
        let subpath = UnsafeBufferPointer(rebasing: points[start..<end])
        if isInside {
          append(subpath, bounds)
        } else {
          appendClipped(subpath, bounds)
        }
      }
    }
  }

  @inline(__always)
  private static func fixed(_ value: Double) -> Int32 {
    Int32(truncatingIfNeeded: (value + rounder).bitPattern)
  }

  private func append(_ points: UnsafeBufferPointer<CGPoint>, _ bounds: PixelRect) {
    reserve(points.count)
    let (left, top) = (Double(bounds.minX), Double(bounds.minY))
    let last = points[points.count - 1]
    var x0 = Self.fixed(last.x.native - left)
    var y0 = Self.fixed(last.y.native - top)
    for point in points {
      let x1 = Self.fixed(point.x.native - left)
      let y1 = Self.fixed(point.y.native - top)
      // SAFETY: at most one edge a point, reserved above.
      edges[count] = SIMD4(x0, y0, x1, y1)
      count += y0 == y1 ? 0 : 1
      (x0, y0) = (x1, y1)
    }
  }

  private func appendClipped(_ points: UnsafeBufferPointer<CGPoint>, _ bounds: PixelRect) {
    let (left, top) = (Double(bounds.minX), Double(bounds.minY))
    let corner = SIMD2(Double(bounds.width), Double(bounds.height))
    let limit = SIMD2(repeating: Self.farAway)
    var first: SIMD2<Double>?
    var previous = SIMD2<Double>()
    for point in points where point.x.isFinite && point.y.isFinite {
      let next = SIMD2(point.x.native - left, point.y.native - top)
        .clamped(lowerBound: -limit, upperBound: limit)
      if first == nil {
        first = next
      } else {
        appendClipped(previous, next, corner)
      }
      previous = next
    }
    if let first { appendClipped(previous, first, corner) }
  }

  private func appendClipped(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ corner: SIMD2<Double>
  ) {
    guard a.y != b.y, max(a.y, b.y) > 0, min(a.y, b.y) < corner.y else { return }
    func pointAt(y: Double) -> SIMD2<Double> {
      SIMD2(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y)
    }
    let start = a.y < 0 ? pointAt(y: 0) : a.y > corner.y ? pointAt(y: corner.y) : a
    let end = b.y < 0 ? pointAt(y: 0) : b.y > corner.y ? pointAt(y: corner.y) : b
    if start.x >= corner.x, end.x >= corner.x { return }
    if start.x <= 0, end.x <= 0 {
      append(SIMD2(0, start.y), SIMD2(0, end.y))
      return
    }
    if min(start.x, end.x) >= 0, max(start.x, end.x) <= corner.x {
      append(start, end)
      return
    }
    func crossing(x: Double) -> SIMD2<Double> {
      SIMD2(x, start.y + (end.y - start.y) * ((x - start.x) / (end.x - start.x)))
    }
    // From start to end: the sides that lie strictly between.
    var cuts = [0, corner.x].filter { min(start.x, end.x) < $0 && $0 < max(start.x, end.x) }
    if start.x > end.x { cuts.reverse() }
    var from = start
    for to in cuts.map(crossing) + [end] {
      if max(from.x, to.x) <= 0 {
        append(SIMD2(0, from.y), SIMD2(0, to.y))
      } else if min(from.x, to.x) < corner.x {
        append(from, to)
      }
      from = to
    }
  }

  private func append(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    let edge = SIMD4(Self.fixed(a.x), Self.fixed(a.y), Self.fixed(b.x), Self.fixed(b.y))
    if edge.y == edge.w { return }
    reserve(1)
    edges[count] = edge
    count += 1
  }
}
