import Foundation

/// What one wheel of a date picker chooses.
enum DatePickerColumn {
  case month
  case dayOfMonth
  case year
  /// A day with its weekday, before a time.
  case day
  case hour
  case minute
  /// The half of the day: morning or afternoon.
  case period
  case durationHour
  case durationMinute

  /// How often the values of an endless wheel are repeated. The middle repetition is shown.
  static let turns = 100
  /// The number of days before and after the chosen one.
  static let dayReach = 10_000
  static let years = 1...10_000

  @MainActor
  static func columns(_ mode: UIDatePicker.Mode, _ facts: CalendarFacts) -> [DatePickerColumn] {
    let time: [DatePickerColumn] = [.hour, .minute] + (facts.hasHalfDays ? [.period] : [])
    let date: [DatePickerColumn] = facts.dateOrder.map { letter in
      switch letter {
      case "M": .month
      case "d": .dayOfMonth
      default: .year
      }
    }
    switch mode {
    case .time: return time
    case .date: return date
    case .dateAndTime: return [.day] + time
    case .countDownTimer: return [.durationHour, .durationMinute]
    case .yearAndMonth: return date.filter { $0 != .dayOfMonth }
    }
  }

  /// The number of different values.
  @MainActor
  func valueCount(_ picker: UIDatePicker) -> Int {
    let calendar = picker.facts.calendar
    switch self {
    case .month: return max(calendar.monthSymbols.count, 1)
    case .dayOfMonth: return calendar.maximumRange(of: .day)?.count ?? 31
    case .year: return Self.years.count
    case .day: return 2 * Self.dayReach + 1
    case .hour: return picker.facts.hasHalfDays ? 12 : 24
    case .durationHour: return 24
    case .minute, .durationMinute: return 60 / picker.minuteInterval
    case .period: return 2
    }
  }

  var turnsRound: Bool {
    switch self {
    case .year, .day, .period: false
    default: true
    }
  }

  @MainActor
  func rowCount(_ picker: UIDatePicker) -> Int {
    valueCount(picker) * (turnsRound ? Self.turns : 1)
  }

  /// The index of the chosen value, from 0.
  @MainActor
  func value(_ picker: UIDatePicker) -> Int {
    let calendar = picker.facts.calendar
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute], from: picker.date)
    let hour = parts.hour ?? 0
    // In range, as a duration is less than a day.
    let seconds = Int(picker.countDownDuration)
    switch self {
    case .month: return (parts.month ?? 1) - 1
    case .dayOfMonth: return (parts.day ?? 1) - 1
    case .year: return min(max(parts.year ?? 1, Self.years.lowerBound), Self.years.upperBound) - 1
    case .day: return Self.dayReach
    case .hour: return picker.facts.hasHalfDays ? hour % 12 : hour
    case .minute: return (parts.minute ?? 0) / picker.minuteInterval
    case .period: return hour < 12 ? 0 : 1
    case .durationHour: return seconds / 3600
    case .durationMinute: return seconds / 60 % 60 / picker.minuteInterval
    }
  }

  @MainActor
  func row(_ picker: UIDatePicker) -> Int {
    value(picker) + (turnsRound ? valueCount(picker) * Self.turns / 2 : 0)
  }

  /// The picker's date with another value for this column.
  @MainActor
  func date(_ picker: UIDatePicker, value: Int) -> Date {
    let facts = picker.facts
    let calendar = facts.calendar
    let date = picker.date
    var parts = calendar.dateComponents(
      [.era, .year, .month, .day, .hour, .minute, .second], from: date)
    switch self {
    case .month: parts.month = value + 1
    case .dayOfMonth: parts.day = value + 1
    case .year: parts.year = value + 1
    case .day: return facts.adding(value - Self.dayReach, .day, to: date)
    case .hour:
      let isAfternoon = facts.hasHalfDays && (parts.hour ?? 0) >= 12
      parts.hour = value + (isAfternoon ? 12 : 0)
    case .minute: parts.minute = value * picker.minuteInterval
    case .period: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
    case .durationHour, .durationMinute: return date
    }
    if self == .month || self == .year, let day = parts.day {
      // If the month has no such day, its last day is taken.
      var first = parts
      first.day = 1
      let start = calendar.date(from: first) ?? date
      parts.day = min(day, calendar.range(of: .day, in: .month, for: start)?.count ?? day)
    }
    return calendar.date(from: parts) ?? date
  }

  @MainActor
  func title(_ picker: UIDatePicker, value: Int) -> String {
    let facts = picker.facts
    let calendar = facts.calendar
    switch self {
    case .month:
      let names = calendar.standaloneMonthSymbols
      return names.indices.contains(value) ? names[value] : ""
    case .dayOfMonth: return facts.number(value + 1)
    case .year: return facts.number(value + 1)
    case .day:
      let day = date(picker, value: value)
      if facts.isSameDay(day, CalendarFacts.standInNow), facts.locale.identifier.hasPrefix("en") {
        return "Today"
      }
      return facts.text("EEEMMMd", day).replacingOccurrences(of: ",", with: "")
    case .hour:
      return facts.number(
        facts.hasHalfDays ? (value == 0 ? 12 : value) : value,
        minimumDigits: facts.hasHalfDays ? 1 : 2)
    case .minute: return facts.number(value * picker.minuteInterval, minimumDigits: 2)
    case .period: return value == 0 ? calendar.amSymbol : calendar.pmSymbol
    case .durationHour: return facts.number(value)
    case .durationMinute: return facts.number(value * picker.minuteInterval)
    }
  }

  /// Whether a value leads to a date that may be chosen.
  @MainActor
  func isEnabled(_ picker: UIDatePicker, value: Int) -> Bool {
    let calendar = picker.facts.calendar
    if self == .dayOfMonth {
      let count = calendar.range(of: .day, in: .month, for: picker.date)?.count ?? 31
      if value >= count { return false }
    }
    guard let limits = picker.limits else { return true }
    let step: Calendar.Component
    switch self {
    case .month: step = .month
    case .dayOfMonth, .day: step = .day
    case .year: step = .year
    case .hour: step = .hour
    case .minute: step = .minute
    case .period, .durationHour, .durationMinute: return true
    }
    let date = date(picker, value: value)
    let order = limits.minimum.map { calendar.compare(date, to: $0, toGranularity: step) }
    return order != .orderedAscending
      && limits.maximum.map { calendar.compare(date, to: $0, toGranularity: step) }
        != .orderedDescending
  }

  var alignment: NSTextAlignment {
    switch self {
    case .month, .period: .natural
    case .durationHour, .durationMinute, .dayOfMonth, .year, .day, .hour, .minute: .right
    }
  }

  /// The longest texts of a column, which decide its width.
  @MainActor
  func samples(_ picker: UIDatePicker) -> [String] {
    let facts = picker.facts
    switch self {
    case .month: return facts.calendar.standaloneMonthSymbols
    case .dayOfMonth, .minute, .hour, .durationHour, .durationMinute:
      return [facts.number(28, minimumDigits: 2)]
    case .year: return [facts.number(2008)]
    case .day:
      return (0..<12).map { month in
        // These days have two digits and fall on different days of the week.
        let date = facts.adding(27 + 31 * month, .day, to: CalendarFacts.standInNow)
        return facts.text("EEEMMMd", date).replacingOccurrences(of: ",", with: "")
      }
    case .period: return [facts.calendar.amSymbol, facts.calendar.pmSymbol]
    }
  }
}
