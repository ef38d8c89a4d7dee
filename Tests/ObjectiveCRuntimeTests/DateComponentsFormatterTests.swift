import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct DateComponentsFormatterTests {
  private func text(
    _ seconds: TimeInterval, _ units: NSCalendar.Unit = [.hour, .minute, .second],
    _ style: DateComponentsFormatter.UnitsStyle = .positional,
    zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default, count: Int = 0
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    formatter.maximumUnitCount = count
    return formatter.string(from: seconds)
  }

  @Test func `each style writes an hour and ten minutes as Apple documents it`() {
    #expect(text(4200) == "1:10:00")
    #expect(text(4200, [.hour, .minute], .abbreviated) == "1h 10m")
    #expect(text(4200, [.hour, .minute], .brief) == "1hr 10min")
    #expect(text(4200, [.hour, .minute], .short) == "1 hr, 10 min")
    #expect(text(4200, [.hour, .minute], .full) == "1 hour, 10 minutes")
    #expect(text(4200, [.hour, .minute], .spellOut) == "one hour, ten minutes")
  }

  @Test func `a clock loses leading zeros and keeps the others`() {
    #expect(text(3610) == "1:00:10")
    #expect(text(65) == "1:05")
    #expect(text(10, [.minute, .second]) == "10")
    #expect(text(0, [.minute, .second]) == "0")
    #expect(text(61 * 60 + 1, [.hour, .minute], zeros: .pad) == "1:01")
  }

  @Test func `padding shows all units, and no zero before the first number`() {
    let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(text(3600, all, zeros: .pad) == "0d 1:00:00")
    #expect(text(3600, all, .abbreviated, zeros: .pad) == "0d 1h 0m 0s")
    #expect(text(5, [.minute, .second], zeros: .pad) == "0:05")
  }

  @Test func `other styles lose zeros as they are told`() {
    let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
    #expect(text(3610, all, .abbreviated) == "1h 10s")
    #expect(text(600, all, .abbreviated, zeros: .dropLeading) == "10m 0s")
    #expect(text(600, all, .abbreviated, zeros: .dropTrailing) == "0d 0h 10m")
    #expect(text(3610, all, .abbreviated, zeros: .dropMiddle) == "0d 1h 10s")
    #expect(text(3610, all, .abbreviated, zeros: .dropAll) == "1h 10s")
    #expect(text(0, [.hour, .minute], .full) == "0 minutes")
  }

  @Test func `a limit of units rounds the last one`() {
    #expect(text(4230, count: 2) == "1:10")
    #expect(text(3600 + 40 * 60, [.hour, .minute], .full, count: 1) == "2 hours")
    #expect(text(3600 + 20 * 60, [.hour, .minute], .full, count: 1) == "1 hour")
    #expect(text(86_390, [.day, .hour, .minute], .abbreviated, count: 1) == "1d")
    #expect(text(86_399, [.day, .hour, .minute, .second], .full, count: 2) == "1 day")
  }

  @Test func `components are brought to the units that are allowed`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.day]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: DateComponents(day: 1, hour: 0, minute: 12)) == "1d")
    #expect(formatter.string(from: DateComponents(hour: 4, minute: 12)) == "0d")
    formatter.allowedUnits = [.weekOfMonth, .day]
    #expect(formatter.string(from: DateComponents(day: 9)) == "1w 2d")
    #expect(
      DateComponentsFormatter.localizedString(
        from: DateComponents(hour: 1, minute: 10), unitsStyle: .full) == "1 hour, 10 minutes")
  }

  @Test func `years and months have the length of the calendar`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    let start = Date(timeIntervalSince1970: 0)
    let end = Date(timeIntervalSince1970: 86_400 * (365 + 31 + 1))
    #expect(formatter.string(from: start, to: end) == "1 year, 1 month, 1 day")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: start, to: end) == "1 yr, 1 mth, 1 day")
  }

  @Test func `phrases stand around the time`() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.allowedUnits = .minute
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 300) == "About 5 minutes remaining")
  }

  @Test func `a sign stands before the first number alone`() {
    #expect(text(-6000, [.hour, .minute], .abbreviated) == "-1h 40m")
    #expect(text(-65) == "-1:05")
  }

  @Test func `numbers are spelled out`() {
    #expect(text(21 * 3600, [.hour], .spellOut) == "twenty-one hours")
    #expect(
      text(1_234_500, [.second], .spellOut)
        == "one million two hundred thirty-four thousand five hundred seconds")
  }

  @Test func `numbers and components are formatted as objects, others are not`() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(for: NSNumber(value: 61)) == "1:01")
    #expect(formatter.string(for: DateComponents(second: 61)) == "1:01")
    #expect(formatter.string(for: "61") == nil)
    #expect(formatter.string(from: .infinity) == nil)
    #expect(formatter.string(from: .nan) == nil)
  }
}
