import CoreGraphics
import Testing

@Suite struct PNGCodecAnimationTests: ForgesAnimations {
  @Test func `frames come back as they went in, alpha as well`() throws {
    let images = [
      image(3, 2, [0xff00_00ff, 1, 2, 3, 4, 0x0102_0304]),
      image(3, 2, [0xff00_00ff, 1, 0x00ff_0080, 3, 4, 0x0102_0304]),
      image(3, 2, [0xff00_00ff, 1, 0x00ff_0080, 3, 4, 0x0102_0304]),
      image(3, 2, [9, 1, 0x00ff_0080, 3, 0, 0]),
    ]
    let bytes = try PNGCodec.encodeAnimation(images, milliseconds: [100, 50, 0, 65_535])
    #expect(try frames(bytes) == images)
    let animation = try #require(try PNGAnimation(PNGChunks(bytes)))
    #expect(animation.times.map { ($0 * 1000).rounded() } == [0, 100, 150, 150, 65_685])
    #expect(animation.playCount == 0)
    #expect(try PNGCodec.decode(bytes) == images[0])
  }

  @Test func `16-bit frames keep their samples`() throws {
    let images = (0..<3).map { index in
      PNGImage(
        width: 2, height: 1, bitDepth: 16,
        samples: (0..<16).map { UInt8($0 == 9 ? index * 40 : $0 * 16) })
    }
    let bytes = try PNGCodec.encodeAnimation(images, milliseconds: [1, 1, 1])
    #expect(try frames(bytes) == images)
  }

  @Test func `a frame that changes little is small, and one that changes nothing a pixel`() throws {
    let noise = (0..<10_000).map { UInt32(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 3) | 0xff }
    var changed = noise
    changed[50 * 100 + 20] ^= 0xff00
    changed[52 * 100 + 27] ^= 0xff00
    let images = [noise, noise, changed, noise].map { image(100, 100, $0) }
    let bytes = try PNGCodec.encodeAnimation(images, milliseconds: [1, 1, 1, 1])
    let still = try PNGCodec.encode(images[0])
    #expect(bytes.count < still.count + 1000)
    let chunks = try PNGChunks(bytes)
    let controls = chunks.list.filter { "\($0.type)" == "fcTL" }.map { chunk in
      stride(from: 4, to: 20, by: 4).map { place in
        chunks.bytes[chunk.payload].dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      }
    }
    #expect(
      controls == [[100, 100, 0, 0], [1, 1, 0, 0], [8, 3, 20, 50], [8, 3, 20, 50]])
    #expect(try frames(bytes) == images)
  }

  @Test func `frames of different sizes are no animation`() {
    #expect(throws: PNGError.self) {
      try PNGCodec.encodeAnimation(
        [image(1, 1, [0]), image(2, 1, [0, 0])], milliseconds: [1, 1])
    }
  }
}
