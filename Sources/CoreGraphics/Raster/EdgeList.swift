import CRaster

/// The lines of a path in fixed point, 10 bits after the point, relative to the corner of a
/// rectangle of pixels.
///
/// Lines keep their ends where the rectangle cuts them, so that what they cover in it does not
/// depend on where it ends. Those that lie above, below or to the right of it are left out.
@safe final class EdgeList {
  /// Adding this rounds a Double to 10 fraction bits and leaves them, as an integer, in the low
  /// bits of its pattern; for magnitudes below 2⁴⁰.
  private static let rounder = 6_755_399_441_055_744.0 / 1024
  /// Pixels: what lies beyond is cut off, so that products of the rasteriser fit 64 bits.
  static let reach = 262_144.0
  /// Points beyond it are moved there, far enough not to bend what is visible.
  private static let farAway = 1e12

  private(set) var edges: UnsafeMutablePointer<CRasterEdge>
  private(set) var count = 0
  /// Whether all of them lie in the rectangle.
  private(set) var isInside = false
  private var capacity = 512
  private var corner = SIMD2<Int32>()
  /// Width and height in fixed point.
  private var size = SIMD2<Int32>()

  init() {
    // SAFETY: The memory has room for `capacity` edges and belongs to this object alone. `reserve`
    // comes before every append and counts the most that follows it.
    unsafe edges = .allocate(capacity: capacity)
  }

  // SAFETY: The memory is this object's own, and nobody has the object any more.
  deinit { unsafe edges.deallocate() }

  private func reserve(_ extra: Int) {
    // SAFETY: The first `count` edges have values, which is what is moved to the larger memory. The
    // old one is freed as its only address is replaced.
    guard count + extra > capacity else { return }
    capacity = max(capacity * 2, count + extra)
    let grown = UnsafeMutablePointer<CRasterEdge>.allocate(capacity: capacity)
    unsafe grown.moveInitialize(from: edges, count: count)
    unsafe edges.deallocate()
    unsafe edges = unsafe grown
  }

  /// Replaces what is there by the lines of a path, each subpath closed.
  ///
  /// - Parameters:
  ///   - bounds: The pixels that are wanted, 32,767 from the origin at most.
  ///   - extent: That of the path.
  func fill(from path: FlatPath, bounds: PixelRect, extent: PathExtent) {
    // SAFETY: The starts of subpaths rise and are at most the number of points, so that each range
    // lies in the buffer, which lives for the closure.
    count = 0
    let isSmall = extent.isWithin(Self.reach)
    isInside = isSmall && bounds.contains(extent.pixels)
    corner = SIMD2(Int32(bounds.minX) << 10, Int32(bounds.minY) << 10)
    size = SIMD2(Int32(bounds.width) << 10, Int32(bounds.height) << 10)
    unsafe path.points.withUnsafeBufferPointer { points in
      for index in path.subpathStarts.indices {
        let start = Int(path.subpathStarts[index])
        let end =
          index + 1 < path.subpathStarts.count
          ? Int(path.subpathStarts[index + 1]) : points.count
        guard end - start > 1 else { continue }
        let subpath = unsafe UnsafeBufferPointer(rebasing: points[start..<end])
        if isSmall {
          unsafe append(subpath)
        } else {
          unsafe appendCut(subpath)
        }
      }
    }
  }

  @inline(__always)
  private static func fixed(_ x: Double, _ y: Double) -> SIMD2<Int32> {
    let sum = SIMD2(x, y) + rounder
    return SIMD2(
      Int32(truncatingIfNeeded: sum.x.bitPattern), Int32(truncatingIfNeeded: sum.y.bitPattern))
  }

  private func append(_ points: UnsafeBufferPointer<CGPoint>) {
    // SAFETY: There is a point at least, as the caller has checked. A point adds one edge at most,
    // for which there is room, and the place behind the last edge is written only where another
    // point comes.
    reserve(points.count)
    let (corner, size, edges) = unsafe (corner, size, edges)
    var count = count
    let last = unsafe points[points.count - 1]
    var from = Self.fixed(last.x.native, last.y.native) &- corner
    for unsafe point in unsafe points {
      let to = Self.fixed(point.x.native, point.y.native) &- corner
      // SAFETY: There is at most one edge for each point, for which room was reserved.
      unsafe edges[count] = CRasterEdge(x0: from.x, y0: from.y, x1: to.x, y1: to.y)
      count &+= Self.isNeeded(from, to, size) ? 1 : 0
      from = to
    }
    self.count = count
  }

  /// Level lines between two rows pass through no pixel, neither do points.
  @inline(__always)
  private static func isNeeded(
    _ a: SIMD2<Int32>, _ b: SIMD2<Int32>, _ size: SIMD2<Int32>
  ) -> Bool {
    if a.y == b.y, a.y & 1023 == 0 || a.x == b.x { return false }
    return max(a.y, b.y) >= 0 && min(a.y, b.y) < size.y && min(a.x, b.x) < size.x
  }

  // MARK: Points far away

  private func appendCut(_ points: UnsafeBufferPointer<CGPoint>) {
    // SAFETY: The buffer is a part of the path's points, which `fill` keeps during the call, and is
    // gone through in its bounds.
    let limit = SIMD2(repeating: Self.farAway)
    var first: SIMD2<Double>?
    var previous = SIMD2<Double>()
    for unsafe point in unsafe points where point.x.isFinite && point.y.isFinite {
      let next = SIMD2(point.x.native, point.y.native)
        .clamped(lowerBound: -limit, upperBound: limit)
      if first == nil {
        first = next
      } else {
        appendCut(previous, next)
      }
      previous = next
    }
    if let first { appendCut(previous, first) }
  }

  /// Cuts a line at the sides of a square about the origin of the device, and moves what lies
  /// left and right of it to those sides.
  private func appendCut(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    let reach = Self.reach
    guard max(a.y, b.y) > -reach, min(a.y, b.y) < reach else { return }
    func at(y: Double) -> SIMD2<Double> {
      SIMD2(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y)
    }
    let start = a.y < -reach ? at(y: -reach) : a.y > reach ? at(y: reach) : a
    let end = b.y < -reach ? at(y: -reach) : b.y > reach ? at(y: reach) : b
    func at(x: Double) -> SIMD2<Double> {
      SIMD2(x, start.y + (end.y - start.y) * ((x - start.x) / (end.x - start.x)))
    }
    var points = [start]
    for side in start.x < end.x ? [-reach, reach] : [reach, -reach]
    where min(start.x, end.x) < side && side < max(start.x, end.x) {
      points.append(at(x: side))
    }
    points.append(end)
    for (from, to) in zip(points, points.dropFirst()) {
      appendMoved(from, to)
    }
  }

  private func appendMoved(_ a: SIMD2<Double>, _ b: SIMD2<Double>) {
    // SAFETY: `reserve` has made room for one edge more just before.
    func fixed(_ point: SIMD2<Double>) -> SIMD2<Int32> {
      Self.fixed(max(-Self.reach, min(Self.reach, point.x)), point.y) &- corner
    }
    let (from, to) = (fixed(a), fixed(b))
    guard Self.isNeeded(from, to, size) else { return }
    reserve(1)
    unsafe edges[count] = CRasterEdge(x0: from.x, y0: from.y, x1: to.x, y1: to.y)
    count += 1
  }
}
