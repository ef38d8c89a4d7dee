import Foundation
import Glibc
import ObjectiveCRuntime
import Testing

/// What tests, views and Foundation's formatters get, whatever `TZ` and `LANG` say.
@Suite struct CurrentLocaleTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func inGermany<R>(_ operation: () throws -> R) rethrows -> R {
    let settings = FormatSettings(
      locale: Locale(identifier: "de_DE"), timeZone: TimeZone(identifier: "Asia/Tokyo"))
    return try FormatSettings.$chosen.withValue(settings, operation: operation)
  }

  private func currency(_ value: Double) -> String? {
    let formatter = NumberFormatter()
    formatter.numberStyle = .currency
    return formatter.string(from: NSNumber(value: value))
  }

  private func medium(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }

  @Test func `every current locale is the United States'`() {
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(NSLocale.current.identifier == "en_US")
    #expect(NumberFormatter().locale.identifier == "en_US")
    #expect(DateFormatter().locale.identifier == "en_US")
    #expect(Locale.preferredLanguages == ["en-US"])
    #expect(NSLocale.preferredLanguages == ["en-US"])
    #expect(Locale.current.measurementSystem == .us)
    #expect(Locale.current.currency?.identifier == "USD")
  }

  @Test func `the current calendar is Gregorian, and its weeks begin on Sunday`() {
    for calendar in [Calendar.current, .autoupdatingCurrent, NSCalendar.current] {
      #expect(calendar.identifier == .gregorian)
      #expect(calendar.firstWeekday == 1)
      #expect(calendar.locale?.identifier == "en_US")
      #expect(calendar.timeZone.secondsFromGMT(for: date) == 0)
      #expect(calendar.component(.hour, from: date) == 22)
    }
  }

  @Test func `numbers are written as in the United States`() {
    #expect(currency(1234.5) == "$1,234.50")
    #expect(1234.5.formatted() == "1,234.5")
    #expect(0.5.formatted(.percent) == "50%")
    #expect(String.localizedStringWithFormat("%.1f", 1234.5) == "1,234.5")
    #expect(LengthFormatter().string(fromMeters: 5000) == "3.107 mi")
  }

  @Test func `dates are written as in the United States, with the narrow space of iOS 17`() {
    #expect(date.formatted() == "11/14/2023, 10:13\u{202F}PM")
    #expect(medium(date) == "Nov 14, 2023 at 10:13\u{202F}PM")
    #expect(date.formatted(.dateTime.weekday().hour()) == "Tue, 10\u{202F}PM")
    let template = DateFormatter()
    template.setLocalizedDateFormatFromTemplate("MMMMdjm")
    #expect(template.string(from: date) == "November 14 at 10:13\u{202F}PM")
  }

  @Test func `lists, lengths of time and sizes are English`() {
    #expect(["a", "b", "c"].formatted() == "a, b, and c")
    #expect(Duration.seconds(3661).formatted() == "1:01:01")
    #expect(123_456.formatted(.byteCount(style: .file)) == "123 kB")
    #expect(date.formatted(.relative(presentation: .named)).hasSuffix("ago"))
  }

  @Test func `letters and order are English`() {
    #expect("title".localizedUppercase == "TITLE")
    #expect("i".localizedUppercase == "I")
    let words = ["b", "a10", "ä", "a9"]
    #expect(
      words.sorted { $0.localizedStandardCompare($1) == .orderedAscending }
        == ["ä", "a9", "a10", "b"])
  }

  @Test func `ICU's own default is the United States', too`() throws {
    typealias GetDefault = @convention(c) () -> UnsafePointer<CChar>
    let symbol = try #require(dlsym(nil, "swift_uloc_getDefault"))
    #expect(String(cString: unsafeBitCast(symbol, to: GetDefault.self)()) == "en_US")
  }

  @Test func `a chosen locale holds for all of them`() {
    inGermany {
      #expect(currency(1234.5) == "1.234,50\u{A0}€")
      #expect(1234.5.formatted() == "1.234,5")
      #expect(String.localizedStringWithFormat("%.1f", 1234.5) == "1.234,5")
      // The format style asks for an hour of as few digits as there are; the formatter's pattern
      // has two.
      #expect(date.formatted() == "15.11.2023, 7:13")
      #expect(medium(date) == "15.11.2023, 07:13")
      #expect(["a", "b", "c"].formatted() == "a, b und c")
      #expect(LengthFormatter().string(fromMeters: 5000) == "5 km")
      #expect(Calendar.current.firstWeekday == 2)
      #expect(Locale.preferredLanguages == ["de-DE"])
    }
    let turkish = FormatSettings(locale: Locale(identifier: "tr_TR"))
    FormatSettings.$chosen.withValue(turkish) {
      #expect("i".localizedUppercase == "İ")
    }
    #expect(currency(1234.5) == "$1,234.50")
  }

  @Test func `a choice is its task's alone`() async {
    await withTaskGroup(of: [String].self) { group in
      for identifier in ["de_DE", "en_US", "ja_JP", "fr_FR"] {
        group.addTask {
          let settings = FormatSettings(locale: Locale(identifier: identifier))
          return await FormatSettings.$chosen.withValue(settings) {
            var seen = Set<String>()
            for _ in 0..<100 {
              seen.formUnion([Locale.current.identifier, NumberFormatter().locale.identifier])
              await Task.yield()
            }
            return [identifier] + seen.sorted()
          }
        }
      }
      for await seen in group { #expect(seen.count == 2 && seen[0] == seen[1]) }
    }
  }

  @Test func `a thread without a task has the defaults`() async {
    let identifier = await withCheckedContinuation { continuation in
      inGermany {
        Thread.detachNewThread { continuation.resume(returning: Locale.current.identifier) }
      }
    }
    #expect(identifier == "en_US")
  }
}
