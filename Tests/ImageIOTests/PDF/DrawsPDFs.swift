import Testing

@testable import ImageIO

/// A suite that draws pages of PDF files.
protocol DrawsPDFs {}

extension DrawsPDFs {
  func drawn(_ content: String, _ forge: PDFForge = PDFForge()) throws -> [String] {
    let file = try ImageFile.read(forge.file(content))
    #expect(file.format == .pdf)
    return letters(try #require(file.vector?.image(scale: 1)))
  }
}
