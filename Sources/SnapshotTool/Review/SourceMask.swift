/// Swift source in which comments and strings are blank, byte for byte, so that brackets and words
/// in it are code. Names in backticks stay.
struct SourceMask {
  /// The masked source, as long as the source itself.
  let bytes: [UInt8]

  init(_ source: [UInt8]) {
    var masker = Masker(source: source)
    masker.run()
    bytes = masker.masked
  }

  /// The place of the bracket that closes the one at `index`; nil where none does.
  func closing(_ index: Int) -> Int? {
    var depth = 0
    var place = index
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return place }
      case UInt8(ascii: "`"): place = next(UInt8(ascii: "`"), after: place) ?? place
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The next such byte behind `index`.
  func next(_ byte: UInt8, after index: Int) -> Int? {
    bytes[min(index + 1, bytes.count)...].firstIndex(of: byte)
  }

  /// The words in a range, each with its place: letters, digits, `_`, and a `#` or `@` before them.
  func words(in range: Range<Int>) -> [(word: String, place: Int)] {
    var found: [(word: String, place: Int)] = []
    var place = range.lowerBound
    while place < range.upperBound {
      if bytes[place] == UInt8(ascii: "`") {
        place = (next(UInt8(ascii: "`"), after: place) ?? range.upperBound) + 1
        continue
      }
      let isMarked = bytes[place] == UInt8(ascii: "#") || bytes[place] == UInt8(ascii: "@")
      guard isMarked || Self.isName(bytes[place]) else {
        place += 1
        continue
      }
      let start = place
      place += 1
      while place < range.upperBound, Self.isName(bytes[place]) { place += 1 }
      found.append((String(decoding: bytes[start..<place], as: UTF8.self), start))
    }
    return found
  }

  static func isName(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private struct Masker {
    let source: [UInt8]
    var masked: [UInt8]
    var index = 0

    init(source: [UInt8]) {
      self.source = source
      masked = source
    }

    func starts(_ text: StaticString) -> Bool {
      source[index...].starts(with: "\(text)".utf8)
    }

    func peek(_ distance: Int) -> UInt8 {
      index + distance < source.count ? source[index + distance] : 0
    }

    mutating func blank(_ count: Int = 1) {
      for _ in 0..<count where index < source.count {
        if source[index] != UInt8(ascii: "\n") { masked[index] = UInt8(ascii: " ") }
        index += 1
      }
    }

    mutating func run() {
      while index < source.count {
        switch source[index] {
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
          while index < source.count, source[index] != UInt8(ascii: "\n") { blank() }
        case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): blankComment()
        case UInt8(ascii: "`"):
          index += 1
          while index < source.count, ![UInt8(ascii: "`"), 10].contains(source[index]) {
            index += 1
          }
          index += 1
        case UInt8(ascii: "\""), UInt8(ascii: "#"): blankString()
        default: index += 1
        }
      }
    }

    /// Comments nest.
    private mutating func blankComment() {
      var depth = 0
      repeat {
        let isStart = starts("/*")
        let isEnd = starts("*/")
        depth += isStart ? 1 : isEnd ? -1 : 0
        blank(isStart || isEnd ? 2 : 1)
      } while depth > 0 && index < source.count
    }

    private mutating func blankString() {
      var hashes = 0
      while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
      guard peek(hashes) == UInt8(ascii: "\"") else {
        index += 1
        return
      }
      blank(hashes)
      let quotes = starts("\"\"\"") ? 3 : 1
      blank(quotes)
      while index < source.count {
        let isEnd = (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") }
          && (0..<hashes).allSatisfy { peek(quotes + $0) == UInt8(ascii: "#") }
        if isEnd { return blank(quotes + hashes) }
        if peek(0) == UInt8(ascii: "\n"), quotes == 1 { return }
        let escapes = peek(0) == UInt8(ascii: "\\")
          && (0..<hashes).allSatisfy { peek(1 + $0) == UInt8(ascii: "#") }
        if escapes, peek(1 + hashes) == UInt8(ascii: "(") {
          blank(1 + hashes)
          blankInterpolation()
        } else {
          blank(escapes && hashes == 0 ? 2 : 1)
        }
      }
    }

    /// Blanks an interpolation from the bracket that opens it; strings may stand in it.
    private mutating func blankInterpolation() {
      var depth = 0
      while index < source.count, source[index] != UInt8(ascii: "\n") {
        if peek(0) == UInt8(ascii: "\"") {
          blankString()
          continue
        }
        if peek(0) == UInt8(ascii: "(") { depth += 1 }
        if peek(0) == UInt8(ascii: ")") { depth -= 1 }
        blank()
        if depth == 0 { return }
      }
    }
  }
}
