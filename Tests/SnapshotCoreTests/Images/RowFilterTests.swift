import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct RowFilterTests: FilePairing {
  private func pair(_ reference: [UInt8], _ actual: [UInt8]) throws -> ImageFilePair {
    try ImageFilePair(reference: reference, path: "a.png", actual: actual, path: "b.png")
  }

  @Test(arguments: [3, 4])
  func `every filter decodes to the samples that libpng finds`(channels: Int) throws {
    for (index, size) in [(1, 1), (1, 60), (3, 7), (67, 41), (130, 90)].enumerated() {
      let image = scenery(size.0, size.1, seed: UInt64(index), isOpaque: channels == 3)
      let first = FilteredPNG(
        image, filters: filters(size.1, seed: UInt64(index)), channels: channels)
      let second = FilteredPNG(
        image, filters: filters(size.1, seed: UInt64(index) + 50), channels: channels)
      let images = try pair(first.bytes, second.bytes).images()
      #expect(images.reference == image)
      #expect(images.actual == image)
      #expect(PixelImage(try PNGCodec.decode(first.bytes)) == image)
      #expect(try pair(first.bytes, second.bytes).compare().isMatch)
    }
  }

  @Test(arguments: [3, 4])
  func `rows of one filter decode to their samples`(channels: Int) throws {
    for filter: UInt8 in 0...4 {
      for width in [1, 2, 3, 4, 5, 8, 31] {
        let image = scenery(width, 9, seed: UInt64(width), isOpaque: channels == 3)
        let file = FilteredPNG(
          image, filters: [UInt8](repeating: filter, count: 9), channels: channels)
        let other = FilteredPNG(
          plain(width, 9), filters: [UInt8](repeating: filter, count: 9), channels: channels)
        #expect(try pair(file.bytes, other.bytes).images().reference == image)
      }
    }
  }
}
