import CoreGraphics
import Testing

@Suite struct PNGChunksTests {
  @Test func `chunks are listed with their places`() throws {
    var forge = PNGForge()
    forge.lateChunks = PNGForge.chunk("tIME", [7, 0xd0, 1, 1, 0, 0, 0])
    let chunks = try PNGChunks(forge.bytes)
    #expect(chunks.list.map(\.type.description) == ["IHDR", "IDAT", "tIME", "IEND"])
    #expect(chunks.list.map(\.offset) == [8, 33, 61, 80])
    #expect(chunks.list[2].payload == 69..<76)
    #expect(chunks.list[3].extent.upperBound == chunks.bytes.count)
    #expect(chunks.payload(PNGChunkType("tIME"))?.first == 7)
    #expect(chunks.chunks(.text).isEmpty)
  }

  @Test func `the digest of the image data covers its bytes alone, whatever their split`() throws {
    var forge = PNGFormatTests.forge(
      .init(colorType: 6, bitDepth: 8, isInterlaced: false), width: 8, height: 8, filter: 0)
    let digest = try PNGChunks(forge.bytes).idatDigest
    #expect(digest == SHA256.digest(of: PNGForge.zlib(forge.rows)))
    forge.imageDataSplit = 7
    forge.earlyChunks = PNGForge.chunk("tEXt", Array("a\0b".utf8))
    #expect(try PNGChunks(forge.bytes).idatDigest == digest)
    forge.samples[0] ^= 1
    #expect(try PNGChunks(forge.bytes).idatDigest != digest)
  }

  @Test func `an animation, a palette and transparency are noted`() throws {
    var forge = PNGForge(colorType: 3, samples: [0])
    forge.palette = [[1, 2, 3], [4, 5, 6]]
    forge.transparency = [0]
    forge.earlyChunks = PNGForge.chunk("acTL", PNGForge.word(12) + PNGForge.word(0))
    let chunks = try PNGChunks(forge.bytes)
    #expect(chunks.animationFrameCount == 12)
    #expect(chunks.paletteCount == 2)
    #expect(chunks.hasTransparencyChunk)
    let still = try PNGChunks(PNGForge().bytes)
    #expect(still.animationFrameCount == nil && still.paletteCount == nil)
    #expect(!still.hasTransparencyChunk)
  }
}
