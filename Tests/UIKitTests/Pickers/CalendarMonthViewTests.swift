import Testing

@testable import UIKit

@MainActor
@Suite struct CalendarMonthViewTests: ShowsCalendars {
  private let owner = CalendarOwner()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))

  @Test func `days out of range are not enabled`() {
    let view = calendar()
    let start = Date(timeIntervalSince1970: 1_725_926_400)  // 10 September 2024
    view.availableDateRange = DateInterval(start: start, duration: 86_400 * 3)
    let enabled = days(view).enumerated()
      .filter { !$0.element.accessibilityTraits.contains(.notEnabled) }.map { $0.offset + 1 }
    #expect(enabled == [10, 11, 12, 13])
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
}
