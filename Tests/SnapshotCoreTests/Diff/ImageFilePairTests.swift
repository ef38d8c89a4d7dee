import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct ImageFilePairTests: FilePairing {
  private func pair(_ reference: [UInt8], _ actual: [UInt8]) throws -> ImageFilePair {
    try ImageFilePair(reference: reference, path: "a.png", actual: actual, path: "b.png")
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
    #expect(throws: PictureFileError.self) { try pair(still, broken).compare() }
    #expect(throws: PictureFileError.self) { try pair(broken, still).compare() }
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
      #expect(throws: PictureFileError.self) { try pair(good.bytes, damaged.bytes).compare() }
      #expect(throws: PictureFileError.self) { try pair(damaged.bytes, good.bytes).compare() }
    }
    let cut = Array(good.bytes.dropLast(40))
    #expect(throws: PictureFileError.self) { try pair(cut, cut) }
  }

  @Test func `the same image data match without being decoded`() throws {
    var damaged = FilteredPNG(scenery(30, 20, seed: 2), filters: filters(20, seed: 1))
    damaged.hasWrongChecksum = true
    // Nobody can decode these, and whoever could would see the same in both.
    #expect(try pair(damaged.bytes, damaged.bytes).compare().isMatch)
    let wrapped = try PNGCodec.inserting([("Comment", "other")], into: damaged.bytes)
    #expect(try pair(damaged.bytes, wrapped).compare().isMatch)
    #expect(throws: PictureFileError.self) {
      try pair(damaged.bytes, damaged.bytes).images()
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
}
