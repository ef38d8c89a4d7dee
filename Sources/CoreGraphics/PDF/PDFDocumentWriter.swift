/// Puts pages, pictures and gradients into the bytes of a PDF file.
///
/// The same drawing gives the same bytes: there is no date, no identifier, and nothing is
/// compressed but runs of equal bytes in pictures.
///
/// Source: PDF 1.4 (Adobe, third edition).
struct PDFDocumentWriter {
  private(set) var bytes: [UInt8] = []
  private var offsets: [Int] = []

  init() {
    append("%PDF-1.4\n%")
    bytes += [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
  }

  private mutating func append(_ text: String) { bytes += Array(text.utf8) }

  /// - Returns: The object's number.
  @discardableResult
  mutating func add(_ object: String) -> Int {
    offsets.append(bytes.count)
    append("\(offsets.count) 0 obj\n\(object)\nendobj\n")
    return offsets.count
  }

  @discardableResult
  mutating func add(stream: [UInt8], _ entries: String = "") -> Int {
    offsets.append(bytes.count)
    append("\(offsets.count) 0 obj\n<< /Length \(stream.count)\(entries) >>\nstream\n")
    bytes += stream
    append("\nendstream\nendobj\n")
    return offsets.count
  }

  var nextNumber: Int { offsets.count + 1 }

  /// Ends the file.
  ///
  /// - Parameters:
  ///   - root: The object number of the catalogue.
  ///   - info: The object number of the document's information dictionary; nil where it has none.
  mutating func finish(root: Int, info: Int?) {
    let start = bytes.count
    append("xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n")
    for offset in offsets {
      let digits = String(offset)
      append(String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n")
    }
    let about = info.map { " /Info \($0) 0 R" } ?? ""
    append(
      "trailer\n<< /Size \(offsets.count + 1) /Root \(root) 0 R\(about) >>\n"
        + "startxref\n\(start)\n%%EOF\n")
  }

  /// The bytes with runs of equal ones told by their number (`RunLengthDecode`).
  static func runLengths(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var index = 0
    var plain = 0
    func flush(_ end: Int) {
      var start = plain
      while start < end {
        let count = min(end - start, 128)
        result.append(UInt8(count - 1))
        result += bytes[start..<start + count]
        start += count
      }
    }
    while index < bytes.count {
      var end = index + 1
      while end < bytes.count, bytes[end] == bytes[index], end - index < 128 { end += 1 }
      if end - index >= 3 {
        flush(index)
        // In range: 3 to 128 bytes.
        result += [UInt8(257 - (end - index)), bytes[index]]
        plain = end
      }
      index = end
    }
    flush(bytes.count)
    result.append(128)
    return result
  }
}
