/// A shape of which rows and columns were taken out that repeat, as those in the middle of a
/// card do. Its blur is that of the whole shape without as many equal rows and columns.
struct StretchedShape {
  /// What is left, moved by whole pixels to the origin, and its blur: the same for cards with
  /// equal corners, wherever they are and however large.
  struct Key: Hashable {
    /// In 1/1024 pixel, the rasteriser's units, x and y in turns: moving by whole pixels then
    /// changes no coverage.
    var coordinates: [Int32]
    var subpathStarts: [Int32]
    var rule: CGPathFillRule
    var sigmaPixels: Double
    var isAntialiased: Bool
  }

  /// Where pixels were taken out along an axis.
  struct Cut {
    /// The pixel of the blur after which equal ones are missing.
    var place = Int.max
    var count = 0
  }

  /// Lines beyond this number are not searched.
  private static let maximumPointCount = 4096
  /// Pixels of what is left, beyond which the visible part of the whole may be less.
  private static let maximumPixelCount = 1 << 22
  /// The same where nothing could be taken out: small shapes come again, buttons and portraits.
  private static let maximumWholePixelCount = 1 << 15

  let key: Key
  /// Where its origin lies.
  let x: Int
  let y: Int
  let columns: Cut
  let rows: Cut

  /// Nil where no row and no column of a large shape can go.
  init?(_ geometry: Geometry, sigmaPixels: Double, isAntialiased: Bool) {
    let points: [CGPoint]
    var starts: [Int32] = [0]
    var rule = CGPathFillRule.winding
    switch geometry {
    case .rectangle(let rect):
      points = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ]
    case .path(let path, let pathRule):
      (points, starts, rule) = (path.points, path.subpathStarts, pathRule)
    default: return nil
    }
    guard !points.isEmpty, points.count <= Self.maximumPointCount,
      points.allSatisfy({ abs($0.x) <= EdgeList.reach && abs($0.y) <= EdgeList.reach })
    else { return nil }
    var xs = points.map { Self.fixed($0.x) }
    var ys = points.map { Self.fixed($0.y) }
    let reach = GaussianBlur.reach(sigmaPixels: sigmaPixels)
    x = Self.moveToOrigin(&xs)
    y = Self.moveToOrigin(&ys)
    columns = Self.cut(&xs, ys, starts, reach)
    rows = Self.cut(&ys, xs, starts, reach)
    let hasCut = columns.count > 0 || rows.count > 0
    let width = Int((xs.max() ?? 0) >> 10) + 2 * reach
    let height = Int((ys.max() ?? 0) >> 10) + 2 * reach
    guard
      width * height <= (hasCut ? Self.maximumPixelCount : Self.maximumWholePixelCount)
    else { return nil }
    var coordinates: [Int32] = []
    coordinates.reserveCapacity(2 * xs.count)
    for index in xs.indices {
      coordinates.append(xs[index])
      coordinates.append(ys[index])
    }
    key = Key(
      coordinates: coordinates, subpathStarts: starts, rule: rule, sigmaPixels: sigmaPixels,
      isAntialiased: isAntialiased)
  }

  private static func fixed(_ value: CGFloat) -> Int32 {
    // In range: points are within the reach of an edge list.
    Int32((value.native * 1024).rounded(.toNearestOrEven))
  }

  /// Moves by whole pixels; tells how far that was.
  private static func moveToOrigin(_ values: inout [Int32]) -> Int {
    let origin = (values.min() ?? 0) >> 10
    for index in values.indices { values[index] -= origin << 10 }
    return Int(origin)
  }

  /// Takes out what it can where no point lies for the longest way and all lines run along.
  private static func cut(
    _ values: inout [Int32], _ others: [Int32], _ starts: [Int32], _ reach: Int
  ) -> Cut {
    let sorted = values.sorted()
    var (low, high) = (Int32(0), Int32(0))
    for (a, b) in zip(sorted, sorted.dropFirst()) where b - a > high - low {
      (low, high) = (a, b)
    }
    let first = Int((low + 1023) >> 10)
    // Each pixel in the middle of what stays has nothing but equals within reach.
    let count = Int(high >> 10) - first - (2 * reach + 1)
    guard count > 0 else { return Cut() }
    for index in starts.indices {
      let start = Int(starts[index])
      let end = index + 1 < starts.count ? Int(starts[index + 1]) : values.count
      var last = end - 1
      for next in start..<end {
        if (values[last] <= low) != (values[next] <= low), others[last] != others[next] {
          return Cut()
        }
        last = next
      }
    }
    let distance = Int32(count) << 10
    for index in values.indices where values[index] >= high { values[index] -= distance }
    return Cut(place: first + reach, count: count)
  }
}

extension StretchedShape.Key {
  /// Makes the blur of the shape.
  fileprivate func blurred(_ canvas: Canvas) -> CoverageMask {
    var path = FlatPath()
    path.points = stride(from: 0, to: coordinates.count, by: 2).map { index in
      CGPoint(x: Double(coordinates[index]) / 1024, y: Double(coordinates[index + 1]) / 1024)
    }
    path.subpathStarts = subpathStarts
    path.closed = [Bool](repeating: true, count: subpathStarts.count)
    let geometry = Geometry.path(path, rule)
    let coverage = canvas.clipCoverage(
      DrawCommand(
        geometry: geometry, paint: .solid(0xff00_0000), blendMode: .normal,
        clip: ClipState(bounds: geometry.pixelBounds), isAntialiased: isAntialiased))
    return coverage.blurred(sigmaPixels: sigmaPixels, within: nil)
  }
}

/// Blurred shapes, for the next time. What is drawn does not depend on what is kept.
final class BlurredShapes: @unchecked Sendable {
  static let shared = BlurredShapes()
  /// Of recent ones, and as many of older ones.
  static let maximumByteCount = 4 << 20

  private let lock = NSLock()
  private var recent: [StretchedShape.Key: CoverageMask] = [:]
  private var older: [StretchedShape.Key: CoverageMask] = [:]
  private var recentByteCount = 0

  /// - Parameter canvas: What rasterises the shape if it is new.
  func mask(of key: StretchedShape.Key, _ canvas: Canvas) -> CoverageMask {
    lock.lock()
    let known = recent[key]
    let old = known == nil ? older[key] : nil
    lock.unlock()
    if let known { return known }
    let mask = old ?? key.blurred(canvas)
    keep(mask, key)
    return mask
  }

  private func keep(_ mask: CoverageMask, _ key: StretchedShape.Key) {
    let size = mask.byteCount + 4 * key.coordinates.count
    if size > Self.maximumByteCount { return }
    lock.lock()
    defer { lock.unlock() }
    if recentByteCount + size > Self.maximumByteCount {
      older = recent
      recent = [:]
      recentByteCount = 0
    }
    if recent.updateValue(mask, forKey: key) == nil { recentByteCount += size }
  }
}
