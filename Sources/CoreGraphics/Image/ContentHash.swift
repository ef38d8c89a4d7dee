import Synchronization

/// A hash of contents that is the same in every process and on every machine: for telling whether
/// something changed, not against somebody who wants it to collide.
package struct ContentHash: Sendable {
  package private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

  package init() {}

  package mutating func add(_ word: UInt64) {
    let product = (value ^ word).multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    value = product.high ^ product.low ^ word
  }
}

/// A hash that is worked out once.
final class ContentHashCache: Sendable {
  private let known = Mutex<UInt64?>(nil)

  func value(_ make: () -> UInt64) -> UInt64 {
    known.withLock { known in
      let value = known ?? make()
      known = value
      return value
    }
  }
}

extension CGImage {
  /// A hash of size and pixels.
  ///
  /// - Complexity: O(pixels) the first time.
  package var contentDigest: UInt64 {
    contentHash.value {
      var hash = ContentHash()
      hash.add(UInt64(width))
      hash.add(UInt64(height))
      // SAFETY: The image keeps the bitmap, whose own buffer this is, and both indices are below
      // its count.
      let pixels = unsafe bitmap.pixels
      var index = 0
      while index + 1 < pixels.count {
        unsafe hash.add(UInt64(pixels[index]) | UInt64(pixels[index + 1]) << 32)
        index += 2
      }
      if index < pixels.count { unsafe hash.add(UInt64(pixels[index])) }
      return hash.value
    }
  }
}
