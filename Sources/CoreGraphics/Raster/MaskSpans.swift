/// Spans of coverage that was made before.
struct MaskSpans {
  private let mask: CoverageMask
  private let bounds: PixelRect
  private var nextRow: Int

  init(_ mask: CoverageMask, bounds clip: PixelRect) {
    self.mask = mask
    bounds = mask.bounds.intersection(clip)
    nextRow = bounds.minY
  }

  /// Puts spans of the next rows in place of what `band` holds.
  ///
  /// - Returns: Whether there were rows left.
  mutating func next(into band: SpanBand) -> Bool {
    guard nextRow < bounds.maxY else { return false }
    band.removeAll()
    let end = min(nextRow + 64, bounds.maxY)
    for y in nextRow..<end {
      let row = mask.rows[y - mask.bounds.minY]
      let start = max(Int(row.outerStart), bounds.minX)
      let stop = min(Int(row.outerEnd), bounds.maxX)
      if start >= stop { continue }
      band.reserve(spans: 1, bytes: stop - start)
      // SAFETY: the bytes are reserved, and start ..< stop lies in the mask's columns.
      (band.bytes + band.byteCount).update(
        from: mask.row(y) + (start - mask.bounds.minX), count: stop - start)
      band.spans[band.spanCount] = Span(
        x: Int32(start), y: Int32(y), length: Int32(stop - start),
        coverage: Int32(band.byteCount))
      band.spanCount += 1
      band.byteCount += stop - start
    }
    nextRow = end
    return true
  }
}
