import Testing

@testable import ImageIO

@Suite struct PDFPageTests {
  @Test func `pages that hold themselves end`() throws {
    var forge = PDFForge()
    forge.page = "/Kids [3 0 R 2 0 R]"
    #expect(error(forge.file("")) != nil)
  }
}
