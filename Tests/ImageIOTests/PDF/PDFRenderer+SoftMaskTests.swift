import Testing

@testable import ImageIO

@Suite struct PDFRendererSoftMaskTests: DrawsPDFs {
  @Test func `a soft mask lets through by luminance or alpha, until there is none`() throws {
    var forge = PDFForge()
    let content = "1 g 0 0 1 4 re f 0 g 1 0 1 4 re f"
    forge.objects = [
      "<< /Subtype /Form /BBox [0 0 9 9] /Group << /S /Transparency /CS /DeviceGray >> /Length "
        + "\(content.utf8.count) >>\nstream\n\(content)\nendstream"
    ]
    forge.resources =
      "/ExtGState << /L << /SMask << /S /Luminosity /G 5 0 R >> >> "
      + "/B << /SMask << /S /Luminosity /BC [1] /G 5 0 R >> >> "
      + "/A << /SMask << /S /Alpha /G 5 0 R >> >> /N << /SMask /None >> >>"
    let paint = "1 0 0 rg 0 0 4 4 re f"
    #expect(try drawn("/L gs \(paint)", forge)[0] == "r...")
    #expect(try drawn("/B gs \(paint)", forge)[0] == "r.rr")
    #expect(try drawn("/A gs \(paint)", forge)[0] == "rr..")
    #expect(try drawn("/A gs /N gs \(paint)", forge)[0] == "rrrr")
    #expect(try drawn("1 0 0 1 1 0 cm /A gs 1 0 0 1 -1 0 cm \(paint)", forge)[0] == ".rr.")
  }
}
