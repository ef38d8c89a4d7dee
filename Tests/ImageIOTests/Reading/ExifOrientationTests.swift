import Testing

@testable import ImageIO

@Suite struct ExifOrientationTests {
  /// One entry of a directory that says an orientation.
  static func block(_ value: UInt8, isBigEndian: Bool = true) -> [UInt8] {
    isBigEndian
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, value, 0, 0, 0]
  }

  @Test func `an orientation is read in both byte orders`() {
    for value in 1...8 {
      for isBigEndian in [true, false] {
        let read = ExifOrientation.read(Self.block(UInt8(value), isBigEndian: isBigEndian)[...])
        #expect(read.rawValue == UInt32(value))
      }
    }
  }

  @Test func `a block cut anywhere, and a value that is none, are upright`() {
    for count in 0..<20 { #expect(ExifOrientation.read(Self.block(6).prefix(count)) == .up) }
    #expect(ExifOrientation.read(Self.block(9)[...]) == .up)
    #expect(ExifOrientation.read(Self.block(0)[...]) == .up)
    #expect(ExifOrientation.read([0x4D, 0x4D, 0, 42, 255, 255, 255, 255]) == .up)
  }
}
