import TestSupport
import Testing

@testable import CoreGraphics
@testable import ImageIO

@Suite struct PNGReaderTests {
  private func image(_ pixel: [UInt8]) -> PNGImage {
    PNGImage(width: 1, height: 1, samples: pixel)
  }

  @Test func `a still picture is one frame`() throws {
    let file = try ImageFile.read(try PNGCodec.encode(image([255, 0, 0, 255])))
    #expect(file.format == .png)
    #expect(file.frames.map { letters($0.image) } == [["r"]])
    #expect(file.frames.map(\.delay) == [0])
    #expect(file.orientation == .up)
  }

  @Test func `an animated one has all frames, and Apple's least delay`() throws {
    let bytes = try PNGCodec.encodeAnimation(
      [image([255, 0, 0, 255]), image([0, 255, 0, 255]), image([0, 0, 255, 255])],
      milliseconds: [5, 20, 300])
    let file = try ImageFile.read(bytes)
    #expect(file.frames.map { letters($0.image) } == [["r"], ["g"], ["b"]])
    #expect(file.frames.map(\.delay) == [0.1, 0.02, 0.3])
    #expect(file.frames.map(\.unclampedDelay) == [0.005, 0.02, 0.3])
    #expect(file.playCount == 0)
    var limits = ImageLimits()
    limits.maximumAnimationPixelCount = 2
    let short = try ImageFile.read(bytes, limits: limits)
    #expect(short.frames.count == 2)
    #expect(short.lacks.map(\.feature) == [.imageLimit])
  }

  @Test func `a damaged file is the codec's error`() throws {
    let bytes = try PNGCodec.encode(image([255, 0, 0, 255]))
    guard case .png = error(Array(bytes.dropLast(3))) else {
      Issue.record("a cut PNG is read")
      return
    }
  }

  private func file(_ pixel: [UInt8], _ type: String, _ payload: [UInt8]) throws -> ImageFile {
    var bytes = try PNGCodec.encode(image(pixel))
    // In place of sRGB, which the encoder writes after IHDR.
    let standard = try #require(try PNGChunks(bytes).chunks(.standardRGB).first)
    var chunk: [UInt8] = []
    PNGChunkType(code: type.utf8.reduce(0) { $0 << 8 | UInt32($1) }).append(payload, to: &chunk)
    bytes.replaceSubrange(standard.extent, with: chunk)
    return try ImageFile.read(bytes)
  }

  @Test func `a picture of another space is converted, and says which space it has`() throws {
    let file = try file([200, 100, 50, 255], "iCCP", ProfileBytes.displayP3.chunk)
    let image = try #require(file.frames.first?.image)
    #expect(image.straightRGBA() == [215, 93, 31, 255])
    #expect(image.colorSpace?.name == CGColorSpace.displayP3)
    #expect(file.lacks.isEmpty)
    // The data are those of the file, in the space that the image names.
    #expect(image.dataProvider?.data == CFData([200, 100, 50, 255]))
    let part = try #require(image.cropping(to: CGRect(x: 0, y: 0, width: 1, height: 1)))
    #expect(part.straightRGBA() == [215, 93, 31, 255])
    #expect(part.dataProvider?.data == CFData([200, 100, 50, 255]))
    #expect(part.colorSpace?.name == CGColorSpace.displayP3)
  }

  @Test func `straight colours are converted, and then multiplied by alpha`() throws {
    let image = try #require(
      try file([200, 100, 50, 128], "iCCP", ProfileBytes.displayP3.chunk).frames.first?.image)
    let pixel = image.bitmap.pixels[0]
    #expect([0, 8, 16, 24].map { pixel >> $0 & 255 } == [108, 47, 16, 128])
  }

  @Test func `a profile that cannot be read is noted, and the samples are taken for sRGB`() throws {
    let file = try file([200, 100, 50, 255], "iCCP", Array("Odd\0\0…".utf8))
    #expect(file.lacks.map(\.feature) == [.imageColors])
    #expect(
      file.lacks.first?.sentence
        == "An image is drawn as if its colours were sRGB (PNG, its colour profile “Odd” is not "
        + "whole).")
    #expect(file.frames.first?.image.straightRGBA() == [200, 100, 50, 255])
    #expect(file.frames.first?.image.colorSpace == .standard)
  }

  @Test func `the frames of an animation are converted, each with its own data`() throws {
    let frames = [image([200, 100, 50, 255]), image([50, 100, 200, 255])]
    var bytes = try PNGCodec.encodeAnimation(frames, milliseconds: [100, 100])
    let standard = try #require(try PNGChunks(bytes).chunks(.standardRGB).first)
    var chunk: [UInt8] = []
    PNGChunkType.profile.append(ProfileBytes.displayP3.chunk, to: &chunk)
    bytes.replaceSubrange(standard.extent, with: chunk)
    let file = try ImageFile.read(bytes)
    #expect(file.frames[0].image.straightRGBA() == [215, 93, 31, 255])
    #expect(file.frames[1].image.dataProvider?.data == CFData([50, 100, 200, 255]))
  }
}
