/// Reads the small languages of SVG's attributes: numbers, words and lists.
struct SVGScanner {
  let bytes: [UInt8]
  private(set) var place = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { place >= bytes.count }
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  mutating func skipSpace() {
    while let byte = next, Self.isSpace(byte) { place += 1 }
  }

  /// White space with at most one comma in it.
  mutating func skipSeparator() {
    skipSpace()
    if take(UInt8(ascii: ",")) { skipSpace() }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    place += 1
    return true
  }

  mutating func skip() { place = min(place + 1, bytes.count) }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  static func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  /// Letters, digits, hyphens and underlines; what is beyond ASCII counts as a letter.
  mutating func word() -> String {
    let start = place
    while let byte = next,
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || Self.isDigit(byte)
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte >= 0x80
    {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Letters behind a number, such as `deg`: a hyphen there begins the next number.
  mutating func unit() -> String {
    let start = place
    while let byte = next, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) {
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  /// Everything up to a byte, which is skipped; nil where it is not there.
  mutating func text(upTo end: UInt8) -> String? {
    guard let stop = bytes[place...].firstIndex(of: end) else { return nil }
    defer { place = stop + 1 }
    return String(decoding: bytes[place..<stop], as: UTF8.self)
  }

  /// A flag of an arc: one digit, 0 or 1, which needs no separator behind it.
  mutating func flag() -> Bool? {
    if take(UInt8(ascii: "0")) { return false }
    if take(UInt8(ascii: "1")) { return true }
    return nil
  }

  /// Takes a finite number in decimal notation; nil where there is none, and the place stays.
  ///
  /// - Source: SVG 2, 9.3.9: `-1.5e3`, `.5`, and `1.` as old files have it.
  mutating func number() -> Double? {
    var end = place
    func at(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }
    let isNegative = at(end) == UInt8(ascii: "-")
    if isNegative || at(end) == UInt8(ascii: "+") { end += 1 }
    var mantissa: UInt64 = 0
    var (digitCount, fractionCount) = (0, 0)
    func isDigit() -> Bool { Self.isDigit(at(end)) }
    while isDigit() {
      if digitCount < 18 { mantissa = mantissa * 10 + UInt64(bytes[end] - 48) }
      digitCount += 1
      end += 1
    }
    if at(end) == UInt8(ascii: "."), digitCount > 0 || Self.isDigit(at(end + 1)) {
      end += 1
      while isDigit() {
        if digitCount < 18 { mantissa = mantissa * 10 + UInt64(bytes[end] - 48) }
        digitCount += 1
        fractionCount += 1
        end += 1
      }
    }
    guard digitCount > 0 else { return nil }
    var hasExponent = false
    if let letter = at(end), letter | 0x20 == UInt8(ascii: "e") {
      let sign = at(end + 1)
      let start = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? end + 2 : end + 1
      if Self.isDigit(at(start)) {
        hasExponent = true
        end = start
        while isDigit() { end += 1 }
      }
    }
    let text = bytes[place..<end]
    // Up to 15 digits and 22 decimals, one division gives the nearest number.
    let value: Double?
    if !hasExponent, digitCount <= 15, fractionCount <= 22 {
      let magnitude = Double(mantissa) / Self.powersOfTen[fractionCount]
      value = isNegative ? -magnitude : magnitude
    } else {
      value = Double(String(decoding: text.last == 0x2E ? text.dropLast() : text, as: UTF8.self))
    }
    guard let value, value.isFinite else { return nil }
    place = end
    return value
  }

  private static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
    1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// All numbers up to the first text that is not a number.
  static func numbers(_ text: some StringProtocol) -> [Double] {
    var scanner = SVGScanner(text)
    var numbers: [Double] = []
    scanner.skipSpace()
    while let number = scanner.number() {
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }
}
