/// What a key of the review means.
enum ReviewKey: Equatable {
  case accept, acceptCause, reject, skip, undo, move, enlarge, next, previous, quit

  /// The keys in what a terminal sent. Other bytes are left out.
  static func keys(in bytes: [UInt8]) -> [ReviewKey] {
    var keys: [ReviewKey] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == 0x1b, let second = rest.first, second == UInt8(ascii: "[") || second == 0x4f {
        // An arrow, or another sequence up to its letter.
        rest.removeFirst()
        while let part = rest.popFirst() {
          guard (0x40...0x7e).contains(part) else { continue }
          if part == UInt8(ascii: "A") || part == UInt8(ascii: "D") { keys.append(.previous) }
          if part == UInt8(ascii: "B") || part == UInt8(ascii: "C") { keys.append(.next) }
          break
        }
        continue
      }
      if let key = key(byte) { keys.append(key) }
    }
    return keys
  }

  private static func key(_ byte: UInt8) -> ReviewKey? {
    switch byte {
    case UInt8(ascii: "a"): .accept
    case UInt8(ascii: "A"): .acceptCause
    case UInt8(ascii: "r"): .reject
    case UInt8(ascii: "s"): .skip
    case UInt8(ascii: "u"): .undo
    case UInt8(ascii: "m"): .move
    case UInt8(ascii: "v"): .enlarge
    case UInt8(ascii: "j"), UInt8(ascii: " "): .next
    case UInt8(ascii: "k"): .previous
    // Also Control-C, Control-D and Escape.
    case UInt8(ascii: "q"), 3, 4, 0x1b: .quit
    default: nil
    }
  }
}
