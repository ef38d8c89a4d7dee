import Foundation
import Testing

@testable import ObjectiveCRuntime

@Suite struct DurationUnitTests {
  private func texts(_ value: Int, _ style: DateComponentsFormatter.UnitsStyle) -> [String] {
    DurationUnit.allCases.map { $0.text(value, style) }
  }

  @Test func `units go from the largest to the smallest`() {
    #expect(DurationUnit.allCases == DurationUnit.allCases.sorted())
    #expect(DurationUnit.year < .month && DurationUnit.week < .day && DurationUnit.minute < .second)
    let seconds = DurationUnit.allCases.map(\.seconds)
    #expect(seconds == [31_536_000, 2_592_000, 604_800, 86_400, 3_600, 60, 1])
  }

  @Test func `a unit is the same one of calendars by both of their names`() {
    #expect(
      DurationUnit.allCases.map(\.calendarUnit)
        == [.year, .month, .weekOfMonth, .day, .hour, .minute, .second])
    #expect(
      DurationUnit.allCases.map(\.component)
        == [.year, .month, .weekOfMonth, .day, .hour, .minute, .second])
  }

  @Test func `letters follow the number`() {
    #expect(texts(2, .abbreviated) == ["2y", "2mo", "2w", "2d", "2h", "2m", "2s"])
    #expect(texts(2, .positional) == texts(2, .abbreviated))
  }

  @Test func `short names have a plural for days and longer units alone`() {
    #expect(texts(1, .short) == ["1 yr", "1 mth", "1 wk", "1 day", "1 hr", "1 min", "1 sec"])
    #expect(
      texts(2, .short) == ["2 yrs", "2 mths", "2 wks", "2 days", "2 hr", "2 min", "2 sec"])
    #expect(texts(2, .brief) == texts(2, .short).map { $0.replacing(" ", with: "") })
  }

  @Test func `full names are plural but for one, also below zero`() {
    #expect(
      texts(1, .full)
        == ["1 year", "1 month", "1 week", "1 day", "1 hour", "1 minute", "1 second"])
    #expect(
      texts(0, .full)
        == ["0 years", "0 months", "0 weeks", "0 days", "0 hours", "0 minutes", "0 seconds"])
    #expect(DurationUnit.hour.text(-1, .full) == "-1 hour")
    #expect(DurationUnit.hour.text(-1, .spellOut) == "minus one hour")
  }

  @Test(arguments: [
    (0, "zero"), (13, "thirteen"), (20, "twenty"), (99, "ninety-nine"), (100, "one hundred"),
    (115, "one hundred fifteen"), (-40, "minus forty"), (1_001, "one thousand one"),
    (2_000_000, "two million"),
    (1_000_000_021, "one billion twenty-one"), (3_000_000_000_000, "three trillion"),
  ])
  func `numbers are written in words`(number: Int, words: String) {
    #expect(SpelledNumber.text(number) == words)
  }

  @Test func `the smallest number has words`() {
    #expect(SpelledNumber.text(.min).hasPrefix("minus nine quintillion two hundred twenty-three "))
    #expect(SpelledNumber.text(.min).hasSuffix(" thousand eight hundred eight"))
  }
}
