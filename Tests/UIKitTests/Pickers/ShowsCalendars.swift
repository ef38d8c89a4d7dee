@testable import UIKit

@MainActor
final class CalendarOwner: NSObject, UICalendarViewDelegate,
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

/// What tests of calendars share.
@MainActor protocol ShowsCalendars {
  var window: UIWindow { get }
}

extension ShowsCalendars {
  func calendar() -> UICalendarView {
    let view = UICalendarView()
    view.visibleDateComponents = DateComponents(year: 2024, month: 9)
    view.sizeToFit()
    window.isHidden = false
    window.addSubview(view)
    return view
  }

  func days(_ view: UICalendarView) -> [CalendarDayView] {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.subviews[0].layoutIfNeeded()
    return view.subviews[0].subviews.compactMap { $0 as? CalendarDayView }
  }

  func tap(day: Int, in view: UICalendarView) {
    let frame = days(view)[day - 1]
    TouchSimulator(window: window).tap(
      at: frame.convert(CGPoint(x: frame.bounds.midX, y: frame.bounds.midY), to: nil))
  }

  func selected(_ view: UICalendarView) -> [Int] {
    days(view).enumerated().filter { $0.element.accessibilityTraits.contains(.selected) }
      .map { $0.offset + 1 }
  }
}
