import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct RelativeDateTimeFormatterTests {
  private func formatter(_ locale: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: locale)
    formatter.calendar = Calendar(identifier: .gregorian)
    return formatter
  }

  @Test(arguments: [
    (-7200, "2 hours ago"), (90, "in 1 minute"), (5400, "in 1 hour"), (-86400, "1 day ago"),
    (3_456_000, "in 1 month"), (0, "in 0 seconds"),
  ])
  func `the largest unit says how far it is`(_ seconds: Double, _ expected: String) {
    #expect(formatter().localizedString(fromTimeInterval: seconds) == expected)
  }

  @Test(arguments: [
    (RelativeDateTimeFormatter.UnitsStyle.full, "2 hours ago"), (.spellOut, "two hours ago"),
    (.short, "2 hr. ago"), (.abbreviated, "2h ago"),
  ])
  func `units are shortened as their style says`(
    _ style: RelativeDateTimeFormatter.UnitsStyle, _ expected: String
  ) {
    let formatter = formatter()
    formatter.unitsStyle = style
    #expect(formatter.localizedString(from: DateComponents(hour: -2)) == expected)
  }

  @Test func `days have names where that is wanted`() {
    let formatter = formatter()
    formatter.dateTimeStyle = .named
    let texts = [-1, 0, 1, 2].map { formatter.localizedString(from: DateComponents(day: $0)) }
    #expect(texts == ["yesterday", "today", "tomorrow", "in 2 days"])
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "Yesterday")
    #expect(formatter.localizedString(fromTimeInterval: 0) == "Now")
  }

  @Test func `another locale has other words`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let text = formatter("de_DE").localizedString(
      for: start.addingTimeInterval(7200), relativeTo: start)
    #expect(text == "in 2 Stunden")
    #expect(formatter().string(for: "no date") == nil)
  }
}
