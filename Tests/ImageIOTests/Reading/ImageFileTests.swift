import ImageIO
import Testing

@Suite struct ImageFileTests {
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

  @Test func `formats that are not read are named, with what to do`() {
    let webP = Array("RIFF1234WEBPVP8 ".utf8)
    #expect(error(webP) == .unsupportedFormat(.webP))
    #expect(
      ImageFileError.unsupportedFormat(.webP).description
        == "WebP images are not read here. Convert the picture to PNG or JPEG.")
    #expect(error([]) == .empty)
    #expect(error(Array("hello".utf8)) == .unknownFormat(start: Array("hello".utf8)))
  }

  @Test func `a file above the limit is not looked into`() {
    var limits = ImageLimits()
    limits.maximumByteCount = 10
    #expect(error(svg(""), limits: limits) == .fileTooLarge(byteCount: svg("").count, limit: 10))
  }

  @Test func `every error is one line that ends with a full stop`() {
    let errors: [ImageFileError] = [
      .empty, .unknownFormat(start: [1, 255]), .unsupportedFormat(.heif),
      .missingLibrary(.jpeg, library: "a", package: "b"),
      .unsuitableLibrary(library: "a", function: "b"), .png(.empty),
      .damaged(.gif, reason: "it is cut"), .unsupportedFeature(.pdf, feature: "a movie"),
      .encrypted, .fileTooLarge(byteCount: 3, limit: 2),
      .tooManyPixels(.jpeg, width: 3, height: 4, limit: 5),
      .tooComplex(.svg, what: "elements", limit: 3), .unencodable(.jpeg, reason: "no memory"),
    ]
    for error in errors {
      #expect(error.description.hasSuffix("."))
      #expect(!error.description.contains("\n"))
    }
  }
}
