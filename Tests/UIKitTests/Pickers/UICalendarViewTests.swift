import Testing

@testable import UIKit

@MainActor
@Suite struct UICalendarViewTests: ShowsCalendars {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))

  @Test func `the first month is that of the reference date`() {
    let view = UICalendarView()
    #expect(view.visibleDateComponents.year == 2001 && view.visibleDateComponents.month == 1)
    #expect(view.calendar.timeZone == TimeZone(secondsFromGMT: 0))
    #expect(view.locale.identifier == "en_US")
    #expect(days(view).count == 31)
  }
}
