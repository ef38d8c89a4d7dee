import Testing

@testable import UIKit

@MainActor
@Suite struct UIDatePickerTests: PicksDates {
  @Test func `what nobody sets is no value of the machine`() {
    let picker = UIDatePicker()
    #expect(picker.date == Self.date("2001-01-01T00:00:00Z"))
    #expect(picker.calendar.identifier == .gregorian)
    #expect(picker.calendar.timeZone == TimeZone(secondsFromGMT: 0))
    #expect(picker.locale == nil && picker.timeZone == nil)
    #expect(
      texts(picker).map { $0.replacingOccurrences(of: "\u{A0}", with: " ") } == [
        "Jan 1, 2001", "12:00 AM",
      ])
  }

  @Test func `automatic is compact, or wheels for durations and months`() {
    #expect(picker(.date).datePickerStyle == .compact)
    #expect(picker(.time).datePickerStyle == .compact)
    #expect(picker(.countDownTimer).datePickerStyle == .wheels)
    #expect(picker(.yearAndMonth, .inline).datePickerStyle == .wheels)
    #expect(picker(.date, .inline).datePickerStyle == .inline)
  }

  @Test func `minutes are shown and given by their interval`() {
    let picker = picker(.time, .wheels)
    picker.minuteInterval = 15
    #expect(selected(picker) == ["2", "00", "PM"])
    #expect(picker.date == Self.date("2024-02-29T14:00:00Z"))
    picker.roundsToMinuteInterval = false
    #expect(picker.date == Self.date("2024-02-29T14:05:00Z"))
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 15)
  }

  @Test func `a date stays within its limits, unless they contradict each other`() {
    let picker = picker(.date)
    picker.minimumDate = Self.date("2024-03-10T00:00:00Z")
    #expect(picker.date == Self.date("2024-03-10T00:00:00Z"))
    picker.maximumDate = Self.date("2024-03-12T00:00:00Z")
    picker.date = Self.date("2025-01-01T00:00:00Z")
    #expect(picker.date == Self.date("2024-03-12T00:00:00Z"))
    picker.minimumDate = Self.date("2026-01-01T00:00:00Z")
    picker.date = Self.date("2025-01-01T00:00:00Z")
    #expect(picker.date == Self.date("2025-01-01T00:00:00Z"))
  }
}
