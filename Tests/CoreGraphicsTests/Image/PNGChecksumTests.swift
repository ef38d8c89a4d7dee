import CoreGraphics
import Testing

@Suite struct PNGChecksumTests {
  @Test func `checksums of every length agree with a plain one`() {
    var numbers = SeededNumbers(state: 1)
    let bytes = (0..<200).map { _ in UInt8(numbers.next(below: 256)) }
    #expect(PNGChecksum.crc32(Array("123456789".utf8), in: 0..<9) == 0xcbf4_3926)
    for start in 0..<17 {
      for end in start...bytes.count {
        #expect(
          PNGChecksum.crc32(bytes, in: start..<end) == PNGForge.crc(Array(bytes[start..<end])))
      }
    }
  }
}
