/// The samples of a PNG, as they are stored: straight (not premultiplied) RGBA, rows top-down
/// without padding, no gamma or colour profile applied.
package struct PNGImage: Sendable, Hashable {
  /// The number of pixels in a row, 1 or more.
  package let width: Int
  /// The number of rows, 1 or more.
  package let height: Int
  /// The number of bits of a sample: 8, or 16 where the file is a 16-bit one.
  package let bitDepth: Int
  /// The samples, four a pixel; 16-bit samples are two bytes, the high one first.
  package let samples: [UInt8]

  /// - Precondition: Both sides are above 0, `bitDepth` is 8 or 16, and there are exactly as many
  ///   bytes as that takes.
  package init(width: Int, height: Int, bitDepth: Int = 8, samples: [UInt8]) {
    precondition(width > 0 && height > 0, "no picture has \(width) × \(height) pixels")
    precondition(bitDepth == 8 || bitDepth == 16, "the bit depth is 8 or 16 (was \(bitDepth))")
    let byteCount = width * height * 4 * (bitDepth / 8)
    precondition(
      samples.count == byteCount,
      "\(width) × \(height) pixels take \(byteCount) bytes (were \(samples.count))")
    self.width = width
    self.height = height
    self.bitDepth = bitDepth
    self.samples = samples
  }

  /// The samples as straight 8-bit RGBA, 4 bytes a pixel. A 16-bit sample `v` becomes `(v × 255 +
  /// 32895) >> 16`, the nearest of the 256 values.
  ///
  /// - Complexity: O(1) for an 8-bit picture.
  package var rgba8: [UInt8] {
    bitDepth == 8 ? samples : Self.narrowed(samples[...])
  }

  /// The SHA-256 of `rgba8`, without holding all of it.
  package var rgba8Digest: SHA256.Digest {
    guard bitDepth == 16 else { return SHA256.digest(of: samples) }
    var hash = SHA256()
    let pieceByteCount = 1 << 16
    var start = 0
    while start < samples.count {
      let end = min(start + pieceByteCount, samples.count)
      hash.update(Self.narrowed(samples[start..<end]))
      start = end
    }
    return hash.digest()
  }

  /// One byte for every two, which are a big-endian 16-bit sample.
  private static func narrowed(_ wide: ArraySlice<UInt8>) -> [UInt8] {
    // SAFETY: The array has `count` pairs of bytes, of which the last is read at 2 · count − 1, and
    // the new one room for `count`, each of which is written before it is said to be there.
    unsafe wide.withUnsafeBufferPointer { source in
      let count = source.count / 2
      return unsafe [UInt8](unsafeUninitializedCapacity: count) { narrow, initializedCount in
        for i in 0..<count {
          let sample = unsafe UInt32(source[2 * i]) << 8 | UInt32(source[2 * i + 1])
          unsafe narrow.initializeElement(at: i, to: UInt8((sample * 255 + 32895) >> 16))
        }
        initializedCount = count
      }
    }
  }
}
