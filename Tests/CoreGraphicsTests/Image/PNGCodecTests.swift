import CoreGraphics
import Testing

@Suite struct PNGCodecTests {
  @Test(arguments: [8, 16])
  func `what is encoded decodes to the same samples`(bitDepth: Int) throws {
    let image = gradient(width: 37, height: 11, bitDepth: bitDepth)
    #expect(try PNGCodec.decode(PNGCodec.encode(image)) == image)
  }

  @Test func `encoding twice gives the same bytes`() throws {
    let image = gradient(width: 64, height: 64, bitDepth: 8)
    #expect(try PNGCodec.encode(image) == PNGCodec.encode(image))
  }

  @Test func `a file has a header, sRGB, its texts, image data and an end, and no date`() throws {
    let bytes = try PNGCodec.encode(
      gradient(width: 8, height: 8, bitDepth: 8),
      texts: [("Snapshot:scale", "2"), ("Title", "Grüße"), ("Snapshot:name", "カード")])
    let chunks = try PNGChunks(bytes)
    #expect(
      chunks.list.map(\.type.description)
        == ["IHDR", "sRGB", "tEXt", "tEXt", "iTXt", "IDAT", "IEND"])
    #expect(chunks.texts.map(\.keyword) == ["Snapshot:scale", "Title", "Snapshot:name"])
    #expect(chunks.texts.map(\.value) == ["2", "Grüße", "カード"])
    #expect(chunks.text("Title") == "Grüße")
    #expect(chunks.text("Author") == nil)
    #expect(chunks.colorInformation.standardRGBIntent == 0)
    #expect(chunks.colorInformation.isStandardRGB)
  }

  private func gradient(width: Int, height: Int, bitDepth: Int) -> PNGImage {
    let count = width * height * 4 * (bitDepth / 8)
    return PNGImage(
      width: width, height: height, bitDepth: bitDepth,
      samples: (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 5) })
  }
}
