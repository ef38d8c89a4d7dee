import Testing

@testable import ImageIO

@Suite struct PDFColorSpaceTests: DrawsPDFs {
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
}
