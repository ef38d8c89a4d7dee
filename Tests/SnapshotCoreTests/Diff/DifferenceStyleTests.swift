import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct DifferencePicturesTests {
  private func png(
    _ style: DifferenceStyle, _ reference: PixelImage, _ actual: PixelImage
  ) throws -> [UInt8] {
    try DifferencePictures.png(
      style, reference: reference, actual: actual,
      result: ImageComparison.compare(reference, actual))
  }

  @Test func `side by side has three pictures with gaps`() throws {
    let bytes = try png(.side, plain(10, 6), plain(12, 4, 0xff00_0000))
    let image = try Reference(bytes, path: "x").image()
    #expect(image.size == PixelSize(width: 10 + 8 + 12 + 8 + 12, height: 6))
    #expect(image.pixel(9, 5) == 0xffff_ffff)
    #expect(image.pixel(10, 0) == 0)
    #expect(image.pixel(49, 3) == 0xff00_0000)
    #expect(image.pixel(49, 4) == 0)
  }

  @Test func `amplified shows each sample's difference eightfold`() throws {
    let reference = plain(4, 4, 0xff10_2030)
    let bytes = try png(.amplified, reference, reference.with(0xff10_2231, at: (1, 2)))
    let image = try Reference(bytes, path: "x").image()
    #expect(image.pixel(0, 0) == 0xff00_0000)
    #expect(image.pixel(1, 2) == 0xff00_1008)
  }

  @Test func `a blink pair is an animation of two frames on one canvas`() throws {
    let bytes = try png(.blink, plain(10, 6), plain(12, 4, 0xff00_0000))
    let chunks = try PNGChunks(bytes)
    #expect(chunks.animationFrameCount == 2)
    #expect(chunks.header.width == 12)
    #expect(chunks.header.height == 6)
    let types = chunks.list.map { "\($0.type)" }
    #expect(types.filter { $0 == "fcTL" }.count == 2)
    #expect(types.contains("fdAT"))
    #expect(PixelImage(try PNGCodec.decode(chunks)).pixel(11, 0) == 0)
  }
}
