import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct PixelDigestTests {
  @Test func `equal pictures have equal digests`() {
    #expect(PixelDigest(plain(40, 30)) == PixelDigest(plain(40, 30)))
  }

  @Test(arguments: [(40, 30), (64, 16), (3, 5), (100, 41)])
  func `the digest of what was drawn is that of its straight samples`(
    width: Int, height: Int
  ) throws {
    for alpha in [0, 1, 255, nil] as [UInt8?] {
      var bytes = (0..<4 * width * height).map { UInt8(truncatingIfNeeded: $0 &* 37 ^ $0 >> 5) }
      for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = alpha ?? bytes[index] }
      let drawn = try #require(CGImage(straightRGBA: bytes, width: width, height: height))
      var isBlank = alpha != 0
      let digest = PixelDigest(drawn, isBlank: &isBlank)
      let samples = PixelImage(width: width, height: height, bytes: drawn.straightRGBA())
      #expect(digest == PixelDigest(samples))
      #expect(isBlank == (alpha == 0))
    }
  }

  @Test func `a change of any one sample changes the digest`() {
    // 40 × 30 pixels: one whole block of 4,096 bytes and a part of a second.
    let picture = plain(40, 30)
    var seen: Set<PixelDigest> = [PixelDigest(picture)]
    for index in 0..<picture.bytes.count {
      var bytes = picture.bytes
      bytes[index] ^= 1
      seen.insert(PixelDigest(PixelImage(width: 40, height: 30, bytes: bytes)))
    }
    #expect(seen.count == picture.bytes.count + 1)
  }

  @Test func `the same samples in another shape or depth are another picture`() {
    let samples = [UInt8](repeating: 7, count: 4 * 24)
    let digests = [
      PixelDigest(PixelImage(width: 6, height: 4, bytes: samples)),
      PixelDigest(PixelImage(width: 4, height: 6, bytes: samples)),
      PixelDigest(wide(6, 2, samples)), PixelDigest(plain(6, 5, 0x0707_0707)),
    ]
    #expect(Set(digests).count == 4)
  }

  @Test func `swapped blocks and words are another picture`() {
    var bytes = (0..<4 * 64 * 64).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 8) }
    let first = PixelDigest(PixelImage(width: 64, height: 64, bytes: bytes))
    let block = Array(bytes[0..<4096])
    bytes.replaceSubrange(0..<4096, with: bytes[4096..<8192])
    bytes.replaceSubrange(4096..<8192, with: block)
    #expect(PixelDigest(PixelImage(width: 64, height: 64, bytes: bytes)) != first)
  }

  @Test func `the digest of a known picture is the same on every machine`() {
    #expect(
      PixelDigest(plain(3, 2, 0xff80_4020)).description
        == "cf81bc96f39bde26afc3f0ed3a711978ab70b464dacc3c80f42922d88dc56db0")
  }
}
