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
}
