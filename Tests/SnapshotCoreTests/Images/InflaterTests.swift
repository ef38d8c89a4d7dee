import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct InflaterTests {
  private func pair(_ reference: [UInt8], _ actual: [UInt8]) throws -> ImageFilePair {
    try ImageFilePair(reference: reference, path: "a.png", actual: actual, path: "b.png")
  }

  @Test func `every single changed bit of the stream is noticed`() throws {
    let image = scenery(24, 10, seed: 4)
    let good = try PNGCodec.encode(image.png, level: 6)
    let chunk = try #require(try PNGChunks(good).chunks(.imageData).first)
    for place in chunk.payload {
      var bytes = good
      bytes[place] ^= 1 << UInt8(place & 7)
      let sum = PNGChecksum.crc32(bytes, in: chunk.offset + 4..<chunk.payload.upperBound)
      for index in 0..<4 {
        bytes[chunk.payload.upperBound + index] = UInt8(sum >> UInt32(24 - 8 * index) & 255)
      }
      let expected = try? PNGCodec.decode(bytes)
      let found = try? pair(good, bytes).compare()
      #expect(found?.isMatch == expected.map { PixelImage($0) == image })
    }
  }
}
