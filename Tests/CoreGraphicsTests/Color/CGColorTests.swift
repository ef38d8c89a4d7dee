import CoreGraphics
import Testing

@Suite struct CGColorTests {
  private func bytes(_ color: CGColor) -> [Int] {
    [0, 8, 16, 24].map { Int(color.premultiplied >> $0 & 255) }
  }

  @Test func `components are those that were given, alpha last`() {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(color.colorSpace?.name == CGColorSpace.sRGB)
    #expect(CGColor(gray: 0.5, alpha: 1).components == [0.5, 1])
    #expect(color.copy(alpha: 0.9)?.components == [0.1, 0.2, 0.3, 0.9])
  }

  @Test func `colours are equal by space and components`() {
    let color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(color != CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor.black != CGColor.clear)
    #expect(Set([CGColor.white, .white, .black]).count == 2)
  }

  @Test func `pixels are premultiplied, red first`() {
    #expect(bytes(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.5)) == [128, 64, 0, 128])
    #expect(bytes(CGColor(gray: 0.5, alpha: 1)) == [128, 128, 128, 255])
  }

  @Test func `components out of range and no numbers are clamped`() {
    let color = CGColor(srgbRed: 2, green: -1, blue: .nan, alpha: .infinity)
    #expect(bytes(color) == [255, 0, 0, 255])
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

  @Test func `unknown names are no spaces`() {
    #expect(CGColorSpace(name: "kCGColorSpaceOfNobody") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }
}
