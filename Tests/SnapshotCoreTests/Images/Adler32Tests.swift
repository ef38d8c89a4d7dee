import TestSupport
import Testing

@testable import SnapshotCore

@Suite struct Adler32Tests {
  private func checksum(_ pieces: [UInt8]...) -> UInt32 {
    var checksum = Adler32()
    for piece in pieces {
      unsafe piece.withUnsafeBytes { bytes in
        guard let base = bytes.baseAddress else { return }
        unsafe checksum.update(base, bytes.count)
      }
    }
    return checksum.value
  }

  /// RFC 1950's definition, byte by byte.
  private func sum(_ bytes: [UInt8]) -> UInt32 {
    var (first, second): (UInt32, UInt32) = (1, 0)
    for byte in bytes {
      first = (first + UInt32(byte)) % 65_521
      second = (second + first) % 65_521
    }
    return second << 16 | first
  }

  @Test func `the checksum of a known text is the known one`() {
    #expect(checksum(Array("Wikipedia".utf8)) == 0x11e6_0398)
    #expect(checksum() == 1)
  }

  @Test(arguments: [1, 255, 256, 257, 4095, 4096, 4097, 4352, 70_000])
  func `bytes of any number are summed as the definition says`(_ count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(checksum(bytes) == sum(bytes))
    let full = [UInt8](repeating: 255, count: count)
    #expect(checksum(full) == sum(full))
  }

  @Test func `pieces make the checksum of the whole`() {
    let bytes = (0..<9000).map { UInt8(truncatingIfNeeded: $0 * 31) }
    #expect(checksum(Array(bytes[..<5000]), Array(bytes[5000...])) == sum(bytes))
  }
}
