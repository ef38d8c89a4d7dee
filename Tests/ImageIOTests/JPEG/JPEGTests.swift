import Testing

@testable import ImageIO

private let isInstalled = (try? TurboJPEG.shared.get()) != nil

@Suite struct JPEGHeaderTests {
  /// A start of frame for gray pixels, behind other segments.
  static func file(
    width: Int, height: Int, components: UInt8 = 1, before segments: [UInt8] = []
  ) -> [UInt8] {
    var file: [UInt8] = [0xFF, 0xD8] + segments
    file += [0xFF, 0xC0, 0, 8 + 3 * components, 8]
    file += [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    file.append(components)
    for component in 1...components { file += [component, 0x11, 0] }
    file += [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    return file
  }

  static func exif(_ orientation: UInt8) -> [UInt8] {
    let block = Array("Exif\0\0".utf8) + ExifOrientationTests.block(orientation)
    return [0xFF, 0xE1, 0, UInt8(block.count + 2)] + block
  }

  @Test func `size, inks and orientation stand in front of the pixels`() throws {
    let adobe: [UInt8] = [0xFF, 0xEE, 0, 14] + Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 2]
    let header = try JPEGHeader(
      Self.file(width: 300, height: 2, components: 4, before: Self.exif(6) + adobe))
    #expect(header.width == 300)
    #expect(header.height == 2)
    #expect(header.componentCount == 4)
    #expect(header.isAdobe)
    #expect(header.orientation == .right)
  }

  @Test func `a header cut anywhere is an error`() {
    let file = Self.file(width: 3, height: 2)
    for count in 3..<12 {
      #expect(throws: ImageFileError.self) { try JPEGHeader(Array(file.prefix(count))) }
    }
  }

  @Test func `65,535 pixels by as many are refused before memory is taken`() {
    let file = Self.file(width: 65_535, height: 65_535)
    #expect(
      error(file)
        == .tooManyPixels(.jpeg, width: 65_535, height: 65_535, limit: 40 << 20))
    #expect(error(Self.file(width: 0, height: 5))?.description.contains("0 × 5") == true)
  }

  @Test func `without the library the error names the package to install`() {
    let none = Result { () throws(ImageFileError) in
      try TurboJPEG(libraryName: "libturbojpeg-that-is-not-there.so.0")
    }
    let expected = ImageFileError.missingLibrary(
      .jpeg, library: "libturbojpeg-that-is-not-there.so.0", package: "libturbojpeg0")
    #expect(throws: expected) {
      try JPEGReader.read(Self.file(width: 1, height: 1), limits: .default, library: none)
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

@Suite(.enabled(if: isInstalled, "libturbojpeg0 is not installed")) struct JPEGReaderTests {
  private static func gradient() throws -> CGImage {
    let bytes = (0..<16 * 16).flatMap { (index: Int) -> [UInt8] in
      [UInt8(index % 16 * 16), UInt8(index / 16 * 16), 128, 255]
    }
    return try #require(CGImage(straightRGBA: bytes, width: 16, height: 16))
  }

  @Test func `a picture comes back much as it went in`() throws {
    let image = try Self.gradient()
    let file = try ImageFile.read(try image.jpegData(compressionQuality: 1))
    let back = try #require(file.frames.first?.image)
    #expect(file.format == .jpeg)
    #expect(file.orientation == .up)
    #expect(file.lacks == [])
    #expect((back.width, back.height) == (16, 16))
    #expect(back.alphaInfo == .noneSkipLast)
    let pairs = zip(image.straightRGBA(), back.straightRGBA())
    let greatest = pairs.map { abs(Int($0) - Int($1)) }.max() ?? 255
    // Chroma at half of the sides takes its part.
    #expect(greatest < 24)
  }

  @Test func `the same picture gives the same bytes, and less quality fewer`() throws {
    let image = try Self.gradient()
    let fine = try image.jpegData(compressionQuality: 0.9)
    #expect(try image.jpegData(compressionQuality: 0.9) == fine)
    #expect(try image.jpegData(compressionQuality: 0).count < fine.count)
    #expect(try image.jpegData(compressionQuality: .nan).count < fine.count)
  }

  @Test func `what is transparent is written over white`() throws {
    let clear = try #require(
      CGImage(straightRGBA: [UInt8](repeating: 0, count: 8 * 8 * 4), width: 8, height: 8))
    let file = try ImageFile.read(try clear.jpegData(compressionQuality: 1))
    let rows = letters(try #require(file.frames.first?.image))
    #expect(rows == Array(repeating: "wwwwwwww", count: 8))
  }

  @Test func `a file cut in its pixels is drawn as far as it goes, with a note`() throws {
    let bytes = try Self.gradient().jpegData(compressionQuality: 1)
    let file = try ImageFile.read(Array(bytes.dropLast(80)))
    #expect(file.frames.first?.image.height == 16)
    #expect(file.lacks.map(\.feature) == [.damagedImage])
  }

  @Test func `every cut and every changed byte is an error or a picture`() throws {
    let bytes = try Self.gradient().jpegData(compressionQuality: 0.5)
    for count in bytes.indices {
      if let file = try? ImageFile.read(Array(bytes.prefix(count))) {
        #expect(file.frames.count == 1)
      }
      var changed = bytes
      changed[count] ^= 0x55
      if let file = try? ImageFile.read(changed) { #expect(file.frames.count == 1) }
    }
  }

  @Test func `an orientation is handed on and not applied`() throws {
    var bytes = try Self.gradient().jpegData(compressionQuality: 1)
    bytes.insert(contentsOf: JPEGHeaderTests.exif(6), at: 2)
    let file = try ImageFile.read(bytes)
    #expect(file.orientation == .right)
    let plain = try ImageFile.read(try Self.gradient().jpegData(compressionQuality: 1))
    #expect(
      file.frames.first?.image.straightRGBA() == plain.frames.first?.image.straightRGBA())
  }

  @Test func `inks are light where Adobe wrote them, and inverted otherwise`() throws {
    func converted(_ areInverted: Bool) throws -> [String] {
      let bitmap = try #require(CGImage(straightRGBA: [255, 128, 0, 255], width: 1, height: 1))
        .bitmap
      bitmap.convertInks(areInverted: areInverted)
      return hexPixels(CGImage(bitmap: bitmap))
    }
    #expect(try converted(true) == ["FF8000FF"])
    #expect(try converted(false) == ["000000FF"])
  }
}
