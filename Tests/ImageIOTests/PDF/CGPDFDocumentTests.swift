import Testing

@testable import ImageIO

@Suite struct CGPDFDocumentTests {
  private func document(_ forge: PDFForge, _ content: String = "") throws -> CGPDFDocument? {
    CGPDFDocument(try #require(CGDataProvider(data: Data(forge.file(content)))))
  }

  @Test func `a document has pages from 1 on`() throws {
    let forge = PDFForge(mediaBox: "0 0 20 10", page: "/Rotate 90 /CropBox [5 0 20 10]")
    let document = try #require(try document(forge))
    #expect(document.numberOfPages == 1)
    #expect(document.isUnlocked)
    #expect(document.page(at: 0) == nil)
    #expect(document.page(at: 2) == nil)
    let page = try #require(document.page(at: 1))
    #expect(page.pageNumber == 1)
    #expect(page.rotationAngle == 90)
    #expect(page.getBoxRect(.mediaBox) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(page.getBoxRect(.cropBox) == CGRect(x: 5, y: 0, width: 15, height: 10))
  }

  @Test func `an encrypted document has no pages, and what is no PDF no document`() throws {
    let forge = PDFForge(trailer: "/Encrypt << /V 1 >>")
    let encrypted = try #require(try document(forge))
    #expect(encrypted.isEncrypted)
    #expect(encrypted.numberOfPages == 0)
    #expect(CGPDFDocument(try #require(CGDataProvider(data: Data([1, 2, 3])))) == nil)
  }

  @Test func `a page is drawn in the context's space, whose y points up`() throws {
    let document = try #require(
      try document(PDFForge(), "1 0 0 rg 0 0 2 1 re f 0 0 1 rg 0 0 99 99 re n"))
    let page = try #require(document.page(at: 1))
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.drawPDFPage(page)
    #expect(letters(try #require(context.makeImage())) == ["....", "....", "....", "rr.."])
  }

  @Test func `the drawing transform centres, shrinks and turns`() throws {
    let page = try #require(try document(PDFForge(mediaBox: "0 0 20 10"))?.page(at: 1))
    func corner(_ rect: CGRect, _ rotate: Int32, _ keeps: Bool) -> CGPoint {
      CGPoint.zero.applying(
        page.getDrawingTransform(
          .cropBox, rect: rect, rotate: rotate, preserveAspectRatio: keeps))
    }
    #expect(corner(CGRect(x: 0, y: 0, width: 10, height: 10), 0, true) == CGPoint(x: 0, y: 2.5))
    #expect(corner(CGRect(x: 0, y: 0, width: 10, height: 10), 0, false) == CGPoint(x: 0, y: 0))
    #expect(corner(CGRect(x: 0, y: 0, width: 40, height: 40), 0, true) == CGPoint(x: 10, y: 15))
    #expect(corner(CGRect(x: 0, y: 0, width: 10, height: 20), 90, true) == CGPoint(x: 0, y: 20))
    #expect(corner(CGRect(x: 0, y: 0, width: 20, height: 10), 180, true) == CGPoint(x: 20, y: 10))
  }
}
