import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct FormatSettingsTests {
  private func identifier(_ settings: FormatSettings, language: String? = nil) -> String {
    FormatSettings.$chosen.withValue(settings) {
      TextLanguage.$current.withValue(language) { FormatSettings.locale.identifier }
    }
  }

  @Test func `without a choice the locale is the United States'`() {
    #expect(identifier(FormatSettings()) == "en_US")
  }

  @Test(arguments: [
    ("de", "de_DE"), ("pt-BR", "pt_BR"), ("pt", "pt_BR"), ("de-AT", "de_AT"), ("ja", "ja_JP"),
    ("ar", "ar_EG"), ("en", "en_US"), ("zh-Hant", "zh-Hant_TW"),
  ])
  func `a language alone stands for the region where most people write it`(
    _ language: String, _ locale: String
  ) {
    let expected = Locale(identifier: locale).identifier
    #expect(identifier(FormatSettings(), language: language) == expected)
  }

  @Test func `a chosen locale wins over the language`() {
    let french = FormatSettings(locale: Locale(identifier: "fr_CA"))
    #expect(identifier(french, language: "de") == "fr_CA")
  }

  @Test func `a chosen calendar is the locale's as well, for formatters that ask it`() {
    let buddhist = FormatSettings(calendar: Calendar(identifier: .buddhist))
    #expect(identifier(buddhist) == "en_US@calendar=buddhist")
    FormatSettings.$chosen.withValue(buddhist) {
      #expect(Calendar.current.identifier == .buddhist)
      #expect(Calendar.current.locale?.identifier == "en_US@calendar=buddhist")
      let formatter = DateFormatter()
      formatter.dateFormat = "y"
      #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "2513")
    }
  }

  @Test func `the time zone is the chosen one, or the chosen calendar's`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    let paris = TimeZone(identifier: "Europe/Paris")
    #expect(FormatSettings(calendar: calendar).timeZone?.identifier == "Asia/Tokyo")
    let both = FormatSettings(timeZone: paris, calendar: calendar)
    FormatSettings.$chosen.withValue(both) {
      #expect(Calendar.current.timeZone.identifier == "Europe/Paris")
      #expect(TimeZone.current.identifier == "Europe/Paris")
    }
  }

  @Test func `a language names script and region where the locale does`() {
    let names = ["en_US", "de", "zh-Hans_CN", "sr-Latn"].map {
      FormatSettings.language(of: Locale(identifier: $0))
    }
    #expect(names == ["en-US", "de", "zh-Hans-CN", "sr-Latn"])
  }
}
