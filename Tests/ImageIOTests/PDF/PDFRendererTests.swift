import Testing

@testable import ImageIO

@Suite struct PDFRendererTests: DrawsPDFs {
  @Test func `a state is saved, moved and given back`() throws {
    #expect(
      try drawn("q 1 0 0 rg 2 0 0 1 1 0 cm 0 0 1 1 re f Q 3 3 1 1 re f")
        == ["...k", "....", "....", ".rr."])
    #expect(try drawn("Q Q 1 0 0 rg 0 0 1 1 re f")[3] == "r...")
  }

  @Test func `a clip holds for what follows its path`() throws {
    #expect(try drawn("0 0 2 4 re W n 1 0 0 rg 0 0 4 4 re f")[0] == "rr..")
    #expect(try drawn("q 0 0 2 4 re W n Q 1 0 0 rg 0 0 4 4 re f")[0] == "rrrr")
  }

  @Test func `alpha comes from the graphics state`() throws {
    var forge = PDFForge()
    forge.resources = "/ExtGState << /A << /ca .5 >> >>"
    let file = try ImageFile.read(forge.file("/A gs 1 0 0 rg 0 0 4 4 re f"))
    #expect(hexPixels(try #require(file.vector?.image(scale: 1))).first == "FF000080")
  }

  @Test func `a form is drawn through its matrix and box, and not inside itself for ever`() throws {
    var forge = PDFForge()
    let content = "1 0 0 rg 0 0 9 9 re f /F Do"
    forge.objects = [
      "<< /Subtype /Form /BBox [0 0 1 1] /Matrix [1 0 0 1 2 0] /Resources << /XObject "
        + "<< /F 5 0 R >> >> /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
    ]
    forge.resources = "/XObject << /F 5 0 R >>"
    #expect(try drawn("/F Do", forge) == ["....", "....", "....", "..r."])
  }

  @Test func `text is noted`() throws {
    let file = try ImageFile.read(PDFForge().file("BT /F 12 Tf (Hello) Tj ET"))
    #expect(file.lacks == [FidelityNote(.vectorImage, "Text of a PDF")])
  }
}
