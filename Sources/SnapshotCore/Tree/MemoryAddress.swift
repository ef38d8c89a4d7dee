/// Addresses of objects in texts, which are others in each run.
package enum MemoryAddress {
  /// A text without its addresses: `<Card: 0x000055e9a0b1c2d3>` becomes `<Card>`.
  ///
  /// An address is `0x` and 6 to 16 hexadecimal digits that no letter or digit adjoins. A colon and
  /// spaces before it go with it.
  package static func removed(from text: String) -> String {
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var copied = 0
    var place = 0
    while place + 1 < bytes.count {
      guard let end = end(ofAddressAt: place, in: bytes) else {
        place += 1
        continue
      }
      kept += bytes[copied..<place]
      while kept.last == UInt8(ascii: " ") { kept.removeLast() }
      if kept.last == UInt8(ascii: ":") { kept.removeLast() }
      (place, copied) = (end, end)
    }
    guard copied > 0 else { return text }
    return String(decoding: kept + bytes[copied...], as: UTF8.self)
  }

  private static func end(ofAddressAt start: Int, in bytes: [UInt8]) -> Int? {
    guard bytes[start] == UInt8(ascii: "0"), bytes[start + 1] == UInt8(ascii: "x"),
      start == 0 || !isWord(bytes[start - 1])
    else { return nil }
    var end = start + 2
    while end < bytes.count, isDigit(bytes[end]) { end += 1 }
    guard (6...16).contains(end - start - 2), end == bytes.count || !isWord(bytes[end]) else {
      return nil
    }
    return end
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  /// Letters of other scripts count: their bytes are above 127.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      true
    default: false
    }
  }
}
