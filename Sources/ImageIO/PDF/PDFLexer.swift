/// Reads values and operators of a PDF file or of a page's content.
struct PDFLexer {
  enum Token {
    case object(PDFObject)
    /// A word that is no value: `obj`, `stream`, an operator of a page.
    case keyword(String)
  }

  /// Arrays and dictionaries inside each other.
  private static let maximumDepth = 50

  let bytes: ArraySlice<UInt8>
  private(set) var place: Int
  /// Whether `1 0 R` is a reference: not in a page's content.
  private let hasReferences: Bool

  init(_ bytes: ArraySlice<UInt8>, at place: Int? = nil, hasReferences: Bool = true) {
    self.bytes = bytes
    self.place = max(place ?? bytes.startIndex, bytes.startIndex)
    self.hasReferences = hasReferences
  }

  private func at(_ index: Int) -> UInt8? {
    index >= bytes.startIndex && index < bytes.endIndex ? bytes[index] : nil
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0, 9, 10, 12, 13, 32: true
    default: false
    }
  }

  static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  mutating func move(to place: Int) { self.place = max(place, bytes.startIndex) }

  /// Skips white space and comments.
  mutating func skipSpace() {
    while let byte = at(place) {
      if byte == UInt8(ascii: "%") {
        while let next = at(place), next != 10, next != 13 { place += 1 }
      } else if Self.isSpace(byte) {
        place += 1
      } else {
        return
      }
    }
  }

  /// The next value or word; nil at the end, and where there is neither.
  mutating func next() -> Token? { token(depth: 0) }

  /// The next value; nil for a word.
  mutating func object() -> PDFObject? {
    guard case .object(let object) = next() else { return nil }
    return object
  }

  private mutating func token(depth: Int) -> Token? {
    skipSpace()
    guard let byte = at(place), depth < Self.maximumDepth else { return nil }
    switch byte {
    case UInt8(ascii: "/"):
      place += 1
      return .object(.name(name()))
    case UInt8(ascii: "("):
      return .object(.string(literalString()))
    case UInt8(ascii: "["):
      place += 1
      return array(depth).map { .object($0) }
    case UInt8(ascii: "<"):
      if at(place + 1) == UInt8(ascii: "<") {
        place += 2
        return dictionary(depth).map { .object(.dictionary($0)) }
      }
      return .object(.string(hexadecimalString()))
    case UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: ")"):
      place += 1
      return .keyword(String(UnicodeScalar(byte)))
    case UInt8(ascii: ">"):
      place += at(place + 1) == byte ? 2 : 1
      return .keyword(">>")
    default: return word()
    }
  }

  // MARK: Words and numbers

  private mutating func word() -> Token? {
    let start = place
    while let byte = at(place), !Self.isSpace(byte), !Self.isDelimiter(byte) { place += 1 }
    let text = String(decoding: bytes[start..<place], as: UTF8.self)
    switch text {
    case "true": return .object(.boolean(true))
    case "false": return .object(.boolean(false))
    case "null": return .object(.null)
    default: break
    }
    guard let first = text.utf8.first,
      SVGScanner.isDigit(first) || [0x2B, 0x2D, 0x2E].contains(first)
    else { return .keyword(text) }
    guard let number = Self.number(text) else { return .keyword(text) }
    if hasReferences, case .integer(let id) = number, id >= 0, isReference() {
      return .object(.reference(id))
    }
    return .object(number)
  }

  private static func number(_ text: String) -> PDFObject? {
    if let integer = Int(text) { return .integer(min(max(integer, -1 << 53), 1 << 53)) }
    var scanner = SVGScanner(text)
    return scanner.number().map { .real($0) }
  }

  /// Whether a generation and an R follow; then they are taken.
  private mutating func isReference() -> Bool {
    var probe = self
    probe.skipSpace()
    let start = probe.place
    while SVGScanner.isDigit(probe.at(probe.place)) { probe.place += 1 }
    guard probe.place > start else { return false }
    probe.skipSpace()
    guard probe.at(probe.place) == UInt8(ascii: "R") else { return false }
    if let after = probe.at(probe.place + 1), !Self.isSpace(after), !Self.isDelimiter(after) {
      return false
    }
    place = probe.place + 1
    return true
  }

  private mutating func name() -> String {
    var text: [UInt8] = []
    while let byte = at(place), !Self.isSpace(byte), !Self.isDelimiter(byte) {
      place += 1
      if byte == UInt8(ascii: "#"), let high = at(place).flatMap(Self.digit),
        let low = at(place + 1).flatMap(Self.digit)
      {
        text.append(high << 4 | low)
        place += 2
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - 48
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - 87
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - 55
    default: nil
    }
  }

  // MARK: Strings and collections

  private mutating func literalString() -> [UInt8] {
    place += 1
    var (text, depth): ([UInt8], Int) = ([], 1)
    while let byte = at(place) {
      place += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return text }
      case UInt8(ascii: "\\"):
        appendEscaped(to: &text)
        continue
      default: break
      }
      text.append(byte)
    }
    return text
  }

  private mutating func appendEscaped(to text: inout [UInt8]) {
    guard let byte = at(place) else { return }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case 13: if at(place) == 10 { place += 1 }
    case 10: break
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = Int(byte - 48)
      for _ in 0..<2 {
        guard let digit = at(place), (48...55).contains(digit) else { break }
        value = value * 8 + Int(digit - 48)
        place += 1
      }
      text.append(UInt8(truncatingIfNeeded: value))
    default: text.append(byte)
    }
  }

  private mutating func hexadecimalString() -> [UInt8] {
    place += 1
    var digits: [UInt8] = []
    while let byte = at(place) {
      place += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Self.digit(byte) { digits.append(digit) }
    }
    if digits.count % 2 != 0 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func array(_ depth: Int) -> PDFObject? {
    var objects: [PDFObject] = []
    while let token = token(depth: depth + 1) {
      switch token {
      case .object(let object): objects.append(object)
      case .keyword("]"): return .array(objects)
      case .keyword: continue
      }
    }
    return nil
  }

  mutating func dictionary(_ depth: Int = 0) -> PDFDictionary? {
    var dictionary = PDFDictionary()
    while let token = token(depth: depth + 1) {
      switch token {
      case .object(.name(let key)):
        guard let value = self.token(depth: depth + 1) else { return nil }
        switch value {
        case .object(let object): dictionary[key] = object
        case .keyword(">>"): return dictionary
        // The dictionary of a picture inside a page's content ends with ID.
        case .keyword: continue
        }
      case .keyword(">>"), .keyword("ID"): return dictionary
      default: continue
      }
    }
    return nil
  }
}
