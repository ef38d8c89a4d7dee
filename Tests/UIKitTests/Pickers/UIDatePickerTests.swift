import Testing

@testable import UIKit

@MainActor
@Suite struct UIDatePickerTests {
  private static func date(_ text: String) -> Date {
    let formatter = ISO8601DateFormatter()
    return formatter.date(from: text)!
  }

  private func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic,
    _ date: String = "2024-02-29T14:05:00Z"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.traitOverrides.displayScale = 2
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.date(date)
    picker.sizeToFit()
    picker.layoutIfNeeded()
    return picker
  }

  private func texts(_ view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden }.flatMap { view in
      (view as? UILabel).map { [$0.text ?? ""] } ?? texts(view)
    }
  }

  private func selected(_ picker: UIDatePicker) -> [String] {
    picker.layoutIfNeeded()
    let wheels = picker.subviews.first as? _UIDatePickerView
    wheels?.layoutIfNeeded()
    return (wheels?.columns ?? []).map { $0.accessibilityValue ?? "" }
  }

  @Test func `what nobody sets is no value of the machine`() {
    let picker = UIDatePicker()
    #expect(picker.date == Self.date("2001-01-01T00:00:00Z"))
    #expect(picker.calendar.identifier == .gregorian)
    #expect(picker.calendar.timeZone == TimeZone(secondsFromGMT: 0))
    #expect(picker.locale == nil && picker.timeZone == nil)
    #expect(texts(picker).map { $0.replacingOccurrences(of: "\u{A0}", with: " ") } == [
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

  @Test func `wheels follow the mode and the locale`() {
    #expect(selected(picker(.date, .wheels)) == ["February", "29", "2024"])
    #expect(selected(picker(.time, .wheels)) == ["2", "05", "PM"])
    #expect(selected(picker(.dateAndTime, .wheels)) == ["Thu Feb 29", "2", "05", "PM"])
    #expect(selected(picker(.yearAndMonth, .wheels)) == ["February", "2024"])
    let german = picker(.date, .wheels)
    german.locale = Locale(identifier: "de_DE")
    #expect(selected(german) == ["29", "Februar", "2024"])
    let time = picker(.time, .wheels)
    time.locale = Locale(identifier: "de_DE")
    #expect(selected(time) == ["14", "05"])
    time.timeZone = TimeZone(secondsFromGMT: 3600)
    #expect(selected(time) == ["15", "05"])
  }

  @Test func `a duration has hours and minutes with their names beside`() {
    let picker = picker(.countDownTimer)
    picker.countDownDuration = 3 * 3600 + 17 * 60 + 20
    #expect(selected(picker) == ["3", "17"])
    #expect(texts(picker).suffix(2) == ["hours", "min"])
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86_399)
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

  @Test func `an inline calendar starts the month below its weekday`() throws {
    let picker = picker(.dateAndTime, .inline)
    #expect(picker.bounds.size == CGSize(width: 320, height: 374))
    let month = try #require(picker.subviews.first?.subviews.first as? CalendarMonthView)
    month.layoutIfNeeded()
    let days = month.subviews.compactMap { $0 as? CalendarDayView }
    #expect(days.count == 29)
    // 1 February 2024 is a Thursday: the fifth column of weeks from Sunday on.
    #expect(days[0].frame.minY == 64 && abs(days[0].frame.midX - 204.3) < 0.5)
    #expect(days[28].accessibilityTraits.contains(.selected))
    #expect(days.filter { $0.accessibilityTraits.contains(.selected) }.count == 1)
    #expect(texts(month).prefix(1) == ["February 2024"])
  }

  @Test func `a touched day is chosen with the time that was`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.isHidden = false
    let picker = picker(.dateAndTime, .inline)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    window.addSubview(picker)
    window.layoutIfNeeded()
    TouchSimulator(window: window).tap(at: CGPoint(x: 204, y: 84))
    #expect(picker.date == Self.date("2024-02-01T14:05:00Z"))
    #expect(changes == 1)
    picker.maximumDate = Self.date("2024-02-02T00:00:00Z")
    window.layoutIfNeeded()
    TouchSimulator(window: window).tap(at: CGPoint(x: 204, y: 128))
    #expect(changes == 1)
  }

  @Test func `a touched wheel chooses, and February has no thirtieth`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.isHidden = false
    let picker = picker(.date, .wheels, "2024-01-31T00:00:00Z")
    window.addSubview(picker)
    window.layoutIfNeeded()
    TouchSimulator(window: window).tap(at: CGPoint(x: 100, y: 140))
    #expect(picker.date == Self.date("2024-02-29T00:00:00Z"))
  }
}
