import CoreGraphics
import Testing

@Suite struct CGColorSpaceTests {
  private func converted(_ color: CGColor, _ name: CFString) -> [Double] {
    let space = CGColorSpace(name: name)!
    return (color.converted(to: space, intent: .defaultIntent, options: nil)?.components ?? [])
      .map { Double($0) }
  }

  private func expect(
    _ values: [Double], near expected: [Double], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(values.count == expected.count, sourceLocation: sourceLocation)
    for (value, wanted) in zip(values, expected) {
      #expect(abs(value - wanted) < 5e-4, sourceLocation: sourceLocation)
    }
  }

  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  @Test func `red of sRGB in wider spaces`() {
    // As ColorSync and others give them.
    expect(converted(red, CGColorSpace.displayP3), near: [0.9175, 0.2003, 0.1386, 1])
    expect(converted(red, CGColorSpace.adobeRGB1998), near: [0.8586, 0, 0, 1])
    expect(converted(red, CGColorSpace.linearSRGB), near: [1, 0, 0, 1])
    expect(converted(red, CGColorSpace.genericGrayGamma2_2), near: [0.2126, 1])
  }

  @Test func `red of Display P3 lies outside sRGB, which the extended space keeps`() {
    let values: [CGFloat] = [1, 0, 0, 1]
    let wide = CGColor(
      colorSpace: CGColorSpace(name: CGColorSpace.displayP3)!, components: values)!
    expect(converted(wide, CGColorSpace.extendedSRGB), near: [1.0931, -0.2267, -0.1502, 1])
    expect(converted(wide, CGColorSpace.sRGB), near: [1, 0, 0, 1])
  }

  @Test(arguments: [
    CGColorSpace.displayP3, CGColorSpace.extendedLinearDisplayP3, CGColorSpace.adobeRGB1998,
    CGColorSpace.itur_709, CGColorSpace.itur_2020, CGColorSpace.extendedLinearSRGB,
    CGColorSpace.genericCMYK,
  ])
  func `a colour comes back from a space that holds it`(name: CFString) throws {
    let space = try #require(CGColorSpace(name: name))
    for color in [
      CGColor(srgbRed: 0.2, green: 0.5, blue: 0.8, alpha: 0.4),
      CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
      CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 0.01, green: 0.02, blue: 0.015, alpha: 1),
    ] {
      let there = try #require(color.converted(to: space, intent: .perceptual, options: nil))
      #expect(there.colorSpace == space)
      #expect(there.alpha == color.alpha)
      let back = try #require(
        there.converted(to: .standard, intent: .perceptual, options: nil)?.components)
      for (value, original) in zip(back, color.components ?? []) {
        #expect(abs(value - original) < 1e-9)
      }
      #expect(there.premultiplied == color.premultiplied)
    }
  }

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
