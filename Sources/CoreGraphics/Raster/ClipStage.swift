extension SpanBand {
  /// Puts the spans of another band, cut by a mask, in place of what is here.
  func replace(byClipping other: SpanBand, with mask: CoverageMask) {
    // SAFETY: An index is below the number of the other band's spans, and a row is inside the
    // mask's bounds, for each row of which it has one.
    removeAll()
    for index in 0..<other.spanCount {
      let span = unsafe other.spans[index]
      let y = Int(span.y)
      guard y >= mask.bounds.minY, y < mask.bounds.maxY else { continue }
      let row = unsafe mask.rows[y - mask.bounds.minY]
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
    // SAFETY: `replace` has reserved a span, and a byte for every pixel of it. The part lies in the
    // other band's span, whose bytes are from its coverage on.
    var copy = Span(x: start, y: span.y, length: end - start, coverage: span.coverage)
    if !span.isUniform {
      copy.coverage = Int32(byteCount)
      unsafe (bytes + byteCount).update(
        from: other.bytes + Int(span.coverage + start - span.x), count: Int(end - start))
      byteCount += Int(end - start)
    }
    unsafe spans[spanCount] = copy
    spanCount += 1
  }

  private func appendProduct(
    of other: SpanBand, _ span: Span, _ mask: CoverageMask, _ start: Int32, _ end: Int32
  ) {
    // SAFETY: The pixels from `start` to `end` lie in the mask's columns and in the span, whose
    // bytes are from its coverage on. `replace` has reserved a span, and a byte for every pixel of
    // it.
    if start >= end { return }
    let count = Int(end - start)
    let factors = unsafe mask.row(Int(span.y)) + (Int(start) - mask.bounds.minX)
    let target = unsafe bytes + byteCount
    if span.coverage == ~255 {
      unsafe target.update(from: factors, count: count)
    } else if span.isUniform {
      unsafe CoverageProduct.write(
        factors, UInt16(truncatingIfNeeded: span.uniformCoverage), to: target, count)
    } else {
      unsafe CoverageProduct.write(
        factors, other.bytes + Int(span.coverage + start - span.x), to: target, count)
    }
    unsafe spans[spanCount] = Span(
      x: start, y: span.y, length: Int32(count), coverage: Int32(byteCount))
    spanCount += 1
    byteCount += count
  }
}

/// Products of bytes that stand for 0 … 1, to the nearest.
private enum CoverageProduct {
  private typealias Lanes = SIMD8<UInt16>

  @inline(__always)
  static func write(
    _ factors: UnsafePointer<UInt8>, _ others: UnsafePointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>, _ count: Int
  ) {
    // SAFETY: The caller has `count` bytes at all three pointers, and the other function asks for
    // eight or for one of them from an index below that.
    unsafe write(factors, to: target, count, eight: { unsafe lanes(others + $0) }) {
      unsafe UInt32(others[$0])
    }
  }

  @inline(__always)
  static func write(
    _ factors: UnsafePointer<UInt8>, _ other: UInt16, to target: UnsafeMutablePointer<UInt8>,
    _ count: Int
  ) {
    // SAFETY: The caller has `count` bytes at both pointers, which are handed on with their count.
    let all = Lanes(repeating: other)
    unsafe write(factors, to: target, count, eight: { _ in all }) { _ in UInt32(other) }
  }

  @inline(__always)
  private static func write(
    _ factors: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ count: Int,
    eight: (Int) -> Lanes, one: (Int) -> UInt32
  ) {
    // SAFETY: The caller has `count` bytes at both pointers, and eight are read and written from
    // `index` on where index + 8 ≤ count.
    var index = 0
    while index &+ 8 <= count {
      let biased = unsafe lanes(factors + index) &* eight(index) &+ 128
      let quotients = (biased &+ biased &>> 8) &>> 8
      @inline(__always)
      func byte(_ lane: Int) -> UInt8 { UInt8(truncatingIfNeeded: quotients[lane]) }
      unsafe UnsafeMutableRawPointer(target + index).storeBytes(
        of: SIMD8(
          byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)),
        as: SIMD8<UInt8>.self)
      index &+= 8
    }
    while index < count {
      unsafe target[index] = unsafe UInt8(
        truncatingIfNeeded: PixelMath.dividedBy255(UInt32(factors[index]) &* one(index)))
      index &+= 1
    }
  }

  @inline(__always)
  private static func lanes(_ bytes: UnsafePointer<UInt8>) -> Lanes {
    // SAFETY: The callers have eight bytes there, and the load needs no alignment.
    let b = unsafe UnsafeRawPointer(bytes).loadUnaligned(as: SIMD8<UInt8>.self)
    return Lanes(
      UInt16(b[0]), UInt16(b[1]), UInt16(b[2]), UInt16(b[3]), UInt16(b[4]), UInt16(b[5]),
      UInt16(b[6]), UInt16(b[7]))
  }
}
