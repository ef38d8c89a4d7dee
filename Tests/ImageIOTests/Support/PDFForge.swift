/// Makes PDF files of a page's content.
struct PDFForge {
  var mediaBox = "0 0 4 4"
  /// Further entries of the page, such as `/Rotate 90`.
  var page = ""
  /// Entries of the page's resources.
  var resources = ""
  /// Objects from number 5 on, each without its number.
  var objects: [String] = []
  var trailer = ""
  /// Whether the offsets in the table are right.
  var hasOffsets = true

  func file(_ content: String) -> [UInt8] {
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    let all =
      [
        "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [\(mediaBox)] /Contents 4 0 R \(page) "
          + "/Resources << \(resources) >> >>",
        "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
      ] + objects
    for (index, object) in all.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(hasOffsets ? offset : offset + 7)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(all.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(start)\n"
    return Array((text + "%%EOF\n").utf8)
  }
}
