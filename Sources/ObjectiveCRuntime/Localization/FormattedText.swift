import Foundation

/// A format such as `%1$@ of %2$lld` with its arguments put in.
struct FormattedText {
  let format: String
  let arguments: [String.LocalizationValue.Argument]
  let locale: Locale

  var text: String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      guard
        let match = rest.prefixMatch(
          of: /%(?:(\d+)\$)?([-+ 0#']*)(\d*)(?:\.(\d+))?(?:hh|h|ll|l|q|z|t|j|L)?([@%a-zA-Z])/)
      else {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      rest = rest[match.range.upperBound...]
      if match.5 == "%" {
        result += "%"
        continue
      }
      var place = next
      if let position = match.1.flatMap({ Int($0) }) {
        place = position - 1
      } else {
        next += 1
      }
      guard arguments.indices.contains(place) else { continue }
      let digits = match.4.flatMap { Int($0) }
      let argument = arguments[place]
      let field = written(argument, conversion: match.5, digits: digits)
      result += padded(
        argument.isText ? field : signed(field, flags: match.2), flags: match.2,
        width: Int(match.3) ?? 0)
    }
    return result + rest
  }

  private func written(
    _ argument: String.LocalizationValue.Argument, conversion: Substring, digits: Int?
  ) -> String {
    switch argument {
    case .text(let text):
      return text
    case .integer(let value):
      if conversion == "x" || conversion == "X" {
        return String(value, radix: 16, uppercase: conversion == "X")
      }
      if ["f", "F", "g", "e"].contains(conversion) { return number(Double(value), digits: digits) }
      return value.formatted(.number.locale(locale))
    case .number(let value):
      return number(value, digits: conversion == "g" ? nil : digits ?? 6)
    }
  }

  private func number(_ value: Double, digits: Int?) -> String {
    guard let digits else { return value.formatted(.number.locale(locale)) }
    return value.formatted(
      .number.precision(.fractionLength(min(digits, 60))).locale(locale))
  }

  /// A number with the sign that the flags `+` and space ask for where it has none.
  private func signed(_ text: String, flags: Substring) -> String {
    guard let first = text.first, !Self.signs.contains(first) else { return text }
    return flags.contains("+") ? "+" + text : flags.contains(" ") ? " " + text : text
  }

  private static let signs: Set<Character> = ["-", "\u{2212}", "+", " "]

  private func padded(_ text: String, flags: Substring, width: Int) -> String {
    let count = min(width, 1000) - text.count
    guard count > 0 else { return text }
    if flags.contains("-") { return text + String(repeating: " ", count: count) }
    guard flags.contains("0") else { return String(repeating: " ", count: count) + text }
    // Zeros stand between the sign and the first digit.
    let sign = text.prefix { Self.signs.contains($0) }
    return sign + String(repeating: "0", count: count) + text.dropFirst(sign.count)
  }
}
