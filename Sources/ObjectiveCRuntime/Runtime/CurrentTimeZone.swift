// Foundation's questions for the current time zone, answered by the task's choice where there is
// one, as `CurrentLocale.swift` does for locales. Where there is none Foundation itself answers: it
// finds Greenwich's zone in the environment (`CProcessDefaults`), or what the test set.
import Foundation

#if os(Linux)

  extension TimeZone {
    @_silgen_name("CProcessDefaultsCurrentTimeZone")
    package static func interposedCurrent() -> TimeZone {
      FormatSettings.chosen.timeZone ?? FoundationOriginals.currentTimeZone?() ?? .gmt
    }

    @_silgen_name("CProcessDefaultsAutoupdatingTimeZone")
    package static func interposedAutoupdatingCurrent() -> TimeZone {
      FormatSettings.chosen.timeZone ?? FoundationOriginals.autoupdatingTimeZone?() ?? .gmt
    }

    /// `NSTimeZone.default`.
    @_silgen_name("CProcessDefaultsDefaultTimeZone")
    package static func interposedDefault() -> TimeZone? {
      FormatSettings.chosen.timeZone ?? FoundationOriginals.defaultTimeZone?() ?? .gmt
    }
  }

  // CoreFoundation finds the machine's zone in a copy of the environment that it makes before any
  // program can set it: it gets Foundation's zones instead.

  /// The zone of `DateFormatter` and of CoreFoundation's calendars.
  @_cdecl("CProcessDefaultsCopyDefaultTimeZone")
  package func interposedCFTimeZoneCopyDefault() -> UInt {
    FoundationOriginals.makeCFTimeZone(NSTimeZone.default.identifier)
  }

  /// The zone of descriptions of dates.
  @_cdecl("CProcessDefaultsCopySystemTimeZone")
  package func interposedCFTimeZoneCopySystem() -> UInt {
    FoundationOriginals.makeCFTimeZone(NSTimeZone.system.identifier)
  }

#endif
