/// Line endings of a text that Git may have converted as it checked the file out.
package enum LineEndings {
  /// Whether every line ends with CR LF, as in a checkout with `core.autocrlf`: there is at least
  /// one such ending, no other CR or LF, and no zero byte, by which Git knows that a file is not
  /// text.
  package static func areCRLF(_ bytes: [UInt8]) -> Bool {
    var count = 0
    var last: UInt8 = 0
    for byte in bytes {
      if byte == 0 || (byte == 0x0a) != (last == 0x0d) { return false }
      if byte == 0x0a { count += 1 }
      last = byte
    }
    return count > 0 && last != 0x0d
  }

  /// The bytes before Git converted them, with LF for each CR LF; nil where the bytes do not look
  /// converted.
  ///
  /// - Parameter snapshot: What is compared with them. If it has a CR itself, so may they.
  package static func restored(_ bytes: [UInt8], for snapshot: [UInt8]) -> [UInt8]? {
    guard areCRLF(bytes), !snapshot.contains(0x0d) else { return nil }
    return bytes.filter { $0 != 0x0d }
  }
}
