internal import CPNG

/// A zlib stream as other files than PNG hold it.
package struct ZlibStream: Sendable {
  /// The bytes that came out.
  package let bytes: [UInt8]
  /// Whether those are all: false where the stream is cut, damaged, or longer than the limit.
  package let isWhole: Bool

  /// Inflates as much as is sound. What follows the stream's end is ignored.
  ///
  /// - Parameter maximumByteCount: No more than this is ever inflated.
  package init(inflating deflated: ArraySlice<UInt8>, maximumByteCount: Int) {
    // Most streams grow to less than eight times their length.
    var capacity = min(max(deflated.count * 8, 1 << 12), maximumByteCount)
    while true {
      let (bytes, isWhole) = Self.inflate(deflated, capacity: capacity)
      if isWhole || bytes.count < capacity || capacity >= maximumByteCount {
        self.bytes = bytes
        self.isWhole = isWhole
        return
      }
      capacity = min(capacity * 4, maximumByteCount)
    }
  }

  private static func inflate(
    _ deflated: ArraySlice<UInt8>, capacity: Int
  ) -> (bytes: [UInt8], isWhole: Bool) {
    // SAFETY: `cpng_inflate_prefix` reads as many bytes as the slice has and writes no more than
    // the capacity. It counts what it has written, and keeps no pointer.
    var isWhole: Int32 = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      unsafe deflated.withUnsafeBufferPointer { deflated in
        _ = unsafe cpng_inflate_prefix(
          deflated.baseAddress, deflated.count, buffer.baseAddress, capacity, &count, &isWhole)
      }
    }
    return (bytes, isWhole == 1)
  }
}
