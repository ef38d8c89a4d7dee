/// Bytes of a profile, big-endian: whatever lies outside them is nil.
struct ICCData: Sendable, Hashable {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }

  /// Some bytes from a place on, without copying them.
  func part(_ start: Int, _ count: Int) -> ICCData? {
    guard start >= 0, count >= 0, start <= self.count, count <= self.count - start else {
      return nil
    }
    let first = bytes.startIndex + start
    return ICCData(bytes[first..<first + count])
  }

  /// An unsigned number of up to four bytes.
  func number(_ start: Int, bytes size: Int) -> Int? {
    part(start, size)?.bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// A signed number with 16 bits behind the point.
  func fixed(_ start: Int) -> Double? {
    number(start, bytes: 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  func signature(_ start: Int) -> String? {
    part(start, 4).map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Numbers of two bytes.
  func words(_ start: Int, count: Int) -> [Int]? {
    guard let part = part(start, 2 * count) else { return nil }
    let first = part.bytes.startIndex
    return (0..<count).map { index in
      Int(part.bytes[first + 2 * index]) << 8 | Int(part.bytes[first + 2 * index + 1])
    }
  }

  /// Numbers of one byte.
  func octets(_ start: Int, count: Int) -> [Int]? {
    part(start, count).map { $0.bytes.map { Int($0) } }
  }
}
