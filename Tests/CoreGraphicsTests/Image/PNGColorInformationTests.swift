import CoreGraphics
import Testing

@Suite struct PNGColorInformationTests {
  @Test func `colour chunks are reported`() throws {
    var forge = PNGForge()
    let numbers: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    forge.earlyChunks =
      PNGForge.chunk("gAMA", PNGForge.word(45455))
      + PNGForge.chunk("cHRM", numbers.flatMap { PNGForge.word($0) })
      + PNGForge.chunk("iCCP", Array("Display P3\0\0…".utf8))
      + PNGForge.chunk("cICP", [12, 13, 0, 1])
    let color = try PNGChunks(forge.bytes).colorInformation
    #expect(color.standardRGBIntent == nil)
    #expect(color.gamma == 45455)
    #expect(color.chromaticities == numbers.map { Int($0) })
    #expect(color.profileName == "Display P3")
    #expect(color.codingPoints == [12, 13, 0, 1])
    #expect(!color.isStandardRGB)
    forge.earlyChunks = PNGForge.chunk("gAMA", [1, 2, 3])
    #expect(try PNGChunks(forge.bytes).colorInformation.gamma == nil)
  }
}
