import Foundation

/// A unit of time as texts name it, the largest first.
enum DurationUnit: Int, CaseIterable, Comparable {
  case year
  case month
  case week
  case day
  case hour
  case minute
  case second

  static func < (left: DurationUnit, right: DurationUnit) -> Bool { left.rawValue < right.rawValue }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The seconds of a unit of common length: a month has 30 days.
  var seconds: Double {
    switch self {
    case .year: 365 * 86_400
    case .month: 30 * 86_400
    case .week: 7 * 86_400
    case .day: 86_400
    case .hour: 3_600
    case .minute: 60
    case .second: 1
    }
  }

  /// A number of these. Source of the words: English in the Unicode Consortium's CLDR; Apple's
  /// brief style is the short one without spaces.
  func text(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    switch style {
    case .positional, .abbreviated: "\(value)\(letters)"
    case .short: "\(value) \(shortName(value))"
    case .brief: "\(value)\(shortName(value))"
    case .full: "\(value) \(name(value))"
    case .spellOut: "\(SpelledNumber.text(value)) \(name(value))"
    }
  }

  private var letters: String {
    switch self {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "m"
    case .second: "s"
    }
  }

  private func shortName(_ value: Int) -> String {
    let plural = value.magnitude == 1 ? "" : "s"
    return switch self {
    case .year: "yr" + plural
    case .month: "mth" + plural
    case .week: "wk" + plural
    case .day: "day" + plural
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  private func name(_ value: Int) -> String {
    let name =
      switch self {
      case .year: "year"
      case .month: "month"
      case .week: "week"
      case .day: "day"
      case .hour: "hour"
      case .minute: "minute"
      case .second: "second"
      }
    return value.magnitude == 1 ? name : name + "s"
  }
}

/// Whole numbers in English words.
enum SpelledNumber {
  private static let small = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let scales: [(value: UInt, word: String)] = [
    (1_000_000_000_000_000_000, "quintillion"), (1_000_000_000_000_000, "quadrillion"),
    (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"), (1_000_000, "million"),
    (1_000, "thousand"), (100, "hundred"),
  ]

  static func text(_ value: Int) -> String {
    (value < 0 ? "minus " : "") + text(value.magnitude)
  }

  private static func text(_ value: UInt) -> String {
    if value < 20 { return small[Int(value)] }
    if value < 100 {
      let ten = tens[Int(value / 10)]
      return value % 10 == 0 ? ten : ten + "-" + small[Int(value % 10)]
    }
    for (scale, word) in scales where value >= scale {
      let head = text(value / scale) + " " + word
      return value % scale == 0 ? head : head + " " + text(value % scale)
    }
    return ""
  }
}
