import SnapshotCore

/// Splits Swift source into words: names with their backticks, attributes with their @, braces
/// and points. Comments, strings and all other signs are left out.
enum SourceWords {
  static func of(_ text: String) -> [String] {
    var reader = Reader(bytes: Array(text.utf8))
    return reader.words()
  }

  private struct Reader {
    let bytes: [UInt8]
    var index = 0
    var found: [String] = []

    func peek(_ distance: Int = 0) -> UInt8 {
      index + distance < bytes.count ? bytes[index + distance] : 0
    }

    func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    mutating func words() -> [String] {
      while index < bytes.count {
        if starts(with: "//") {
          skip(to: UInt8(ascii: "\n"))
        } else if starts(with: "/*") {
          skipComment()
        } else if peek() == UInt8(ascii: "\"") || starts(with: "#\"") || starts(with: "##") {
          skipString()
        } else if peek() == UInt8(ascii: "`") {
          takeRawName()
        } else if isNamePart(peek()) || peek() == UInt8(ascii: "@") {
          takeName()
        } else {
          let byte = peek()
          if [UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ".")].contains(byte) {
            found.append(String(UnicodeScalar(byte)))
          }
          index += 1
        }
      }
      return found
    }

    private func isNamePart(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    private mutating func takeName() {
      let start = index
      index += 1
      while isNamePart(peek()) { index += 1 }
      found.append(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func takeRawName() {
      let start = index
      index += 1
      skip(to: UInt8(ascii: "`"))
      found.append(String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self))
    }

    /// Skips past the next such byte, or to the end.
    private mutating func skip(to byte: UInt8) {
      while index < bytes.count, bytes[index] != byte { index += 1 }
      index += 1
    }

    /// Comments nest.
    private mutating func skipComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          index += 2
        } else if starts(with: "*/") {
          depth -= 1
          index += 2
        } else {
          index += 1
        }
      } while depth > 0 && index < bytes.count
    }

    private mutating func skipString() {
      var hashes = 0
      while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
      guard peek(hashes) == UInt8(ascii: "\"") else {
        index += max(hashes, 1)
        return
      }
      index += hashes
      let quotes = starts(with: "\"\"\"") ? 3 : 1
      index += quotes
      while index < bytes.count {
        let isEnd = (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
          && (0..<hashes).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
        if isEnd {
          index += quotes + hashes
          return
        }
        if peek() == UInt8(ascii: "\n"), quotes == 1 { return }
        index += peek() == UInt8(ascii: "\\") && hashes == 0 ? 2 : 1
      }
    }
  }
}
