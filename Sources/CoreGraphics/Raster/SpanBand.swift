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
    // SAFETY: Both memories have the capacity that is noted for them and belong to this object
    // alone. Writers reserve before they write, and four bytes more are there for those who write
    // several at a time.
    unsafe spans = .allocate(capacity: spanCapacity)
    unsafe bytes = .allocate(capacity: byteCapacity + 4)
  }

  deinit {
    // SAFETY: The memory is this object's own, freed where its last address is, and nobody has the
    // object any more.
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
    // SAFETY: The caller has reserved the span before.
    unsafe spans[spanCount] = span
    spanCount += 1
  }

  /// Makes room for so many more.
  func reserve(spans newSpans: Int, bytes newBytes: Int) {
    // SAFETY: The first `spanCount` spans and `byteCount` bytes were written, which is what is
    // moved to the larger memory. The old one is freed as its address is replaced, and writers ask
    // for that after they have reserved.
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
