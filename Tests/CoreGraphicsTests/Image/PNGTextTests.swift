import CoreGraphics
import Testing

@Suite struct PNGTextTests {
  private func chunks(_ payload: [UInt8]) throws -> PNGChunks {
    var forge = PNGForge()
    forge.earlyChunks = PNGForge.chunk("iTXt", Array("Key\0".utf8) + payload)
    return try PNGChunks(forge.bytes)
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

  @Test func `a compressed text is read as it was written`() throws {
    let text = String(repeating: "Zeile → 1\n", count: 100)
    let bytes = try PNGCodec.inserting(compressed: text, keyword: "Key", into: PNGForge().bytes)
    let chunks = try PNGChunks(bytes)
    #expect(chunks.inflatedText("Key", maximumByteCount: 2000) == .text(text))
    #expect(chunks.inflatedText("Other", maximumByteCount: 2000) == .absent)
    #expect(chunks.texts.map(\.storage) == [.compressed])
    #expect(try #require(chunks.texts.first).byteCount < 60)
    #expect(try PNGCodec.decode(bytes).samples == PNGForge().expectedSamples)
  }

  @Test func `a text of more bytes than are wanted is not inflated`() throws {
    let text = String(repeating: "x", count: 1000)
    let bytes = try PNGCodec.inserting(compressed: text, keyword: "Key", into: PNGForge().bytes)
    let chunks = try PNGChunks(bytes)
    #expect(chunks.inflatedText("Key", maximumByteCount: 1000) == .text(text))
    #expect(chunks.inflatedText("Key", maximumByteCount: 999) == .damaged)
    #expect(chunks.inflatedText("Key", maximumByteCount: 0) == .damaged)
  }

  @Test func `what is no whole zlib stream of UTF-8 is damaged`() throws {
    let header: [UInt8] = [1, 0, 0, 0]
    let stream = PNGForge.zlib(Array("text".utf8))
    let cases: [[UInt8]] = [
      [], [0x78], [0x78, 1], Array(stream.dropLast()), stream + [0],
      Array("plain text".utf8), PNGForge.zlib([0xff, 0xfe]),
    ]
    for bytes in cases {
      #expect(try chunks(header + bytes).inflatedText("Key", maximumByteCount: 100) == .damaged)
    }
    #expect(try chunks(header + stream).inflatedText("Key", maximumByteCount: 9) == .text("text"))
    #expect(try chunks([0, 0, 0, 0] + stream).inflatedText("Key", maximumByteCount: 9) == .absent)
  }
}
