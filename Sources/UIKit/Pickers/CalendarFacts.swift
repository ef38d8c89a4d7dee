import Foundation

/// What pickers and calendars know of dates: a calendar, and how a locale writes its dates.
///
/// Pictures depend on no clock and no region of a machine. In the place of today stands the first
/// of January 2001, midnight at Greenwich; in that of the user's region the United States.
@MainActor
final class CalendarFacts {
  /// 1 January 2001, 00:00 GMT, which is the reference date of `Date`.
  static let standInNow: Date = .init(timeIntervalSinceReferenceDate: 0)
  static let standInLocale = Locale(identifier: "en_US")
  static let standInCalendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = standInLocale
    return calendar
  }()

  let calendar: Calendar
  let locale: Locale
  private var formatters: [String: DateFormatter] = [:]

  /// - Parameters:
  ///   - calendar: Nil stands for the Gregorian one at Greenwich.
  ///   - locale: Nil stands for the United States.
  ///   - timeZone: Nil stands for the calendar's.
  init(calendar: Calendar? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil) {
    var whole = calendar ?? Self.standInCalendar
    let own = calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 }
    self.locale = locale ?? own ?? Self.standInLocale
    whole.locale = self.locale
    if let timeZone { whole.timeZone = timeZone }
    self.calendar = whole
  }

  /// A date as the locale writes the parts of a template, such as `MMMMy`.
  func text(_ template: String, _ date: Date) -> String {
    let formatter = formatter(template) { $0.setLocalizedDateFormatFromTemplate(template) }
    return plain(formatter.string(from: date))
  }

  /// Such as “Jan 1, 2001”.
  func mediumDate(_ date: Date) -> String {
    plain(
      formatter("date") {
        $0.dateStyle = .medium
        $0.timeStyle = .none
      }.string(from: date))
  }

  /// Such as “12:00 AM”.
  func shortTime(_ date: Date) -> String {
    plain(
      formatter("time") {
        $0.dateStyle = .none
        $0.timeStyle = .short
      }.string(from: date))
  }

  /// In the locale's digits.
  func number(_ value: Int, minimumDigits: Int = 1) -> String {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.usesGroupingSeparator = false
    formatter.minimumIntegerDigits = minimumDigits
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func formatter(_ key: String, _ prepare: (DateFormatter) -> Void) -> DateFormatter {
    if let known = formatters[key] { return known }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    prepare(formatter)
    formatters[key] = formatter
    return formatter
  }

  /// Fonts have no narrow space that does not break.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: "\u{A0}")
  }

  /// Whether hours go to 12, with a name for each half of the day.
  var hasHalfDays: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? true
  }

  /// Day, month and year in the order in which the locale writes them.
  var dateOrder: [Character] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    let order = format.filter { "dMLy".contains($0) }.map { $0 == "L" ? "M" : $0 }
    var found: [Character] = []
    for letter in order where !found.contains(letter) { found.append(letter) }
    return found.count == 3 ? found : ["M", "d", "y"]
  }

  /// From the calendar's first day of the week.
  var weekdayTitles: [String] {
    let titles = calendar.shortStandaloneWeekdaySymbols
    let first = min(max(calendar.firstWeekday - 1, 0), max(titles.count - 1, 0))
    return (titles[first...] + titles[..<first]).map { $0.uppercased(with: locale) }
  }

  /// The first day of the month that a date is in.
  func startOfMonth(_ date: Date) -> Date {
    calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
  }

  func adding(_ value: Int, _ component: Calendar.Component, to date: Date) -> Date {
    calendar.date(byAdding: component, value: value, to: date) ?? date
  }

  func isSameDay(_ one: Date, _ other: Date) -> Bool {
    calendar.isDate(one, inSameDayAs: other)
  }
}
