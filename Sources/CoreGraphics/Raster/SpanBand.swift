/// A run of pixels of one row and how much of each is covered.
struct Span {
  var x: Int32
  var y: Int32
  var length: Int32
  /// From 0 on an offset into the band's bytes, one for every pixel; else the complement of one
  /// coverage for all.
  var coverage: Int32

  @inline(__always) var isUniform: Bool { coverage < 0 }
  /// 1 … 255.
  @inline(__always) var uniformCoverage: Int32 { ~coverage }
}

/// The spans of some rows of a shape, by y and then by x. Reused from band to band.
@safe final class SpanBand {
  private(set) var spans: UnsafeMutablePointer<Span>
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  var spanCount = 0
  var byteCount = 0
  private var spanCapacity = 256
  private var byteCapacity = 4096

  init() {
    // SAFETY: writers reserve before they write; capacities only grow; freed in deinit. Four
    // bytes more are there, for who writes several at a time.
    unsafe spans = .allocate(capacity: spanCapacity)
    unsafe bytes = .allocate(capacity: byteCapacity + 4)
  }

  deinit {
    unsafe spans.deallocate()
    unsafe bytes.deallocate()
  }

  func removeAll() {
    spanCount = 0
    byteCount = 0
  }

  /// Appends a span that there is room for.
  @inline(__always)
  func append(_ span: Span) {
    unsafe spans[spanCount] = span
    spanCount += 1
  }

  /// Makes room for so many more.
  func reserve(spans newSpans: Int, bytes newBytes: Int) {
    if spanCount + newSpans > spanCapacity {
      spanCapacity = max(spanCapacity * 2, spanCount + newSpans)
      let grown = UnsafeMutablePointer<Span>.allocate(capacity: spanCapacity)
      unsafe grown.moveInitialize(from: spans, count: spanCount)
      unsafe spans.deallocate()
      unsafe spans = unsafe grown
    }
    if byteCount + newBytes > byteCapacity {
      byteCapacity = max(byteCapacity * 2, byteCount + newBytes)
      let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: byteCapacity + 4)
      unsafe grown.moveInitialize(from: bytes, count: byteCount)
      unsafe bytes.deallocate()
      unsafe bytes = unsafe grown
    }
  }
}
