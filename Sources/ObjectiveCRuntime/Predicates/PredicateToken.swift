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
    var tokens: [PredicateToken] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if first == "\"" || first == "'" {
        tokens.append(try text(&rest))
      } else if first == "%" {
        guard
          let match = rest.prefixMatch(of: /%(?:(?:hh|h|ll|l|q|z)?([diufgeEGxXc])|([@K]))/)
        else { throw PredicateFormatError(description: "“\(rest.prefix(8))” is no argument") }
        tokens.append(.argument(match.2?.first ?? match.1?.first ?? "@"))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /\d+(?:\.\d+)?(?:[eE][-+]?\d+)?|\.\d+/) {
        tokens.append(.number(Double(match.0) ?? 0))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /\$(\w+)/) {
        tokens.append(.variable(String(match.1)))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(of: /#?[\p{L}_@][\w.@]*/) {
        tokens.append(.word(String(match.0.drop { $0 == "#" })))
        rest = rest[match.range.upperBound...]
      } else if let match = rest.prefixMatch(
        of: /==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!(){},\[\]-]/)
      {
        tokens.append(.symbol(String(match.0)))
        rest = rest[match.range.upperBound...]
      } else {
        throw PredicateFormatError(description: "“\(first)” is not understood here")
      }
    }
    return tokens
  }

  private static func text(_ rest: inout Substring) throws -> PredicateToken {
    let quote = rest.removeFirst()
    var result = ""
    while let next = rest.popFirst() {
      if next == quote { return .text(result) }
      if next != "\\" {
        result.append(next)
        continue
      }
      switch rest.popFirst() {
      case "n"?: result.append("\n")
      case "t"?: result.append("\t")
      case let other?: result.append(other)
      case nil: break
      }
    }
    throw PredicateFormatError(description: "a text has no end")
  }
}
