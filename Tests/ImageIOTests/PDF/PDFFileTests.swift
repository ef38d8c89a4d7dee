import Testing

@testable import ImageIO

@Suite struct PDFFileTests {
  private static let red = "1 0 0 rg 0 0 4 4 re f"

  private func row(_ bytes: [UInt8]) throws -> String {
    letters(try #require(try ImageFile.read(bytes).vector?.image(scale: 1)))[0]
  }

  @Test func `a file whose offsets are wrong is searched`() throws {
    #expect(try row(PDFForge(hasOffsets: false).file(Self.red)) == "rrrr")
  }

  @Test func `an encrypted file is told as such`() {
    let forge = PDFForge(trailer: "/Encrypt << /Filter /Standard >>")
    #expect(error(forge.file(Self.red)) == .encrypted)
  }

  @Test func `a file cut anywhere is an error or a page`() throws {
    let bytes = PDFForge().file(Self.red)
    for count in 9..<bytes.count {
      do throws(ImageFileError) {
        let file = try ImageFile.read(bytes.prefix(count))
        #expect(file.vector != nil)
      } catch {
        #expect(error.description.contains("PDF"))
      }
    }
  }

  @Test func `objects and references in streams are read`() throws {
    // Objects 1 to 3 in the stream 5, the content in 4, the references in 6.
    let inside = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /MediaBox [0 0 4 4] /Contents 4 0 R >>",
    ]
    var (index, objects) = ("", "")
    for (number, object) in inside.enumerated() {
      index += "\(number + 1) \(objects.utf8.count) "
      objects += object + " "
    }
    var file = "%PDF-1.5\n"
    let content = file.utf8.count
    let end = "\nendstream\nendobj\n"
    file += "4 0 obj\n<< /Length \(Self.red.utf8.count) >>\nstream\n\(Self.red)\(end)"
    let stream = file.utf8.count
    file +=
      "5 0 obj\n<< /Type /ObjStm /N 3 /First \(index.utf8.count) /Length "
      + "\(index.utf8.count + objects.utf8.count) >>\nstream\n\(index)\(objects)\(end)"
    let table = file.utf8.count
    func entry(_ kind: Int, _ second: Int, _ third: Int) -> String {
      [kind, second >> 8, second & 255, third].map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16)
      }.joined()
    }
    let entries =
      [
        entry(0, 0, 0), entry(2, 5, 0), entry(2, 5, 1), entry(2, 5, 2), entry(1, content, 0),
        entry(1, stream, 0), entry(1, table, 0),
      ].joined() + ">"
    file +=
      "6 0 obj\n<< /Type /XRef /Size 7 /W [1 2 1] /Root 1 0 R /Filter /ASCIIHexDecode /Length "
      + "\(entries.utf8.count) >>\nstream\n\(entries)\(end)startxref\n\(table)\n%%EOF"
    #expect(try row(Array(file.utf8)) == "rrrr")
    let broken = file.replacingOccurrences(of: "startxref\n\(table)", with: "startxref\n3")
    #expect(try row(Array(broken.utf8)) == "rrrr")
  }

  @Test func `pages that hold themselves end`() throws {
    var forge = PDFForge()
    forge.page = "/Kids [3 0 R 2 0 R]"
    #expect(error(forge.file("")) != nil)
  }

  @Test func `values are read as the standard has them`() {
    func text(_ source: String) -> [UInt8]? {
      var lexer = PDFLexer(Array(source.utf8)[...])
      if case .string(let bytes) = lexer.object() { return bytes }
      return nil
    }
    #expect(text("(a(b)\\)\\n\\101\\\nc)") == Array("a(b))\nAc".utf8))
    #expect(text("<48 65 6C 6C 6F 2>") == Array("Hello ".utf8))
    var lexer = PDFLexer(Array("/A#20B 12 0 R 3 -.5 +7 true [1 2] % c\n null foo".utf8)[...])
    #expect(lexer.object()?.name == "A B")
    guard case .reference(12) = lexer.object() else {
      Issue.record("12 0 R is no reference")
      return
    }
    #expect(lexer.object()?.integer == 3)
    #expect(lexer.object()?.number == -0.5)
    #expect(lexer.object()?.integer == 7)
    guard case .boolean(true) = lexer.object(), case .array(let list) = lexer.object(),
      case .null = lexer.object(), case .keyword("foo") = lexer.next()
    else {
      Issue.record("a value is another")
      return
    }
    #expect(list.count == 2)
    #expect(lexer.next() == nil)
  }

  @Test func `brackets inside each other end`() {
    var lexer = PDFLexer([UInt8](repeating: UInt8(ascii: "["), count: 100_000)[...])
    #expect(lexer.next() == nil)
    var dictionaries = PDFLexer(Array(String(repeating: "<</A", count: 50_000).utf8)[...])
    #expect(dictionaries.next() == nil)
  }
}

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

@Suite struct PDFFunctionTests {
  @Test func `a program calculates on its stack`() throws {
    func run(_ program: String, _ inputs: [Double], _ count: Int = 1) -> [Double]? {
      PDFCalculator(Array(program.utf8))?.run(inputs, resultCount: count)
    }
    #expect(run("{ 1 exch sub }", [0.25]) == [0.75])
    #expect(run("{ dup 0.5 gt { pop 1 } { 2 mul } ifelse }", [0.25]) == [0.5])
    #expect(run("{ dup 0.5 gt { pop 1 } { 2 mul } ifelse }", [0.75]) == [1])
    #expect(run("{ 3 1 roll }", [1, 2, 3], 3) == [3, 1, 2])
    #expect(run("{ 2 copy add 2 index }", [1, 2], 4) == [1, 2, 3, 1])
    #expect(run("{ 90 sin 0 cos 4 sqrt 7 2 idiv 7 2 mod }", [], 5) == [1, 1, 2, 3, 1])
    #expect(run("{ 1 0 div 5 3 and 1 3 bitshift }", [], 3) == [0, 1, 8])
    // A mistake, and a stack that is too short, are zeros.
    #expect(run("{ add }", [1]) == [0])
    #expect(run("{ nonsense }", [1]) == [0])
    #expect(run("{ 1", []) == nil)
    #expect(run("1 }", []) == nil)
    #expect(run("{ " + String(repeating: "dup ", count: 3000) + "}", [1]) == [0])
  }
}
