import TestSupport
import Testing

@testable import CoreGraphics

@Suite struct ColorMeaningTests {
  private func meaning(_ chunks: [UInt8], colorType: Int = 6) throws -> ColorMeaning {
    var forge = PNGForge(colorType: colorType, samples: [0, 0, 0, 0])
    forge.samples = Array(repeating: 0, count: forge.channelCount)
    forge.earlyChunks = chunks
    return ColorMeaning(try PNGChunks(forge.bytes))
  }

  private func name(_ meaning: ColorMeaning) -> String? {
    if case .other(let space) = meaning { return space.name ?? "unnamed" }
    return nil
  }

  private func chromaticities(_ numbers: [UInt32]) -> [UInt8] {
    PNGForge.chunk("cHRM", numbers.flatMap { PNGForge.word($0) })
  }

  @Test func `chunks of all kinds name their space`() throws {
    let p3 = PNGForge.chunk("iCCP", ProfileBytes.displayP3.chunk)
    #expect(name(try meaning(p3)) == "kCGColorSpaceDisplayP3")
    #expect(name(try meaning(PNGForge.chunk("cICP", [12, 13, 0, 1]))) == "kCGColorSpaceDisplayP3")
    #expect(name(try meaning(PNGForge.chunk("cICP", [9, 1, 0, 1]))) == "kCGColorSpaceITUR_2020")
    #expect(name(try meaning(PNGForge.chunk("cICP", [1, 8, 0, 1]))) == "kCGColorSpaceLinearSRGB")
    // cICP ranks before iCCP.
    #expect(
      name(try meaning(PNGForge.chunk("cICP", [1, 8, 0, 1]) + p3)) == "kCGColorSpaceLinearSRGB")
    #expect(
      name(try meaning(PNGForge.chunk("gAMA", PNGForge.word(100_000)))) == "kCGColorSpaceLinearSRGB"
    )
    let adobe: [UInt32] = [31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000]
    #expect(
      name(try meaning(PNGForge.chunk("gAMA", PNGForge.word(45_470)) + chromaticities(adobe)))
        == "kCGColorSpaceAdobeRGB1998")
    #expect(name(try meaning(PNGForge.chunk("cICP", [9, 8, 0, 1]))) == "unnamed")
  }

  @Test func `sRGB is sRGB in whatever words`() throws {
    let standard: [UInt32] = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    let chunks = [
      [], PNGForge.chunk("sRGB", [0]), PNGForge.chunk("gAMA", PNGForge.word(45_455)),
      PNGForge.chunk("gAMA", PNGForge.word(45_455)) + chromaticities(standard),
      chromaticities(standard), PNGForge.chunk("cICP", [1, 13, 0, 1]),
      PNGForge.chunk("iCCP", ProfileBytes.standard().chunk),
    ]
    for chunk in chunks { #expect(try meaning(chunk) == .standardRGB) }
  }

  @Test func `what cannot be read is named with the profile's name`() throws {
    let whole = ProfileBytes.displayP3.chunk
    #expect(
      try meaning(PNGForge.chunk("iCCP", Array(whole.prefix(20))))
        == .unknown("its colour profile “Screen” is not whole"))
    var profile = ProfileBytes.displayP3
    profile.model = "CMYK"
    #expect(
      try meaning(PNGForge.chunk("iCCP", profile.chunk))
        == .unknown(
          "its colour profile “Screen” is for another number of samples than the picture has"))
    profile = .displayP3
    profile.colorants = []
    #expect(
      try meaning(PNGForge.chunk("iCCP", profile.chunk))
        == .unknown(
          "its colour profile “Screen” has neither curves with a matrix nor tables that can be read"
        ))
    #expect(
      try meaning(PNGForge.chunk("cICP", [9, 16, 0, 1]))
        == .unknown("its cICP chunk says 9, 16, 0, 1"))
  }

  @Test func `a profile for grey is for grey pictures`() throws {
    let gray = PNGForge.chunk("iCCP", ProfileBytes.gray(ProfileBytes.gamma(1)).chunk)
    #expect(name(try meaning(gray, colorType: 0)) == "kCGColorSpaceLinearGray")
    #expect(name(try meaning(gray, colorType: 2)) == nil)
  }
}
