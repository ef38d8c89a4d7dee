import Testing

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
}
