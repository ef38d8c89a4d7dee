import CoreGraphics
import Testing

/// Every kind of PNG that the standard has, against the samples it was made from.
@Suite struct PNGImageTests {
  @Test func `16-bit samples narrow to the nearest 8-bit value`() {
    for sample in 0...65535 where sample % 17 == 0 || sample % 257 < 3 {
      let bytes = [UInt8(sample >> 8), UInt8(sample & 255)]
      let image = PNGImage(
        width: 1, height: 1, bitDepth: 16, samples: bytes + bytes + bytes + bytes)
      let nearest = UInt8((Double(sample) / 257).rounded())
      #expect(image.rgba8 == [nearest, nearest, nearest, nearest])
    }
  }

  @Test func `the digest of the pixels is that of their 8-bit samples`() throws {
    var numbers = SeededNumbers(state: 3)
    let samples = (0..<50 * 700 * 8).map { _ in UInt8(numbers.next(below: 256)) }
    let image = PNGImage(width: 50, height: 700, bitDepth: 16, samples: samples)
    #expect(image.rgba8Digest == SHA256.digest(of: image.rgba8))
  }
}
