// Foundation's questions for the current locale and calendar, answered by `FormatSettings`.
//
// On Linux Foundation answers `en_001`, whatever the environment and the user's defaults say, and
// nothing public sets it. `CProcessDefaults` leads the calls of Foundation's functions here, before
// the program begins: those of tests and views, and those of Foundation's libraries among each
// other. `RuntimeCheck.ofObjectiveCRuntime` tries that. Under a toolchain with other names nobody
// calls these functions, and Foundation answers as it would.
import Foundation

#if os(Linux)

  extension Locale {
    @_silgen_name("CProcessDefaultsCurrentLocale")
    package static func interposedCurrent() -> Locale { FormatSettings.locale }

    /// Differs: the value does not follow when the task's choice changes.
    @_silgen_name("CProcessDefaultsAutoupdatingLocale")
    package static func interposedAutoupdatingCurrent() -> Locale { FormatSettings.locale }

    @_silgen_name("CProcessDefaultsPreferredLanguages")
    package static func interposedPreferredLanguages() -> [String] {
      FormatSettings.preferredLanguages
    }
  }

  extension Calendar {
    @_silgen_name("CProcessDefaultsCurrentCalendar")
    package static func interposedCurrent() -> Calendar { FormatSettings.calendar }

    /// Differs: the value does not follow when the task's choice changes.
    @_silgen_name("CProcessDefaultsAutoupdatingCalendar")
    package static func interposedAutoupdatingCurrent() -> Calendar { FormatSettings.calendar }

    /// `Calendar(identifier:)`, whose time zone is the default one.
    @_silgen_name("CProcessDefaultsMakeCalendar")
    package static func interposedInit(_ identifier: Calendar.Identifier) -> Calendar {
      guard let original = FoundationOriginals.calendar else {
        preconditionFailure("Foundation lacks the function in whose place this one is called.")
      }
      var calendar = original(identifier)
      if let timeZone = FormatSettings.chosen.timeZone { calendar.timeZone = timeZone }
      return calendar
    }
  }

  /// CoreFoundation's own current locale, for strings and intervals of dates.
  @_cdecl("CProcessDefaultsCopyLocale")
  package func interposedCFLocaleCopyCurrent() -> UInt {
    FoundationOriginals.makeCFLocale(FormatSettings.locale.identifier)
  }

#endif
