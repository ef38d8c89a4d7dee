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
    // SAFETY: A row y is one of the bounds', which lie in the mask's.
    guard nextRow < bounds.maxY else { return false }
    band.removeAll()
    let end = min(nextRow + 64, bounds.maxY)
    for y in nextRow..<end {
      let row = unsafe mask.rows[y - mask.bounds.minY]
      let start = max(Int(row.outerStart), bounds.minX)
      let stop = min(Int(row.outerEnd), bounds.maxX)
      if start >= stop { continue }
      let runStart = max(Int(row.runStart), start)
      let runEnd = min(Int(row.runEnd), stop)
      band.reserve(spans: 3, bytes: stop - start)
      if runEnd - runStart < 16 {
        append(y, start, stop, band)
      } else {
        append(y, start, runStart, band)
        append(y, runStart, runEnd, band, uniform: row.runValue)
        append(y, runEnd, stop, band)
      }
    }
    nextRow = end
    return true
  }

  private func append(
    _ y: Int, _ start: Int, _ end: Int, _ band: SpanBand, uniform: UInt8? = nil
  ) {
    if start >= end || uniform == 0 { return }
    var span = Span(x: Int32(start), y: Int32(y), length: Int32(end - start), coverage: 0)
    if let uniform {
      span.coverage = ~Int32(uniform)
    } else {
      span.coverage = Int32(band.byteCount)
      // SAFETY: `next` has reserved a span and a byte for each column, and the columns from `start`
      // to `end` are the mask's.
      unsafe (band.bytes + band.byteCount).update(
        from: mask.row(y) + (start - mask.bounds.minX), count: end - start)
      band.byteCount += end - start
    }
    unsafe band.spans[band.spanCount] = span
    band.spanCount += 1
  }
}
