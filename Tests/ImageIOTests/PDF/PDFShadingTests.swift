import Testing

@testable import ImageIO

@Suite struct PDFShadingTests: DrawsPDFs {
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
}
