import CoreGraphics

/// 256 bits that stand for an image's size, depth and samples.
///
/// Blocks of 4,096 bytes are reduced to 128 bits each by NH, at about the speed of memory;
/// SHA-256 over these makes the digest. For two images that were not made to collide, the
/// chance that NH takes them for one is 2⁻⁶⁴ a block: this finds changes, it does not keep
/// secrets.
///
/// Source: Black, Halevi, Krawczyk, Krovetz, Rogaway, "UMAC", 1999, with 64-bit words.
package struct PixelDigest: Sendable, Hashable {
  private let digest: SHA256.Digest

  /// - Complexity: O(samples).
  package init(_ image: PixelImage) {
    self.init(
      image.size, bitDepth: image.wideSamples == nil ? 8 : 16,
      Self.blockSums(image.wideSamples ?? image.bytes))
  }

  /// The digest of a picture's straight samples, which are not kept.
  ///
  /// - Parameter isBlank: Becomes whether every pixel is transparent.
  /// - Complexity: O(samples).
  package init(_ image: CGImage, isBlank: inout Bool) {
    // SAFETY: Each block is memory of the image's for the time of one call, and is read during that
    // call alone.
    var isEmpty = true
    let sums = unsafe Self.blockSums(ofBytes: 4 * image.width * image.height) { add in
      unsafe image.forEachStraightBlock(of: Self.blockBytes / 4) { block in
        // A transparent pixel is four zeros.
        if isEmpty { isEmpty = unsafe block.allSatisfy { $0 == 0 } }
        unsafe add(block)
      }
    }
    isBlank = isEmpty
    self.init(PixelSize(width: image.width, height: image.height), bitDepth: 8, sums)
  }

  private init(_ size: PixelSize, bitDepth: UInt64, _ blockSums: [UInt8]) {
    var hash = SHA256()
    hash.update(Self.littleEndian(UInt64(size.width)))
    hash.update(Self.littleEndian(UInt64(size.height)))
    hash.update(Self.littleEndian(bitDepth))
    hash.update(blockSums)
    digest = hash.digest()
  }

  private static let wordsPerBlock = 512
  private static let blockBytes = wordsPerBlock * 8

  /// The key of NH: numbers of SplitMix64 from a fixed seed.
  private static let key: [UInt64] = {
    var state: UInt64 = 0x536e_6170_7368_6f74
    return (0..<wordsPerBlock).map { _ in
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
      return mixed ^ mixed >> 31
    }
  }()

  /// The sums of an array's blocks.
  private static func blockSums(_ samples: [UInt8]) -> [UInt8] {
    // SAFETY: The array is immutable and outlives the closure. Every block is a range of its bytes,
    // cut at its end, and is not kept.
    unsafe blockSums(ofBytes: samples.count) { add in
      unsafe samples.withUnsafeBytes { samples in
        for start in stride(from: 0, to: samples.count, by: blockBytes) {
          let end = min(start + blockBytes, samples.count)
          unsafe add(UnsafeRawBufferPointer(rebasing: samples[start..<end]))
        }
      }
    }
  }

  /// The sums of NH, 16 bytes for every block; the last block is filled up with zeros.
  ///
  /// - Parameter forEachBlock: Calls its argument for one block after another, all but the last of
  ///   `blockBytes`.
  private static func blockSums(
    ofBytes byteCount: Int, _ forEachBlock: ((UnsafeRawBufferPointer) -> Void) -> Void
  ) -> [UInt8] {
    // SAFETY: The key has `wordsPerBlock` words, so as many bytes as a whole block, and lives for
    // all blocks. A shorter block is copied into an array of `blockBytes`.
    var sums: [UInt8] = []
    sums.reserveCapacity(16 * (byteCount / blockBytes + 1))
    unsafe key.withUnsafeBufferPointer { key in
      unsafe forEachBlock { block in
        if block.count == blockBytes {
          unsafe append(sum(block.baseAddress!, key.baseAddress!), to: &sums)
        } else {
          var last = [UInt8](repeating: 0, count: blockBytes)
          unsafe last.replaceSubrange(0..<block.count, with: block)
          unsafe last.withUnsafeBytes { last in
            unsafe append(sum(last.baseAddress!, key.baseAddress!), to: &sums)
          }
        }
      }
    }
    return sums
  }

  /// The sum of one block: Σ (word₂ᵢ + key₂ᵢ) · (word₂ᵢ₊₁ + key₂ᵢ₊₁), words and sums mod 2⁶⁴, the
  /// total mod 2¹²⁸.
  private static func sum(
    _ block: UnsafeRawPointer, _ key: UnsafePointer<UInt64>
  ) -> (high: UInt64, low: UInt64) {
    var high: UInt64 = 0
    var low: UInt64 = 0
    var index = 0
    while index < wordsPerBlock {
      // SAFETY: The index is even and below `wordsPerBlock`, which is even: index + 1 is a word of
      // the block and of the key, both of which have so many.
      let first = unsafe block.loadUnaligned(fromByteOffset: 8 * index, as: UInt64.self)
      let second = unsafe block.loadUnaligned(fromByteOffset: 8 * index + 8, as: UInt64.self)
      let product = unsafe (UInt64(littleEndian: first) &+ key[index])
        .multipliedFullWidth(by: UInt64(littleEndian: second) &+ key[index + 1])
      let (sum, carries) = low.addingReportingOverflow(product.low)
      low = sum
      high = high &+ product.high &+ (carries ? 1 : 0)
      index += 2
    }
    return (high, low)
  }

  private static func append(_ sum: (high: UInt64, low: UInt64), to bytes: inout [UInt8]) {
    bytes += littleEndian(sum.low)
    bytes += littleEndian(sum.high)
  }

  private static func littleEndian(_ value: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }
}

extension PixelDigest: CustomStringConvertible {
  /// The digest as 64 hexadecimal digits.
  package var description: String { digest.description }
}
