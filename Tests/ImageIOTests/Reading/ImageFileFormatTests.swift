import ImageIO
import Testing

@Suite struct ImageFileFormatTests {
  private static let beginnings: [(bytes: [UInt8], format: ImageFileFormat)] = [
    ([0x89, 0x50, 0x4E, 0x47], .png), ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg),
    (Array("GIF89a".utf8), .gif), (Array("GIF87a".utf8), .gif),
    (Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), .svg),
    (
      Array(
        "\u{FEFF}<?xml version='1.0'?>\n<!-- a --><!DOCTYPE a [<!ENTITY b 'c'>]><svg:svg>".utf8),
      .svg
    ),
    (Array("%PDF-1.7\n".utf8), .pdf), (Array("junk\n%PDF-1.7\n".utf8), .pdf),
    (Array("\0\0\0\u{18}ftypheic".utf8), .heif), (Array("RIFF1234WEBPVP8 ".utf8), .webP),
    ([0x49, 0x49, 0x2A, 0], .tiff), (Array("BM".utf8) + Array(repeating: 0, count: 20), .bmp),
    ([0, 0, 1, 0], .icon),
  ]

  @Test(arguments: beginnings.indices)
  func `a format is told by its first bytes`(index: Int) {
    #expect(ImageFileFormat(Self.beginnings[index].bytes) == Self.beginnings[index].format)
  }

  @Test func `text and other XML are no images`() {
    #expect(ImageFileFormat(Array("hello".utf8)) == nil)
    #expect(ImageFileFormat(Array("<html><svg/></html>".utf8)) == nil)
    #expect(ImageFileFormat([UInt8]()) == nil)
  }
}
