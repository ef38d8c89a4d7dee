/// The checksum of zlib streams.
///
/// - Source: RFC 1950, section 9.
struct Adler32 {
  private var first: UInt32 = 1
  private var second: UInt32 = 0

  var value: UInt32 { second << 16 | first }

  /// 16 columns are summed on their own, 16 rows at a time so that 16 bits hold the sums:
  /// 16 · 15 / 2 · 255 < 65,536.
  mutating func update(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
    // SAFETY: reads at offsets below count.
    var offset = 0
    var first = UInt64(first)
    var second = UInt64(second)
    while offset &+ 256 <= count {
      var columns = SIMD16<UInt16>.zero
      var prefixes = SIMD16<UInt16>.zero
      for row in 0..<16 {
        let samples = unsafe bytes.loadUnaligned(
          fromByteOffset: offset &+ 16 &* row, as: SIMD16<UInt8>.self)
        prefixes &+= columns
        columns &+= SIMD16<UInt16>(truncatingIfNeeded: samples)
      }
      // A byte at row r and column c counts 256 − 16 r − c times.
      let wideColumns = SIMD16<UInt32>(truncatingIfNeeded: columns)
      let wide =
        SIMD16<UInt32>(truncatingIfNeeded: prefixes) &* 16 &+ wideColumns &* Self.weights
      second = (second &+ 256 &* first &+ UInt64(wide.wrappedSum())) % 65_521
      first = (first &+ UInt64(wideColumns.wrappedSum())) % 65_521
      offset &+= 256
    }
    // Fewer than 256 bytes are left: 64 bits hold the sums.
    while offset < count {
      unsafe first &+= UInt64(bytes.load(fromByteOffset: offset, as: UInt8.self))
      second &+= first
      offset &+= 1
    }
    self.first = UInt32(first % 65_521)
    self.second = UInt32(second % 65_521)
  }

  private static let weights = SIMD16<UInt32>(
    16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
}
