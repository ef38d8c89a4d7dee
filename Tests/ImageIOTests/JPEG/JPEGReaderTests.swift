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

  private func noise(_ width: Int, _ height: Int) throws -> CGImage {
    let bytes = (0..<width * height).flatMap { (index: Int) -> [UInt8] in
      [UInt8(index * 73 % 256), UInt8(index * index % 251), UInt8(index % 7 * 36), 255]
    }
    return try #require(CGImage(straightRGBA: bytes, width: width, height: height))
  }

  @Test func `at half of both sides or less a picture is decoded at half its size first`() throws {
    let file = try ImageFile.read(try noise(32, 24).jpegData(compressionQuality: 0.9))
    let image = try #require(file.frames.first?.image)
    let half = try #require(image.halfBitmap)
    #expect(half.width == 16 && half.height == 12)
    func pixels(_ bitmap: Bitmap?) throws -> [UInt32] { Array(try #require(bitmap).pixels) }
    #expect(try pixels(image.reduced(width: 16, height: 12)) == pixels(half))
    #expect(try pixels(image.bitmap.reduced(width: 16, height: 12)) != pixels(half))
    #expect(
      try pixels(image.reduced(width: 5, height: 12))
        == pixels(half.reduced(width: 5, height: 12)))
    // One side is longer than half.
    #expect(
      try pixels(image.reduced(width: 17, height: 6))
        == pixels(image.bitmap.reduced(width: 17, height: 6)))
  }

  @Test func `half of an odd side is rounded up, and tiny pictures have no half`() throws {
    func half(_ width: Int, _ height: Int) throws -> Bitmap? {
      let file = try ImageFile.read(try noise(width, height).jpegData(compressionQuality: 0.9))
      return file.frames.first?.image.halfBitmap
    }
    let odd = try #require(try half(33, 25))
    #expect(odd.width == 17 && odd.height == 13)
    #expect(try half(3, 30) == nil)
    for side in 4...12 { #expect(try half(side, 40)?.width == (side + 1) / 2) }
  }
}
