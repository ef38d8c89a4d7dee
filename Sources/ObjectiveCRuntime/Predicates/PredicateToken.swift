import Foundation

/// A word of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  case symbol(String)
  /// The letter of `%@`, `%K`, `%d`.
  case argument(Character)
  case variable(String)

  /// Whether this is a word of the language, in any case of letters.
  func isKeyword(_ names: String...) -> Bool {
    guard case .word(let word) = self else { return false }
    return names.contains(word.uppercased())
  }

  static func all(in format: String) throws -> [PredicateToken] {
    var scanner = PredicateScanner(format)
    var tokens: [PredicateToken] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }
}

/// Cuts a predicate's format into words.
private struct PredicateScanner {
  private let characters: [Character]
  private var place = 0

  init(_ format: String) { characters = Array(format) }

  private static let symbols = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    ",", "[", "]", "-",
  ]

  private func character(_ offset: Int = 0) -> Character? {
    place + offset < characters.count ? characters[place + offset] : nil
  }

  /// The characters from here on that are such.
  private mutating func take(while isSuch: (Character) -> Bool) -> String {
    let start = place
    while let next = character(), isSuch(next) { place += 1 }
    return String(characters[start..<place])
  }

  mutating func next() throws -> PredicateToken? {
    _ = take { $0.isWhitespace }
    guard let first = character() else { return nil }
    switch first {
    case "\"", "'": return try text()
    case "%": return try argument()
    case "$":
      place += 1
      return .variable(take { $0.isLetter || $0.isNumber || $0 == "_" })
    default: break
    }
    let startsNumber = first.isASCII && first.isNumber
    if startsNumber || first == "." && character(1)?.isNumber == true { return try number() }
    if first.isLetter || first == "_" || first == "@" || first == "#" {
      if first == "#" { place += 1 }
      return .word(take { $0.isLetter || $0.isNumber || "_.@".contains($0) })
    }
    for symbol in Self.symbols where matches(symbol) {
      place += symbol.count
      return .symbol(symbol)
    }
    throw PredicateFormatError(description: "“\(first)” is not understood here")
  }

  private func matches(_ symbol: String) -> Bool {
    symbol.enumerated().allSatisfy { character($0.offset) == $0.element }
  }

  /// Takes an argument: `%@`, `%K`, `%ld`.
  private mutating func argument() throws -> PredicateToken {
    place += 1
    _ = take { "hlqz".contains($0) }
    guard let kind = character(), "@KdiufgeEGxXc".contains(kind) else {
      throw PredicateFormatError(description: "invalid format specifier after %")
    }
    place += 1
    return .argument(kind)
  }

  private mutating func number() throws -> PredicateToken {
    var text = take { $0.isNumber || $0 == "." }
    if let mark = character(), mark == "e" || mark == "E" {
      place += 1
      text += "e"
      if let sign = character(), sign == "-" || sign == "+" {
        text.append(sign)
        place += 1
      }
      text += take { $0.isNumber }
    }
    guard let value = Double(text) else {
      throw PredicateFormatError(description: "“\(text)” is not a number")
    }
    return .number(value)
  }

  private mutating func text() throws -> PredicateToken {
    let quote = character()
    place += 1
    var result = ""
    while let next = character() {
      place += 1
      if next == quote { return .text(result) }
      guard next == "\\" else {
        result.append(next)
        continue
      }
      switch character() {
      case "n"?: result.append("\n")
      case "t"?: result.append("\t")
      case let other?: result.append(other)
      case nil: break
      }
      place += 1
    }
    throw PredicateFormatError(description: "a text has no end")
  }
}
