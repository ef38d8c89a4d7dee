import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct StripReaderTests {
  private let white = plain(3, 2)
  private var dotted: PixelImage { white.with(0xff00_0000, at: (1, 1)) }

  private func frames(_ reader: StripReader) throws -> [PixelImage] {
    var reader = reader
    var frames: [PixelImage] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(try reader.next() == nil)
    return frames
  }

  @Test func `a still picture is one frame at 0`() throws {
    let reader = try StripReader(PNGChunks(PNGCodec.encode(dotted.png)), path: "a.png")
    #expect(reader.times == [0])
    #expect(try frames(reader) == [dotted])
  }

  @Test func `an animation has the times that its text states`() throws {
    let strip = PixelStrip(frames: [white, dotted], times: [0.5, 0.750_001])
    let bytes = try Reference.encode(strip, metadata: ReferenceMetadata(scale: 1))
    let reader = try StripReader(PNGChunks(bytes), path: "a.png")
    #expect(reader.times == [0.5, 0.750_001])
    #expect(try frames(reader) == [white, dotted])
  }

  @Test func `an animation of another program begins at 0 and goes by its delays`() throws {
    let bytes = try PNGCodec.encodeAnimation(
      [white, dotted, white].map(\.png), milliseconds: [100, 250, 100])
    let reader = try StripReader(PNGChunks(bytes), path: "a.png")
    #expect(reader.times == [0, 0.1, 0.35])
    #expect(try frames(reader) == [white, dotted, white])
  }

  @Test func `a strip in memory is read like a file`() throws {
    let strip = PixelStrip(frames: [dotted, white], times: [1, 2])
    #expect(StripReader(strip).times == [1, 2])
    #expect(try frames(StripReader(strip)) == [dotted, white])
  }
}
