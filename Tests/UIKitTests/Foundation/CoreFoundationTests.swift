import CoreText
import Testing
import UIKit

@Suite struct CoreFoundationTests {
  @Test func `types are told apart`() {
    let path = CGMutablePath()
    #expect(CFGetTypeID(path) == CGPath.typeID)
    #expect(CFGetTypeID(UIColor.red.cgColor) == CGColor.typeID)
    #expect(CFGetTypeID("a" as CFString) == CFStringGetTypeID())
    #expect(CFGetTypeID(kCFBooleanTrue) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSNumber(value: 3)) == CFNumberGetTypeID())
    #expect(CFNumberGetTypeID() != CFBooleanGetTypeID())
  }

  @Test func `the bytes of data can be read`() throws {
    let data = Data([7, 8, 9])
    let bytes = try #require(CFDataGetBytePtr(data))
    #expect(bytes[0] == 7 && bytes[2] == 9 && CFDataGetLength(data) == 3)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let drawn = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let image = try #require(drawn.cgImage)
    let pixels = try #require(image.dataProvider?.data)
    #expect(CFDataGetLength(pixels) == image.bytesPerRow * image.height)
    #expect(CFDataGetBytePtr(pixels)?[0] == 255)
    #expect(CFDataGetBytePtr(nil) == nil && CFDataGetLength(nil) == 0)
  }

  @Test func `a font of one framework is one of the other`() throws {
    let font = UIFont.systemFont(ofSize: 21)
    let text = _bridged(font, CTFont.self)
    #expect(CTFontGetSize(text) == 21)
    let again = _bridged(text, UIFont.self)
    #expect(again.pointSize == 21 && again.lineHeight > 0)
    #expect(_bridged(font, UIFont.self) === font)
  }
}
