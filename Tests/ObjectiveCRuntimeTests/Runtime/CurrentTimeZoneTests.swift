import Foundation
import Glibc
import ObjectiveCRuntime
import Testing

@Suite(.serialized) struct CurrentTimeZoneTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private var hour: String {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH"
    return formatter.string(from: date)
  }

  @Test func `every current time zone is Greenwich's`() {
    let zones: [TimeZone] = [
      TimeZone.current, .autoupdatingCurrent, NSTimeZone.system, NSTimeZone.default,
      NSTimeZone.local, DateFormatter().timeZone, Calendar(identifier: .gregorian).timeZone,
      Date.FormatStyle().timeZone,
    ]
    #expect(zones.map { $0.secondsFromGMT(for: date) } == zones.map { _ in 0 })
    #expect(hour == "22")
  }

  @Test func `the C library's local time is Greenwich's`() {
    var (seconds, parts) = (time_t(1_700_000_000), tm())
    _ = localtime_r(&seconds, &parts)
    #expect(parts.tm_hour == 22 && parts.tm_gmtoff == 0)
  }

  @Test func `a chosen time zone holds for all of them`() {
    let settings = FormatSettings(timeZone: TimeZone(identifier: "Asia/Tokyo"))
    FormatSettings.$chosen.withValue(settings) {
      let zones: [TimeZone] = [
        TimeZone.current, .autoupdatingCurrent, NSTimeZone.system, NSTimeZone.default,
        NSTimeZone.local, DateFormatter().timeZone, Calendar.current.timeZone,
        Calendar(identifier: .gregorian).timeZone, Date.FormatStyle().timeZone,
      ]
      #expect(zones.map(\.identifier) == zones.map { _ in "Asia/Tokyo" })
      #expect(hour == "07")
      #expect(date.formatted(date: .omitted, time: .shortened) == "7:13\u{202F}AM")
    }
    #expect(hour == "22")
  }

  @Test func `every check of the runtime works`() {
    #expect(RuntimeCheck.ofObjectiveCRuntime.filter { !$0.works } == [])
  }
}
