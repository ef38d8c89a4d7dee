import CoreGraphics
import Testing

@Suite struct PNGHeaderTests: DamagesPNGs {
  private func file(_ chunks: [UInt8]...) -> [UInt8] {
    PNGForge.signature + chunks.joined()
  }

  @Test func `the header is read`() throws {
    let forge = PNGFormatTests.forge(
      .init(colorType: 4, bitDepth: 16, isInterlaced: true), width: 21, height: 4, filter: 0)
    let header = try PNGChunks(forge.bytes).header
    #expect(header.width == 21 && header.height == 4 && header.bitDepth == 16)
    #expect(header.colorType == .grayAlpha && header.isInterlaced)
    #expect(header.decodedBitDepth == 16)
  }

  @Test(arguments: PNGFormatTests.kinds)
  func `the size of the inflated data is known beforehand`(
    kind: PNGFormatTests.Kind
  ) throws {
    for (width, height) in [(1, 1), (3, 3), (5, 1), (1, 5), (8, 8), (17, 11)] {
      let forge = PNGFormatTests.forge(kind, width: width, height: height, filter: 0)
      #expect(try PNGChunks(forge.bytes).header.inflatedByteCount == forge.rows.count)
    }
  }

  // MARK: - Against the rules

  @Test func `a header that no PNG has is an error`() {
    #expect(error(file(header(width: 0))) == .invalidHeader(field: "width", value: 0))
    #expect(
      error(file(header(height: 1 << 31))) == .invalidHeader(field: "height", value: 1 << 31))
    #expect(
      error(file(header([8, 5, 0, 0, 0]))) == .invalidHeader(field: "colour type", value: 5))
    #expect(
      error(file(header([4, 2, 0, 0, 0]))) == .invalidHeader(field: "bit depth for RGB", value: 4))
    #expect(
      error(file(header([8, 6, 1, 0, 0])))
        == .invalidHeader(field: "compression method", value: 1))
    #expect(
      error(file(header([8, 6, 0, 1, 0]))) == .invalidHeader(field: "filter method", value: 1))
    #expect(
      error(file(header([8, 6, 0, 0, 2]))) == .invalidHeader(field: "interlace method", value: 2))
    let long = PNGForge.chunk("IHDR", PNGForge().header + [0])
    #expect(error(file(long)) == .invalidChunkLength(.header, offset: 8, length: 14))
  }
}
