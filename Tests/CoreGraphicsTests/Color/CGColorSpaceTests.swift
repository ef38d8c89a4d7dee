import CoreGraphics
import Testing

@Suite struct CGColorSpaceTests: ConvertsColors {
  @Test func `every name gives a space of that name`() throws {
    for name in [
      CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearGray,
      CGColorSpace.genericRGBLinear, CGColorSpace.extendedLinearGray,
    ] {
      #expect(CGColorSpace(name: name)?.name == name)
    }
    #expect(CGColorSpace(name: "sRGB") == nil)
    #expect(CGColorSpace(name: CGColorSpace.adobeRGB1998)?.isWideGamutRGB == true)
    #expect(CGColorSpace(name: CGColorSpace.itur_709)?.isWideGamutRGB == false)
  }

  @Test func `pattern spaces have the components of their base`() throws {
    let colored = try #require(CGColorSpace(patternBaseSpace: nil))
    let inks = try #require(CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceCMYK()))
    #expect(colored.model == .pattern)
    #expect(colored.numberOfComponents == 0)
    #expect(inks.numberOfComponents == 4)
    #expect(inks.baseColorSpace == CGColorSpaceCreateDeviceCMYK())
    #expect(colored != inks)
    #expect(CGColorSpace(patternBaseSpace: colored) == nil)
  }
}
