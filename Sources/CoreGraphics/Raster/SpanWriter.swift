/// Appends spans of one row after the other.
@safe struct SpanWriter {
  private let spans: UnsafeMutablePointer<Span>
  /// Where the bytes of the next span go.
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var spanCount = 0
  private(set) var byteCount = 0
  var y: Int32 = 0
  private let firstColumn: Int
  private let isAntialiased: Bool

  /// - Parameter band: Has room for all that will be written.
  init(_ band: SpanBand, firstColumn: Int, isAntialiased: Bool) {
    // SAFETY: The caller's band has room for all that will be written, and does not grow while this
    // value is used.
    unsafe spans = unsafe band.spans
    unsafe bytes = unsafe band.bytes
    self.firstColumn = firstColumn
    self.isAntialiased = isAntialiased
  }

  @inline(__always)
  mutating func append(_ coverage: UInt8, _ start: Int, _ end: Int) {
    // SAFETY: The band has room for all spans that will be written, as `init` asks for.
    let value = isAntialiased ? coverage : (coverage >= 128 ? 255 : 0)
    if value == 0 { return }
    unsafe spans[spanCount] = Span(
      x: Int32(truncatingIfNeeded: start &+ firstColumn), y: y,
      length: Int32(truncatingIfNeeded: end &- start), coverage: ~Int32(value))
    spanCount &+= 1
  }

  /// The bytes are there already.
  @inline(__always)
  mutating func appendBytes(_ start: Int, _ end: Int) {
    // SAFETY: The band has room for all spans and bytes that will be written, as `init` asks for,
    // and the `count` bytes were written just before.
    let count = end &- start
    if !isAntialiased {
      for index in 0..<count { unsafe bytes[index] = unsafe bytes[index] >= 128 ? 255 : 0 }
    }
    unsafe spans[spanCount] = Span(
      x: Int32(truncatingIfNeeded: start &+ firstColumn), y: y,
      length: Int32(truncatingIfNeeded: count), coverage: Int32(truncatingIfNeeded: byteCount))
    spanCount &+= 1
    byteCount &+= count
    unsafe bytes += count
  }
}
