/// Spans of an axis-parallel rectangle, with the same coverage as its path would have.
struct RectangleSpans {
  private static let one: Int32 = 1 << 10

  private let bounds: PixelRect
  private let isAntialiased: Bool
  /// In 1/1024 pixel from the corner of `bounds`.
  private let (left, top, right, bottom): (Int32, Int32, Int32, Int32)
  private var nextRow = 0

  init(_ rect: CGRect, bounds clip: PixelRect, isAntialiased: Bool) {
    let rect = rect.standardized
    bounds = PixelRect(containing: rect).intersection(clip)
    self.isAntialiased = isAntialiased
    let (x, y) = (bounds.minX, bounds.minY)
    func fixed(_ value: CGFloat, _ origin: Int, _ size: Int) -> Int32 {
      let relative = (value.native - Double(origin)) * 1024
      return Int32(relative.rounded(.toNearestOrEven).clamped(to: 0...Double(size) * 1024))
    }
    guard !bounds.isEmpty else {
      (left, top, right, bottom) = (0, 0, 0, 0)
      return
    }
    left = fixed(rect.minX, x, bounds.width)
    right = fixed(rect.maxX, x, bounds.width)
    top = fixed(rect.minY, y, bounds.height)
    bottom = fixed(rect.maxY, y, bounds.height)
  }

  /// How much of a pixel lies between two coordinates, 0 … 1024.
  private static func share(_ pixel: Int, _ low: Int32, _ high: Int32) -> Int32 {
    let start = Int32(pixel) << 10
    return max(0, min(high, start + one) - max(low, start))
  }

  /// Puts spans of the next rows in place of what `band` holds.
  ///
  /// - Returns: Whether there were rows left.
  mutating func next(into band: SpanBand) -> Bool {
    guard nextRow < bounds.height else { return false }
    band.removeAll()
    let end = min(nextRow + 256, bounds.height)
    for row in nextRow..<end {
      emit(row, into: band)
    }
    nextRow = end
    return true
  }

  private func emit(_ row: Int, into band: SpanBand) {
    let height = Self.share(row, top, bottom)
    let width = bounds.width
    let first = Self.share(0, left, right)
    let last = Self.share(width - 1, left, right)
    band.reserve(spans: 3, bytes: 0)
    var start = 0
    if first != Self.one {
      append(first, height, 0, 1, row, band)
      start = 1
    }
    let hasPartialEnd = width > 1 && last != Self.one
    let end = hasPartialEnd ? width - 1 : width
    append(Self.one, height, start, end, row, band)
    if hasPartialEnd { append(last, height, width - 1, width, row, band) }
  }

  private func append(
    _ width: Int32, _ height: Int32, _ start: Int, _ end: Int, _ row: Int, _ band: SpanBand
  ) {
    var coverage = (2 * width * height * 255 + (1 << 20)) >> 21
    if !isAntialiased { coverage = coverage >= 128 ? 255 : 0 }
    if start >= end || coverage == 0 { return }
    // SAFETY: The caller has reserved the spans of a row, one of which this is.
    unsafe band.spans[band.spanCount] = Span(
      x: Int32(start + bounds.minX), y: Int32(row + bounds.minY), length: Int32(end - start),
      coverage: ~coverage)
    band.spanCount += 1
  }
}
