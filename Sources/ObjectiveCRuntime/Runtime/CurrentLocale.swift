// Foundation's questions for the current locale and calendar, answered by `FormatSettings`.
//
// On Linux Foundation answers `en_001`, whatever the environment and the user's defaults say, and
// nothing public sets it. A program's own function comes before a library's of the same name, and
// these have the names of Foundation's: the sources of tests, and Foundation's libraries where they
// call each other, get here. `RuntimeCheck.ofObjectiveCRuntime` tries that. Under a toolchain with
// other names nobody calls them, and Foundation answers as it would.
import Foundation

#if os(Linux)

  extension Locale {
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    package static func interposedCurrent() -> Locale { FormatSettings.locale }

    /// Differs: the value does not follow when the task's choice changes.
    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    package static func interposedAutoupdatingCurrent() -> Locale { FormatSettings.locale }

    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    package static func interposedPreferredLanguages() -> [String] {
      FormatSettings.preferredLanguages
    }
  }

  extension Calendar {
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    package static func interposedCurrent() -> Calendar { FormatSettings.calendar }

    /// Differs: the value does not follow when the task's choice changes.
    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    package static func interposedAutoupdatingCurrent() -> Calendar { FormatSettings.calendar }

    /// `Calendar(identifier:)`, whose time zone is the default one.
    @_silgen_name("$s20FoundationEssentials8CalendarV10identifierA2C10IdentifierOh_tcfC")
    package static func interposedInit(_ identifier: Calendar.Identifier) -> Calendar {
      guard let original = FoundationOriginals.calendar else {
        preconditionFailure("Foundation lacks the function by whose name this one was called.")
      }
      var calendar = original(identifier)
      if let timeZone = FormatSettings.chosen.timeZone { calendar.timeZone = timeZone }
      return calendar
    }
  }

  /// CoreFoundation's own current locale, for strings and intervals of dates.
  @_cdecl("CFLocaleCopyCurrent")
  package func interposedCFLocaleCopyCurrent() -> UInt {
    FoundationOriginals.makeCFLocale(FormatSettings.locale.identifier)
  }

#endif
