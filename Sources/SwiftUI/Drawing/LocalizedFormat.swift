/// A format of `String(format:)` in its parts.
enum LocalizedFormat {
  /// Letters, or the position of a value; nil for that after the one before it.
  enum Part: Equatable { case literal(String), value(Int?) }

  /// The parts of a format. A percent sign that begins no specifier is a letter.
  static func parts(of format: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var rest = format[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        literal.append(character)
        continue
      }
      if rest.first == "%" {
        literal.append("%")
        rest.removeFirst()
        continue
      }
      guard let (position, after) = specifier(rest) else {
        literal.append("%")
        continue
      }
      rest = after
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.value(position))
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }

  /// What follows a percent sign: a position, flags, a width, a precision, a length and a letter.
  ///
  /// - Returns: The position, counted from 0, and what comes after; nil where it is no specifier.
  private static func specifier(_ text: Substring) -> (position: Int?, after: Substring)? {
    var rest = text
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if let number = Int(digits), (1...999).contains(number),
      rest.dropFirst(digits.count).first == "$"
    {
      position = number - 1
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { "-+ #0'".contains($0) }
    rest = rest.drop { $0.isASCII && $0.isNumber }
    if rest.first == "." { rest = rest.dropFirst().drop { $0.isASCII && $0.isNumber } }
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let letter = rest.popFirst(), "@dDiuUxXoOfFeEgGaAcCsSp".contains(letter) else {
      return nil
    }
    return (position, rest)
  }

  /// The last private characters of Unicode, which no font of texts has.
  private static let opening: Unicode.Scalar = "\u{10FFFC}"
  private static let closing: Unicode.Scalar = "\u{10FFFD}"

  /// The parts as one text, in which signs stand for the values, so that Markdown goes around them.
  static func marked(_ parts: [Part]) -> String {
    var text = String.UnicodeScalarView()
    var next = 0
    for part in parts {
      switch part {
      case .literal(let literal): text.append(contentsOf: literal.unicodeScalars)
      case .value(let position):
        let index = position ?? next
        next = index + 1
        text.append(opening)
        text.append(contentsOf: "\(index)".unicodeScalars)
        text.append(closing)
      }
    }
    return String(text)
  }

  /// The parts of a piece of a marked text.
  static func parts(ofMarked text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: opening),
      let end = rest[start...].firstIndex(of: closing)
    {
      if start > rest.startIndex { parts.append(.literal(String(rest[..<start]))) }
      parts.append(.value(Int(String(rest[rest.index(after: start)..<end]))))
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { parts.append(.literal(String(rest))) }
    return parts
  }
}
