/// Unicode's plural categories, with the rules of cardinal numbers for the languages that iOS has.
///
/// Source: Unicode CLDR 44, "Language Plural Rules". Rules of compact numbers (`1c6`) are left out:
/// texts of apps have plain numbers.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of a whole number in a language, such as `de` or `pt-BR`.
  package init(_ number: Int, language: String) {
    let count = number.magnitude
    let parts = language.split { $0 == "-" || $0 == "_" }
    switch parts.first.map(String.init) ?? "en" {
    case "ja", "ko", "zh", "yue", "th", "vi", "id", "ms", "km", "lo", "my", "bo", "jv", "ig", "yo":
      self = .other
    case "fr":
      self = count <= 1 ? .one : Self.millions(count)
    case "pt":
      let isEuropean = parts.dropFirst().contains("PT")
      self = (isEuropean ? count == 1 : count <= 1) ? .one : Self.millions(count)
    case "es", "it", "ca":
      self = count == 1 ? .one : Self.millions(count)
    case "hi", "bn", "gu", "kn", "fa", "am", "zu", "as", "pa", "hy", "si", "ti", "wa", "mg",
      "ln":
      self = count <= 1 ? .one : .other
    case "ru", "uk", "be":
      self = Self.eastSlavic(count)
    case "pl":
      self = count == 1 ? .one : Self.isFew(count) ? .few : .many
    case "cs", "sk":
      self = count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case "hr", "sr", "bs", "sh":
      self = Self.isOne(count) ? .one : Self.isFew(count) ? .few : .other
    case "sl":
      self = [1: .one, 2: .two, 3: .few, 4: .few][count % 100] ?? .other
    case "lt":
      self =
        (11...19).contains(count % 100) || count % 10 == 0
        ? .other : count % 10 == 1 ? .one : .few
    case "lv":
      self =
        count % 10 == 0 || (11...19).contains(count % 100)
        ? .zero : count % 10 == 1 ? .one : .other
    case "ro", "mo":
      self =
        count == 1 ? .one : count == 0 || (1...19).contains(count % 100) ? .few : .other
    case "ar":
      self = Self.arabic(count)
    case "he", "iw":
      self = count == 1 ? .one : count == 2 ? .two : .other
    case "ga":
      self = Self.irish(count)
    case "cy":
      self = [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][count] ?? .other
    case "mt":
      self = Self.maltese(count)
    case "is", "mk":
      self = Self.isOne(count) ? .one : .other
    case "fil", "tl":
      self = [4, 6, 9].contains(count % 10) ? .other : .one
    case "gd":
      self =
        count == 1 || count == 11
        ? .one : count == 2 || count == 12 ? .two : (3...19).contains(count) ? .few : .other
    default:
      self = count == 1 ? .one : .other
    }
  }

  private static func millions(_ count: UInt) -> PluralCategory {
    count != 0 && count % 1_000_000 == 0 ? .many : .other
  }

  private static func isOne(_ count: UInt) -> Bool { count % 10 == 1 && count % 100 != 11 }

  private static func isFew(_ count: UInt) -> Bool {
    (2...4).contains(count % 10) && !(12...14).contains(count % 100)
  }

  private static func eastSlavic(_ count: UInt) -> PluralCategory {
    isOne(count) ? .one : isFew(count) ? .few : .many
  }

  private static func arabic(_ count: UInt) -> PluralCategory {
    switch (count, count % 100) {
    case (0, _): .zero
    case (1, _): .one
    case (2, _): .two
    case (_, 3...10): .few
    case (_, 11...99): .many
    default: .other
    }
  }

  private static func irish(_ count: UInt) -> PluralCategory {
    switch count {
    case 1: .one
    case 2: .two
    case 3...6: .few
    case 7...10: .many
    default: .other
    }
  }

  private static func maltese(_ count: UInt) -> PluralCategory {
    switch (count, count % 100) {
    case (1, _): .one
    case (2, _): .two
    case (0, _), (_, 3...10): .few
    case (_, 11...19): .many
    default: .other
    }
  }
}
