import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct ImageFilePairTests {
  private func pair(_ reference: [UInt8], _ actual: [UInt8]) throws -> ImageFilePair {
    try ImageFilePair(reference: reference, path: "a.png", actual: actual, path: "b.png")
  }

  private func filters(_ count: Int, seed: UInt64) -> [UInt8] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in UInt8.random(in: 0...4, using: &generator) }
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

  @Test func `a picture so wide that a band is one row of tiles is looked at`() throws {
    let reference = try PNGCodec.encode(plain(9000, 20).png)
    let actual = try PNGCodec.encode(plain(9000, 20).with(0xff00_0000, at: (4500, 11)).png)
    let result = try pair(reference, actual).compare()
    #expect(result.differentPixels == 1)
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

  @Test func `the result is that of the whole pictures, wherever they differ`() throws {
    var generator = SeededGenerator(seed: 3)
    for round in 0..<60 {
      let width = Int.random(in: 1...90, using: &generator)
      let height = Int.random(in: 1...200, using: &generator)
      let image = scenery(width, height, seed: UInt64(round))
      var actual = image
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        let x = Int.random(in: 0..<width, using: &generator)
        let y = Int.random(in: 0..<height, using: &generator)
        actual = actual.with(UInt32.random(in: 0 ... .max, using: &generator), at: (x, y))
      }
      let rows = filters(height, seed: UInt64(round))
      var first = FilteredPNG(image, filters: rows)
      var second = FilteredPNG(
        actual, filters: round % 2 == 0 ? rows : filters(height, seed: UInt64(round) + 99))
      first.blockByteCount = 300
      second.blockByteCount = 300
      let whole = ImageComparison.compare(image, actual)
      #expect(try pair(first.bytes, second.bytes).compare() == whole)
      for tolerance in [Tolerance.recommended, Tolerance(greatestDelta: 5)] {
        #expect(
          try pair(first.bytes, second.bytes).compare(tolerance: tolerance)
            == ImageComparison.compare(image, actual, tolerance: tolerance))
      }
    }
  }

  @Test func `the same image data is not inflated, whatever stands around it`() throws {
    let image = scenery(40, 30, seed: 1)
    let bytes = try PNGCodec.encode(image.png)
    let other = try PNGCodec.inserting([("Comment", "other")], into: bytes)
    #expect(try pair(bytes, bytes).hasSameImageData)
    #expect(try pair(bytes, other).hasSameImageData)
    #expect(try pair(bytes, other).compare().status == .match)
    let changed = try PNGCodec.encode(image.with(0xff00_0000, at: (5, 5)).png)
    #expect(try !pair(bytes, changed).hasSameImageData)
  }

  @Test func `animations of one still picture are no match`() throws {
    let image = scenery(8, 8, seed: 1)
    let changed = image.with(0xff00_0000, at: (5, 5))
    let still = try PNGCodec.encode(image.png)
    func animation(_ frames: [PixelImage], _ milliseconds: Int) throws -> [UInt8] {
      try PNGCodec.encodeAnimation(
        frames.map(\.png), milliseconds: frames.map { _ in milliseconds })
    }
    let animated = try animation([image, changed], 100)
    #expect(try pair(animated, animated).compare().isMatch)
    for other in [
      still, try animation([image, image], 100), try animation([image, changed], 200),
      try animation([image, changed, changed], 100),
    ] {
      #expect(try pair(animated, other).compare().status == .differ)
      #expect(try pair(other, animated).compare().status == .differ)
    }
  }

  @Test func `an animation that is not whole is an error`() throws {
    var file = FilteredPNG(scenery(8, 8, seed: 1), filters: filters(8, seed: 1))
    let still = file.bytes
    file.chunks = [("acTL", FilteredPNG.word(2) + FilteredPNG.word(0))]
    let broken = file.bytes
    #expect(throws: ReferenceError.self) { try pair(still, broken).compare() }
    #expect(throws: ReferenceError.self) { try pair(broken, still).compare() }
  }

  @Test func `files that mean other colours with their samples are noticed`() throws {
    let bytes = try PNGCodec.encode(scenery(8, 8, seed: 1).png)
    var file = FilteredPNG(scenery(8, 8, seed: 1), filters: filters(8, seed: 1))
    let linear = file.bytes
    file.chunks = [("gAMA", FilteredPNG.word(100_000))]
    let tagged = file.bytes
    #expect(try !pair(bytes, linear).disagreesAboutColors)
    #expect(try pair(linear, tagged).disagreesAboutColors)
    #expect(try !pair(tagged, tagged).disagreesAboutColors)
    #expect(try pair(linear, tagged).compare().isMatch)
  }

  @Test func `what is not beyond doubt is an error, never a match`() throws {
    let image = scenery(30, 20, seed: 2)
    let good = FilteredPNG(image, filters: filters(20, seed: 1))
    var torn = good
    torn.droppedByteCount = 9
    var wrongSum = good
    wrongSum.hasWrongChecksum = true
    var trailing = good
    trailing.extraBytes = [1, 2, 3]
    var badFilter = good
    badFilter.filters[7] = 5
    for damaged in [torn, wrongSum, trailing, badFilter] {
      #expect(throws: ReferenceError.self) { try pair(good.bytes, damaged.bytes).compare() }
      #expect(throws: ReferenceError.self) { try pair(damaged.bytes, good.bytes).compare() }
    }
    let cut = Array(good.bytes.dropLast(40))
    #expect(throws: ReferenceError.self) { try pair(cut, cut) }
  }

  @Test func `the same image data match without being decoded`() throws {
    var damaged = FilteredPNG(scenery(30, 20, seed: 2), filters: filters(20, seed: 1))
    damaged.hasWrongChecksum = true
    // Nobody can decode these, and whoever could would see the same in both.
    #expect(try pair(damaged.bytes, damaged.bytes).compare().isMatch)
    let wrapped = try PNGCodec.inserting([("Comment", "other")], into: damaged.bytes)
    #expect(try pair(damaged.bytes, wrapped).compare().isMatch)
    #expect(throws: ReferenceError.self) {
      try pair(damaged.bytes, damaged.bytes).images()
    }
  }

  @Test func `streams of one block that begin alike are read without libpng's help`() throws {
    let image = scenery(40, 40, seed: 8)
    let first = try PNGCodec.encode(image.png)
    let second = try PNGCodec.encode(image.with(0xff00_0000, at: (39, 39)).png)
    let result = try pair(first, second).compare()
    #expect(result.differentPixels == 1)
    #expect(result.worstPixel == PixelPosition(x: 39, y: 39))
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

  @Test func `RGB and RGBA, sixteen bits and other sizes go by their samples`() throws {
    let image = scenery(33, 21, seed: 5, isOpaque: true)
    let rgb = FilteredPNG(image, filters: filters(21, seed: 3), channels: 3).bytes
    let rgba = try PNGCodec.encode(image.png)
    let wide = try PNGCodec.encode(
      PNGImage(
        width: 33, height: 21, bitDepth: 16, samples: image.bytes.flatMap { [$0, $0] }))
    #expect(try pair(rgb, rgba).compare().isMatch)
    #expect(try pair(rgba, wide).compare().isMatch)
    let larger = try PNGCodec.encode(scenery(34, 21, seed: 5).png)
    #expect(try pair(rgba, larger).compare().status == .size)
  }

  @Test(arguments: [1, 2, 3, 7])
  func `threads make no difference`(threads: Int) {
    let image = scenery(203, 119, seed: 6)
    let actual = scenery(203, 119, seed: 7)
    for tolerance in [Tolerance.exact, .recommended, Tolerance(greatestDelta: 3)] {
      let one = ImageComparison.compare(image, actual, tolerance: tolerance, threads: 1)
      #expect(
        ImageComparison.compare(image, actual, tolerance: tolerance, threads: threads) == one)
    }
  }
}
