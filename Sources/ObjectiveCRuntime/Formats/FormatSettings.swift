import Foundation
import Synchronization

/// What Foundation's `current` locale, calendar and time zone are: a simulator's, or what a test
/// chose for its task.
///
/// Formatters, format styles and calendars ask Foundation for these values, and Foundation asks
/// the machine. `CurrentLocale.swift` and `CurrentTimeZone.swift`, in the folder `Runtime`, bring
/// the question here.
package struct FormatSettings: Sendable {
  /// The locale that was chosen, with the chosen calendar; nil for the language's.
  package let locale: Locale?
  package let timeZone: TimeZone?
  package let calendar: Calendar?

  /// - Parameters:
  ///   - locale: Nil for that of the language of texts, and `en_US` where there is none.
  ///   - timeZone: Nil for the calendar's where one is given, else for the process's.
  ///   - calendar: Nil for the locale's.
  package init(locale: Locale? = nil, timeZone: TimeZone? = nil, calendar: Calendar? = nil) {
    self.locale = locale
    self.timeZone = timeZone ?? calendar?.timeZone
    self.calendar = calendar
  }

  /// The choice of the running task.
  @TaskLocal package static var chosen = FormatSettings()

  /// A simulator's locale.
  private static let unitedStates = Locale(identifier: "en_US")

  /// What `Locale.current` is. Its calendar is the chosen one, as it is on iOS where somebody uses
  /// another calendar than the region's: `DateFormatter` has it from there.
  package static var locale: Locale {
    let chosen = chosen
    let locale = chosen.locale ?? TextLanguage.current.map(usualLocale) ?? unitedStates
    guard let calendar = chosen.calendar?.identifier, calendar != locale.calendar.identifier
    else { return locale }
    var components = Locale.Components(locale: locale)
    components.calendar = calendar
    return Locale(components: components)
  }

  /// The three values at once.
  package struct Values: Equatable {
    package let locale: Locale
    package let calendar: Calendar
    package let timeZone: TimeZone
  }

  package static var values: Values {
    let calendar = calendar
    return Values(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  /// What `Calendar.current` is.
  package static var calendar: Calendar { calendar(in: NSTimeZone.default) }

  /// - Parameter zone: The process's time zone, for a task that chose none.
  private static func calendar(in zone: TimeZone) -> Calendar {
    let chosen = chosen
    let locale = locale
    let key = CalendarKey(
      locale: locale, timeZone: chosen.timeZone ?? zone, calendar: chosen.calendar)
    if let known = known.withLock({ $0?.key == key ? $0?.calendar : nil }) { return known }
    var calendar = chosen.calendar ?? Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    calendar.timeZone = key.timeZone
    let made = calendar
    known.withLock { $0 = (key, made) }
    return made
  }

  private struct CalendarKey: Equatable {
    let locale: Locale
    let timeZone: TimeZone
    let calendar: Calendar?
  }

  private static let known = Mutex<(key: CalendarKey, calendar: Calendar)?>(nil)

  /// The languages that a user prefers: the one of texts, or the locale's.
  package static var preferredLanguages: [String] {
    if let language = TextLanguage.current {
      return [language.replacingOccurrences(of: "_", with: "-")]
    }
    return [language(of: locale)]
  }

  /// The language of texts in a locale, with its script and region where it names them: `de-DE`.
  package static func language(of locale: Locale) -> String {
    let parts = Locale.Components(locale: locale).languageComponents
    let names = [
      parts.languageCode?.identifier, parts.script?.identifier, parts.region?.identifier,
    ]
    return names.compactMap(\.self).joined(separator: "-")
  }

  /// The locale of the region where most people write a language: `de_DE` for `de`. A language
  /// that names its region keeps it.
  package static func usualLocale(of language: String) -> Locale {
    if let known = usualLocales.withLock({ $0[language] }) { return known }
    var components = Locale.Components(identifier: language)
    if components.languageComponents.region == nil {
      let whole = Locale.Language(identifier: language).maximalIdentifier
      components.languageComponents.region =
        Locale.Components(identifier: whole)
        .languageComponents.region
    }
    let locale = Locale(components: components)
    usualLocales.withLock { $0[language] = locale }
    return locale
  }

  private static let usualLocales = Mutex<[String: Locale]>([:])

  /// Puts the process's time zones back where a test left others: the environment's to Greenwich's,
  /// and Foundation's default one to `zone`.
  package static func restoreProcess(defaultZone zone: TimeZone = .gmt) {
    if ProcessDefaults.restoreEnvironment() { NSTimeZone.resetSystemTimeZone() }
    if NSTimeZone.default != zone { NSTimeZone.default = zone }
  }
}
