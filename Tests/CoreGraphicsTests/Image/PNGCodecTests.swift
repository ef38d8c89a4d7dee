import CoreGraphics
import Testing

@Suite struct PNGCodecTests {
  @Test(arguments: [8, 16])
  func `what is encoded decodes to the same samples, at every level`(bitDepth: Int) throws {
    let image = gradient(width: 37, height: 11, bitDepth: bitDepth)
    for level in 0...9 {
      #expect(try PNGCodec.decode(PNGCodec.encode(image, level: level)) == image)
    }
  }

  @Test func `a picture of many IDAT chunks and a tall one come back`() throws {
    var numbers = SeededNumbers(state: 5)
    let noise = (0..<200 * 200 * 4).map { _ in UInt8(numbers.next(below: 256)) }
    let image = PNGImage(width: 200, height: 200, samples: noise)
    let bytes = try PNGCodec.encode(image)
    #expect(try PNGChunks(bytes).chunks(.imageData).count > 1)
    #expect(try PNGCodec.decode(bytes) == image)
    let tall = gradient(width: 1, height: 32_767, bitDepth: 8)
    #expect(try PNGCodec.decode(PNGCodec.encode(tall)) == tall)
  }

  @Test func `encoding twice gives the same bytes`() throws {
    let image = gradient(width: 64, height: 64, bitDepth: 8)
    #expect(try PNGCodec.encode(image) == PNGCodec.encode(image))
  }

  @Test func `no row is filtered`() throws {
    // Level 0 stores the rows, so the filter bytes can be read: after the zlib header of 2 bytes
    // and the block header of 5.
    let bytes = try PNGCodec.encode(gradient(width: 5, height: 3, bitDepth: 8), level: 0)
    let rows = try #require(try PNGChunks(bytes).payload(.imageData)).dropFirst(7)
    for row in 0..<3 { #expect(rows[rows.startIndex + row * 21] == 0) }
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

  @Test func `texts can be put into a finished file without touching its pixels`() throws {
    let image = gradient(width: 8, height: 8, bitDepth: 16)
    let bytes = try PNGCodec.encode(image, texts: [("First", "1")])
    let digest = try PNGChunks(bytes).idatDigest
    let longer = try PNGCodec.inserting([("Digest", digest.description)], into: bytes)
    let chunks = try PNGChunks(longer)
    #expect(chunks.texts.map(\.keyword) == ["First", "Digest"])
    #expect(chunks.text("Digest") == digest.description)
    #expect(chunks.idatDigest == digest)
    #expect(try PNGCodec.decode(chunks) == image)
  }

  @Test(arguments: ["", " a", "a ", "a  b", "a\nb", "日本", String(repeating: "k", count: 80)])
  func `a keyword against the rules is an error`(keyword: String) {
    #expect(throws: PNGError.invalidKeyword(keyword)) {
      try PNGCodec.encode(
        PNGImage(width: 1, height: 1, samples: [1, 2, 3, 4]), texts: [(keyword, "x")])
    }
  }

  @Test func `a text with a NUL is an error, and one with any other character comes back`() throws {
    let image = PNGImage(width: 1, height: 1, samples: [1, 2, 3, 4])
    #expect(throws: PNGError.invalidText(keyword: "k")) {
      try PNGCodec.encode(image, texts: [("k", "a\0b")])
    }
    for text in ["", "a\nb", "a\r\nb\t", "\u{7f}\u{9f}", "👩‍👩‍👧", "<script>&amp;"] {
      let chunks = try PNGChunks(PNGCodec.encode(image, texts: [("k", text)]))
      #expect(chunks.text("k")?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    }
  }

  @Test func `palette pictures come back as their colours`() throws {
    let palette: [SIMD4<UInt8>] = [[255, 0, 0, 255], [0, 255, 0, 128], [0, 0, 255, 255]]
    let bytes = try PNGCodec.encodeIndexed(
      width: 3, height: 2, indices: [0, 1, 2, 2, 1, 0], palette: palette, texts: [("k", "v")])
    let chunks = try PNGChunks(bytes)
    #expect(chunks.header.colorType == .indexed && chunks.paletteCount == 3)
    #expect(chunks.payload(.transparency)?.count == 2, "up to the last translucent entry")
    let expected = [0, 1, 2, 2, 1, 0].flatMap { i in (0..<4).map { palette[i][$0] } }
    #expect(try PNGCodec.decode(chunks).samples == expected)
  }

  @Test func `pictures that cannot be are errors`() {
    func isRefused(_ body: () throws -> [UInt8]) -> Bool {
      do {
        _ = try body()
        return false
      } catch {
        guard case .unencodable = error as? PNGError else { return false }
        return true
      }
    }
    func isRefused(
      width: Int, height: Int, indices: [UInt8], colors: Int
    ) -> Bool {
      isRefused {
        try PNGCodec.encodeIndexed(
          width: width, height: height, indices: indices,
          palette: [SIMD4<UInt8>](repeating: .zero, count: colors))
      }
    }
    #expect(!isRefused(width: 1, height: 1, indices: [0], colors: 256))
    #expect(isRefused(width: 1, height: 1, indices: [1], colors: 1))
    #expect(isRefused(width: 1, height: 1, indices: [0], colors: 257))
    #expect(isRefused(width: 2, height: 1, indices: [0], colors: 1))
    #expect(isRefused(width: 0, height: 0, indices: [], colors: 1))
    #expect(isRefused(width: -1, height: 1, indices: [0], colors: 1))
    let image = PNGImage(width: 1, height: 1, samples: [1, 2, 3, 4])
    #expect(isRefused { try PNGCodec.encode(image, level: 10) })
    #expect(isRefused { try PNGCodec.encode(image, level: -1) })
  }

  private func gradient(width: Int, height: Int, bitDepth: Int) -> PNGImage {
    let count = width * height * 4 * (bitDepth / 8)
    return PNGImage(
      width: width, height: height, bitDepth: bitDepth,
      samples: (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 ^ $0 >> 5) })
  }
}
