import Testing

@testable import ImageIO

@Suite struct PDFFiltersTests {
  private func decoded(
    _ bytes: [UInt8], _ filter: String, _ parameters: [String: Int] = [:]
  ) -> [UInt8]? {
    var dictionary = PDFDictionary()
    for key in parameters.keys.sorted() { dictionary[key] = .integer(parameters[key]!) }
    return PDFFilters.decode(
      bytes[...], [(filter, dictionary)], maximumByteCount: 1000, number: { $0?.integer })?.bytes
  }

  @Test func `digits, base 85 and run lengths are decoded`() {
    #expect(decoded(Array("48 656C6c6F>zzz".utf8), "ASCIIHexDecode") == Array("Hello".utf8))
    #expect(decoded(Array("87cURDZ~>".utf8), "ASCII85Decode") == Array("Hello".utf8))
    #expect(decoded(Array("z87cUR~>".utf8), "A85") == [0, 0, 0, 0] + Array("Hell".utf8))
    #expect(decoded([2, 1, 2, 3, 254, 9, 128, 7], "RunLengthDecode") == [1, 2, 3, 9, 9, 9])
    #expect(decoded([], "JPXDecode") == nil)
  }

  @Test func `LZW is decoded`() {
    // The example of the standard, 7.4.4.2.
    let bytes: [UInt8] = [0x80, 0x0B, 0x60, 0x50, 0x22, 0x0C, 0x0C, 0x85, 0x01]
    #expect(decoded(bytes, "LZWDecode") == [45, 45, 45, 45, 45, 65, 45, 45, 45, 66])
  }

  @Test func `a zlib stream is inflated, as far as it is sound and within the limit`() throws {
    let png = try PNGCodec.encode(PNGImage(width: 1, height: 1, samples: [1, 2, 3, 4]))
    let chunks = try PNGChunks(png)
    let stream = Array(try #require(chunks.payload(.imageData)))
    #expect(decoded(stream, "FlateDecode") == [0, 1, 2, 3, 4])
    #expect(decoded(stream + [10, 13], "FlateDecode") == [0, 1, 2, 3, 4])
    #expect(decoded(stream, "FlateDecode", ["Predictor": 15, "Columns": 4]) == [1, 2, 3, 4])
    #expect(ZlibStream(inflating: stream[...], maximumByteCount: 3).bytes.count == 3)
    #expect(!ZlibStream(inflating: stream[...], maximumByteCount: 3).isWhole)
    #expect(!ZlibStream(inflating: stream.dropLast(4), maximumByteCount: 9).isWhole)
    #expect(ZlibStream(inflating: [1, 2, 3], maximumByteCount: 9).bytes == [])
  }

  @Test func `predictors add what is left, above and both`() {
    func rows(_ bytes: [UInt8]) -> [UInt8]? {
      // Run lengths carry no predictor: LZW's early change does, but zlib is needed for others.
      var dictionary = PDFDictionary()
      dictionary["Predictor"] = .integer(12)
      dictionary["Columns"] = .integer(3)
      let stored = stored(bytes)
      return PDFFilters.decode(
        stored[...], [("FlateDecode", dictionary)], maximumByteCount: 1000,
        number: { $0?.integer })?.bytes
    }
    #expect(
      rows([1, 1, 1, 1, 2, 1, 1, 1, 3, 4, 4, 4, 4, 1, 1, 1])
        == [1, 2, 3, 2, 3, 4, 5, 8, 10, 6, 9, 11])
  }

  /// A zlib stream of one block that is not compressed.
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return [0x78, 0x01, 1] + little(bytes.count) + little(~bytes.count & 0xFFFF) + bytes
      + [UInt8(b >> 8), UInt8(b & 255), UInt8(a >> 8), UInt8(a & 255)]
  }
}
