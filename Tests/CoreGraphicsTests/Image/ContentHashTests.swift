import Testing

@testable import CoreGraphics

@Suite struct ContentHashTests {
  private func image(_ pixels: [UInt32], _ width: Int) throws -> CGImage {
    let bitmap = try #require(Bitmap(width: width, height: pixels.count / width))
    for (index, pixel) in pixels.enumerated() { bitmap.pixels[index] = pixel }
    return CGImage(bitmap: bitmap)
  }

  private func hash(_ words: UInt64...) -> UInt64 {
    var hash = ContentHash()
    for word in words { hash.add(word) }
    return hash.value
  }

  @Test func `a hash is the same in every process`() {
    // Where the word is the value, the product is 0; where they differ in the last bit, it is the
    // factor; and where they differ in the 33rd, its halves change places.
    let start: UInt64 = 0x9e37_79b9_7f4a_7c15
    #expect(hash() == start)
    #expect(hash(start) == start)
    #expect(hash(start ^ 1) == 0xa076_1d64_78bd_642f ^ start ^ 1)
    let apart = start ^ 1 << 32
    #expect(hash(apart) == 0xa076_1d64 ^ 0x78bd_642f_0000_0000 ^ apart)
  }

  @Test func `words count, and so does their order`() {
    let hashes = [hash(), hash(0), hash(0, 0), hash(1), hash(1, 2), hash(2, 1), hash(1, 2, 0)]
    #expect(Set(hashes).count == hashes.count)
  }

  @Test func `equal pictures have one digest`() throws {
    let pixels = (1...15).map { UInt32($0) }
    #expect(try image(pixels, 5).contentDigest == image(pixels, 5).contentDigest)
  }

  @Test func `a change of any pixel or of the shape changes the digest`() throws {
    // An odd number of pixels has a last one without a partner.
    let pixels = (1...15).map { UInt32($0) }
    var digests = [try image(pixels, 5).contentDigest, try image(pixels, 3).contentDigest]
    for index in pixels.indices {
      for bit in [0, 8, 16, 31] as [UInt32] {
        var changed = pixels
        changed[index] ^= 1 << bit
        digests.append(try image(changed, 5).contentDigest)
      }
    }
    #expect(Set(digests).count == digests.count)
  }

  @Test func `a hash is worked out once`() {
    let cache = ContentHashCache()
    var count = 0
    let values = (0..<3).map { _ in
      cache.value {
        count += 1
        return UInt64(40 + count)
      }
    }
    #expect(values == [41, 41, 41])
    #expect(count == 1)
  }
}
