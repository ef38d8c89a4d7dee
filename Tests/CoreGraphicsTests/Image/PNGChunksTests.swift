import CoreGraphics
import Testing

@Suite struct PNGChunksTests {
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

  @Test func `texts are read in the file's order`() throws {
    var forge = PNGForge()
    forge.earlyChunks =
      PNGForge.chunk("tEXt", [0x54, 0, 0xe9, 0x0a]) + PNGForge.chunk("tEXt", Array("no end".utf8))
      + PNGForge.chunk("iTXt", Array("U\0\0\0en\0Titel\0→".utf8))
      + PNGForge.chunk("iTXt", [0x56, 0, 0, 0, 0, 0, 0xff])
    forge.lateChunks =
      PNGForge.chunk("zTXt", Array("Z\0\0xyz".utf8)) + PNGForge.chunk("tEXt", Array("E\0".utf8))
    let texts = try PNGChunks(forge.bytes).texts
    #expect(texts.map(\.keyword) == ["T", "U", "V", "Z", "E"])
    #expect(texts.map(\.value) == ["é\n", "→", nil, nil, ""])
    #expect(texts.map(\.storage) == [.latin1, .utf8, .utf8, .compressed, .latin1])
    #expect(texts.map(\.byteCount) == [2, 3, 1, 3, 0])
  }

  @Test func `colour chunks are reported`() throws {
    var forge = PNGForge()
    let numbers: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    forge.earlyChunks =
      PNGForge.chunk("gAMA", PNGForge.word(45455))
      + PNGForge.chunk("cHRM", numbers.flatMap { PNGForge.word($0) })
      + PNGForge.chunk("iCCP", Array("Display P3\0\0…".utf8))
      + PNGForge.chunk("cICP", [12, 13, 0, 1])
    let color = try PNGChunks(forge.bytes).colorInformation
    #expect(color.standardRGBIntent == nil)
    #expect(color.gamma == 45455)
    #expect(color.chromaticities == numbers.map { Int($0) })
    #expect(color.profileName == "Display P3")
    #expect(color.codingPoints == [12, 13, 0, 1])
    #expect(!color.isStandardRGB)
    forge.earlyChunks = PNGForge.chunk("gAMA", [1, 2, 3])
    #expect(try PNGChunks(forge.bytes).colorInformation.gamma == nil)
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

  @Test func `checksums of every length agree with a plain one`() {
    var numbers = SeededNumbers(state: 1)
    let bytes = (0..<200).map { _ in UInt8(numbers.next(below: 256)) }
    #expect(PNGChecksum.crc32(Array("123456789".utf8), in: 0..<9) == 0xcbf4_3926)
    for start in 0..<17 {
      for end in start...bytes.count {
        #expect(
          PNGChecksum.crc32(bytes, in: start..<end) == PNGForge.crc(Array(bytes[start..<end])))
      }
    }
  }

  @Test func `every error is one sentence of what and one of what to do`() {
    let errors: [PNGError] = [
      .empty, .plainText, .gitLFSPointer, .mergeConflict(offset: 3), .onlyZeros(byteCount: 4),
      .damagedInTransfer(.charactersConverted), .otherFormat("JPEG"), .notPNG(start: [1, 255]),
      .truncated(byteCount: 9, place: .chunk(.imageData, offset: 33), missing: 1),
      .trailingBytes(offset: 9, count: 2), .invalidHeader(field: "width", value: 0),
      .checksumMismatch(.end, offset: 9, stored: 1, computed: 0xab),
      .misplacedChunk(.palette, offset: 50, rule: "comes after IDAT"), .missingChunk(.header),
      .undecodable(reason: "IDAT: invalid"), .fileTooLarge(byteCount: 9, limit: 8),
      .sideTooLarge(width: 9, height: 1, limit: 8), .invalidKeyword(" "),
    ]
    for error in errors {
      let text = error.description
      #expect(text.hasSuffix(".") && text.contains(". "), "\(text)")
      #expect(!text.contains("\n"))
    }
    #expect(
      errors[8].description
        == "The file ends at byte 9, 1 byte short, within the chunk IDAT at byte 33. "
        + "Restore the file from version control, or record it again.")
    #expect(errors[11].description.contains("its checksum is 000000ab, 00000001 is stored"))
  }
}
