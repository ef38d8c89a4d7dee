import ImageIO
import Testing

@Suite struct ImageFileErrorTests {
  @Test func `formats that are not read are named, with what to do`() {
    let webP = Array("RIFF1234WEBPVP8 ".utf8)
    #expect(error(webP) == .unsupportedFormat(.webP))
    #expect(
      ImageFileError.unsupportedFormat(.webP).description
        == "WebP images are not read here. Convert the picture to PNG or JPEG.")
    #expect(error([]) == .empty)
    #expect(error(Array("hello".utf8)) == .unknownFormat(start: Array("hello".utf8)))
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
