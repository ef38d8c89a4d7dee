import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct CGFontTests {
  @Test func `a font is made of a file's bytes, or by its name`() throws {
    let bytes = try CTFont.named("Inter", size: 12).instance.face.file.bytes
    let provider = try #require(CGDataProvider(data: Data(bytes)))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName?.isEmpty == false && font.numberOfGlyphs > 100)
    #expect(try #require(CGFont("Inter")).numberOfGlyphs == font.numberOfGlyphs)
  }

  @Test func `bytes that are no font give nil`() throws {
    let provider = try #require(CGDataProvider(data: Data([1, 2, 3])))
    #expect(CGFont(provider) == nil)
    #expect(CGFont("Nowhere Sans") == nil)
  }
}
