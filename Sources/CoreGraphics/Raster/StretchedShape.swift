/// A shape of which rows and columns were taken out that repeat, as those in the middle of a
/// card do. Its blur is that of the whole shape without as many equal rows and columns.
struct StretchedShape {
  /// Where pixels were taken out along an axis.
  struct Cut {
    /// The pixel of the blur after which equal ones are missing.
    var place = Int.max
    var count = 0
  }

  /// Lines beyond this number are not searched.
  private static let greatestPointCount = 4096
  /// Pixels of what is left, beyond which the visible part of the whole may be less.
  private static let greatestPixelCount = 1 << 22

  let path: FlatPath
  let rule: CGPathFillRule
  let columns: Cut
  let rows: Cut

  /// - Parameter reach: Of the blur.
  /// - Returns: Nothing where no row and no column can go.
  init?(_ geometry: Geometry, reach: Int) {
    var path: FlatPath
    switch geometry {
    case .rectangle(let rect):
      guard rect.minX < rect.maxX, rect.minY < rect.maxY else { return nil }
      path = FlatPath()
      path.points = [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ]
      path.subpathStarts = [0]
      path.closed = [true]
      rule = .winding
    case .path(let other, let otherRule):
      path = other
      rule = otherRule
    default: return nil
    }
    guard path.points.count <= Self.greatestPointCount, path.extent.isWithin(EdgeList.reach)
    else { return nil }
    // The rasteriser's units: moving by whole pixels then changes no coverage.
    var x = path.points.map { Self.fixed($0.x) }
    var y = path.points.map { Self.fixed($0.y) }
    columns = Self.cut(&x, y, path.subpathStarts, reach)
    rows = Self.cut(&y, x, path.subpathStarts, reach)
    if columns.count == 0 && rows.count == 0 { return nil }
    for index in path.points.indices {
      path.points[index] = CGPoint(x: Double(x[index]) / 1024, y: Double(y[index]) / 1024)
    }
    self.path = path
    let size = path.pixelBounds.insetBy(-reach)
    if size.width * size.height > Self.greatestPixelCount { return nil }
  }

  /// The pixels that the blur of the whole shape covers.
  func bounds(of geometry: Geometry, _ reach: Int) -> PixelRect {
    var bounds = geometry.pixelBounds.insetBy(-reach)
    bounds.maxX += columns.count
    bounds.maxY += rows.count
    return bounds
  }

  private static func fixed(_ value: CGFloat) -> Int {
    Int((value.native * 1024).rounded(.toNearestOrEven))
  }

  /// Takes out what it can where no point lies for the longest way and all lines run along.
  private static func cut(
    _ values: inout [Int], _ others: [Int], _ starts: [Int32], _ reach: Int
  ) -> Cut {
    let sorted = values.sorted()
    var (low, high) = (0, 0)
    for (a, b) in zip(sorted, sorted.dropFirst()) where b - a > high - low {
      (low, high) = (a, b)
    }
    let first = (low + 1023) >> 10
    // Each pixel in the middle of what stays has nothing but equals within reach.
    let count = (high >> 10) - first - (2 * reach + 1)
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
    for index in values.indices where values[index] >= high { values[index] -= count << 10 }
    return Cut(place: first + reach, count: count)
  }
}

/// Coverage with rows and columns that repeat, each kept once.
struct StretchedMask {
  let mask: CoverageMask
  let columns: StretchedShape.Cut
  let rows: StretchedShape.Cut

  var bounds: PixelRect {
    var bounds = mask.bounds
    bounds.maxX += columns.count
    bounds.maxY += rows.count
    return bounds
  }

  /// Appends the spans of a row that lie in `limit`.
  func append(_ y: Int, _ limit: PixelRect, to band: SpanBand) {
    let own = y <= rows.place ? y : max(rows.place, y - rows.count)
    let row = mask.rows[own - mask.bounds.minY]
    if row.outerStart >= row.outerEnd { return }
    let (start, end) = (Int(row.outerStart), Int(row.outerEnd))
    let split = min(max(columns.place, start - 1), end - 1) + 1
    append(y, own, start..<split, 0, limit, band)
    if columns.count > 0, start <= columns.place, columns.place < end {
      let value = mask.row(own)[columns.place - mask.bounds.minX]
      let from = max(columns.place + 1, limit.minX)
      let to = min(columns.place + 1 + columns.count, limit.maxX)
      if from < to, value > 0 {
        band.reserve(spans: 1, bytes: 0)
        band.append(
          Span(x: Int32(from), y: Int32(y), length: Int32(to - from), coverage: ~Int32(value)))
      }
    }
    append(y, own, split..<end, columns.count, limit, band)
  }

  /// Appends columns of a row of the mask, moved to the right.
  private func append(
    _ y: Int, _ own: Int, _ range: Range<Int>, _ distance: Int, _ limit: PixelRect,
    _ band: SpanBand
  ) {
    let from = max(range.lowerBound + distance, limit.minX)
    let to = min(range.upperBound + distance, limit.maxX)
    if from >= to { return }
    band.reserve(spans: 1, bytes: to - from)
    // SAFETY: the bytes are reserved, and the columns are those of the mask.
    (band.bytes + band.byteCount).update(
      from: mask.row(own) + (from - distance - mask.bounds.minX), count: to - from)
    band.append(
      Span(
        x: Int32(from), y: Int32(y), length: Int32(to - from), coverage: Int32(band.byteCount)))
    band.byteCount += to - from
  }
}
