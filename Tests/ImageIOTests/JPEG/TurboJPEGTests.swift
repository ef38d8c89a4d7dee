import Testing

@testable import ImageIO

@Suite struct TurboJPEGTests {
  @Test func `without the library the error names the package to install`() {
    let none = Result { () throws(ImageFileError) in
      try TurboJPEG(libraryName: "libturbojpeg-that-is-not-there.so.0")
    }
    let expected = ImageFileError.missingLibrary(
      .jpeg, library: "libturbojpeg-that-is-not-there.so.0", package: "libturbojpeg0")
    #expect(throws: expected) {
      try JPEGReader.read(
        JPEGHeaderTests.file(width: 1, height: 1), limits: .default, library: none)
    }
    #expect(expected.description.hasSuffix("Install it: apt-get install libturbojpeg0."))
    let image = CGImage(straightRGBA: [1, 2, 3, 255], width: 1, height: 1)
    #expect(throws: expected) {
      try image?.jpegData(compressionQuality: 1, library: none)
    }
  }

  @Test func `a library without the functions is told by one of them`() {
    #expect(
      throws: ImageFileError.unsuitableLibrary(library: "libc.so.6", function: "tjInitDecompress")
    ) { try TurboJPEG(libraryName: "libc.so.6") }
  }
}
