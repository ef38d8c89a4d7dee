import CoreGraphics
import Testing

@Suite struct CGImageProviderTests: MakesMasks {
  @Test func `samples of a bit begin at the highest`() throws {
    let mask = try #require(makeMask([0b0101_0000, 0b1000_0000], 9, 1, bits: 1, rowBytes: 2))
    let alphas = mask.bitmap.pixels.map { $0 >> 24 }
    #expect(alphas == [255, 0, 255, 0, 255, 255, 255, 255, 0])
    let inverted = try #require(
      makeMask([0b0101_0000], 4, 1, bits: 1, rowBytes: 1, decode: [1, 0]))
    #expect(inverted.bitmap.pixels.map { $0 >> 24 } == [0, 255, 0, 255])
    let nibbles = try #require(makeMask([0x0f, 0x50], 3, 1, bits: 4, rowBytes: 2))
    #expect(nibbles.bitmap.pixels.map { $0 >> 24 } == [255, 0, 170])
  }

  @Test func `no mask comes of too few bytes or another layout`() {
    #expect(makeMask([0, 0], 3, 1, rowBytes: 3) == nil)
    #expect(makeMask([0, 0, 0], 3, 1, rowBytes: 2) == nil)
    #expect(makeMask([0, 0, 0], 3, 1, bits: 3, rowBytes: 3) == nil)
    #expect(makeMask([], 0, 0, rowBytes: 0) == nil)
    #expect(makeMask([0], 1, 2, rowBytes: .max) == nil)
  }

  @Test func `a provider copies the caller's bytes and gives them back`() throws {
    final class Log { var count = 0 }
    let log = Log()
    let bytes: [UInt8] = [1, 2, 3]
    let provider = try #require(
      bytes.withUnsafeBytes { buffer in
        CGDataProvider(
          dataInfo: nil, data: buffer.baseAddress!, size: 3,
          releaseData: { _, _, size in log.count += size })
      })
    #expect(provider.data == Data([1, 2, 3]))
    #expect(log.count == 3)
  }

  @Test func `a PNG comes out of a provider, and nothing out of other bytes`() throws {
    let png = PNGImage(width: 1, height: 1, samples: [1, 2, 3, 255])
    let data = Data(try PNGCodec.encode(png))
    func decoded(_ data: Data) -> CGImage? {
      CGImage(
        pngDataProviderSource: CGDataProvider(data: data)!, decode: nil,
        shouldInterpolate: true, intent: .defaultIntent)
    }
    #expect(decoded(data)?.straightRGBA() == [1, 2, 3, 255])
    #expect(decoded(data.dropLast(3)) == nil)
    // How a JPEG file begins.
    #expect(decoded(Data([0xff, 0xd8, 0xff, 0xe0])) == nil)
  }
}
