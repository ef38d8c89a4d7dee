import Testing

@testable import ImageIO

@Suite struct PDFDrawingTests {
  private func drawn(_ content: String, _ forge: PDFForge = PDFForge()) throws -> [String] {
    let file = try ImageFile.read(forge.file(content))
    #expect(file.format == .pdf)
    return letters(try #require(file.vector?.image(scale: 1)))
  }

  @Test func `paths are filled, and y points up`() throws {
    #expect(try drawn("1 0 0 rg 0 0 2 1 re f") == ["....", "....", "....", "rr.."])
    #expect(
      try drawn("0 0 1 rg 0 4 m 4 4 l 4 2 l 0 2 l h f") == ["bbbb", "bbbb", "....", "...."])
    #expect(
      try drawn("0 g 0 0 4 4 re 1 1 2 2 re f*") == ["kkkk", "k..k", "k..k", "kkkk"])
    #expect(try drawn("0 1 0 RG 2 w 0 1 m 4 1 l S") == ["....", "....", "gggg", "gggg"])
  }

  @Test func `colours are gray, RGB, CMYK and those of spaces`() throws {
    var forge = PDFForge()
    forge.objects = [
      "<< /N 3 /Length 0 >>\nstream\n\nendstream",
      "<< /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 1 >>",
    ]
    forge.resources =
      "/ColorSpace << /P [/ICCBased 5 0 R] /S [/Separation /Spot /DeviceRGB 6 0 R] "
      + "/I [/Indexed /DeviceRGB 1 <FF00000000FF>] >>"
    let box = "0 0 4 4 re f"
    #expect(try drawn("1 g \(box)")[0] == "wwww")
    #expect(try drawn("0 1 1 0 k \(box)")[0] == "rrrr")
    #expect(try drawn("0 0 0 1 k \(box)")[0] == "kkkk")
    #expect(try drawn("/P cs 0 0 1 sc \(box)", forge)[0] == "bbbb")
    #expect(try drawn("/S cs 1 scn \(box)", forge)[0] == "rrrr")
    #expect(try drawn("/I cs 1 sc \(box)", forge)[0] == "bbbb")
    #expect(try drawn("/DeviceCMYK cs \(box)")[0] == "kkkk")
  }

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

  @Test func `a shading goes along a line or between circles`() throws {
    var forge = PDFForge()
    let parts =
      "/FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 0 1] /Functions "
      + "[<< /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [1 0 0] /N 1 >> "
      + "<< /FunctionType 2 /Domain [0 1] /C0 [0 0 1] /C1 [0 0 1] /N 1 >>]"
    forge.resources =
      "/Shading << /L << /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 4 0] "
      + "/Function << \(parts) >> >> /C << /ShadingType 3 /ColorSpace /DeviceRGB "
      + "/Coords [2 2 0 2 2 3] /Function << \(parts) >> >> "
      + "/M << /ShadingType 4 /ColorSpace /DeviceRGB >> >> "
      + "/Pattern << /P << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceRGB "
      + "/Coords [0 0 4 0] /Function << \(parts) >> >> >> >>"
    #expect(try drawn("/L sh", forge) == Array(repeating: "rrbb", count: 4))
    #expect(try drawn("/C sh", forge) == ["bbbb", "brrb", "brrb", "bbbb"])
    #expect(
      try drawn("/Pattern cs /P scn 0 0 4 1 re f", forge) == ["....", "....", "....", "rrbb"])
    let mesh = try ImageFile.read(forge.file("/M sh"))
    #expect(mesh.lacks == [FidelityNote(.vectorImage, "A shading of a PDF")])
  }

  @Test func `a pattern repeats its tile, with colours of its own or without`() throws {
    var forge = PDFForge()
    func tile(_ type: Int, _ content: String) -> String {
      "<< /PatternType 1 /PaintType \(type) /TilingType 1 /BBox [0 0 1 1] /XStep 2 /YStep 2 "
        + "/Resources << >> /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
    }
    forge.objects = [tile(1, "1 0 0 rg 0 0 1 1 re f"), tile(2, "1 0 0 rg 0 0 1 1 re f")]
    forge.resources =
      "/Pattern << /P 5 0 R /U 6 0 R >> /ColorSpace << /S [/Pattern /DeviceRGB] >>"
    #expect(
      try drawn("/Pattern cs /P scn 0 0 4 4 re f", forge) == ["....", "r.r.", "....", "r.r."])
    #expect(try drawn("/S cs 0 0 1 /U scn 0 0 4 4 re f", forge)[3] == "b.b.")
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

  @Test func `text is noted`() throws {
    let file = try ImageFile.read(PDFForge().file("BT /F 12 Tf (Hello) Tj ET"))
    #expect(file.lacks == [FidelityNote(.vectorImage, "Text of a PDF")])
  }
}
