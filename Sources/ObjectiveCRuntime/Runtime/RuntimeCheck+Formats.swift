import Foundation

extension RuntimeCheck {
  /// The checks of this module; each has been made once when this is read.
  package static let ofObjectiveCRuntime = [
    RuntimeCheck(
      "current locale, calendar and time zone", works: followsFormats,
      loss: "Texts that are formatted with the current locale, calendar or time zone follow the "
        + "machine or Foundation's own locale, `en_001`, not the test. Give formatters a locale "
        + "and a time zone.",
      changesPictures: true),
    RuntimeCheck(
      "methods of Foundation's classes", works: hasReplacedMethods,
      loss: "Number formatters keep cents that `maximumFractionDigits` excludes, and descriptions "
        + "of numbers and errors are Linux's.",
      changesPictures: true),
    RuntimeCheck(
      "work for the main thread on virtual time", works: MainWork.works,
      loss: "`DispatchQueue.main`, timers and sleeping tasks go by the wall clock in `.animation` "
        + "and `.wait`. Strips of views that use them may differ between machines.",
      changesPictures: true),
  ]

  private static var hasReplacedMethods: Bool {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    formatter.maximumFractionDigits = 0
    let isWhole = formatter.minimumFractionDigits == 0
    formatter.minimumFractionDigits = 1
    let cents = formatter.string(from: 0.25)
    return isWhole && cents?.contains("25") == false && NSNumber(value: 2.0).description == "2"
      && NSError(domain: "d", code: 1).localizedDescription.contains("’")
  }

  /// Whether everything that Foundation formats with asks `FormatSettings`: the program's calls,
  /// those of Foundation's libraries among themselves, and CoreFoundation's.
  private static var followsFormats: Bool {
    let german = Locale(identifier: "de_DE")
    let tokyo = TimeZone(identifier: "Asia/Tokyo")
    let settings = FormatSettings(locale: german, timeZone: tokyo)
    return FormatSettings.$chosen.withValue(settings) {
      let locales = [
        Locale.current, .autoupdatingCurrent, NSLocale.current, NumberFormatter().locale,
        IntegerFormatStyle<Int>().locale, Calendar.current.locale,
      ]
      let zones = [
        TimeZone.current, .autoupdatingCurrent, NSTimeZone.default, DateFormatter().timeZone,
        Calendar.current.timeZone, Calendar(identifier: .gregorian).timeZone,
        Date.FormatStyle().timeZone,
      ]
      return locales.allSatisfy { $0 == german } && zones.allSatisfy { $0 == tokyo }
        && Calendar.autoupdatingCurrent.firstWeekday == 2
        && Locale.preferredLanguages == ["de-DE"]
    }
  }
}
