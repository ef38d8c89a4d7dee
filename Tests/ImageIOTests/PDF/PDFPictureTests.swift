import Testing

@testable import ImageIO

@Suite struct PDFPictureTests: DrawsPDFs {
  @Test func `pictures are drawn into the unit square, with masks`() throws {
    var forge = PDFForge()
    forge.objects = [
      "<< /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 8 /ColorSpace /DeviceRGB "
        + "/Filter /ASCIIHexDecode /SMask 6 0 R /Length 13 >>\nstream\nFF00000000FF>\nendstream",
      "<< /Subtype /Image /Width 2 /Height 1 /BitsPerComponent 1 /ColorSpace /DeviceGray "
        + "/Filter /ASCIIHexDecode /Length 3 >>\nstream\n80>\nendstream",
    ]
    forge.resources = "/XObject << /I 5 0 R >>"
    #expect(
      try drawn("2 0 0 4 1 0 cm /I Do", forge) == Array(repeating: ".r..", count: 4))
    #expect(
      try drawn("4 0 0 4 0 0 cm 0 0 1 rg BI /W 4 /H 1 /IM true /F /AHx ID 50> EI 1 0 0 rg")
        == Array(repeating: "b.b.", count: 4))
  }
}
