import Testing

@testable import ImageIO

@Suite struct PDFPageDrawingTests: DrawsPDFs {
  @Test func `a page has a box and a rotation`() throws {
    var forge = PDFForge(mediaBox: "10 20 12 21")
    #expect(try drawn("1 0 0 rg 10 20 1 1 re f", forge) == ["r."])
    forge.page = "/Rotate 90"
    #expect(try drawn("1 0 0 rg 10 20 1 1 re f", forge) == ["r", "."])
    forge.page = "/Rotate 180"
    #expect(try drawn("1 0 0 rg 10 20 1 1 re f", forge) == [".r"])
    forge.page = "/Rotate -90"
    #expect(try drawn("1 0 0 rg 10 20 1 1 re f", forge) == [".", "r"])
    forge.page = "/CropBox [11 20 12 21]"
    #expect(try drawn("1 0 0 rg 0 0 99 99 re f", forge) == ["r"])
  }
}
