import Testing

@testable import CoreGraphics

@Suite struct PDFDocumentWriterTests {
  /// Decodes runs as PDF 1.4, 3.3.4 says; nil for what does not end as it should.
  private func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let length = Int(bytes[index])
      if length == 128 { return index == bytes.count - 1 ? result : nil }
      if length < 128 {
        guard index + 1 + length < bytes.count else { return nil }
        result += bytes[index + 1...index + 1 + length]
        index += length + 2
      } else {
        guard index + 1 < bytes.count else { return nil }
        result += [UInt8](repeating: bytes[index + 1], count: 257 - length)
        index += 2
      }
    }
    return nil
  }

  /// PDF 1.4, 3.4.1: a comment of four bytes above 127 says that the file is no text.
  @Test func `a file begins with its version and four bytes that are no text`() {
    let bytes = PDFDocumentWriter().bytes
    #expect(Array(bytes.prefix(10)) == Array("%PDF-1.4\n%".utf8))
    #expect(bytes.count == 15 && bytes.last == 10)
    #expect(bytes[10..<14].allSatisfy { $0 > 127 })
  }

  @Test func `the table's entries point at their objects, whatever bytes are between`() throws {
    var writer = PDFDocumentWriter()
    #expect(writer.nextNumber == 1)
    #expect(writer.add("<< /Type /Catalog >>") == 1)
    #expect(writer.add(stream: Array(0...255) + Array("\nendobj\n".utf8)) == 2)
    for number in 3...12 { #expect(writer.add("(\(number))") == number) }
    #expect(writer.nextNumber == 13)
    writer.finish(root: 1, info: nil)
    let file = try WrittenPDF(writer.bytes)
    #expect(file.objects.count == 12)
    #expect(file.objects[1] == "<< /Type /Catalog >>")
    #expect((3...12).map { file.objects[$0] } == (3...12).map { "(\($0))" })
  }

  @Test func `a stream is as long as it says`() throws {
    var writer = PDFDocumentWriter()
    let stream: [UInt8] = [13, 10, 0, 255, 10]
    writer.add(stream: stream, " /Filter /RunLengthDecode")
    let head = Array(
      "1 0 obj\n<< /Length 5 /Filter /RunLengthDecode >>\nstream\n".utf8)
    let tail = Array("\nendstream\nendobj\n".utf8)
    #expect(Array(writer.bytes.dropFirst(15)) == head + stream + tail)
  }

  @Test func `the trailer tells the number of entries, the catalogue and the information`() throws {
    var writer = PDFDocumentWriter()
    for text in ["1", "2", "3"] { writer.add(text) }
    var plain = writer
    writer.finish(root: 2, info: 3)
    plain.finish(root: 1, info: nil)
    #expect(try WrittenPDF(writer.bytes).trailer == "<< /Size 4 /Root 2 0 R /Info 3 0 R >>\n")
    #expect(try WrittenPDF(plain.bytes).trailer == "<< /Size 4 /Root 1 0 R >>\n")
  }

  @Test func `long runs take two bytes for each 128`() {
    #expect(PDFDocumentWriter.runLengths([]) == [128])
    #expect(PDFDocumentWriter.runLengths([7]) == [0, 7, 128])
    #expect(PDFDocumentWriter.runLengths([7, 7, 7]) == [254, 7, 128])
    // 300 are 128, 128 and 44.
    let many = [UInt8](repeating: 9, count: 300)
    #expect(PDFDocumentWriter.runLengths(many) == [129, 9, 129, 9, 213, 9, 128])
  }

  @Test func `bytes that do not repeat take one more for each 128`() {
    let bytes = (0..<300).map { UInt8($0 % 251) }
    let encoded = PDFDocumentWriter.runLengths(bytes)
    #expect(encoded.count == 300 + 3 + 1)
    #expect([encoded[0], encoded[129], encoded[258]] == [127, 127, 43])
    #expect(decoded(encoded) == bytes)
  }

  @Test func `runs are read back as what they were`() {
    var dice = Dice(seed: 12)
    for _ in 0..<200 {
      var bytes: [UInt8] = []
      for _ in 0..<dice.next(below: 12) {
        let count = 1 + dice.next(below: [2, 4, 140, 400][dice.next(below: 4)])
        bytes += [UInt8](repeating: UInt8(dice.next(below: 256)), count: count)
      }
      #expect(decoded(PDFDocumentWriter.runLengths(bytes)) == bytes)
    }
  }
}
