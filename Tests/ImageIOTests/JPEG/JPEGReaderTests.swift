import Testing

@testable import ImageIO

@Suite(.enabled(if: isTurboJPEGInstalled, "libturbojpeg0 is not installed"))
struct JPEGReaderTests: MakesJPEGs {
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
