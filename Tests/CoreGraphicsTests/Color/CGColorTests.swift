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

  @Test func `unknown names are no spaces`() {
    #expect(CGColorSpace(name: "kCGColorSpaceOfNobody") == nil)
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }
}
