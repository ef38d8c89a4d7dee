import Testing
import UIKit

@Suite struct NSAttributedStringDocumentsTests: ReadsHTML {
  @Test func `bytes without an encoding are Windows' as on iOS, unless a tag names one`() throws {
    func read(_ html: String) throws -> String {
      try NSAttributedString(
        data: Data(html.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil
      ).string
    }
    #expect(try read("é") == "Ã©")
    #expect(try read("<meta charset=\"utf-8\">é") == "é")
  }

  @Test func `plain text is read and written, and other types are refused by name`() throws {
    var known: NSDictionary?
    let text = try NSAttributedString(
      data: Data("a<b>".utf8), options: [:], documentAttributes: &known)
    #expect(text.string == "a<b>" && known?["DocumentType"] as? String == "NSPlainText")
    let bytes = try text.data(from: NSRange(location: 0, length: 2))
    #expect(bytes == Data("a<".utf8))
    let error = #expect(throws: NSAttributedString.DocumentError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8),
        options: [.documentType: NSAttributedString.DocumentType.rtf], documentAttributes: nil)
    }
    #expect(error?.description.contains("NSRTF") == true)
  }
}
