import Testing

@testable import UIKit

@MainActor
@Suite struct UICalendarViewTests {
  private final class Owner: NSObject, UICalendarViewDelegate,
    UICalendarSelectionSingleDateDelegate, UICalendarSelectionMultiDateDelegate
  {
    var decorated: [Int] = []
    var selected: [DateComponents?] = []
    var months: [Int?] = []

    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      decorated.append(dateComponents.day ?? 0)
      return dateComponents.day == 3 ? .default(color: .red, size: .large) : nil
    }
    func calendarView(
      _ calendarView: UICalendarView,
      didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) { months.append(previousDateComponents.month) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) { selected.append(dateComponents) }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day != 13 }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
    ) { selected.append(dateComponents) }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
    ) { selected.append(nil) }
  }

  private let owner = Owner()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))

  private func calendar() -> UICalendarView {
    let view = UICalendarView()
    view.visibleDateComponents = DateComponents(year: 2024, month: 9)
    view.sizeToFit()
    window.isHidden = false
    window.addSubview(view)
    return view
  }

  private func days(_ view: UICalendarView) -> [CalendarDayView] {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.subviews[0].layoutIfNeeded()
    return view.subviews[0].subviews.compactMap { $0 as? CalendarDayView }
  }

  private func tap(day: Int, in view: UICalendarView) {
    let frame = days(view)[day - 1]
    TouchSimulator(window: window).tap(
      at: frame.convert(CGPoint(x: frame.bounds.midX, y: frame.bounds.midY), to: nil))
  }

  private func selected(_ view: UICalendarView) -> [Int] {
    days(view).enumerated().filter { $0.element.accessibilityTraits.contains(.selected) }
      .map { $0.offset + 1 }
  }

  @Test func `the first month is that of the reference date`() {
    let view = UICalendarView()
    #expect(view.visibleDateComponents.year == 2001 && view.visibleDateComponents.month == 1)
    #expect(view.calendar.timeZone == TimeZone(secondsFromGMT: 0))
    #expect(view.locale.identifier == "en_US")
    #expect(days(view).count == 31)
  }

  @Test func `one day is selected by a touch, where the delegate lets it`() {
    let view = calendar()
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    tap(day: 12, in: view)
    #expect(selection.selectedDate?.day == 12)
    #expect(selected(view) == [12])
    tap(day: 13, in: view)
    #expect(selected(view) == [12])
    #expect(owner.selected.map { $0?.day } == [12])
    selection.setSelected(DateComponents(year: 2024, month: 9, day: 2), animated: false)
    #expect(selected(view) == [2] && owner.selected.count == 1)
  }

  @Test func `many days are selected and taken back`() {
    let view = calendar()
    let selection = UICalendarSelectionMultiDate(delegate: owner)
    view.selectionBehavior = selection
    selection.setSelectedDates(
      [DateComponents(year: 2024, month: 9, day: 4), DateComponents(year: 2024, month: 9, day: 5)],
      animated: false)
    tap(day: 7, in: view)
    tap(day: 4, in: view)
    #expect(selected(view) == [5, 7])
    #expect(owner.selected.map { $0?.day } == [7, nil])
  }

  @Test func `a week is selected whole`() {
    let view = calendar()
    let selection = UICalendarSelectionWeekOfYear(delegate: nil)
    view.selectionBehavior = selection
    tap(day: 11, in: view)
    #expect(selected(view) == Array(8...14))
  }

  @Test func `days out of range are not enabled`() {
    let view = calendar()
    let start = Date(timeIntervalSince1970: 1_725_926_400)  // 10 September 2024
    view.availableDateRange = DateInterval(start: start, duration: 86_400 * 3)
    let enabled = days(view).enumerated()
      .filter { !$0.element.accessibilityTraits.contains(.notEnabled) }.map { $0.offset + 1 }
    #expect(enabled == [10, 11, 12, 13])
  }

  @Test func `decorations stand below their days, and make weeks higher`() {
    let view = calendar()
    view.wantsDateDecorations = false
    let plain = view.intrinsicContentSize
    view.wantsDateDecorations = true
    view.delegate = owner
    #expect(view.intrinsicContentSize.height == plain.height + 6 * 14)
    let third = days(view)[2]
    third.layoutIfNeeded()
    #expect(third.subviews.last?.backgroundColor == .red)
    #expect(third.subviews.last?.frame.size == CGSize(width: 9, height: 9))
    #expect(days(view)[3].subviews.count == 2)
    #expect(owner.decorated.contains(30))
  }

  @Test func `an arrow turns the month and tells the delegate`() {
    let view = calendar()
    view.delegate = owner
    _ = days(view)
    TouchSimulator(window: window).tap(at: CGPoint(x: 295, y: 22))
    #expect(view.visibleDateComponents.month == 10)
    #expect(owner.months == [9])
    TouchSimulator(window: window).tap(at: CGPoint(x: 250, y: 22))
    #expect(view.visibleDateComponents.month == 9)
  }

  @Test func `a colour well shows its colour in a ring`() {
    let well = UIColorWell()
    #expect(well.frame.size == CGSize(width: 28, height: 28))
    well.selectedColor = .green
    well.layoutIfNeeded()
    #expect(well.subviews[0].backgroundColor == .green)
    #expect(well.subviews[0].frame == CGRect(x: 5, y: 5, width: 18, height: 18))
    #expect(well.accessibilityLabel == "Color Well")
    well.title = "Pen"
    #expect(well.accessibilityLabel == "Pen")
  }
}
