import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct RowStreamTests {
  private func pair(_ reference: [UInt8], _ actual: [UInt8]) throws -> ImageFilePair {
    try ImageFilePair(reference: reference, path: "a.png", actual: actual, path: "b.png")
  }

  @Test func `a picture so wide that a band is one row of tiles is looked at`() throws {
    let reference = try PNGCodec.encode(plain(9000, 20).png)
    let actual = try PNGCodec.encode(plain(9000, 20).with(0xff00_0000, at: (4500, 11)).png)
    let result = try pair(reference, actual).compare()
    #expect(result.differentPixels == 1)
  }

  @Test func `streams of one block that begin alike are read without libpng's help`() throws {
    let image = scenery(40, 40, seed: 8)
    let first = try PNGCodec.encode(image.png)
    let second = try PNGCodec.encode(image.with(0xff00_0000, at: (39, 39)).png)
    let result = try pair(first, second).compare()
    #expect(result.differentPixels == 1)
    #expect(result.worstPixel == PixelPosition(x: 39, y: 39))
  }
}
