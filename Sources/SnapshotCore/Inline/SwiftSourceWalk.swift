/// Walks over Swift source as far as finding the end of a call takes: white space, comments,
/// literals with what is interpolated into them, and brackets.
///
/// It reads source that a compiler has accepted, and checks only that brackets and literals end.
/// The toolchain's SwiftSyntax knows more, but it would put 27 MB into the process of every test,
/// or need a program that a plain `swift test` does not build.
struct SwiftSourceWalk {
  let bytes: [UInt8]
  /// The next byte.
  var index: Int

  private static let deepestGroup = 500
  private var depth = 0

  init(_ bytes: [UInt8], at index: Int) {
    self.bytes = bytes
    self.index = index
  }

  func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  func has(_ text: StaticString, at index: Int) -> Bool {
    bytes.dropFirst(index).starts(with: "\(text)".utf8)
  }

  // MARK: - White space and comments

  mutating func skipTrivia() throws(InlineSourceError) {
    while let byte = byte(at: index) {
      if Self.isSpace(byte) {
        index += 1
      } else if has("//", at: index) {
        while let next = self.byte(at: index), next != UInt8(ascii: "\n") { index += 1 }
      } else if has("/*", at: index) {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0d).contains(byte)
  }

  /// Block comments nest.
  private mutating func skipBlockComment() throws(InlineSourceError) {
    var open = 0
    repeat {
      if has("/*", at: index) {
        open += 1
        index += 2
      } else if has("*/", at: index) {
        open -= 1
        index += 2
      } else if byte(at: index) != nil {
        index += 1
      } else {
        throw .unbalanced
      }
    } while open > 0
  }

  // MARK: - What an expression is made of

  /// Goes past one literal, one name, one group in brackets, or one other byte.
  mutating func skipElement() throws(InlineSourceError) {
    guard let byte = byte(at: index) else { throw .unbalanced }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "#"): try skipLiteralOrPounds()
    case UInt8(ascii: "("): try skipGroup(to: UInt8(ascii: ")"))
    case UInt8(ascii: "["): try skipGroup(to: UInt8(ascii: "]"))
    case UInt8(ascii: "{"): try skipGroup(to: UInt8(ascii: "}"))
    case UInt8(ascii: "`"):
      index += 1
      while let next = self.byte(at: index), next != UInt8(ascii: "`") { index += 1 }
      index += 1
    case UInt8(ascii: "/") where beginsExpression(index): skipPlainRegex()
    default:
      index += 1
      if Self.isWord(byte) { skipWord() }
    }
  }

  /// The name that stands here, without backticks; nil where none does.
  mutating func takeName() -> String? {
    let start = index
    let isQuoted = byte(at: index) == UInt8(ascii: "`")
    if isQuoted {
      index += 1
      while let next = byte(at: index), next != UInt8(ascii: "`") { index += 1 }
      index += 1
    } else {
      skipWord()
    }
    guard index > start, index <= bytes.count else { return nil }
    let name = String(decoding: bytes[start..<index], as: UTF8.self)
    return isQuoted ? name.replacing("`", with: "") : name
  }

  private mutating func skipWord() {
    while let byte = byte(at: index), Self.isWord(byte) { index += 1 }
  }

  static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte
      || (UInt8(ascii: "a")...UInt8(ascii: "z")) ~= byte | 0x20 && byte >= UInt8(ascii: "A")
  }

  private mutating func skipGroup(to end: UInt8) throws(InlineSourceError) {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepestGroup else { throw .unbalanced }
    index += 1
    while true {
      try skipTrivia()
      switch byte(at: index) {
      case end:
        index += 1
        return
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), nil: throw .unbalanced
      default: try skipElement()
      }
    }
  }

  // MARK: - Literals

  private func pounds(at index: Int) -> Int {
    bytes.dropFirst(index).prefix { $0 == UInt8(ascii: "#") }.count
  }

  /// A string or a regular expression with as many `#` as there are; or `#line` and its like.
  private mutating func skipLiteralOrPounds() throws(InlineSourceError) {
    let pounds = pounds(at: index)
    index += pounds
    if byte(at: index) == UInt8(ascii: "\"") {
      try skipString(pounds)
    } else if pounds > 0, byte(at: index) == UInt8(ascii: "/") {
      index += 1
      while true {
        guard let byte = byte(at: index) else { throw .unbalanced }
        index += byte == UInt8(ascii: "\\") ? 2 : 1
        if byte == UInt8(ascii: "/"), self.pounds(at: index) >= pounds { break }
      }
      index += pounds
    }
  }

  private mutating func skipString(_ pounds: Int) throws(InlineSourceError) {
    let isMultiline = has("\"\"\"", at: index) && (pounds == 0 || endsLine(index + 3))
    let quotes = isMultiline ? 3 : 1
    index += quotes
    while true {
      guard let byte = byte(at: index) else { throw .unbalanced }
      if byte == UInt8(ascii: "\\"), self.pounds(at: index + 1) >= pounds {
        index += 1 + pounds
        if self.byte(at: index) == UInt8(ascii: "(") {
          try skipGroup(to: UInt8(ascii: ")"))
        } else {
          index += 1
        }
      } else if byte == UInt8(ascii: "\""), !isMultiline || has("\"\"\"", at: index),
        self.pounds(at: index + quotes) >= pounds
      {
        index += quotes + pounds
        return
      } else if byte == UInt8(ascii: "\n"), !isMultiline {
        throw .unbalanced
      } else {
        index += 1
      }
    }
  }

  /// Whether only spaces follow up to the line's end.
  private func endsLine(_ index: Int) -> Bool {
    let rest = bytes.dropFirst(index).first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
    return rest == UInt8(ascii: "\n") || rest == UInt8(ascii: "\r")
  }

  /// `/…/` on one line; an operator where no second `/` follows there.
  private mutating func skipPlainRegex() {
    var end = index + 1
    while let byte = byte(at: end), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "/") {
        index = end + 1
        return
      }
      end += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  /// Whether a `/` at this place would begin a regular expression, not divide.
  private func beginsExpression(_ index: Int) -> Bool {
    guard let next = byte(at: index + 1), !Self.isSpace(next) else { return false }
    guard let last = bytes[..<index].lastIndex(where: { !Self.isSpace($0) }) else { return true }
    if Self.isWord(bytes[last]) {
      let word = bytes[...last].reversed().prefix(while: Self.isWord).reversed()
      let keywords = ["return", "in", "case", "try", "await", "throw", "where", "if", "while"]
      return last + 1 < index && keywords.contains(String(decoding: Array(word), as: UTF8.self))
    }
    return Array("(,=:[{!&|?;".utf8).contains(bytes[last])
  }
}
