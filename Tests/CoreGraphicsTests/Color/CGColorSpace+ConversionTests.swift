import CoreGraphics
import Testing

@Suite struct CGColorSpaceConversionTests: ConvertsColors {
  private func converted(_ color: CGColor, _ name: CFString) -> [Double] {
    let space = CGColorSpace(name: name)!
    return (color.converted(to: space, intent: .defaultIntent, options: nil)?.components ?? [])
      .map { Double($0) }
  }

  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

  private func bytes(_ color: CGColor) -> [Int] {
    [0, 8, 16, 24].map { Int(color.premultiplied >> $0 & 255) }
  }

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

  @Test func `Display P3 is converted to sRGB`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let gray = CGColor(space: space, values: [0.5, 0.5, 0.5, 1])
    #expect(bytes(gray) == [128, 128, 128, 255])
    // The red of P3 lies outside of sRGB, a muted one inside.
    #expect(bytes(CGColor(space: space, values: [1, 0, 0, 1])) == [255, 0, 0, 255])
    #expect(bytes(CGColor(space: space, values: [0.6, 0.4, 0.3, 1])) == [162, 99, 71, 255])
  }

  @Test func `linear light is encoded`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    #expect(bytes(CGColor(space: space, values: [0.5, 0, 1, 1])) == [188, 0, 255, 255])
  }

  @Test func `inks take light away`() {
    let color = CGColor(
      genericCMYKCyan: 1, magenta: 0.5, yellow: 0, black: 0.2, alpha: 1)
    #expect(bytes(color) == [0, 102, 204, 255])
  }

  @Test func `conversion keeps the colour`() throws {
    let color = CGColor(gray: 0.25, alpha: 0.5)
    let converted = try #require(
      color.converted(to: .init(name: CGColorSpace.sRGB)!, intent: .defaultIntent, options: nil))
    #expect(converted.components == [0.25, 0.25, 0.25, 0.5])
  }
}
