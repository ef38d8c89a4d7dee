import Foundation

/// The facts about dates that pickers and calendars use: a calendar, and a locale's way of writing
/// dates.
///
/// Pictures depend on no clock and no region of a machine. The first of January 2001, midnight at
/// Greenwich, stands for today, and the test says the user's region (`FormatSettings`).
@MainActor
final class CalendarFacts {
  /// 1 January 2001, 00:00 GMT, which is the reference date of `Date`.
  static let standInNow: Date = .init(timeIntervalSinceReferenceDate: 0)

  let calendar: Calendar
  let locale: Locale
  private let region: FormatSettings.Values
  private var formatters: [String: DateFormatter] = [:]

  /// - Parameters:
  ///   - calendar: The calendar; nil stands for the current one.
  ///   - locale: The locale; nil stands for the calendar's, or for the current one.
  ///   - timeZone: The time zone; nil stands for the calendar's.
  init(calendar: Calendar? = nil, locale: Locale? = nil, timeZone: TimeZone? = nil) {
    region = FormatSettings.values
    var whole = calendar ?? region.calendar
    let own = calendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 }
    self.locale = locale ?? own ?? region.locale
    whole.locale = self.locale
    if let timeZone { whole.timeZone = timeZone }
    self.calendar = whole
  }

  /// Whether the user's region is another now than it was.
  var isOutdated: Bool { region != FormatSettings.values }

  /// A date in the locale's way of writing the parts of a template, such as `MMMMy`.
  func text(_ template: String, _ date: Date) -> String {
    let formatter = formatter(template) { $0.setLocalizedDateFormatFromTemplate(template) }
    return plain(formatter.string(from: date))
  }

  /// A date such as “Jan 1, 2001”.
  func mediumDate(_ date: Date) -> String {
    plain(
      formatter("date") {
        $0.dateStyle = .medium
        $0.timeStyle = .none
      }.string(from: date))
  }

  /// A time such as “12:00 AM”.
  func shortTime(_ date: Date) -> String {
    plain(
      formatter("time") {
        $0.dateStyle = .none
        $0.timeStyle = .short
      }.string(from: date))
  }

  /// A number in the locale's digits.
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

  /// The text with plain spaces, as fonts lack the narrow no-break one.
  private func plain(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: "\u{A0}")
  }

  /// Whether hours go to 12, with a name for each half of the day.
  var hasHalfDays: Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? true
  }

  /// Day, month and year in the locale's order.
  var dateOrder: [Character] {
    let format =
      DateFormatter.dateFormat(fromTemplate: "yMMMMd", options: 0, locale: locale) ?? "MMMM d, y"
    let order = format.filter { "dMLy".contains($0) }.map { $0 == "L" ? "M" : $0 }
    var found: [Character] = []
    for letter in order where !found.contains(letter) { found.append(letter) }
    return found.count == 3 ? found : ["M", "d", "y"]
  }

  /// The weekdays' titles from the calendar's first day of the week.
  var weekdayTitles: [String] {
    let titles = calendar.shortStandaloneWeekdaySymbols
    let first = min(max(calendar.firstWeekday - 1, 0), max(titles.count - 1, 0))
    return (titles[first...] + titles[..<first]).map { $0.uppercased(with: locale) }
  }

  /// The first day of a date's month.
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
