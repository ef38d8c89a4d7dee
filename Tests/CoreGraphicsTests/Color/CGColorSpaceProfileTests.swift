import CoreGraphics
import TestSupport
import Testing

@Suite struct CGColorSpaceProfileTests {
  private func space(_ profile: ProfileBytes) -> CGColorSpace? {
    CGColorSpace(iccData: CFData(profile.bytes))
  }

  @Test func `a profile has the name of the space that it describes`() throws {
    #expect(space(.displayP3)?.name == CGColorSpace.displayP3)
    #expect(space(.standard())?.name == CGColorSpace.sRGB)
    #expect(space(.gray(ProfileBytes.gamma(2.2)))?.name == CGColorSpace.genericGrayGamma2_2)
    let exchanged = try #require(space(.standard(isExchanged: true)))
    #expect(exchanged.name == nil && exchanged.model == .rgb)
    #expect(exchanged.numberOfComponents == 3)
    #expect(try #require(space(.displayP3)).isWideGamutRGB)
    #expect(!exchanged.isWideGamutRGB)
  }

  @Test func `a profile is given back, and spaces of one profile are equal`() {
    let bytes = ProfileBytes.standard(isExchanged: true).bytes
    #expect(space(.standard(isExchanged: true))?.copyICCData() == CFData(bytes))
    #expect(space(.standard(isExchanged: true)) == space(.standard(isExchanged: true)))
    #expect(space(.standard(isExchanged: true)) != CGColorSpace(name: CGColorSpace.sRGB))
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.copyICCData() == nil)
    #expect(CGColorSpace(iccData: CFData([1, 2, 3])) == nil)
  }

  @Test func `a colour of a profile is converted`() throws {
    let exchanged = try #require(space(.standard(isExchanged: true)))
    let (red, green, blue) = exchanged.standardComponents([1, 0.5, 0])
    #expect(abs(red) < 0.01 && abs(green - 0.5) < 0.01 && abs(blue - 1) < 0.01)
  }
}
