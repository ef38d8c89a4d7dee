import Testing

@testable import ImageIO

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
}
