import Testing

@testable import ImageIO

@Suite struct LZWDecoderTests {
  @Test func `codes grow, name themselves, and stop at 4096`() {
    // 4 is clear, 5 the end: 1, then the code that is just being made, twice.
    let bits = [(4, 3), (1, 3), (6, 3), (7, 3), (5, 4)]
    var (value, place) = (0, 0)
    for (code, width) in bits {
      value |= code << place
      place += width
    }
    let bytes = (0..<3).map { UInt8(value >> (8 * $0) & 255) }
    #expect(LZWDecoder.decode(bytes, minimumWidth: 2, count: 100) == [1, 1, 1, 1, 1, 1])
    #expect(LZWDecoder.decode(bytes, minimumWidth: 2, count: 3) == [1, 1, 1])
    #expect(LZWDecoder.decode(bytes, minimumWidth: 0, count: 3) == [])
    // A code that is not there yet ends the picture.
    #expect(LZWDecoder.decode([0b0011_1100], minimumWidth: 2, count: 9) == [])
  }
}
