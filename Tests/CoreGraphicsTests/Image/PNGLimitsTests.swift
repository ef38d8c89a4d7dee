import CoreGraphics
import Testing

/// What is too large is refused before memory is taken for it.
@Suite struct PNGLimitsTests {
  private func error(_ bytes: [UInt8], limits: PNGLimits = .default) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGCodec.decode(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  private func file(width: Int, height: Int, bitDepth: Int = 8, colorType: Int = 6) -> [UInt8] {
    var forge = PNGForge()
    (forge.width, forge.height) = (width, height)
    (forge.bitDepth, forge.colorType) = (bitDepth, colorType)
    return PNGForge.signature + PNGForge.chunk("IHDR", forge.header)
      + PNGForge.chunk("IDAT", PNGForge.zlib([0])) + PNGForge.chunk("IEND", [])
  }

  @Test func `a header of 100,000 by 100,000 pixels is refused`() {
    #expect(
      error(file(width: 100_000, height: 100_000))
        == .sideTooLarge(width: 100_000, height: 100_000, limit: 32_767))
    #expect(
      error(file(width: Int(Int32.max), height: Int(Int32.max)), limits: .bitmap)
        == .sideTooLarge(width: Int(Int32.max), height: Int(Int32.max), limit: 32_767))
  }

  @Test func `too many pixels are refused, and 16-bit ones count twice`() {
    let limits = PNGLimits(maximumPixelCount: 100)
    #expect(
      error(file(width: 11, height: 10), limits: limits)
        == .tooManyPixels(width: 11, height: 10, bitDepth: 8, limit: 100))
    #expect(
      error(file(width: 10, height: 6, bitDepth: 16), limits: limits)
        == .tooManyPixels(width: 10, height: 6, bitDepth: 16, limit: 100))
    let small = PNGFormatTests.forge(
      .init(colorType: 6, bitDepth: 8, isInterlaced: false), width: 10, height: 10, filter: 0)
    #expect(error(small.bytes, limits: limits) == nil)
  }

  @Test func `a large header over a few bytes of data is refused before memory is taken`() {
    #expect(
      error(file(width: 6000, height: 6000))
        == .imageDataTooShort(width: 6000, height: 6000, compressedByteCount: 12))
    #expect(
      error(file(width: 32_767, height: 1200, bitDepth: 1, colorType: 0))
        == .imageDataTooShort(width: 32_767, height: 1200, compressedByteCount: 12))
  }

  @Test func `a large file and a file of very many chunks are refused`() {
    let bytes = PNGForge().bytes
    #expect(
      error(bytes, limits: PNGLimits(maximumFileByteCount: bytes.count - 1))
        == .fileTooLarge(byteCount: bytes.count, limit: bytes.count - 1))
    #expect(
      error(bytes, limits: PNGLimits(maximumChunkCount: 2)) == .tooManyChunks(limit: 2))
    #expect(
      error(
        bytes,
        limits: PNGLimits(maximumFileByteCount: bytes.count, maximumChunkCount: 3)) == nil)
  }

  @Test func `compressed texts and profiles are never inflated`() throws {
    // 1,032 zeros a byte, if anybody unpacked it.
    let bomb = [0x78, 0x01] + [UInt8](repeating: 0, count: 1 << 20)
    var forge = PNGForge()
    forge.earlyChunks =
      PNGForge.chunk("iCCP", Array("p\0\0".utf8) + bomb)
      + PNGForge.chunk("zTXt", Array("Bomb\0\0".utf8) + bomb)
      + PNGForge.chunk("iTXt", Array("Bomb\0\u{1}\0\0\0".utf8) + bomb)
    let chunks = try PNGChunks(forge.bytes)
    #expect(chunks.texts.map(\.value) == [nil, nil])
    #expect(chunks.texts.map(\.storage) == [.compressed, .compressed])
    #expect(chunks.texts.map(\.byteCount) == [bomb.count, bomb.count])
    #expect(try PNGCodec.decode(chunks).samples == forge.expectedSamples)
  }

  @Test func `texts over the budget are listed without their value`() throws {
    var forge = PNGForge()
    let text = Array("Large\0".utf8) + [UInt8](repeating: 0x78, count: 700_000)
    forge.earlyChunks =
      PNGForge.chunk("tEXt", text) + PNGForge.chunk("tEXt", text)
      + PNGForge.chunk("tEXt", Array("Small\0x".utf8))
    let texts = try PNGChunks(forge.bytes).texts
    #expect(texts.map { $0.value?.count } == [700_000, nil, 1])
    #expect(texts.map(\.byteCount) == [700_000, 700_000, 1])
  }
}
