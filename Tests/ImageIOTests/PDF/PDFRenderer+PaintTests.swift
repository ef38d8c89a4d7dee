import Testing

@testable import ImageIO

@Suite struct PDFRendererPaintTests: DrawsPDFs {
  @Test func `paths are filled, and y points up`() throws {
    #expect(try drawn("1 0 0 rg 0 0 2 1 re f") == ["....", "....", "....", "rr.."])
    #expect(
      try drawn("0 0 1 rg 0 4 m 4 4 l 4 2 l 0 2 l h f") == ["bbbb", "bbbb", "....", "...."])
    #expect(
      try drawn("0 g 0 0 4 4 re 1 1 2 2 re f*") == ["kkkk", "k..k", "k..k", "kkkk"])
    #expect(try drawn("0 1 0 RG 2 w 0 1 m 4 1 l S") == ["....", "....", "gggg", "gggg"])
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
}
