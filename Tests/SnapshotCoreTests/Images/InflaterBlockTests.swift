import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct InflaterBlockTests {
  private func pair(_ reference: [UInt8], _ actual: [UInt8]) throws -> ImageFilePair {
    try ImageFilePair(reference: reference, path: "a.png", actual: actual, path: "b.png")
  }

  @Test func `deflated streams decode to the samples that libpng finds`() throws {
    for level in [0, 1, 2, 6, 9] {
      let image = scenery(301, 203, seed: UInt64(level))
      let bytes = try PNGCodec.encode(image.png, level: level)
      let other = try PNGCodec.encode(image.with(0xff12_3456, at: (0, 0)).png, level: level)
      let images = try pair(bytes, other).images()
      #expect(images.reference == image)
      #expect(images.actual == image.with(0xff12_3456, at: (0, 0)))
    }
  }
}
