extension SpanBand {
  /// Puts the spans of another band, cut by a mask, in place of what is here.
  func replace(byClipping other: SpanBand, with mask: CoverageMask) {
    removeAll()
    for index in 0..<other.spanCount {
      let span = other.spans[index]
      let y = Int(span.y)
      guard y >= mask.bounds.minY, y < mask.bounds.maxY else { continue }
      let row = mask.rows[y - mask.bounds.minY]
      let start = max(span.x, row.outerStart)
      let end = min(span.x + span.length, row.outerEnd)
      if start >= end { continue }
      reserve(spans: 3, bytes: Int(end - start))
      // Where the mask is whole, the span stays as it is.
      let solidStart = max(start, row.runStart)
      let solidEnd = min(end, row.runEnd)
      if row.runValue != 255 || solidEnd - solidStart < 8 {
        appendProduct(of: other, span, mask, start, end)
      } else {
        appendProduct(of: other, span, mask, start, solidStart)
        appendCopy(of: other, span, solidStart, solidEnd)
        appendProduct(of: other, span, mask, solidEnd, end)
      }
    }
  }

  private func appendCopy(of other: SpanBand, _ span: Span, _ start: Int32, _ end: Int32) {
    var copy = Span(x: start, y: span.y, length: end - start, coverage: span.coverage)
    if !span.isUniform {
      copy.coverage = Int32(byteCount)
      // SAFETY: `replace` reserved a byte for every pixel of the span.
      (bytes + byteCount).update(
        from: other.bytes + Int(span.coverage + start - span.x), count: Int(end - start))
      byteCount += Int(end - start)
    }
    spans[spanCount] = copy
    spanCount += 1
  }

  private func appendProduct(
    of other: SpanBand, _ span: Span, _ mask: CoverageMask, _ start: Int32, _ end: Int32
  ) {
    if start >= end { return }
    let count = Int(end - start)
    // SAFETY: start ..< end lies in the mask's columns and in the span; bytes are reserved.
    let factors = mask.row(Int(span.y)) + (Int(start) - mask.bounds.minX)
    let target = bytes + byteCount
    if span.isUniform {
      let coverage = UInt32(span.uniformCoverage)
      for index in 0..<count {
        target[index] = UInt8(
          truncatingIfNeeded: PixelMath.dividedBy255(UInt32(factors[index]) &* coverage))
      }
    } else {
      let source = other.bytes + Int(span.coverage + start - span.x)
      for index in 0..<count {
        target[index] = UInt8(
          truncatingIfNeeded: PixelMath.dividedBy255(
            UInt32(factors[index]) &* UInt32(source[index])))
      }
    }
    spans[spanCount] = Span(
      x: start, y: span.y, length: Int32(count), coverage: Int32(byteCount))
    spanCount += 1
    byteCount += count
  }
}
